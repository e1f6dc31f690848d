import type { OpsOperator, OpsPerson, OpsSecurityEvent, OpsUser } from '@porao/contracts';
import rules from '@porao/contracts/rules/en';
import { describe, expect, it } from 'vitest';
import { type Answer, expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createParent, createTutor, createUser } from '../../../test/support/people.repository.ts';
import { change, rows } from '../../../test/support/rows.repository.ts';
import { hashPassword } from '../../kit/auth/passwords.ts';
import type { Page } from '../../kit/page.ts';
import { sweepSecurityEvents } from '../../kit/security-events.repository.ts';

const test = await openTestApp();
const market = await openMarket(test);

const as = <T>(token: string, call: string, body?: object): Promise<Answer<T>> =>
  test.send<T>(call, { token, ...(body && { body }) });
const lead = () => market.operator.token;
const person = async (id: number) =>
  (await as<{ data: OpsPerson }>(lead(), `GET /api/ops/users/${id}`)).body.data;
const act = (id: number, what: string, body: object, token = lead()) =>
  as<{ data: OpsUser }>(token, `POST /api/ops/users/${id}/${what}`, body);

describe('the search for people', () => {
  const find = async (query: Record<string, string>) => {
    const call = `GET /api/ops/users?${new URLSearchParams(query).toString()}`;
    return (await as<{ data: OpsUser[] }>(lead(), call)).body.data.map(({ id }) => id);
  };

  it('RUL-047 finds a name however it is typed, and a phone in any of its forms', async () => {
    const fields = { name: 'সাদিয়া জান্নাত'.normalize('NFC'), phone_no: '01798000001' };
    const { userId } = await createTutor(test.db, { user: fields });
    const typed = ['সাদি\u09dfা', 'জান্নাত সাদিয়া', 'সাদি\u200eয়া', '1798000001', '+880 (0)1798-000001'];
    for (const q of typed) expect({ q, found: await find({ q }) }).toEqual({ q, found: [userId] });
  });

  it('API-262 finds a person whatever title, joiner or apostrophe is typed', async () => {
    const of = async (name: string) => (await createTutor(test.db, { user: { name } })).userId;
    const [bengali, english] = [await of('মোসাঃ শাহ্\u200c নাজনীন'), await of("Md. Rafi D'Silva")];
    for (const q of ['মোছাঃ শাহ্ নাজনীন', 'নাজনীন', 'মোসাম্মৎ নাজনীন শাহ্\u200c'])
      expect({ q, found: await find({ q }) }).toEqual({ q, found: [bengali] });
    for (const q of ['Mohammad Rafi', 'md rafi D’Silva', 'D`SILVA', "Engr. rafi d'silva"])
      expect({ q, found: await find({ q }) }).toEqual({ q, found: [english] });
    expect(await find({ q: 'মোসাঃ' })).toContain(bengali);
  });

  it('OPS-064 finds by id, by the phone in any way of writing or a part of it, by part of e-mail or name', async () => {
    const fields = { name: 'Rokeya_Sakhawat', phone_no: '01312345678', email: 'Rokeya@mail.example' };
    const { userId } = await createTutor(test.db, { user: fields });
    const phones = ['01312345678', '+88 01312-345678', '০১৩১২৩৪৫৬৭৮', '2345', '৩১২৩৪৫৬'];
    for (const q of [...phones, 'rokeya@MAIL', 'kha', 'a_sakh', `#${userId}`]) {
      expect({ q, found: await find({ q }) }).toEqual({ q, found: [userId] });
    }
    // A number is also a part of phone numbers.
    expect(await find({ q: String(userId) })).toContain(userId);
    for (const q of ['%', 'Rokeya%Sakhawat', '#999999', '01312345679']) {
      expect({ q, found: await find({ q }) }).toEqual({ q, found: [] });
    }
  });

  it('OPS-064 filters by role, status and ban', async () => {
    const red = await createTutor(test.db, { user: { account_status: 'Red', name: 'Filtered One' } });
    const banned = await createParent(test.db, { banned_at: new Date(), name: 'Filtered Two' });
    const q = 'filtered';
    expect(await find({ q, role: 'tutor' })).toEqual([red.userId]);
    expect(await find({ q, role: 'parent' })).toEqual([banned.userId]);
    expect(await find({ q, role: 'lead' })).toEqual([]);
    expect(await find({ q, status: 'Red' })).toEqual([red.userId]);
    expect(await find({ q, status: 'none' })).toEqual([banned.userId]);
    expect(await find({ q, banned: '1' })).toEqual([banned.userId]);
    expect(await find({ q, banned: '0' })).toEqual([red.userId]);
    expect(await find({ role: 'lead' })).toContain(market.operator.userId);
  });
});

describe("a person's page", () => {
  it('OPS-065 has roles, completion, sessions, requests, applications, deals, acts with reasons and notes', async () => {
    const family = await createFamily(test.db);
    const { jobId, requestId } = await market.publish(family);
    const { applicationId, userId } = await market.applicant(jobId);
    await market.confirm(applicationId);
    await act(userId, 'status', { status: 'Yellow', reason: 'Papers are missing' });
    await act(userId, 'notes', { text: 'Called, will send them on Sunday.' });
    expectFailure(await act(userId, 'notes', { text: ' ' }), 422, 'VALIDATION');
    expectFailure(await act(999_999, 'notes', { text: 'Nobody' }), 404, 'NOT_FOUND');

    const tutor = await person(userId);
    expect(tutor).toMatchObject({
      roles: ['tutor'],
      completion: 85,
      account_status: 'Yellow',
      sessions: [{ role: 'tutor' }],
      acts: { total: 2, rows: [{ action: 'note' }, { action: 'set-status', reason: 'Papers are missing' }] },
      notes: { total: 1, rows: [{ text: 'Called, will send them on Sunday.', author: 'Test Person' }] },
      applications: { total: 1, rows: [{ job_id: jobId, stage: 'payment' }] },
      deals: { total: 1, rows: [{ job_id: jobId, as: 'tutor', other: 'Test Person' }] },
      requests: { total: 0, rows: [] },
    });
    expect(await person(family.userId)).toMatchObject({
      completion: null,
      requests: { total: 1, rows: [{ id: requestId, stage: 'Closed' }] },
      deals: { rows: [{ as: 'parent' }] },
    });
    expectFailure(await as(lead(), 'GET /api/ops/users/999999'), 404, 'NOT_FOUND');
  });

  it('OPS-065 names the device of a session, without its token', async () => {
    const password_hash = await hashPassword('words of a session');
    const { userId, phone } = await createTutor(test.db, { user: { password_hash } });
    const { body } = await test.send<{ token: string }>('POST /api/v1/login', {
      body: { phone_no: phone, password: 'words of a session' },
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/150.0.0.0 Mobile Safari/537.36' },
    });
    const shown = await person(userId);
    expect(shown.sessions).toHaveLength(2);
    expect(shown.sessions[0]).toMatchObject({ device: 'Chrome on Android' });
    expect(JSON.stringify(shown)).not.toContain(body.token.split('.')[1]);
    expect(JSON.stringify(shown)).not.toContain('argon2');
    await act(userId, 'end-sessions', { reason: 'Stolen phone' });
    expect((await person(userId)).sessions).toEqual([]);
  });

  it('OPS-065 tells when a session was last used, to within five minutes', async () => {
    const { userId, token } = await createTutor(test.db);
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const seenAfterCall = async (before: Date) => {
      await change(test.db, 'sessions', { last_seen_at: before }, { user_id: userId });
      await test.send('GET /api/v1/user', { token });
      return new Date((await person(userId)).sessions[0]?.last_seen_at ?? 0);
    };
    const recent = minutesAgo(4);
    expect(await seenAfterCall(recent)).toEqual(recent);
    expect((await seenAfterCall(minutesAgo(6))).getTime()).toBeGreaterThan(minutesAgo(1).getTime());
  });

  it('OPS-065 applications of one moment keep their order when one of them changes', async () => {
    const tutor = await createTutor(test.db);
    const applied = async () => {
      const { jobId } = await market.publish(await createFamily(test.db));
      return (await market.applicant(jobId, tutor)).applicationId;
    };
    const [first] = [await applied(), await applied(), await applied()];
    await change(test.db, 'applications', { created_at: new Date() }, { tutor_id: tutor.tutorId });
    const shown = async () => (await person(tutor.userId)).applications.rows.map((row) => row.job_id);
    const before = await shown();
    // PostgreSQL finds a row after the others once it was changed.
    await change(test.db, 'applications', { answered_at: new Date() }, { id: first });
    expect(await shown()).toEqual(before);
  });

  it('OPS-066 verifies a phone that no code reaches, unless another account has it', async () => {
    const pending = await createParent(test.db, { phone_no_verified_at: null });
    const { body } = await act(pending.userId, 'verify-phone', { reason: 'Called back' });
    expect(body.data).toMatchObject({ verified: true });
    expectFailure(await act(pending.userId, 'verify-phone', { reason: 'Again' }), 409, 'CONFLICT');
    const late = await createParent(test.db, { phone_no: pending.phone, phone_no_verified_at: null });
    expectFailure(await act(late.userId, 'verify-phone', { reason: 'The same phone' }), 409, 'CONFLICT');
  });
});

describe('security events of a person', () => {
  const password = 'words of a session';
  const events = async (id: number) =>
    (await as<{ data: OpsSecurityEvent[] }>(lead(), `GET /api/ops/users/${id}/security-events`)).body.data;
  /** They are kept after the answer. */
  const expectEvents = (id: number, wanted: readonly object[]) =>
    expect.poll(() => events(id)).toMatchObject(wanted);
  const signIn = (body: object, address = '203.0.113.7') =>
    test.send<{ token: string }>('POST /api/v1/login', { body, headers: { 'x-forwarded-for': address } });

  it('OPS-065 has signing in, refused tries of others, ends of sessions, newest first, without a secret', async () => {
    const password_hash = await hashPassword(password);
    const user = { password_hash, email_verified_at: new Date() };
    const { userId, phone, email } = await createTutor(test.db, { user });
    const wrong = { kind: 'sign-in', call: 'POST /api/v1/login', outcome: 'VALIDATION' };
    const seen: object[] = [];
    const next = (event: object) => {
      seen.unshift(event);
      return expectEvents(userId, seen);
    };

    await signIn({ phone_no: `+88 ${phone}`, password: 'wrong' }, '2001:db8:1:2:3:4:5:6');
    await next({ ...wrong, network: '2001:db8:1:2::/64' });
    await signIn({ email: email.toUpperCase(), password: 'wrong' });
    await next({ ...wrong, network: '203.0.113.7' });
    const { token } = (await signIn({ phone_no: phone, password })).body;
    await next({ kind: 'sign-in', outcome: 'done', network: '203.0.113.7' });
    await as(token, 'GET /api/ops/users');
    await next({ kind: 'access', call: 'GET /api/ops/users', outcome: 'WRONG_ROLE' });
    await act(userId, 'verify-phone', { reason: 'Called back' });
    await next({ kind: 'phone-verification', outcome: 'CONFLICT', network: null });
    await act(userId, 'end-sessions', { reason: 'Stolen phone' });
    await next({ kind: 'session-end', outcome: 'done', network: null });

    const shown = JSON.stringify(await events(userId));
    for (const secret of [phone, email, password, 'wrong', token]) expect(shown).not.toContain(secret);
    // An operator's act is an event of the account that it was done to.
    expect(await events(market.operator.userId)).toEqual([]);
  });

  it('has refused tries for the account of a phone, verified or not, and nothing for unknown names', async () => {
    const password_hash = await hashPassword('another one');
    const pending = await createParent(test.db, { password_hash, phone_no_verified_at: null });
    const count = async () => (await test.db.selectFrom('security_events').select('id').execute()).length;
    const before = await count();
    await signIn({ phone_no: '01999999999', password });
    await signIn({ email: 'nobody@example.com', password });
    await signIn({ username: 'neither of them', password });
    await test.send('GET /api/saved-jobs');
    await signIn({ phone_no: pending.phone, password });
    await expectEvents(pending.userId, [{ outcome: 'VALIDATION' }]);
    const verified = await createParent(test.db, { password_hash, phone_no: pending.phone });
    await signIn({ phone_no: pending.phone, password });
    await expectEvents(verified.userId, [{ outcome: 'VALIDATION' }]);
    expect(await count()).toBe(before + 2);
  });

  it('has at most 20 of one kind and outcome in an hour, 50 are shown, and 90 days are kept', async () => {
    const { userId, token } = await createTutor(test.db);
    const refused = () => as(token, 'GET /api/ops/users');
    for (let tries = 0; tries < 22; tries++) {
      await refused();
      await expect.poll(async () => (await events(userId)).length).toBe(Math.min(tries + 1, 20));
    }
    await as(token, 'POST /api/v1/logout');
    await expect.poll(async () => (await events(userId))[0]).toMatchObject({ kind: 'session-end' });
    expect(await events(userId)).toHaveLength(21);

    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    const row = { user_id: userId, kind: 'sign-in', call: 'POST /api/v1/login', outcome: 'done' };
    const older = Array.from({ length: 40 }, (_, at) => ({ ...row, at: ago(at === 0 ? 91 : 1 + at) }));
    await test.db.insertInto('security_events').values(older).execute();
    expect(await events(userId)).toHaveLength(50);
    await sweepSecurityEvents(test.db);
    const left = await rows(test.db, 'security_events', ['at'], { user_id: userId });
    expect(left).toHaveLength(60);
  });

  it('refuses an account that is not there', async () => {
    expectFailure(await as(lead(), 'GET /api/ops/users/999999/security-events'), 404, 'NOT_FOUND');
    expectFailure(await as(lead(), 'GET /api/ops/users/none/security-events'), 404, 'NOT_FOUND');
  });
});

describe('roles', () => {
  it('OPS-062 OPS-069 RUL-013 leads grant and revoke; operators see who holds what', async () => {
    const operator = await createUser(test.db, 'operator');
    const { userId } = await createTutor(test.db, { user: { name: 'New Operator' } });
    const grant = { role: 'operator', reason: 'New colleague' };
    const ban = { reason: 'Fraud' };
    const acts = { grant, revoke: grant, ban, 'lift-ban': ban };
    for (const [what, body] of Object.entries(acts))
      expectFailure(await act(userId, what, body, operator.token), 403, 'WRONG_ROLE');
    for (const role of ['tutor', 'none', 'Not a role', '', 7]) {
      const refused = await act(userId, 'grant', { ...grant, role });
      expectFailure(refused, 422, 'VALIDATION');
      expect(refused.body).toMatchObject({ errors: { role: [rules['role.grantable']] } });
    }
    expect((await act(userId, 'grant', grant)).body.data.roles).toEqual(['tutor', 'operator']);
    expectFailure(await act(userId, 'grant', grant), 409, 'CONFLICT');
    const operators = async (query: string) =>
      (await as<Page<OpsOperator>>(operator.token, `GET /api/ops/operators?${query}`)).body;
    const grants = [{ ...grant, granted_by: 'Test Person' }];
    const found = { total: 1, data: [{ user_id: userId, grants }] };
    expect(await operators(`q=%23${userId}`)).toMatchObject(found);
    expect(await operators('q=nobody')).toMatchObject({ total: 0, data: [] });
    const [all, second] = [await operators(''), await operators('per_page=1&page=2')];
    expect(second).toMatchObject({ total: all.total, last_page: all.total, data: [all.data[1]] });
    expect((await act(userId, 'revoke', grant)).body.data.roles).toEqual(['tutor']);
    const actions = (await person(userId)).acts.rows.map(({ action }) => action);
    expect(actions).toEqual(['revoke-role', 'grant-role']);
    const last = { role: 'lead', reason: 'I leave' };
    expectFailure(await act(market.operator.userId, 'revoke', last), 409, 'CONFLICT');
  });
});
