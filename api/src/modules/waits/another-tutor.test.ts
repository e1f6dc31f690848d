import type { TutorInvoice } from '@porao/contracts';
import { expect, it } from 'vitest';
import { expectFailure } from '../../../test/support/app.ts';
import { createFamily } from '../../../test/support/family.repository.ts';
import { drain } from '../../../test/support/queue.repository.ts';
import { change, row, rows } from '../../../test/support/rows.repository.ts';
import { after, date, hoursUntil, openWaits } from '../../../test/support/waits.ts';
import type { Page } from '../../kit/page.ts';

const waits = await openWaits();
const { test, market, said, candidates, listed, request } = waits;

/** A deal that its family ended, whose job had two more applications. */
async function endedDeal() {
  const { requestId, jobId } = await market.publish(waits.family);
  const [first, second] = [await market.applicant(jobId), await market.applicant(jobId)];
  const dismissed = await market.applicant(jobId);
  await waits.press(requestId, dismissed.applicationId, 'not-suitable');
  await market.confirm(first.applicationId);
  const { id } = await row(test.db, 'deals', ['id'], { application_id: first.applicationId });
  const end = () =>
    test.send(`POST /api/deals/${id}/end`, { token: waits.family.token, body: { why: 'not_suitable' } });
  const ask = (token = waits.family.token) => test.send(`POST /api/deals/${id}/another-tutor`, { token });
  return { requestId, jobId, first, second, id, end, ask };
}
const available = (jobId: number, token: string) =>
  test.send(`POST /api/still-available/${jobId}`, { token });

it('RUL-061 API-337 PAR-149 a family asks those who were not selected at once, without a new approval', async () => {
  const { requestId, jobId, first, second, end, ask } = await endedDeal();
  expectFailure(await ask(), 409, 'CONFLICT');
  await end();
  expect((await request(requestId)).ended).toMatchObject({ others: 1, by: 'guardian' });
  expectFailure(await ask((await createFamily(test.db)).token), 404, 'NOT_FOUND');
  await drain(test.db);
  expect(await ask()).toMatchObject({
    status: 200,
    body: { message: expect.stringContaining('1 tutor') as string },
  });
  expectFailure(await ask(), 409, 'CONFLICT');
  expect(await request(requestId)).toMatchObject({ stage: 'Approved', candidates: 1, answer_by: null });
  expect(await row(test.db, 'jobs', ['status'], { id: jobId })).toEqual({ status: 'live' });
  // The one whom the family dismissed and the one of the ended deal are not asked.
  const shown = await candidates(requestId);
  expect(shown).toMatchObject([{ id: second.applicationId, stage: 'applied', again_answered: false }]);
  expect(hoursUntil(shown[0]?.again_by)).toBeCloseTo(48, 1);
  expect(await listed('applied', second)).toMatchObject([{ jobId, again_answered: false }]);
  await drain(test.db);
  const told = await rows(test.db, 'notices', ['text_key'], { user_id: second.userId });
  expect(told.map(({ text_key }) => text_key)).toContain('notice.application.again');
  // Their word begins the family's time.
  expectFailure(await available(jobId, first.token), 409, 'CONFLICT');
  for (let times = 0; times < 2; times++) expect((await available(jobId, second.token)).status).toBe(200);
  expect(await candidates(requestId)).toMatchObject([{ again_answered: true }]);
  expect(hoursUntil((await request(requestId)).answer_by)).toBeCloseTo(120, 0);
});

it('RUL-061 another tutor is not asked for the deal before the last, nor by a family that is banned', async () => {
  const { second, jobId, end, ask } = await endedDeal();
  await end();
  const { userId } = waits.family;
  await change(test.db, 'users', { banned_at: new Date() }, { id: userId });
  expectFailure(await ask(), 409, 'CONFLICT');
  await change(test.db, 'users', { banned_at: null }, { id: userId });
  expect((await ask()).status).toBe(200);
  await available(jobId, second.token);
  await market.confirm(second.applicationId);
  const othersToAsk = { closed_as: 'not_selected', closed_cause: 'another_tutor' } as const;
  await change(test.db, 'applications', othersToAsk, { job_id: jobId, stage: 'closed' });
  expectFailure(await ask(), 409, 'CONFLICT');
});

it('RUL-061 NTF-083 tells both sides once when a tutor did not answer in time', async () => {
  const { second, end, ask, requestId } = await endedDeal();
  await end();
  await ask();
  const by = date((await candidates(requestId))[0]?.again_by);
  expect(await said(second.applicationId, 'again', after(-0.1, by))).toEqual([]);
  expect(await said(second.applicationId, 'again', by)).toMatchObject([
    { step: 'passed', to: [second.userId, waits.family.userId] },
    { to: 'operators' },
  ]);
  expect(await said(second.applicationId, 'again', after(60, by))).toEqual([]);
});

it('RUL-061 RUL-062 the second tutor is confirmed with a charge of their own, and the first leaves the candidates', async () => {
  const { requestId, jobId, first, second, end, ask } = await endedDeal();
  await end();
  await ask();
  await available(jobId, second.token);
  await market.confirm(second.applicationId);
  expect(await candidates(requestId)).toMatchObject([{ id: second.applicationId, stage: 'confirm' }]);
  expect(await request(requestId)).toMatchObject({ stage: 'Closed', deal: 'in_process', ended: null });
  const invoices = async (token: string) =>
    (await test.read<Page<TutorInvoice>>('/api/tutor/invoices', token)).data;
  expect(await invoices(second.token)).toMatchObject([{ amount: 3300, status: 'unpaid', claim: null }]);
  expect(await invoices(first.token)).toMatchObject([
    { status: 'unpaid', claim: { act: 'waive', amount: 3300, certain: true } },
  ]);
  // The first deal is over, and the second one is not: the job is not opened while somebody teaches.
  expectFailure(await ask(), 409, 'CONFLICT');
  const ops = `/api/ops/jobs/${jobId}`;
  expect(await test.read(ops, market.operator.token)).toMatchObject({ data: { status: 'filled' } });
});

it('API-377 OPS-375 an operator asks for a family on the phone, with a reason that is in the log', async () => {
  const { id, jobId, second, end } = await endedDeal();
  const byPhone = (body?: object) => market.act(`deals/${id}/another-tutor`, body);
  expectFailure(await byPhone(), 409, 'CONFLICT');
  await end();
  expectFailure(await byPhone({}), 422, 'VALIDATION');
  expectFailure(
    await test.send(`POST /api/ops/deals/${id}/another-tutor`, {
      token: waits.family.token,
      body: { reason: 'Asked' },
    }),
    403,
    'WRONG_ROLE',
  );
  expect((await byPhone({ reason: 'The family asked' })).status).toBe(200);
  expect(await row(test.db, 'jobs', ['status'], { id: jobId })).toEqual({ status: 'live' });
  await drain(test.db);
  for (const [userId, text_key] of [
    [second.userId, 'notice.application.again'],
    [waits.family.userId, 'notice.job.againGuardian'],
  ] as const)
    expect(await rows(test.db, 'notices', ['id'], { user_id: userId, text_key })).toHaveLength(1);
  const log = await rows(test.db, 'audit_log', ['reason', 'after'], { action: 'another-tutor' });
  expect(log).toEqual([{ reason: 'The family asked', after: { asked: 1 } }]);
});

it('RUL-061 is refused after 30 days, and where nobody else applied', async () => {
  const late = await endedDeal();
  await late.end();
  await change(test.db, 'deals', { created_at: after(-30 * 24).toISOString() }, { id: late.id });
  expectFailure(await late.ask(), 409, 'CONFLICT');
  expect((await request(late.requestId)).ended).toMatchObject({ another_by: null });
  const alone = await endedDeal();
  await alone.end();
  await change(test.db, 'applications', { closed_cause: 'withdrawn' }, { id: alone.second.applicationId });
  expectFailure(await alone.ask(), 409, 'CONFLICT');
  expect((await request(alone.requestId)).ended).toMatchObject({ others: 0, another_by: null });
});
