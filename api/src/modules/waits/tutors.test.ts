import type { Deal, Job, MyTutor } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { expectFailure } from '../../../test/support/app.ts';
import { createTutor, type TestTutor } from '../../../test/support/people.repository.ts';
import { change } from '../../../test/support/rows.repository.ts';
import { after, date, hoursUntil, openWaits } from '../../../test/support/waits.ts';
import type { Page } from '../../kit/page.ts';
import type { WaitNotice } from '../notices/index.ts';

const waits = await openWaits();
const { said, get, candidates, listed, press } = waits;

describe('a tutor who is waited for', () => {
  const agree = (jobId: number, token: string) =>
    waits.test.send(`POST /api/agree-to-meet/${jobId}`, { token });
  const accept = (jobId: number, token: string) => waits.test.send(`POST /api/accept/${jobId}`, { token });
  const applicationsOf = async (jobId: number) =>
    (await get<Page<object>>(`/api/ops/jobs/${jobId}/applications`, waits.market.operator.token)).data;
  /** Expects that both sides and the operators are told once, at the deadline. */
  const expectPassed = async (id: number, wait: WaitNotice['wait'], by: Date, tutor: TestTutor) => {
    expect(await said(id, wait, after(-0.1, by))).toEqual([]);
    expect(await said(id, wait, by)).toEqual([
      { step: 'passed', to: [tutor.userId, waits.family.userId], by },
      { step: 'passed', to: 'operators', by },
    ]);
    expect(await said(id, wait, after(100, by))).toEqual([]);
  };

  it('WAI-004 says within 48 hours that they come to the meeting, which the family reads', async () => {
    const { jobId, requestId } = await waits.market.publish(waits.family);
    const [tutor, other] = [await waits.market.applicant(jobId), await waits.market.applicant(jobId)];
    expectFailure(await agree(jobId, tutor.token), 409, 'CONFLICT');
    await press(requestId, tutor.applicationId, 'ask-to-meet');
    const [asked] = await listed('applied', tutor);
    expect(hoursUntil(asked?.meet_by)).toBeCloseTo(48, 1);
    expect(asked).toMatchObject({ meet_answered: false, answer_by: null });
    expectFailure(await agree(jobId, other.token), 409, 'CONFLICT');
    expectFailure(await agree(jobId, (await createTutor(waits.test.db)).token), 404, 'NOT_FOUND');
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
    const { jobId, requestId } = await waits.market.publish(waits.family);
    const tutor = await waits.market.applicant(jobId);
    await waits.market.move(tutor.applicationId, 'shortlisted');
    await press(requestId, tutor.applicationId, 'ask-to-meet');
    const by = date((await listed('shortlisted', tutor))[0]?.meet_by);
    await expectPassed(tutor.applicationId, 'meeting', by, tutor);
    expect(await candidates(requestId)).toMatchObject([{ stage: 'shortlisted', meet_asked: true }]);
    const data = await applicationsOf(jobId);
    expect(data).toMatchObject([{ meet_by: by.toISOString(), meet_answered: false, accept_by: null }]);
    expect((await agree(jobId, tutor.token)).status).toBe(200);
  });

  it('WAI-005 accepts an appointment within 48 hours, which the family and operators read', async () => {
    const { jobId, requestId } = await waits.market.publish(waits.family);
    const tutor = await waits.market.applicant(jobId);
    await waits.market.move(tutor.applicationId, 'shortlisted');
    expectFailure(await accept(jobId, tutor.token), 409, 'CONFLICT');
    await waits.market.move(tutor.applicationId, 'appointed');
    const [appointed] = await listed('appointed', tutor);
    expect(hoursUntil(appointed?.accept_by)).toBeCloseTo(48, 1);
    expect(appointed).toMatchObject({ accepted: false });
    for (let times = 0; times < 2; times++) expect((await accept(jobId, tutor.token)).status).toBe(200);
    expect(await candidates(requestId)).toMatchObject([{ accept_by: appointed?.accept_by, accepted: true }]);
    const data = await applicationsOf(jobId);
    expect(data).toMatchObject([{ state: 'appointed', accepted: true }]);
    expect(await said(tutor.applicationId, 'acceptance', after(60))).toEqual([]);
    await waits.market.move(tutor.applicationId, 'confirm');
    expectFailure(await accept(jobId, tutor.token), 409, 'CONFLICT');
  });

  it('WAI-005 lets both sides and the operators know once that an appointment was not answered; it stays', async () => {
    const { jobId, requestId } = await waits.market.publish(waits.family);
    const tutor = await waits.market.applicant(jobId);
    await waits.market.move(tutor.applicationId, 'shortlisted');
    await waits.market.move(tutor.applicationId, 'appointed');
    const by = date((await listed('appointed', tutor))[0]?.accept_by);
    await expectPassed(tutor.applicationId, 'acceptance', by, tutor);
    expect(await candidates(requestId)).toMatchObject([{ stage: 'appointed', accepted: false }]);
    // Declining is the other answer.
    const declined = await waits.test.send(`POST /api/decline/${jobId}`, { token: tutor.token, body: {} });
    expect(declined.status).toBe(200);
  });

  it('WAI-006 both sides say within 7 days that lessons started, or all are told once', async () => {
    const deals = [];
    for (let index = 0; index < 2; index++) {
      const { jobId } = await waits.market.publish(waits.family);
      const tutor = await waits.market.applicant(jobId);
      await waits.market.confirm(tutor.applicationId);
      const { data } = await get<{ data: { in_process: Deal[] } }>('/api/tutor/deals', tutor.token);
      deals.push({ tutor, id: data.in_process[0]?.id ?? 0, start_by: data.in_process[0]?.start_by });
    }
    const [started, waiting] = deals;
    if (!started || !waiting) throw new Error('two deals');
    expect(hoursUntil(waiting.start_by)).toBeCloseTo(7 * 24, 1);
    await waits.test.send(`POST /api/my-tutor/${started.id}/started`, { token: waits.family.token });
    await waits.test.send(`POST /api/tutor/deals/${started.id}/started`, { token: started.tutor.token });
    const mine = await get<Page<MyTutor>>('/api/my-tutor', waits.family.token);
    expect(mine.data).toMatchObject([
      { id: waiting.id, start_by: waiting.start_by },
      { id: started.id, start_by: null },
    ]);
    const all = await get<Page<object>>('/api/ops/deals', waits.market.operator.token);
    expect(all.data).toContainEqual(expect.objectContaining({ id: waiting.id, start_by: waiting.start_by }));
    const by = date(waiting.start_by);
    await expectPassed(waiting.id, 'start', by, waiting.tutor);
    expect(await said(started.id, 'start', after(100, by))).toEqual([]);
  });
});

describe('how somebody answers', () => {
  const jobAnswers = async (jobId: number) =>
    (await waits.test.send<{ data: Job }>(`GET /api/job-board/${jobId}`)).body.data.answers;

  it('WAI-008 API-175 a job shows roughly how its family answered, from three waits that ended on', async () => {
    const { jobId, requestId } = await waits.market.publish(waits.family);
    const { jobId: next } = await waits.market.publish(waits.family);
    const ids = [];
    for (let index = 0; index < 4; index++) ids.push((await waits.market.applicant(jobId)).applicationId);
    for (const [index, id] of ids.entries()) {
      const created_at = after(-10 * (index + 1));
      await change(waits.test.db, 'applications', { created_at }, { id });
    }
    await press(requestId, ids[0] ?? 0, 'prefer');
    await press(requestId, ids[1] ?? 0, 'not-suitable');
    expect([await jobAnswers(jobId), await jobAnswers(next)]).toEqual([null, null]);
    await waits.market.move(ids[2] ?? 0, 'shortlisted');
    const three = { count: 3, share: 100, median_hours: 24 };
    expect([await jobAnswers(jobId), await jobAnswers(next)]).toEqual([three, three]);
    await said(jobId, 'answer', after(200));
    expect(await jobAnswers(next)).toEqual({ ...three, share: 80 });
  });

  it('WAI-008 a candidate shows how the tutor answered meetings and appointments', async () => {
    const tutor = await createTutor(waits.test.db);
    const open = async () => {
      const { jobId, requestId } = await waits.market.publish(waits.family);
      return { jobId, requestId, ...(await waits.market.applicant(jobId, tutor)) };
    };
    const [met, accepted, passed] = [await open(), await open(), await open()];
    const answers = async () => (await candidates(met.requestId))[0]?.answers;
    await press(met.requestId, met.applicationId, 'ask-to-meet');
    await waits.test.send(`POST /api/agree-to-meet/${met.jobId}`, { token: tutor.token });
    await waits.market.move(accepted.applicationId, 'shortlisted');
    await waits.market.move(accepted.applicationId, 'appointed');
    await waits.test.send(`POST /api/accept/${accepted.jobId}`, { token: tutor.token });
    await press(passed.requestId, passed.applicationId, 'ask-to-meet');
    expect(await answers()).toBeNull();
    await said(passed.applicationId, 'meeting', after(60));
    expect(await answers()).toEqual({ count: 3, share: 67, median_hours: 1 });
    // Leaving late is late, and counts once.
    const past = after(-60);
    const late = { meet_asked_at: past, meet_by: after(48, past) };
    await change(waits.test.db, 'applications', late, { id: passed.applicationId });
    await waits.test.send(`POST /api/withdraw/${passed.jobId}`, { token: tutor.token, body: {} });
    expect(await answers()).toEqual({ count: 3, share: 67, median_hours: 1 });
  });
});
