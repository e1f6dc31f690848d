import type { Case, OpsCase, OpsCaseDetail } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { expectErrors, expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createTutor, createUser } from '../../../test/support/people.repository.ts';
import { drain } from '../../../test/support/queue.repository.ts';
import { change, rows } from '../../../test/support/rows.repository.ts';

const test = await openTestApp();
const market = await openMarket(test);
const text = 'They ask every tutor for money first.';
const family = await createFamily(test.db);

const report = (token: string, job: number, body: object = {}) =>
  test.send<{ data: Case }>(`POST /api/jobs/${job}/cases`, {
    token,
    body: { kind: 'wrong_information', text, ...body },
  });
const read = async (token: string, job: number) =>
  (await test.read<{ data: Case[] }>(`/api/jobs/${job}/cases`, token)).data;
const decide = (id: number, decision: string) =>
  test.send(`POST /api/ops/cases/${id}/decide`, {
    token: market.operator.token,
    body: { decision, reason: 'Looked at' },
  });
const told = async (user_id: number) => {
  await drain(test.db);
  const found = await rows(test.db, 'notices', ['text_key', 'path'], { user_id });
  return found.filter(({ text_key }) => text_key.startsWith('notice.case.')).map(({ path }) => path);
};

describe('a report without a deal', () => {
  it('API-467 a tutor reports an open job without applying; what is sent again joins it', async () => {
    const { jobId } = await market.publish(family);
    const tutor = await createTutor(test.db);
    expectErrors(await report(tutor.token, jobId, { kind: 'unpaid' }), ['kind']);
    expectErrors(await report(tutor.token, jobId, { text: 'Bad' }), ['text']);
    const { id } = (await report(tutor.token, jobId)).body.data;
    expect((await report(tutor.token, jobId)).body.data).toMatchObject({ id, deal_id: null, mine: true });
    expect(await read(tutor.token, jobId)).toMatchObject([{ id, kind: 'wrong_information', state: 'open' }]);
    const other = await createTutor(test.db);
    expect(await read(other.token, jobId)).toEqual([]);
  });

  it('API-467 a job that is not open is reported by who applied to it alone', async () => {
    const { jobId } = await market.publish(family);
    const applied = await market.applicant(jobId);
    await change(test.db, 'jobs', { status: 'expired' }, { id: jobId });
    expect((await report(applied.token, jobId)).status).toBe(200);
    const other = await createTutor(test.db);
    expectFailure(await report(other.token, jobId), 404, 'NOT_FOUND');
  });

  it('API-468 a guardian reports who applied to the own job; with a deal it is a case of that', async () => {
    const { jobId } = await market.publish(family);
    const applied = await market.applicant(jobId);
    const about = (application: number, token = family.token) =>
      test.send<{ data: Case }>(`POST /api/candidates/${application}/cases`, {
        token,
        body: { kind: 'behaviour', text },
      });
    const { data } = (await about(applied.applicationId)).body;
    expect(data).toMatchObject({ deal_id: null, mine: true });
    const path = `/api/candidates/${applied.applicationId}/cases`;
    expect((await test.read<{ data: Case[] }>(path, family.token)).data).toMatchObject([{ id: data.id }]);
    const others = await createFamily(test.db);
    expectFailure(await about(applied.applicationId, others.token), 404, 'NOT_FOUND');
    expectFailure(await test.send(`GET ${path}`, { token: others.token }), 404, 'NOT_FOUND');
    expect(await read(applied.token, jobId)).toEqual([]);
    const hired = await market.hire(family);
    expect((await about(hired.applicationId)).body.data.deal_id).toEqual(expect.any(Number));
  });

  it('OPS-467 RUL-089 operators work on it as on others, without a deal or a charge, and not as one of its sides', async () => {
    const operator = await createUser(test.db, 'operator');
    const { jobId } = await market.publish(family);
    const tutor = await createTutor(test.db);
    const { id } = (await report(tutor.token, jobId)).body.data;
    const { token } = operator;
    const list = await test.read<{ data: OpsCase[] }>(`/api/ops/cases?q=${jobId}`, token);
    expect(list.data.find((one) => one.id === id)).toMatchObject({
      deal_id: null,
      tuition_job_offer_id: jobId,
      side: 'tutor',
      tutor: { user_id: tutor.userId },
      guardian: { user_id: family.userId },
    });
    const { data } = await test.read<{ data: OpsCaseDetail }>(`/api/ops/cases/${id}`, token);
    expect(data.deal).toBeNull();
    expect(data.choices.map(({ decision }) => decision)).toEqual(['warn', 'ban_review', 'no_action']);
    const said = { side: 'tutor', text: 'Who asked, and when?', asks: true };
    await test.send(`POST /api/ops/cases/${id}/message`, { token, body: said });
    expect(await told(tutor.userId)).toEqual([`/tutor/report/${jobId}`]);
    await test.send(`POST /api/cases/${id}/answer`, {
      token: tutor.token,
      body: { text: 'The father, on Monday.' },
    });
    expect((await read(tutor.token, jobId))[0]?.written).toHaveLength(2);
  });

  it('RUL-089 NTF-119 the reported side learns of it only when something follows', async () => {
    const { jobId, requestId } = await market.publish(family);
    const [first, second] = [await createTutor(test.db), await createTutor(test.db)];
    const before = (await told(family.userId)).length;
    await decide((await report(first.token, jobId)).body.data.id, 'no_action');
    expect(await told(first.userId)).toEqual([`/tutor/report/${jobId}`]);
    expect(await told(family.userId)).toHaveLength(before);
    await decide((await report(second.token, jobId)).body.data.id, 'warn');
    const after = await told(family.userId);
    expect(after).toHaveLength(before + 1);
    expect(after).toContain(`/parent/dashboard/requests/tutor-requests/${requestId}/candidates`);
  });
});
