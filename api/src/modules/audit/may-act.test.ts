import type { CurrentUser, OpsCredential, OpsRequest } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { createTestApp, expectFailure, openTestApp } from '../../../test/support/app.ts';
import { approveBody, createFamily, openMarket } from '../../../test/support/family.repository.ts';
import {
  createParent,
  createTutor,
  createUser,
  openSession,
} from '../../../test/support/people.repository.ts';
import { change, insert, row, rows } from '../../../test/support/rows.repository.ts';
import type { Page } from '../../kit/page.ts';
import { grantRole } from '../roles/index.ts';

const test = await openTestApp();
const market = await openMarket(test);

const reason = 'Looked at';
const post = (token: string, path: string, body: object = { reason }) =>
  test.send(`POST /api/ops/${path}`, { token, body });
const lead = () => market.operator.token;
const operator = () => createUser(test.db, 'operator');
const expectConflict = async (sent: ReturnType<typeof post>) => {
  const answer = await sent;
  expectFailure(answer, 409, 'CONFLICT');
  return answer.body.message;
};

async function addCredential(tutor_id: number): Promise<number> {
  const credential = { tutor_id, certificate_type_id: 1, certificate: `${tutor_id}.png` };
  return (await insert(test.db, 'tutor_certificates', credential)).id;
}
/** The deal or the charge of a confirmed application. */
const resultOf = async (table: 'deals' | 'invoices', application_id: number) =>
  (await row(test.db, table, ['id'], { application_id })).id;

describe('a banned operator', () => {
  it('OPS-210 is out of every granted role at once, until the ban is lifted', async () => {
    const tutor = await createTutor(test.db);
    await grantRole(test.db, tutor.userId, 'lead', { actor: null, reason });
    const inRole = await openSession(test.db, tutor.userId, 'operator');
    const { token } = tutor;
    const looksAt = { subject: 'job', id: 1 };
    expect((await test.send('GET /api/ops/requests', { token })).status).toBe(200);
    await post(token, 'presence', { ...looksAt, open: true });

    expect((await post(lead(), `users/${tutor.userId}/ban`)).status).toBe(200);
    // The session in the role has ended; the one as a tutor goes on, without the role.
    expectFailure(await test.send('GET /api/v1/user', { token: inRole }), 401, 'UNAUTHENTICATED');
    for (const call of ['GET /api/ops/requests', 'GET /api/ops/audit'])
      expectFailure(await test.send(call, { token }), 403, 'WRONG_ROLE');
    expectFailure(await post(token, `users/${tutor.userId}/lift-ban`), 403, 'WRONG_ROLE');
    const switched = { token, body: { type: 'operator' } };
    expectFailure(await test.send('POST /api/v1/switch-account', switched), 403, 'WRONG_ROLE');
    const { data } = await test.read<{ data: CurrentUser }>('/api/v1/user', token);
    expect(data).toMatchObject({ type: 'tutor', roles: ['tutor'], banned: true });
    const others = await post(lead(), 'presence', { ...looksAt, open: false });
    expect(others.body).toMatchObject({ data: [] });

    await post(lead(), `users/${tutor.userId}/lift-ban`);
    expect((await test.send('GET /api/ops/audit', { token })).status).toBe(200);
  });

  it('OPS-210 the last lead who is not banned can be neither banned nor revoked', async () => {
    const own = await createTestApp();
    const [first, second] = [await createUser(own.db, 'lead'), await createUser(own.db, 'lead')];
    const act = (by: typeof first, on: typeof first, what: string, body: object) =>
      own.send(`POST /api/ops/users/${on.userId}/${what}`, { token: by.token, body });
    const both = await Promise.all([
      act(first, second, 'ban', { reason }),
      act(second, first, 'ban', { reason }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const stays = both[0]?.status === 200 ? first : second;
    const lastLead = { role: 'lead', reason };
    expectFailure(await act(stays, stays, 'revoke', lastLead), 409, 'CONFLICT');
    const { userId: id } = stays;
    expect(await row(own.db, 'users', ['banned_at'], { id })).toEqual({ banned_at: null });
    expect(await rows(own.db, 'role_grants', ['role'], { role: 'lead', user_id: id })).toHaveLength(1);
    await own.close();
  });
});

describe('acts on an account with a granted role', () => {
  it('OPS-211 need a lead, whatever the role', async () => {
    const colleague = await operator();
    const reviewer = await createTutor(test.db);
    await grantRole(test.db, reviewer.userId, 'reviewer', { actor: null, reason });
    const body = { status: 'Red', text: 'Never there', reason };
    for (const { userId } of [market.operator, reviewer])
      for (const act of ['end-sessions', 'status', 'verify-phone', 'notes'])
        expectFailure(await post(colleague.token, `users/${userId}/${act}`, body), 403, 'WRONG_ROLE');
    expect((await post(lead(), `users/${reviewer.userId}/status`, body)).status).toBe(200);
    expect((await test.send('GET /api/v1/user', { token: market.operator.token })).status).toBe(200);
  });
});

describe('the own case', () => {
  it('OPS-212 of a guardian is decided by another operator, from the request to the started deal', async () => {
    const family = await createFamily(test.db);
    await grantRole(test.db, family.userId, 'lead', { actor: null, reason });
    const requestId = await market.request(family);
    const { token } = family;
    const approve = post(token, `requests/${requestId}/approve`, approveBody());
    expect(await expectConflict(approve)).toContain('yours');
    await expectConflict(post(token, `requests/${requestId}/reject`));

    const { jobId } = await market.publish(family);
    await expectConflict(post(token, `jobs/${jobId}/cancel`));
    await expectConflict(post(token, `jobs/${jobId}/ask`, { tutor_ids: [1] }));
    const { applicationId } = await market.applicant(jobId);
    await expectConflict(post(token, `applications/${applicationId}/move`, { to: 'shortlisted' }));
    await market.confirm(applicationId);
    const dealId = await resultOf('deals', applicationId);
    const invoiceId = await resultOf('invoices', applicationId);
    for (const side of ['guardian', 'tutor'])
      await expectConflict(post(token, `deals/${dealId}/started`, { side, reason }));
    await expectConflict(post(token, `deals/${dealId}/end`));
    for (const act of ['paid', 'refund']) await expectConflict(post(token, `invoices/${invoiceId}/${act}`));
  });

  it('OPS-212 of a tutor is the credential, every application of the job, the deal and the charge', async () => {
    const { jobId } = await market.publish(await createFamily(test.db));
    const [own, rival] = [await market.applicant(jobId), await market.applicant(jobId)];
    await grantRole(test.db, own.userId, 'lead', { actor: null, reason });
    for (const { applicationId } of [own, rival])
      await expectConflict(post(own.token, `applications/${applicationId}/move`, { to: 'shortlisted' }));
    await expectConflict(post(own.token, `jobs/${jobId}/cancel`));
    const id = await addCredential(own.tutorId);
    for (const act of ['view', 'verify', 'refuse', 'unverify'])
      await expectConflict(post(own.token, `credentials/${id}/${act}`));
    await market.confirm(own.applicationId);
    const invoiceId = await resultOf('invoices', own.applicationId);
    await expectConflict(post(own.token, `invoices/${invoiceId}/paid`));
  });

  it('OPS-212 of an account is everything that operators do to it', async () => {
    const { userId, token } = await createUser(test.db, 'lead');
    for (const act of ['ban', 'lift-ban', 'verify-phone', 'end-sessions'])
      await expectConflict(post(token, `users/${userId}/${act}`));
    const acts = {
      status: { status: 'Green', reason },
      grant: { role: 'reviewer', reason },
      revoke: { role: 'operator', reason },
      notes: { text: 'Reliable' },
    };
    for (const [act, body] of Object.entries(acts))
      await expectConflict(post(token, `users/${userId}/${act}`, body));
  });
});

describe('an act names what it replaces', () => {
  it('OPS-213 a status that a colleague set since is neither taken back nor replaced unseen', async () => {
    const { userId } = await createParent(test.db);
    const [a, b] = [await operator(), await createUser(test.db, 'operator', { name: 'Colleague B' })];
    const set = (by: typeof a, status: string | null, more: object = {}) =>
      post(by.token, `users/${userId}/status`, { status, reason, ...more });
    await set(a, 'Yellow', { from: null });
    await set(b, 'Red', { from: 'Yellow' });
    const back = { from: 'Yellow', takes_back: true };
    expect(await expectConflict(set(a, null, back))).toContain('Colleague B');
    // The same status again is another act.
    await set(b, 'Yellow');
    expect(await expectConflict(set(a, null, back))).toContain('Colleague B');
    await expectConflict(set(a, 'Green', { from: null }));
    const kept = await row(test.db, 'users', ['account_status'], { id: userId });
    expect(kept).toEqual({ account_status: 'Yellow' });
    expect((await set(b, 'Red', { from: 'Yellow', takes_back: true })).status).toBe(200);
  });

  it('OPS-213 neither a credential, a hidden name, nor a role', async () => {
    const [a, b] = [await createUser(test.db, 'lead'), await createUser(test.db, 'lead')];
    const tutor = await createTutor(test.db);
    const id = await addCredential(tutor.tutorId);
    for (const [subject, act, back, body] of [
      [`credentials/${id}`, 'verify', 'unverify', { reason }],
      ['lookups/religions/1', 'hide', 'show', {}],
      [`users/${tutor.userId}`, 'grant', 'revoke', { role: 'reviewer', reason }],
    ] as const) {
      const sent = (by: typeof a, what: string, more: object = {}) =>
        post(by.token, `${subject}/${what}`, { ...body, ...more });
      expect((await sent(a, act)).status).toBe(200);
      await sent(b, back);
      await sent(b, act);
      await expectConflict(sent(a, back, { takes_back: true }));
      expect((await sent(b, back, { takes_back: true })).status).toBe(200);
    }
  });

  it('OPS-213 a decision about a credential is of the state and the image that were seen', async () => {
    const [a, b] = [await operator(), await operator()];
    const tutor = await createTutor(test.db);
    const id = await addCredential(tutor.tutorId);
    const list = await test.read<Page<OpsCredential>>('/api/ops/credentials?per_page=100', a.token);
    const version = list.data.find((one) => one.id === id)?.version;
    await change(test.db, 'tutor_certificates', { certificate: 'second.png' }, { id });
    const decide = (by: typeof a, act: string, more: object = {}) =>
      post(by.token, `credentials/${id}/${act}`, { reason, ...more });
    expect(await expectConflict(decide(a, 'verify', { version }))).toContain('image');
    await decide(b, 'refuse');
    expect(await expectConflict(decide(a, 'verify', { version }))).toContain('meanwhile');
    expect((await decide(a, 'verify')).status).toBe(200);
  });

  it('OPS-213 names of a list and the end of a deal are of what was seen', async () => {
    const religion = await row(test.db, 'religions', ['religion_name', 'bengali_name'], { id: 3 });
    const from = { name: religion.religion_name, bengali_name: religion.bengali_name };
    const rename = (name: string) =>
      post(lead(), 'lookups/religions/3/rename', { name, bengali_name: 'বৌদ্ধ', from });
    expect((await rename('Buddhist')).status).toBe(200);
    await expectConflict(rename('Other'));

    const { applicationId } = await market.hire(await createFamily(test.db));
    const id = await resultOf('deals', applicationId);
    const end = (state: string) => post(lead(), `deals/${id}/end`, { reason, from: state });
    expect(await expectConflict(end('continue'))).toContain('now');
    expect((await end('in_process')).status).toBe(200);
  });

  it('OPS-213 a request says so with its version', async () => {
    const id = await market.request(await createFamily(test.db));
    const list = await test.read<Page<OpsRequest>>('/api/ops/requests?sort=newest', lead());
    const version = list.data.find((one) => one.id === id)?.version;
    const { token } = await operator();
    expect((await post(token, `requests/${id}/reject`, { reason, version })).status).toBe(200);
    await expectConflict(post(lead(), `requests/${id}/reject`, { reason, version }));
  });
});
