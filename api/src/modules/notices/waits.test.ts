import type { Notice } from '@porao/contracts';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { row } from '../../../test/support/rows.repository.ts';
import type { Page } from '../../kit/page.ts';
import { sweepWaits } from '../waits/index.ts';
import { tellWait } from './tell.ts';

const test = await openTestApp();
const market = await openMarket(test);
const hour = 3_600_000;
const textsOf = async ({ token }: { token: string }, language = 'en') => {
  const headers = { 'accept-language': language };
  const { body } = await test.send<Page<Notice>>('GET /api/notices', { token, headers });
  return body.data.map(({ text }) => text);
};
const day = (at: number) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dhaka' }).format(at);

it('WAI-001 WAI-007 operators and the guardian read of a late review, each once', async () => {
  const family = await createFamily(test.db);
  const now = Date.now();
  const id = await market.request(family);
  const { review_by } = await row(test.db, 'tutor_requests', ['review_by'], { id });
  const sweep = (hours: number) => sweepWaits(test.db, tellWait, new Date(now + hours * hour));
  await sweep(13);
  await sweep(14);
  expect(await textsOf(market.operator)).toEqual([
    `Tutor request ${id} waits for review. Please decide by ${day(Date.parse(review_by))}.`,
  ]);
  expect(await textsOf(family)).toEqual([]);
  await Promise.all([sweep(25), sweep(25)]);
  expect(await textsOf(family)).toEqual([
    `We are sorry: your tutor request ${id} is not reviewed yet. You will have an answer by ${day(now + 49 * hour)}.`,
  ]);
  expect(await textsOf(market.operator)).toHaveLength(1);
});

it('WAI-005 each side reads its own words of an appointment without an answer', async () => {
  const family = await createFamily(test.db);
  const { jobId, requestId } = await market.publish(family);
  const tutor = await market.applicant(jobId);
  await market.appoint(tutor.applicationId);
  await sweepWaits(test.db, tellWait, new Date(Date.now() + 49 * hour));
  expect(await textsOf(market.operator)).toContain(
    `The tutor who was appointed for job ${jobId} has not accepted it.`,
  );
  const told = `You were appointed for job ${jobId}. Please accept or decline it now.`;
  expect(await textsOf(tutor)).toEqual([told]);
  expect(await textsOf(family, 'bn')).toEqual([expect.stringContaining('তিনি এখনো সম্মতি দেননি')]);
  expect(await textsOf(family)).toEqual([expect.stringContaining(`tutor request ${requestId} `)]);
});

it('NTF-063 NTF-064 a wish to meet, coming to the meeting and accepting are told to the other side at once, each once', async () => {
  const family = await createFamily(test.db);
  const { requestId, jobId } = await market.publish(family);
  const tutor = await market.applicant(jobId);
  const press = (what: string) =>
    test.send(`POST /api/tutor-request/${requestId}/candidates/${tutor.applicationId}/${what}`, {
      token: family.token,
    });
  const answer = (what: string) => test.send(`POST /api/${what}/${jobId}`, { token: tutor.token });
  const newest = async ({ token }: { token: string }) =>
    (await test.send<Page<Notice>>('GET /api/notices', { token })).body.data.at(0);
  for (let times = 0; times < 2; times++) expect((await press('ask-to-meet')).status).toBe(200);
  const { meet_by } = await row(test.db, 'applications', ['meet_by'], { id: tutor.applicationId });
  const by = day(Date.parse(meet_by ?? ''));
  expect(await textsOf(tutor)).toEqual([
    `The family of job ${jobId} asks to meet you. Please answer by ${by}.`,
  ]);
  expect(await newest(tutor)).toMatchObject({ path: '/tutor/job-history/applied-jobs' });

  for (let times = 0; times < 2; times++) expect((await answer('agree-to-meet')).status).toBe(200);
  expect(await textsOf(family)).toEqual([
    `The tutor whom you asked for your tutor request ${requestId} will come to the meeting.`,
  ]);
  await market.appoint(tutor.applicationId);
  for (let times = 0; times < 2; times++) expect((await answer('accept')).status).toBe(200);
  expect(await newest(family)).toMatchObject({
    text: `The tutor who was appointed for your tutor request ${requestId} accepted it.`,
    path: `/parent/dashboard/requests/tutor-requests/${requestId}/candidates`,
  });
  expect(await textsOf(family)).toHaveLength(2);
  expect(await textsOf(tutor)).toHaveLength(1);
});

it('NTF-063 a shortlisted tutor whom the family wishes to meet is led to the shortlist', async () => {
  const family = await createFamily(test.db);
  const { requestId, jobId } = await market.publish(family);
  const tutor = await market.applicant(jobId);
  await market.move(tutor.applicationId, 'shortlisted');
  await test.send(`POST /api/tutor-request/${requestId}/candidates/${tutor.applicationId}/ask-to-meet`, {
    token: family.token,
  });
  const { body } = await test.send<Page<Notice>>('GET /api/notices', { token: tutor.token });
  expect(body.data).toMatchObject([{ path: '/tutor/job-history/shortlisted-jobs' }]);
});
