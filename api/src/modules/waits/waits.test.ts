import type { Candidate, Deal, Job, JobHistoryItem, MyTutor, TutorRequest } from '@porao/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, expectFailure, type TestApp } from '../../../test/support/app.ts';
import {
  createFamily,
  type Market,
  openMarket,
  type TestFamily,
} from '../../../test/support/family.repository.ts';
import { createTutor, type TestTutor } from '../../../test/support/people.repository.ts';
import type { Page } from '../../kit/page.ts';
import { sweepWaits, type WaitNotice } from './index.ts';

let test: TestApp;
let market: Market;
let family: TestFamily;
beforeAll(async () => {
  test = await createTestApp();
  market = await openMarket(test);
});
beforeEach(async () => {
  family = await createFamily(test.db);
});
afterAll(() => test.close());

const hour = 3_600_000;
const after = (hours: number, from: Date | string = new Date()) =>
  new Date(new Date(from).getTime() + hours * hour);
/** What a sweep says about one row. */
async function said(id: number, wait: WaitNotice['wait'], now: Date) {
  const notices: WaitNotice[] = [];
  await sweepWaits(test.db, async (_, notice) => void notices.push(notice), now);
  return notices
    .filter((notice) => notice.id === id && notice.wait === wait)
    .map(({ step, to, by }) => ({ step, to, by }));
}
const get = async <T>(path: string, token: string, language = 'en') =>
  (await test.send<T>(`GET ${path}`, { token, headers: { 'accept-language': language } })).body;
const request = async (id: number) =>
  (await get<{ data: TutorRequest }>(`/api/tutor-request/${id}`, family.token)).data;
const candidates = async (id: number) =>
  (await get<Page<Candidate>>(`/api/tutor-request/${id}/candidates`, family.token)).data;
const listed = async (type: string, tutor: TestTutor, language = 'en') =>
  (await get<Page<JobHistoryItem>>(`/api/tutoring/jobs/${type}`, tutor.token, language)).data;
const press = (requestId: number, applicationId: number, what: string) =>
  test.send(`POST /api/tutor-request/${requestId}/candidates/${applicationId}/${what}`, {
    token: family.token,
  });
const date = (at: string | null | undefined) => new Date(at ?? Number.NaN);
const hoursUntil = (at: string | null | undefined) => (date(at).getTime() - Date.now()) / hour;

describe('a request that waits for operators', () => {
  it('WAI-001 warns operators 12 hours before, and asks the guardian to excuse the delay with a new date, every day', async () => {
    const id = await market.request(family);
    const { review_by } = await request(id);
    expect(hoursUntil(review_by)).toBeCloseTo(24, 1);
    const by = date(review_by);
    expect(await said(id, 'review', after(-12.1, by))).toEqual([]);
    expect(await said(id, 'review', after(-12, by))).toEqual([{ step: 'soon', to: 'operators', by }]);
    expect(await said(id, 'review', after(-1, by))).toEqual([]);
    const second = after(24, by);
    expect(await said(id, 'review', by)).toEqual([{ step: 'passed', to: [family.userId], by: second }]);
    expect(await request(id)).toMatchObject({ stage: 'Pending', review_by: second.toISOString() });
    expect(await said(id, 'review', after(-12, second))).toEqual([
      { step: 'soon', to: 'operators', by: second },
    ]);
    expect(await said(id, 'review', second)).toMatchObject([{ step: 'passed', to: [family.userId] }]);
  });

  it('WAI-001 ends with the decision', async () => {
    const { requestId } = await market.publish(family);
    const rejected = await market.request(family);
    await test.send(`POST /api/ops/requests/${rejected}/reject`, {
      token: market.operator.token,
      body: { reason: 'No address' },
    });
    for (const id of [requestId, rejected]) {
      expect(await request(id)).toMatchObject({ review_by: null });
      expect(await said(id, 'review', after(48))).toEqual([]);
    }
  });
});

describe('applications that wait for the family', () => {
  const applicants = async (jobId: number, count: number) => {
    const all = [];
    for (let index = 0; index < count; index++) all.push(await market.applicant(jobId));
    return all;
  };

  it('WAI-002 are answered within 48 hours after 72, and within 48 hours from the fifth', async () => {
    const { jobId, requestId } = await market.publish(family);
    expect(await request(requestId)).toMatchObject({ answer_by: null });
    const [first] = await applicants(jobId, 1);
    const { answer_by } = await request(requestId);
    expect(hoursUntil(answer_by)).toBeCloseTo(120, 1);
    await applicants(jobId, 3);
    expect(await request(requestId)).toMatchObject({ answer_by });
    await applicants(jobId, 1);
    const { answer_by: sooner } = await request(requestId);
    expect(hoursUntil(sooner)).toBeCloseTo(48, 1);
    await applicants(jobId, 1);
    expect(await request(requestId)).toMatchObject({ answer_by: sooner });
    expect(await listed('applied', first as TestTutor)).toMatchObject([{ answer_by: sooner, similar: null }]);
    const { data } = await get<Page<{ id: number; answer_by: string }>>(
      '/api/ops/jobs',
      market.operator.token,
    );
    expect(data.find((job) => job.id === jobId)?.answer_by).toBe(sooner);
  });

  it('WAI-002 WAI-003 end by themselves with the reason, but for those that the family marked or shortlisted', async () => {
    const { jobId, requestId } = await market.publish(family);
    const [preferred, asked, shortlisted, left, waiting] = await applicants(jobId, 5);
    if (!preferred || !asked || !shortlisted || !left || !waiting) throw new Error('five applied');
    await press(requestId, preferred.applicationId, 'prefer');
    await press(requestId, asked.applicationId, 'ask-to-meet');
    await market.move(shortlisted.applicationId, 'shortlisted');
    await press(requestId, left.applicationId, 'prefer');
    await press(requestId, left.applicationId, 'unprefer');
    const by = date((await request(requestId)).answer_by);
    expect(await said(jobId, 'answer', after(-24.1, by))).toEqual([]);
    expect(await said(jobId, 'answer', after(-24, by))).toEqual([{ step: 'soon', to: [family.userId], by }]);
    expect(await said(jobId, 'answer', after(-1, by))).toEqual([]);
    expect(await said(jobId, 'answer', by)).toEqual([{ step: 'passed', to: [family.userId], by }]);
    expect(await said(jobId, 'answer', after(1, by))).toEqual([]);
    for (const tutor of [left, waiting]) {
      expect(await listed('closed', tutor)).toMatchObject([
        {
          closed_reason: 'The family did not answer in time.',
          answer_by: null,
          similar: {
            i_class_id: 111,
            tutoring_category_id: 1,
            subject_id: null,
            place: { name: 'Dhanmondi', latitude: 23.745, longitude: 90.375 },
          },
        },
      ]);
      expect((await listed('closed', tutor, 'bn'))[0]?.closed_reason).toBe('পরিবারটি সময়মতো উত্তর দেয়নি।');
    }
    const kept = [shortlisted, preferred, asked].map((one) => one.applicationId);
    expect((await candidates(requestId)).map((row) => row.id)).toEqual(kept);
    expect(await request(requestId)).toMatchObject({ answer_by: null, candidates: 3 });
    const state = await test.db
      .selectFrom('transitions')
      .select(['from_state', 'to_state', 'actor', 'cause'])
      .where('entity', '=', 'application')
      .where('entity_id', '=', waiting.applicationId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(state).toEqual({
      from_state: 'applied',
      to_state: 'timed_out',
      actor: 'system',
      cause: 'no_answer',
    });

    await applicants(jobId, 1);
    expect(hoursUntil((await request(requestId)).answer_by)).toBeCloseTo(120, 1);
  });

  it('WAI-002 WAI-003 wait no longer once each is preferred or not suitable; the tutor reads which', async () => {
    const { jobId, requestId } = await market.publish(family);
    const [one, two, three] = await applicants(jobId, 3);
    if (!one || !two || !three) throw new Error('three applied');
    await press(requestId, one.applicationId, 'prefer');
    await market.move(three.applicationId, 'shortlisted');
    expect((await press(requestId, two.applicationId, 'not-suitable')).status).toBe(200);
    expect((await press(requestId, three.applicationId, 'not-suitable')).status).toBe(200);
    expect(await listed('closed', two)).toMatchObject([
      { closed_reason: 'The family chose to go on without this application.' },
    ]);
    expect(await listed('applied', one)).toMatchObject([{ answer_by: null }]);
    expect(await request(requestId)).toMatchObject({ answer_by: null });
    expect(await said(jobId, 'answer', after(300))).toEqual([]);
    expect((await candidates(requestId)).map((row) => row.id)).toEqual([one.applicationId]);
    // What they did not do yet is waited for again.
    await press(requestId, one.applicationId, 'unprefer');
    expect(hoursUntil((await request(requestId)).answer_by)).toBeCloseTo(120, 1);
  });

  it("WAI-002 refuses to end an appointed tutor's application, another family's, and one of a closed job", async () => {
    const { jobId, requestId } = await market.publish(family);
    const [tutor] = await applicants(jobId, 1);
    const id = tutor?.applicationId ?? 0;
    const other = await createFamily(test.db);
    const foreign = await test.send(`POST /api/tutor-request/${requestId}/candidates/${id}/not-suitable`, {
      token: other.token,
    });
    expectFailure(foreign, 404, 'NOT_FOUND');
    await market.move(id, 'shortlisted');
    await market.move(id, 'appointed');
    expectFailure(await press(requestId, id, 'not-suitable'), 409, 'CONFLICT');
    await market.move(id, 'confirm');
    expectFailure(await press(requestId, id, 'not-suitable'), 409, 'CONFLICT');
  });

  it('WAI-002 end by the end of their job at the latest', async () => {
    const { jobId, requestId } = await market.publish(family);
    const until = after(10);
    await test.db.updateTable('jobs').set({ live_until: until }).where('id', '=', jobId).execute();
    await applicants(jobId, 1);
    expect(await request(requestId)).toMatchObject({ answer_by: until.toISOString() });
  });
});

describe('a tutor who is waited for', () => {
  const agree = (jobId: number, token: string) => test.send(`POST /api/agree-to-meet/${jobId}`, { token });
  const accept = (jobId: number, token: string) => test.send(`POST /api/accept/${jobId}`, { token });

  it('WAI-004 says within 48 hours that they come to the meeting, which the family reads', async () => {
    const { jobId, requestId } = await market.publish(family);
    const [tutor, other] = [await market.applicant(jobId), await market.applicant(jobId)];
    expectFailure(await agree(jobId, tutor.token), 409, 'CONFLICT');
    await press(requestId, tutor.applicationId, 'ask-to-meet');
    const [asked] = await listed('applied', tutor);
    expect(hoursUntil(asked?.meet_by)).toBeCloseTo(48, 1);
    expect(asked).toMatchObject({ meet_answered: false, answer_by: null });
    expectFailure(await agree(jobId, other.token), 409, 'CONFLICT');
    expectFailure(await agree(jobId, (await createTutor(test.db)).token), 404, 'NOT_FOUND');
    for (let times = 0; times < 2; times++) expect((await agree(jobId, tutor.token)).status).toBe(200);
    expect(await candidates(requestId)).toMatchObject([
      { meet_by: asked?.meet_by, meet_answered: true },
      { meet_by: null, meet_answered: false },
    ]);
    // Asked again, the deadline and the answer stay; another tutor has their own.
    await press(requestId, tutor.applicationId, 'ask-to-meet');
    expect(await listed('applied', tutor)).toMatchObject([{ meet_by: asked?.meet_by, meet_answered: true }]);
    expect(await said(tutor.applicationId, 'meeting', after(60))).toEqual([]);
    await press(requestId, other.applicationId, 'ask-to-meet');
    expect(await listed('applied', tutor)).toMatchObject([{ meet_by: null, meet_answered: false }]);
    expect(await listed('applied', other)).toMatchObject([{ meet_answered: false }]);
  });

  it('WAI-004 lets both sides and the operators know once that a meeting was not answered; it stays asked', async () => {
    const { jobId, requestId } = await market.publish(family);
    const tutor = await market.applicant(jobId);
    await market.move(tutor.applicationId, 'shortlisted');
    await press(requestId, tutor.applicationId, 'ask-to-meet');
    const by = date((await listed('shortlisted', tutor))[0]?.meet_by);
    expect(await said(tutor.applicationId, 'meeting', after(-0.1, by))).toEqual([]);
    expect(await said(tutor.applicationId, 'meeting', by)).toEqual([
      { step: 'passed', to: [tutor.userId, family.userId], by },
      { step: 'passed', to: 'operators', by },
    ]);
    expect(await said(tutor.applicationId, 'meeting', after(100, by))).toEqual([]);
    expect(await candidates(requestId)).toMatchObject([{ stage: 'shortlisted', meet_asked: true }]);
    const { data } = await get<Page<object>>(`/api/ops/jobs/${jobId}/applications`, market.operator.token);
    expect(data).toMatchObject([{ meet_by: by.toISOString(), meet_answered: false, accept_by: null }]);
    expect((await agree(jobId, tutor.token)).status).toBe(200);
  });

  it('WAI-005 accepts an appointment within 48 hours, which the family and operators read', async () => {
    const { jobId, requestId } = await market.publish(family);
    const tutor = await market.applicant(jobId);
    await market.move(tutor.applicationId, 'shortlisted');
    expectFailure(await accept(jobId, tutor.token), 409, 'CONFLICT');
    await market.move(tutor.applicationId, 'appointed');
    const [appointed] = await listed('appointed', tutor);
    expect(hoursUntil(appointed?.accept_by)).toBeCloseTo(48, 1);
    expect(appointed).toMatchObject({ accepted: false });
    for (let times = 0; times < 2; times++) expect((await accept(jobId, tutor.token)).status).toBe(200);
    expect(await candidates(requestId)).toMatchObject([{ accept_by: appointed?.accept_by, accepted: true }]);
    const { data } = await get<Page<object>>(`/api/ops/jobs/${jobId}/applications`, market.operator.token);
    expect(data).toMatchObject([{ state: 'appointed', accepted: true }]);
    expect(await said(tutor.applicationId, 'acceptance', after(60))).toEqual([]);
    await market.move(tutor.applicationId, 'confirm');
    expectFailure(await accept(jobId, tutor.token), 409, 'CONFLICT');
  });

  it('WAI-005 lets both sides and the operators know once that an appointment was not answered; it stays', async () => {
    const { jobId, requestId } = await market.publish(family);
    const tutor = await market.applicant(jobId);
    await market.move(tutor.applicationId, 'shortlisted');
    await market.move(tutor.applicationId, 'appointed');
    const by = date((await listed('appointed', tutor))[0]?.accept_by);
    expect(await said(tutor.applicationId, 'acceptance', after(-0.1, by))).toEqual([]);
    expect(await said(tutor.applicationId, 'acceptance', by)).toEqual([
      { step: 'passed', to: [tutor.userId, family.userId], by },
      { step: 'passed', to: 'operators', by },
    ]);
    expect(await said(tutor.applicationId, 'acceptance', after(100, by))).toEqual([]);
    expect(await candidates(requestId)).toMatchObject([{ stage: 'appointed', accepted: false }]);
    // Declining is the other answer.
    expect((await test.send(`POST /api/decline/${jobId}`, { token: tutor.token, body: {} })).status).toBe(
      200,
    );
  });

  it('WAI-006 both sides say within 7 days that lessons started, or all are told once', async () => {
    const deals = [];
    for (let index = 0; index < 2; index++) {
      const { jobId } = await market.publish(family);
      const tutor = await market.applicant(jobId);
      await market.confirm(tutor.applicationId);
      const { data } = await get<{ data: { in_process: Deal[] } }>('/api/tutor/deals', tutor.token);
      deals.push({ tutor, id: data.in_process[0]?.id ?? 0, start_by: data.in_process[0]?.start_by });
    }
    const [started, waiting] = deals;
    if (!started || !waiting) throw new Error('two deals');
    expect(hoursUntil(waiting.start_by)).toBeCloseTo(7 * 24, 1);
    await test.send(`POST /api/my-tutor/${started.id}/started`, { token: family.token });
    await test.send(`POST /api/tutor/deals/${started.id}/started`, { token: started.tutor.token });
    const mine = await get<Page<MyTutor>>('/api/my-tutor', family.token);
    expect(mine.data).toMatchObject([
      { id: waiting.id, start_by: waiting.start_by },
      { id: started.id, start_by: null },
    ]);
    const all = await get<Page<object>>('/api/ops/deals', market.operator.token);
    expect(all.data).toContainEqual(expect.objectContaining({ id: waiting.id, start_by: waiting.start_by }));
    const by = date(waiting.start_by);
    expect(await said(waiting.id, 'start', after(-0.1, by))).toEqual([]);
    expect(await said(waiting.id, 'start', by)).toEqual([
      { step: 'passed', to: [waiting.tutor.userId, family.userId], by },
      { step: 'passed', to: 'operators', by },
    ]);
    expect(await said(waiting.id, 'start', after(100, by))).toEqual([]);
    expect(await said(started.id, 'start', after(100, by))).toEqual([]);
  });
});

describe('how somebody answers', () => {
  const jobAnswers = async (jobId: number) =>
    (await test.send<{ data: Job }>(`GET /api/job-board/${jobId}`)).body.data.answers;

  it('WAI-008 a job shows how its family answered, from three waits that ended on', async () => {
    const { jobId, requestId } = await market.publish(family);
    const { jobId: next } = await market.publish(family);
    const ids = [];
    for (let index = 0; index < 4; index++) ids.push((await market.applicant(jobId)).applicationId);
    for (const [index, id] of ids.entries()) {
      const created_at = after(-10 * (index + 1));
      await test.db.updateTable('applications').set({ created_at }).where('id', '=', id).execute();
    }
    await press(requestId, ids[0] ?? 0, 'prefer');
    await press(requestId, ids[1] ?? 0, 'not-suitable');
    expect([await jobAnswers(jobId), await jobAnswers(next)]).toEqual([null, null]);
    await market.move(ids[2] ?? 0, 'shortlisted');
    const three = { count: 3, share: 100, median_hours: 21 };
    expect([await jobAnswers(jobId), await jobAnswers(next)]).toEqual([three, three]);
    await said(jobId, 'answer', after(200));
    expect(await jobAnswers(next)).toEqual({ ...three, count: 4, share: 75 });
  });

  it('WAI-008 a candidate shows how the tutor answered meetings and appointments', async () => {
    const tutor = await createTutor(test.db);
    const open = async () => {
      const { jobId, requestId } = await market.publish(family);
      return { jobId, requestId, ...(await market.applicant(jobId, tutor)) };
    };
    const [met, accepted, passed] = [await open(), await open(), await open()];
    const answers = async () => (await candidates(met.requestId))[0]?.answers;
    await press(met.requestId, met.applicationId, 'ask-to-meet');
    await test.send(`POST /api/agree-to-meet/${met.jobId}`, { token: tutor.token });
    await market.move(accepted.applicationId, 'shortlisted');
    await market.move(accepted.applicationId, 'appointed');
    await test.send(`POST /api/accept/${accepted.jobId}`, { token: tutor.token });
    await press(passed.requestId, passed.applicationId, 'ask-to-meet');
    expect(await answers()).toBeNull();
    await said(passed.applicationId, 'meeting', after(60));
    expect(await answers()).toEqual({ count: 3, share: 67, median_hours: 1 });
    // Leaving late is late, and counts once.
    const past = after(-60);
    await test.db
      .updateTable('applications')
      .set({ meet_asked_at: past, meet_by: after(48, past) })
      .where('id', '=', passed.applicationId)
      .execute();
    await test.send(`POST /api/withdraw/${passed.jobId}`, { token: tutor.token, body: {} });
    expect(await answers()).toEqual({ count: 3, share: 67, median_hours: 1 });
  });
});

it('WAI-007 says each once however many processes sweep at the same time', async () => {
  // More than a batch of each.
  const requests = [];
  const jobs = [];
  for (let index = 0; index < 6; index++) {
    const one = await createFamily(test.db);
    for (let of = 0; of < 10; of++) requests.push(await market.request(one));
    const { jobId, requestId } = await market.publish(await createFamily(test.db));
    jobs.push({ jobId, requestId, ...(await market.applicant(jobId)) });
  }
  const notices: WaitNotice[] = [];
  const keep = async (_: unknown, notice: WaitNotice) => void notices.push(notice);
  const now = after(130);
  await Promise.all(Array.from({ length: 4 }, () => sweepWaits(test.db, keep, now)));
  const of = (wait: string, step: string, ids: number[]) =>
    notices
      .filter((one) => one.wait === wait && one.step === step && ids.includes(one.id))
      .map((one) => one.id);
  const jobIds = jobs.map(({ jobId }) => jobId);
  expect(of('review', 'soon', requests).toSorted()).toEqual(requests.toSorted());
  expect(of('review', 'passed', requests).toSorted()).toEqual(requests.toSorted());
  expect(of('answer', 'passed', jobIds).toSorted()).toEqual(jobIds.toSorted());
  const ended = await test.db
    .selectFrom('transitions')
    .select('entity_id')
    .where('entity', '=', 'application')
    .where('to_state', '=', 'timed_out')
    .where(
      'entity_id',
      'in',
      jobs.map(({ applicationId }) => applicationId),
    )
    .execute();
  expect(ended).toHaveLength(jobs.length);
  expect(await sweepWaits(test.db, keep, now)).toBe(0);
});
