import type { HistoryEntry, Notice, TutorRequest } from '@porao/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { change, row } from '../../../test/support/rows.repository.ts';
import { dayInBangladesh } from '../../kit/bangladesh-time.ts';
import type { Page } from '../../kit/page.ts';
import { tellHiringPassed } from '../notices/index.ts';

const test = await openTestApp();
const market = await openMarket(test);
// No day ends within a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const day = (daysLater: number) => dayInBangladesh(new Date(), daysLater);

/** An open job whose hiring date was yesterday. */
async function passed() {
  const family = await createFamily(test.db);
  const { requestId, jobId } = await market.publish(family);
  await change(test.db, 'jobs', { hiring_date: day(-1) }, { id: jobId });
  const { token } = family;
  return {
    family,
    requestId,
    jobId,
    request: async () =>
      (await test.read<{ data: TutorRequest }>(`/api/tutor-request/${requestId}`, token)).data,
    press: (what: string) =>
      test.send<{ data: TutorRequest }>(`POST /api/tutor-request/${requestId}/${what}`, { token }),
    notices: async () => (await test.read<Page<Notice>>('/api/notices', token)).data,
  };
}

it('API-267 NTF-065 the guardian of a job whose hiring date passed is asked once, and keeps it open for two weeks', async () => {
  const { requestId, jobId, request, press, notices } = await passed();
  expect(await request()).toMatchObject({ hiring_passed: day(-1) });
  for (let times = 0; times < 2; times++) await tellHiringPassed(test.db);
  expect(await notices()).toMatchObject([
    {
      kind: 'requests',
      text: expect.stringContaining(`your tutor request ${requestId} should begin has passed`),
      path: `/parent/dashboard/requests/tutor-requests/${requestId}`,
    },
  ]);
  for (let times = 0; times < 2; times++) {
    const { body } = await press('keep-open');
    expect(body.data.hiring_passed).toBeNull();
    expect(await row(test.db, 'jobs', ['hiring_date'], { id: jobId })).toEqual({ hiring_date: day(14) });
  }
  await tellHiringPassed(test.db);
  expect(await notices()).toHaveLength(1);
});

it('API-352 OPS-359 operators read in the history of the job that its guardian moved the hiring date, once', async () => {
  const { jobId, press } = await passed();
  for (let times = 0; times < 2; times++) await press('keep-open');
  const path = `/api/ops/history/job/${jobId}`;
  const { data } = await test.read<{ data: HistoryEntry[] }>(path, market.operator.token);
  expect(data.map(({ to_state }) => to_state)).toEqual(['live', 'live']);
  expect(data.at(-1)).toMatchObject({
    actor: 'guardian',
    reason: 'The guardian keeps it open and moved the hiring date.',
  });
});

it('API-267 the guardian ends it, with its applications, unless a tutor is appointed', async () => {
  const { family, requestId, jobId, request, press } = await passed();
  const other = await createFamily(test.db);
  for (const what of ['keep-open', 'end']) {
    const call = `POST /api/tutor-request/${requestId}/${what}`;
    expectFailure(await test.send(call, { token: other.token }), 404, 'NOT_FOUND');
  }
  const tutor = await market.applicant(jobId);
  expect((await press('end')).status).toBe(200);
  expect(await request()).toMatchObject({ stage: 'Closed', hiring_passed: null });
  const ended = await row(test.db, 'applications', ['closed_as', 'closed_cause'], {
    id: tutor.applicationId,
  });
  expect(ended).toEqual({ closed_as: 'not_selected', closed_cause: 'job_cancelled' });
  for (const what of ['keep-open', 'end']) expectFailure(await press(what), 409, 'CONFLICT');

  const appointed = await market.publish(family);
  await market.appoint((await market.applicant(appointed.jobId)).applicationId);
  const end = `POST /api/tutor-request/${appointed.requestId}/end`;
  expectFailure(await test.send(end, { token: family.token }), 409, 'CONFLICT');
});
