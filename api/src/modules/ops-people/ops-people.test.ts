import type { OpsOperator, OpsPerson, OpsUser } from '@porao/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, createTestApp, expectFailure, type TestApp } from '../../../test/support/app.ts';
import { createFamily, type Market, openMarket } from '../../../test/support/family.repository.ts';
import { createParent, createTutor, createUser } from '../../../test/support/people.repository.ts';
import { hashPassword } from '../../kit/auth/passwords.ts';

let test: TestApp;
let market: Market;
beforeAll(async () => {
  test = await createTestApp();
  market = await openMarket(test);
});
afterAll(() => test.close());

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

  it('OPS-064 finds by id, by the phone in any way of writing or a part of it, by part of e-mail or name', async () => {
    const fields = { name: 'Rokeya_Sakhawat', phone_no: '01312345678', email: 'Rokeya@mail.example' };
    const { userId } = await createTutor(test.db, { user: fields });
    const written = [
      '01312345678',
      '+88 01312-345678',
      '০১৩১২৩৪৫৬৭৮',
      '2345',
      '৩১২৩৪৫৬',
      'rokeya@MAIL',
      'kha',
    ];
    for (const q of [...written, 'a_sakh', `#${userId}`]) {
      expect({ q, found: await find({ q }) }).toEqual({ q, found: [userId] });
    }
    // A number is also a part of phone numbers.
    expect(await find({ q: String(userId) })).toContain(userId);
    for (const q of ['%', 'Rokeya%Sakhawat', '#999999', '01312345679']) {
      expect({ q, found: await find({ q }) }).toEqual({ q, found: [] });
    }
  });

  it('OPS-064 filters by role, status and ban', async () => {
    const [red, banned] = [
      await createTutor(test.db, { user: { account_status: 'Red', name: 'Filtered One' } }),
      await createParent(test.db, { banned_at: new Date(), name: 'Filtered Two' }),
    ];
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

  it('OPS-066 verifies a phone that no code reaches, unless another account has it', async () => {
    const pending = await createParent(test.db, { phone_no_verified_at: null });
    const { body } = await act(pending.userId, 'verify-phone', { reason: 'Called back' });
    expect(body.data).toMatchObject({ verified: true });
    expectFailure(await act(pending.userId, 'verify-phone', { reason: 'Again' }), 409, 'CONFLICT');
    const late = await createParent(test.db, { phone_no: pending.phone, phone_no_verified_at: null });
    expectFailure(await act(late.userId, 'verify-phone', { reason: 'The same phone' }), 409, 'CONFLICT');
  });
});

describe('roles', () => {
  it('OPS-062 RUL-013 leads grant and revoke; operators see who holds what', async () => {
    const operator = await createUser(test.db, 'operator');
    const { userId } = await createTutor(test.db, { user: { name: 'New Operator' } });
    const grant = { role: 'operator', reason: 'New colleague' };
    for (const [what, body] of [
      ['grant', grant],
      ['revoke', grant],
      ['ban', { reason: 'Fraud' }],
      ['lift-ban', { reason: 'Cleared' }],
    ] as const) {
      expectFailure(await act(userId, what, body, operator.token), 403, 'WRONG_ROLE');
    }
    for (const role of ['tutor', 'none', 'Not a role']) {
      expectFailure(await act(userId, 'grant', { ...grant, role }), 422, 'VALIDATION');
    }
    expect((await act(userId, 'grant', grant)).body.data.roles).toEqual(['tutor', 'operator']);
    expectFailure(await act(userId, 'grant', grant), 409, 'CONFLICT');
    const { body } = await as<{ data: OpsOperator[] }>(operator.token, 'GET /api/ops/operators');
    expect(body.data.find((row) => row.user_id === userId)?.grants).toMatchObject([
      { role: 'operator', granted_by: 'Test Person', reason: 'New colleague' },
    ]);
    expect((await act(userId, 'revoke', grant)).body.data.roles).toEqual(['tutor']);
    expect((await person(userId)).acts.rows.map(({ action }) => action)).toEqual([
      'revoke-role',
      'grant-role',
    ]);
    const last = { role: 'lead', reason: 'I leave' };
    expectFailure(await act(market.operator.userId, 'revoke', last), 409, 'CONFLICT');
  });
});
