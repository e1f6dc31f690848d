import { visitEndpoints } from '@porao/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectErrors, expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily } from '../../../test/support/family.repository.ts';
import { createTutor } from '../../../test/support/people.repository.ts';
import { drain } from '../../../test/support/queue.repository.ts';
import { change, row, rows } from '../../../test/support/rows.repository.ts';
import { later, openVisits } from '../../../test/support/visits.ts';
import { watchVisits } from './index.ts';

const test = await openTestApp();
const { market, meeting, read, name, arrive, postpone, home, textsTo, remindersOf, answerBySms } =
  await openVisits(test);

beforeEach(() => drain(test.db));

describe('visits', () => {
  it('API-430 lists an agreed meeting to both sides, then the first lessons, until both said that they began', async () => {
    const { family, tutor, jobId, id } = await meeting();
    expect(await read(tutor)).toMatchObject({
      contact: null,
      visits: [{ id, kind: 'meeting', job_id: jobId, deal_id: null, name: 'Rahima Begum', time: null }],
    });
    expect((await read(family)).visits).toMatchObject([
      { id, kind: 'meeting', side: 'guardian', current: true, name: 'Nusrat Jahan' },
    ]);
    await market.confirm(id);
    const deal = await row(test.db, 'deals', ['id'], { application_id: id });
    expect((await read(tutor)).visits).toMatchObject([
      { id, kind: 'lesson', deal_id: deal.id, time: '17:30', arrived_at: null },
    ]);
    await test.send(`POST /api/tutor/deals/${deal.id}/started`, tutor);
    await test.send(`POST /api/my-tutor/${deal.id}/started`, family);
    for (const side of [tutor, family]) expect((await read(side)).visits).toEqual([]);
  });

  it('API-430 lists where somebody still is, whatever became of it, and a meeting that is over for 30 days', async () => {
    const first = await meeting();
    await market.confirm(first.id);
    const deal = await row(test.db, 'deals', ['id'], { application_id: first.id });
    await arrive(first.tutor, first.id);
    await test.send(`POST /api/tutor/deals/${deal.id}/started`, first.tutor);
    await test.send(`POST /api/my-tutor/${deal.id}/started`, first.family);
    expect((await read(first.tutor)).visits).toMatchObject([{ id: first.id, current: false }]);
    expect((await home(first.tutor, first.id)).status).toBe(200);
    expect((await read(first.tutor)).visits).toEqual([]);

    const { family, tutor, jobId, id, ask } = await meeting();
    await arrive(tutor, id);
    const other = await market.applicant(jobId);
    await ask(other.applicationId);
    expect((await read(tutor)).visits).toMatchObject([{ id, kind: 'meeting', current: false }]);
    expect((await home(tutor, id)).status).toBe(200);
    for (const side of [tutor, family])
      expect((await read(side)).visits).toMatchObject([{ id, current: false }]);
    expectFailure(await arrive(tutor, id), 404, 'NOT_FOUND');
    await change(test.db, 'applications', { meeting_agreed_at: later(-31 * 24 * 60) }, { id });
    for (const side of [tutor, family]) expect((await read(side)).visits).toEqual([]);
  });

  it('API-430 an account that is tutor and guardian reads its side of each', async () => {
    const { family, tutor } = await meeting();
    const both = await meeting();
    await change(test.db, 'parents', { user_id: tutor.userId }, { id: both.family.parentId });
    expect((await read(tutor)).visits.map(({ side, name: who }) => [side, who])).toEqual([
      ['guardian', 'Nusrat Jahan'],
      ['tutor', 'Rahima Begum'],
    ]);
    expect((await read(family)).visits).toMatchObject([{ side: 'guardian' }]);
  });

  it('API-432 said again an arrival changes nothing; later is an hour more and never less, to 6 hours from now', async () => {
    const { tutor, id } = await meeting();
    const minutes = async () => {
      const [visit] = (await read(tutor)).visits;
      return Math.round((Date.parse(visit?.home_by ?? '') - Date.now()) / 60_000);
    };
    expectFailure(await postpone(tutor, id), 404, 'NOT_FOUND');
    await Promise.all([arrive(tutor, id, 5), arrive(tutor, id, 5)]);
    expect(await minutes()).toBe(300);
    await arrive(tutor, id, 1);
    expect(await minutes()).toBe(300);
    await postpone(tutor, id);
    expect(await minutes()).toBe(360);
    await postpone(tutor, id);
    expect(await minutes()).toBe(360);
    await change(test.db, 'visits', { home_by: later(420) }, { application_id: id });
    await postpone(tutor, id);
    expect(await minutes()).toBe(420);
    await change(test.db, 'visits', { home_by: later(-30) }, { application_id: id });
    await postpone(tutor, id);
    expect(await minutes()).toBe(60);
    for (const again of [1, 2]) expect([again, (await home(tutor, id)).status]).toEqual([again, 200]);
  });

  it('API-432 of arrivals at two places at once one is left open, each at its own', async () => {
    const { tutor, id } = await meeting();
    const { jobId, ask } = await meeting();
    const { applicationId: other } = await market.applicant(jobId, tutor);
    await ask(other);
    await test.send(`POST /api/agree-to-meet/${jobId}`, tutor);
    const sent = await Promise.all([arrive(tutor, id), arrive(tutor, other), arrive(tutor, id)]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    const found = await rows(test.db, 'visits', ['application_id', 'home_at'], { user_id: tutor.userId });
    expect(found.filter((visit) => visit.home_at === null)).toHaveLength(1);
    expect(new Set(found.map((visit) => visit.application_id))).toEqual(new Set([id, other]));
  });

  it('API-430 API-432 refuses visits of others, those that are not agreed, and bad hours', async () => {
    const { tutor, id } = await meeting();
    const stranger = await createTutor(test.db);
    expectFailure(await arrive(stranger, id), 404, 'NOT_FOUND');
    expectFailure(await home(tutor, id), 404, 'NOT_FOUND');
    const { jobId } = await market.publish(await createFamily(test.db));
    const waiting = await market.applicant(jobId);
    expectFailure(await arrive(waiting, waiting.applicationId), 404, 'NOT_FOUND');
    for (const hours of [0, 7]) expectErrors(await arrive(tutor, id, hours), ['hours']);
    for (const key of Object.keys(visitEndpoints))
      expect((await test.send(key.replace(':id', String(id)))).status).toBe(401);
  });

  it('API-432 counts from the end of a lesson that is still to come', async () => {
    const { tutor, id } = await meeting();
    await market.confirm(id);
    const { job_id } = await row(test.db, 'applications', ['job_id'], { id });
    // The lesson begins in an hour and takes one and a half.
    const begin = later(60 + 6 * 60)
      .toISOString()
      .slice(11, 16);
    await change(test.db, 'jobs', { tutoring_time: begin, tutoring_duration: 1.5 }, { id: job_id });
    await arrive(tutor, id);
    const [visit] = (await read(tutor)).visits;
    const minutes = (Date.parse(visit?.home_by ?? '') - Date.now()) / 60_000;
    const untilMidnight = 24 * 60 - ((Date.now() / 60_000 + 6 * 60) % (24 * 60));
    // Where the lesson's end is on the next day, no plan of today has it.
    const expected = untilMidnight > 60 ? 270 : 120;
    expect(Math.abs(minutes - expected)).toBeLessThan(2);
  });
});

describe('who does not come home', () => {
  it('NTF-105 is reminded once, and 30 minutes later the contact gets one message with nothing else', async () => {
    const { tutor, id } = await meeting();
    await name(tutor, { name: 'Karim', phone_no: '01811111112' });
    await arrive(tutor, id);
    await Promise.all([watchVisits(test.db, later(119)), watchVisits(test.db, later(119))]);
    expect(await remindersOf(tutor)).toHaveLength(0);
    for (const minutes of [121, 121, 149]) {
      const at = later(minutes);
      await Promise.all([watchVisits(test.db, at), watchVisits(test.db, at)]);
      expect(await remindersOf(tutor)).toHaveLength(1);
      expect(await textsTo('01811111112')).toHaveLength(1);
    }
    for (const minutes of [152, 400])
      await Promise.all([1, 2].map(() => watchVisits(test.db, later(minutes))));
    const [named, late, ...more] = await textsTo('01811111112');
    expect(more).toEqual([]);
    expect(named).toContain('Nusrat Jahan');
    expect(late).toContain('Nusrat Jahan');
    expect(late).toContain(tutor.phone);
    for (const secret of ['Rahima', 'Flat 4C', 'Road 9']) expect(late).not.toContain(secret);
    expect((await read(tutor)).visits[0]?.contact_told_at).not.toBeNull();
  });

  it('NTF-105 is left alone once home, with a later time, or without a contact', async () => {
    const { tutor, family, id } = await meeting();
    await name(tutor, { name: 'Karim', phone_no: '01811111113' });
    await arrive(tutor, id);
    await watchVisits(test.db, later(121));
    await postpone(tutor, id);
    await watchVisits(test.db, later(170));
    expect(await remindersOf(tutor)).toHaveLength(1);
    expect((await home(tutor, id)).status).toBe(200);
    await watchVisits(test.db, later(500));
    await watchVisits(test.db, later(600));
    expect(await textsTo('01811111113')).toHaveLength(1);
    await arrive(family, id);
    await watchVisits(test.db, later(121));
    await watchVisits(test.db, later(200));
    expect(await remindersOf(family)).toHaveLength(1);
    // A contact who is named after the time was over is not told of it.
    await name(family, { name: 'Karim', phone_no: '01811111114' });
    await change(test.db, 'trusted_contacts', { added_at: later(130) }, { user_id: family.userId });
    await watchVisits(test.db, later(240));
    expect(await textsTo('01811111114')).toHaveLength(1);
  });

  it('NTF-106 says so by a text message, where the page does not open', async () => {
    const { tutor, id } = await meeting();
    await arrive(tutor, id);
    await watchVisits(test.db, later(121));
    expect((await textsTo(tutor.phone)).at(-1)).toContain('answer our SMS with HOME');
    await answerBySms(tutor.phone, 'Home!');
    expect((await textsTo(tutor.phone)).at(-1)).toBe('Porao: Good that you are home.');
    expect((await read(tutor)).visits).toMatchObject([{ id, arrived_at: null }]);
    await watchVisits(test.db, later(300));
    expect(await remindersOf(tutor)).toHaveLength(1);
    // Nobody is away: the word means nothing, and an operator reads it.
    await answerBySms(tutor.phone, 'বাসায় ফিরেছি');
    expect((await textsTo(tutor.phone)).at(-1)).toContain('could not tell what you mean');
  });
});
