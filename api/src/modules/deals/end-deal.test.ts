import type { Deal, MyTutor, Notice, OpsDealDetail, TutorRequest } from '@porao/contracts';
import { expect, it } from 'vitest';
import { expectErrors, expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createParent, createTutor } from '../../../test/support/people.repository.ts';
import { drain } from '../../../test/support/queue.repository.ts';
import { row } from '../../../test/support/rows.repository.ts';
import type { Page } from '../../kit/page.ts';

const test = await openTestApp();
const market = await openMarket(test);

async function hired() {
  const family = await createFamily(test.db);
  const { requestId, jobId } = await market.publish(family);
  const tutor = await market.applicant(jobId);
  await market.confirm(tutor.applicationId);
  const { id } = await row(test.db, 'deals', ['id'], { application_id: tutor.applicationId });
  const end = (token: string, body: object = { why: 'moved' }) =>
    test.send(`POST /api/deals/${id}/end`, { token, body });
  return { family, tutor, requestId, jobId, id, end };
}
type Hired = Awaited<ReturnType<typeof hired>>;

const requestOf = async ({ requestId, family }: Hired, language: string) => {
  const headers = { 'accept-language': language };
  const sent = { token: family.token, headers };
  return (await test.send<{ data: TutorRequest }>(`GET /api/tutor-request/${requestId}`, sent)).body.data;
};
const newest = async ({ token }: { token: string }) =>
  (await test.read<Page<Notice>>('/api/notices', token)).data[0];

it.each(['guardian', 'tutor'] as const)(
  'API-336 PAR-148 TUT-185 the %s ends a deal and says why; both sides and the operators read it',
  async (side) => {
    const made = await hired();
    const { family, tutor, id, end, requestId } = made;
    const who = side === 'tutor' ? tutor : family;
    const other = side === 'tutor' ? family : tutor;
    await drain(test.db);
    expect((await end(who.token, { why: 'money', text: 'Paid late' })).status).toBe(200);
    expectFailure(await end(other.token), 409, 'CONFLICT');
    expect((await test.read<Page<MyTutor>>('/api/my-tutor', family.token)).data).toEqual([]);
    const deals = await test.read<{ data: Record<string, Deal[]> }>('/api/tutor/deals', tutor.token);
    expect(deals.data).toEqual({ in_process: [], continue: [] });
    expect(await requestOf(made, 'en')).toMatchObject({
      deal: 'ended',
      ended: { deal_id: id, by: side, reason: 'The two sides did not agree about money. Paid late' },
    });
    expect((await requestOf(made, 'bn')).ended?.reason).toBe('টাকাপয়সা নিয়ে দুই পক্ষের মিল হয়নি। Paid late');
    const ops = await test.read<{ data: OpsDealDetail }>(`/api/ops/deals/${id}`, market.operator.token);
    expect(ops.data.history.at(-1)).toMatchObject({ to_state: 'ended', actor: side });
    await drain(test.db);
    expect(await newest(other)).toMatchObject({
      path:
        side === 'tutor'
          ? `/parent/dashboard/requests/tutor-requests/${requestId}`
          : '/tutor/payment/invoice',
    });
    expect(await newest(market.operator)).toMatchObject({ path: `/ops/deals/${id}` });
  },
);

it('API-336 API-350 refuses strangers, and an end without a reason or with one of the other side', async () => {
  const { family, tutor, end } = await hired();
  for (const stranger of [await createTutor(test.db), await createParent(test.db), market.operator]) {
    expectFailure(await end(stranger.token), 404, 'NOT_FOUND');
  }
  expectErrors(await end(family.token, {}), ['why']);
  expectErrors(await end(family.token, { why: 'other' }), ['text']);
  // API-350: each side has reasons of its own.
  expectErrors(await end(family.token, { why: 'unpaid' }), ['why']);
  expectErrors(await end(tutor.token, { why: 'no_tutor_came' }), ['why']);
  expect((await end(family.token, { why: 'other', text: 'An illness' })).status).toBe(200);
});
