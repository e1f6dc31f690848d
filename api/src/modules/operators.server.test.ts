import { type AuditEntry, endpoints, type OpsInvoice, type OpsUser } from '@porao/contracts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Answer, expectFailure, openTestApp } from '../../test/support/app.ts';
import { createFamily, openMarket } from '../../test/support/family.repository.ts';
import { createTutor } from '../../test/support/people.repository.ts';
import { change, row } from '../../test/support/rows.repository.ts';
import type { Page } from '../kit/page.ts';

const test = await openTestApp();
const market = await openMarket(test);

const as = <T>(call: string, body?: object): Promise<Answer<T>> =>
  test.send<T>(call, { token: market.operator.token, ...(body && { body }) });
const lastAudit = async () => (await as<Page<AuditEntry>>('GET /api/ops/audit?per_page=1')).body.data[0];

describe("operators' calls", () => {
  it('RUL-004 RUL-042 no call takes a payment but that of a platform charge', () => {
    const taking = /^(POST|PUT) .*(pay|invoice|charge|fee|deals.*salary)/i;
    const found = Object.keys(endpoints).filter((key) => taking.test(key));
    // A tutor pays a charge, tells of a payment or claims it back; an operator decides. Of salaries the two sides write
    // down what they gave each other.
    const recording = [
      'POST /api/deals/:id/salary',
      'POST /api/ops/deals/:id/salary',
      'POST /api/ops/invoices/:id/paid',
      'POST /api/ops/invoices/:id/refund',
      'POST /api/ops/invoices/:id/refund-sent',
      'POST /api/ops/invoices/:id/refuse-claim',
      'POST /api/ops/online-payments/:id/given-back',
      'POST /api/ops/payments/:id/received',
      'POST /api/ops/payments/:id/refuse',
      'POST /api/ops/payments/:id/returned',
      'POST /api/tutor/invoices/:id/claim',
      'POST /api/tutor/invoices/:id/hand-payments',
      'POST /api/tutor/invoices/:id/payments',
    ];
    expect(found.toSorted()).toEqual(recording);
  });

  it('RUL-013 writes every act with actor, reason, before and after', async () => {
    const id = await market.request(await createFamily(test.db));
    await as(`POST /api/ops/requests/${id}/reject`, { reason: 'Not reachable' });
    expect(await lastAudit()).toMatchObject({
      actor_user_id: market.operator.userId,
      actor_name: 'Test Person',
      action: 'reject',
      subject: 'request',
      subject_id: id,
      reason: 'Not reachable',
      before: { stage: 'Pending' },
      after: { stage: 'Rejected' },
    });
    const { jobId } = await market.publish(await createFamily(test.db));
    expect(await lastAudit()).toMatchObject({
      action: 'approve',
      after: { job_id: jobId, actual_salary: 6000 },
    });
    const { applicationId } = await market.applicant(jobId);
    await market.move(applicationId, 'shortlisted');
    expect(await lastAudit()).toMatchObject({
      action: 'move',
      subject: 'application',
      before: { state: 'applied' },
      after: { state: 'shortlisted' },
    });
  });

  it('RUL-013 a refused act leaves no trace', async () => {
    const before = await lastAudit();
    expectFailure(await as('POST /api/ops/requests/2000000/reject', { reason: 'No such' }), 404, 'NOT_FOUND');
    const { jobId } = await market.publish(await createFamily(test.db));
    const published = await lastAudit();
    const { applicationId } = await market.applicant(jobId);
    expectFailure(await market.move(applicationId, 'confirm'), 409, 'CONFLICT');
    expect((await lastAudit())?.id).toBe(published?.id);
    expect(published?.id).not.toBe(before?.id);
  });

  it('RUL-013 the database refuses to change or delete the audit table and the history', async () => {
    await market.publish(await createFamily(test.db));
    const attempts = [
      () => test.db.updateTable('audit_log').set({ reason: 'other' }).execute(),
      () => test.db.deleteFrom('audit_log').execute(),
      () => sql`truncate audit_log`.execute(test.db),
      () => test.db.updateTable('transitions').set({ reason: 'other' }).execute(),
      () => test.db.deleteFrom('transitions').execute(),
      () => sql`truncate transitions`.execute(test.db),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow(/append-only/);
  });

  it('RUL-042 sets the status of accounts, bans and lifts (OQ-005, OQ-075)', async () => {
    const tutor = await createTutor(test.db);
    const { jobId } = await market.publish(await createFamily(test.db));
    const act = (path: string, body: object) =>
      as<{ data: OpsUser }>(`POST /api/ops/users/${tutor.userId}/${path}`, body);
    const apply = () => test.send(`POST /api/apply/${jobId}`, { token: tutor.token });
    for (const status of ['Yellow', 'Red'] as const) {
      expect((await act('status', { status, reason: 'Checked' })).body.data.account_status).toBe(status);
      expectFailure(await apply(), 409, 'ACCOUNT_LOCKED');
    }
    expect(await lastAudit()).toMatchObject({
      action: 'set-status',
      before: { account_status: 'Yellow' },
      after: { account_status: 'Red' },
    });
    await act('status', { status: null, reason: 'Settled' });
    expect((await act('ban', { reason: 'Fraud' })).body.data.banned_at).not.toBeNull();
    const refused = await apply();
    expectFailure(refused, 409, 'BANNED');
    expect(refused.body.message).toContain('banned');
    expectFailure(await act('ban', { reason: 'Again' }), 409, 'CONFLICT');
    await act('lift-ban', { reason: 'Cleared' });
    expect((await apply()).status).toBe(200);
    expectFailure(await act('status', { status: 'Blue', reason: 'No such' }), 422, 'VALIDATION');
    expectFailure(await act('status', { status: 'Green' }), 422, 'VALIDATION');
  });

  it('ends every session of an account, and nothing else of it', async () => {
    const [tutor, other] = [await createTutor(test.db), await createTutor(test.db)];
    const end = () =>
      as<{ data: OpsUser }>(`POST /api/ops/users/${tutor.userId}/end-sessions`, { reason: 'Stolen phone' });
    const { data } = (await end()).body;
    expect(data).toMatchObject({ id: tutor.userId, account_status: null, banned_at: null });
    expectFailure(await test.send('GET /api/v1/user', { token: tutor.token }), 401, 'UNAUTHENTICATED');
    expect((await test.send('GET /api/v1/user', { token: other.token })).status).toBe(200);
    expect(await lastAudit()).toMatchObject({ action: 'end-sessions', reason: 'Stolen phone' });
    const unknown = await as('POST /api/ops/users/999999/end-sessions', { reason: 'Nobody' });
    expectFailure(unknown, 404, 'NOT_FOUND');
  });

  it('RUL-042 verifies the file that was seen, not what is put in its place', async () => {
    const tutor = await createTutor(test.db);
    const paper = { tutor_id: tutor.tutorId, certificate_type_id: 1, certificate: 'first.png' };
    await test.db.insertInto('tutor_certificates').values(paper).execute();
    const { id } = await row(test.db, 'tutor_certificates', ['id'], { tutor_id: tutor.tutorId });
    const verified = async () => {
      const { body } = await as<Page<{ id: number }>>('GET /api/ops/credentials?state=verified');
      return body.data.map((one) => one.id);
    };
    await as(`POST /api/ops/credentials/${id}/verify`, { reason: 'Seen' });
    expect(await verified()).toContain(id);
    expectFailure(await as(`POST /api/ops/credentials/${id}/verify`, { reason: 'Again' }), 409, 'CONFLICT');
    await change(test.db, 'tutor_certificates', { certificate: 'second.png' }, { id });
    expect(await verified()).not.toContain(id);
    await as(`POST /api/ops/credentials/${id}/verify`, { reason: 'Seen the second' });
    await as(`POST /api/ops/credentials/${id}/unverify`, { reason: 'Forged' });
    expect(await verified()).not.toContain(id);
  });

  it('RUL-012 RUL-042 charges are paid and refunded by operators only, by the refund windows', async () => {
    const confirmed = async () => {
      const { jobId } = await market.publish(await createFamily(test.db));
      const tutor = await market.applicant(jobId);
      await market.confirm(tutor.applicationId);
      const { body } = await as<Page<OpsInvoice>>('GET /api/ops/invoices?status=unpaid&per_page=1');
      return { tutor, id: body.data[0]?.id ?? 0, invoice: body.data[0] };
    };
    const paidOne = await confirmed();
    const { tutorId: tutor_id } = paidOne.tutor;
    expect(paidOne.invoice).toMatchObject({ tutor_id, amount: 3300, status: 'unpaid' });
    const act = (id: number, what: 'paid' | 'refund') =>
      as<{ data: OpsInvoice }>(`POST /api/ops/invoices/${id}/${what}`, { reason: 'bKash 8X7' });
    const age = (id: number, days: number) =>
      change(test.db, 'invoices', { issued_at: new Date(Date.now() - days * 86_400_000) }, { id });
    expect((await act(paidOne.id, 'paid')).body.data).toMatchObject({ status: 'paid' });
    expectFailure(await act(paidOne.id, 'paid'), 409, 'CONFLICT');
    await age(paidOne.id, 31);
    const refunded = (await act(paidOne.id, 'refund')).body.data;
    expect(refunded).toMatchObject({ status: 'refunded', refunded_amount: 1650 });
    expect(await lastAudit()).toMatchObject({
      action: 'refund',
      subject: 'invoice',
      before: { status: 'paid' },
      after: { status: 'refunded', refunded: 1650 },
    });
    expectFailure(await act(paidOne.id, 'refund'), 409, 'CONFLICT');

    const late = await confirmed();
    await act(late.id, 'paid');
    await age(late.id, 60);
    expectFailure(await act(late.id, 'refund'), 409, 'CONFLICT');

    const waived = await confirmed();
    const free = (await act(waived.id, 'refund')).body.data;
    expect(free).toMatchObject({ status: 'waived', refunded_amount: null });
    const history = await as<{ data: { to_state: string }[] }>(
      `GET /api/ops/history/application/${waived.tutor.applicationId}`,
    );
    const states = history.body.data.map((one) => one.to_state);
    expect(states).toEqual(['applied', 'shortlisted', 'appointed', 'payment', 'confirm']);
    const stuck = await confirmed();
    await age(stuck.id, 40);
    expectFailure(await act(stuck.id, 'refund'), 409, 'CONFLICT');
  });
});
