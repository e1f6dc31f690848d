import { describe, expect, it } from 'vitest';
import { expectFailure } from '../../../test/support/app.ts';
import { createFamily } from '../../../test/support/family.repository.ts';
import type { TestTutor } from '../../../test/support/people.repository.ts';
import { change, rows } from '../../../test/support/rows.repository.ts';
import { after, date, hoursUntil, openWaits } from '../../../test/support/waits.ts';
import type { Page } from '../../kit/page.ts';
import type { WaitNotice } from '../notices/index.ts';
import { sweepWaits } from './index.ts';

const waits = await openWaits();
const { said, get, request, candidates, listed, press } = waits;

describe('a request that waits for operators', () => {
  it('WAI-001 warns operators 12 hours before, and asks the guardian to excuse the delay with a new date, every day', async () => {
    const id = await waits.market.request(waits.family);
    const { review_by } = await request(id);
    expect(hoursUntil(review_by)).toBeCloseTo(24, 1);
    const by = date(review_by);
    expect(await said(id, 'review', after(-12.1, by))).toEqual([]);
    expect(await said(id, 'review', after(-12, by))).toEqual([{ step: 'soon', to: 'operators', by }]);
    expect(await said(id, 'review', after(-1, by))).toEqual([]);
    const second = after(24, by);
    expect(await said(id, 'review', by)).toEqual([{ step: 'passed', to: [waits.family.userId], by: second }]);
    expect(await request(id)).toMatchObject({ stage: 'Pending', review_by: second.toISOString() });
    expect(await said(id, 'review', after(-12, second))).toEqual([
      { step: 'soon', to: 'operators', by: second },
    ]);
    expect(await said(id, 'review', second)).toMatchObject([{ step: 'passed', to: [waits.family.userId] }]);
  });

  it('WAI-001 ends with the decision', async () => {
    const { requestId } = await waits.market.publish(waits.family);
    const rejected = await waits.market.request(waits.family);
    await waits.test.send(`POST /api/ops/requests/${rejected}/reject`, {
      token: waits.market.operator.token,
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
    for (let index = 0; index < count; index++) all.push(await waits.market.applicant(jobId));
    return all;
  };

  it('WAI-002 are answered within 48 hours after 72, and within 48 hours from the fifth', async () => {
    const { jobId, requestId } = await waits.market.publish(waits.family);
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
    const { data } = await get<Page<object>>('/api/ops/jobs', waits.market.operator.token);
    expect(data).toContainEqual(expect.objectContaining({ id: jobId, answer_by: sooner }));
  });

  it('WAI-002 WAI-003 end by themselves with the reason, but for those that the family marked or shortlisted', async () => {
    const { jobId, requestId } = await waits.market.publish(waits.family);
    const [preferred, asked, shortlisted, left, waiting] = await applicants(jobId, 5);
    if (!preferred || !asked || !shortlisted || !left || !waiting) throw new Error('five applied');
    await press(requestId, preferred.applicationId, 'prefer');
    await press(requestId, asked.applicationId, 'ask-to-meet');
    await waits.market.move(shortlisted.applicationId, 'shortlisted');
    await press(requestId, left.applicationId, 'prefer');
    await press(requestId, left.applicationId, 'unprefer');
    const by = date((await request(requestId)).answer_by);
    expect(await said(jobId, 'answer', after(-24.1, by))).toEqual([]);
    expect(await said(jobId, 'answer', after(-24, by))).toEqual([
      { step: 'soon', to: [waits.family.userId], by },
    ]);
    expect(await said(jobId, 'answer', after(-1, by))).toEqual([]);
    expect(await said(jobId, 'answer', by)).toEqual([{ step: 'passed', to: [waits.family.userId], by }]);
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
    const ended = { entity: 'application', entity_id: waiting.applicationId, to_state: 'timed_out' };
    expect(await rows(waits.test.db, 'transitions', ['from_state', 'actor', 'cause'], ended)).toEqual([
      { from_state: 'applied', actor: 'system', cause: 'no_answer' },
    ]);

    await applicants(jobId, 1);
    expect(hoursUntil((await request(requestId)).answer_by)).toBeCloseTo(120, 1);
  });

  it('API-176 taking a mark back moves no deadline, and no more once the time to answer is over', async () => {
    const { jobId, requestId } = await waits.market.publish(waits.family);
    const [one] = await applicants(jobId, 1);
    if (!one) throw new Error('one applied');
    const id = { id: one.applicationId };
    const applied = { created_at: after(-60), answered_at: null, preferred_at: null };
    await change(waits.test.db, 'applications', applied, id);
    for (let times = 0; times < 3; times++) {
      await press(requestId, one.applicationId, 'prefer');
      expect(await request(requestId)).toMatchObject({ answer_by: null });
      await press(requestId, one.applicationId, 'unprefer');
      expect(hoursUntil((await request(requestId)).answer_by)).toBeCloseTo(60, 1);
    }
    await press(requestId, one.applicationId, 'prefer');
    const late = { created_at: after(-130), answered_at: after(-50) };
    await change(waits.test.db, 'applications', late, id);
    expectFailure(await press(requestId, one.applicationId, 'unprefer'), 409, 'CONFLICT');
  });

  it('WAI-002 WAI-003 wait no longer once each is preferred or not suitable; the tutor reads which', async () => {
    const { jobId, requestId } = await waits.market.publish(waits.family);
    const [one, two, three] = await applicants(jobId, 3);
    if (!one || !two || !three) throw new Error('three applied');
    await press(requestId, one.applicationId, 'prefer');
    await waits.market.move(three.applicationId, 'shortlisted');
    expect((await press(requestId, two.applicationId, 'not-suitable')).status).toBe(200);
    expect((await press(requestId, three.applicationId, 'not-suitable')).status).toBe(200);
    expect(await listed('closed', two)).toMatchObject([
      { closed_reason: 'The family chose to go on without this application.' },
    ]);
    expect(await listed('applied', one)).toMatchObject([{ answer_by: null }]);
    expect(await request(requestId)).toMatchObject({ answer_by: null });
    expect(await said(jobId, 'answer', after(300))).toEqual([]);
    expect((await candidates(requestId)).map((row) => row.id)).toEqual([one.applicationId]);
    // An answer that they did not give yet is waited for again.
    await press(requestId, one.applicationId, 'unprefer');
    expect(hoursUntil((await request(requestId)).answer_by)).toBeCloseTo(120, 1);
  });

  it("WAI-002 refuses to end an appointed tutor's application, another family's, and one of a closed job", async () => {
    const { jobId, requestId } = await waits.market.publish(waits.family);
    const [tutor] = await applicants(jobId, 1);
    const id = tutor?.applicationId ?? 0;
    const other = await createFamily(waits.test.db);
    const call = `POST /api/tutor-request/${requestId}/candidates/${id}/not-suitable`;
    expectFailure(await waits.test.send(call, { token: other.token }), 404, 'NOT_FOUND');
    await waits.market.move(id, 'shortlisted');
    await waits.market.move(id, 'appointed');
    expectFailure(await press(requestId, id, 'not-suitable'), 409, 'CONFLICT');
    await waits.market.move(id, 'confirm');
    expectFailure(await press(requestId, id, 'not-suitable'), 409, 'CONFLICT');
  });

  it('WAI-002 end by the end of their job at the latest', async () => {
    const { jobId, requestId } = await waits.market.publish(waits.family);
    const until = after(10);
    await change(waits.test.db, 'jobs', { live_until: until }, { id: jobId });
    await applicants(jobId, 1);
    expect(await request(requestId)).toMatchObject({ answer_by: until.toISOString() });
  });
});

it('WAI-007 says each once however many processes sweep at the same time', async () => {
  // More than a batch of each.
  const requests = [];
  const jobs = [];
  for (let index = 0; index < 6; index++) {
    const one = await createFamily(waits.test.db);
    for (let of = 0; of < 10; of++) requests.push(await waits.market.request(one));
    const { jobId, requestId } = await waits.market.publish(await createFamily(waits.test.db));
    jobs.push({ jobId, requestId, ...(await waits.market.applicant(jobId)) });
  }
  const notices: WaitNotice[] = [];
  const keep = async (_: unknown, notice: WaitNotice) => void notices.push(notice);
  const now = after(130);
  await Promise.all(Array.from({ length: 4 }, () => sweepWaits(waits.test.db, keep, now)));
  const of = (wait: string, step: string, ids: number[]) =>
    notices
      .filter((one) => one.wait === wait && one.step === step && ids.includes(one.id))
      .map((one) => one.id)
      .toSorted((one, other) => one - other);
  const jobIds = jobs.map(({ jobId }) => jobId);
  expect(of('review', 'soon', requests)).toEqual(requests);
  expect(of('review', 'passed', requests)).toEqual(requests);
  expect(of('answer', 'passed', jobIds)).toEqual(jobIds);
  const state = { entity: 'application', to_state: 'timed_out' };
  const ended = (await rows(waits.test.db, 'transitions', ['entity_id'], state)).map((one) => one.entity_id);
  const ids = jobs.map(({ applicationId }) => applicationId);
  expect(ended.filter((id) => ids.includes(id)).toSorted((a, b) => a - b)).toEqual(ids);
  expect(await sweepWaits(waits.test.db, keep, now)).toBe(0);
});
