import { type Visits, visitEndpoints } from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectErrors, expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createTutor } from '../../../test/support/people.repository.ts';
import { drain } from '../../../test/support/queue.repository.ts';
import { change, row, rows } from '../../../test/support/rows.repository.ts';
import { listOutbox } from '../../kit/sms/index.ts';
import { watchVisits } from './index.ts';

const test = await openTestApp();
const market = await openMarket(test);
const friend = { name: 'Karim', phone_no: '01811111111' };

beforeEach(() => drain(test.db));

interface Person {
  readonly token: string;
  readonly userId: number;
  readonly phone: string;
}
const read = async ({ token }: Person) => (await test.read<{ data: Visits }>('/api/visits', token)).data;
const name = ({ token }: Person, body: object = friend) =>
  test.send('PUT /api/trusted-contact', { token, body });
const arrive = ({ token }: Person, id: number, hours = 2) =>
  test.send(`POST /api/visits/${id}/arrived`, { token, body: { hours } });
const home = ({ token }: Person, id: number) => test.send(`POST /api/visits/${id}/home`, { token });
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** The text messages to a phone, oldest first. */
async function textsTo(phone: string) {
  await drain(test.db);
  return (await listOutbox(test.db, { phone })).map(({ body }) => body).toReversed();
}
const remindersOf = ({ userId }: Person) =>
  rows(test.db, 'notices', ['id'], { user_id: userId, text_key: 'notice.visit.late' });

async function meeting() {
  const family = await createFamily(test.db, { name: 'Rahima Begum' });
  const { requestId, jobId } = await market.publish(family);
  const tutor = await market.applicant(jobId, await createTutor(test.db, { user: { name: 'Nusrat Jahan' } }));
  const { applicationId: id } = tutor;
  await test.send(`POST /api/tutor-request/${requestId}/candidates/${id}/ask-to-meet`, family);
  await test.send(`POST /api/agree-to-meet/${jobId}`, tutor);
  return { family, tutor, jobId, id };
}

describe('visits', () => {
  it('API-430 lists an agreed meeting to both sides, then the first lessons, until both said that they began', async () => {
    const { family, tutor, jobId, id } = await meeting();
    expect(await read(tutor)).toMatchObject({
      contact: null,
      visits: [{ id, kind: 'meeting', job_id: jobId, deal_id: null, name: 'Rahima Begum', time: null }],
    });
    expect((await read(family)).visits).toMatchObject([{ id, kind: 'meeting', name: 'Nusrat Jahan' }]);
    await market.confirm(id);
    const deal = await row(test.db, 'deals', ['id'], { application_id: id });
    expect((await read(tutor)).visits).toMatchObject([
      { id, kind: 'lesson', deal_id: deal.id, time: '17:30', arrived_at: null },
    ]);
    await test.send(`POST /api/tutor/deals/${deal.id}/started`, tutor);
    await test.send(`POST /api/my-tutor/${deal.id}/started`, family);
    for (const side of [tutor, family]) expect((await read(side)).visits).toEqual([]);
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
    await arrive(tutor, id, 6);
    await watchVisits(test.db, later(200));
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
});

describe('a trusted contact', () => {
  it('API-431 is told once that they were named; another number again, three times a day', async () => {
    const tutor = await createTutor(test.db, { user: { name: 'Nusrat Jahan' } });
    expect((await name(tutor)).status).toBe(200);
    await name(tutor, { ...friend, name: 'Karim Uddin' });
    expect(await textsTo(friend.phone_no)).toHaveLength(1);
    expect((await read(tutor)).contact).toEqual({ ...friend, name: 'Karim Uddin', stopped: false });
    await name(tutor, { ...friend, phone_no: '01811111115' });
    expect(await textsTo('01811111115')).toHaveLength(1);
    expectFailure(await name(tutor), 429, 'RATE_LIMITED');
    expectErrors(await name(tutor, { name: '', phone_no: '12' }), ['name', 'phone_no']);
    await test.send('DELETE /api/trusted-contact', tutor);
    expect((await read(tutor)).contact).toBeNull();
  });

  it('API-431 NTF-105 who answers STOP is told nothing more, and cannot be named again', async () => {
    const { tutor, id } = await meeting();
    const phone_no = '01811111116';
    await name(tutor, { ...friend, phone_no });
    await arrive(tutor, id);
    expect(await textsTo(phone_no)).toHaveLength(1);
    const body = { secret: 'the secret of tests', from: phone_no, text: 'stop' };
    expect((await test.send('POST /api/sms/incoming', { body })).status).toBe(200);
    expect((await textsTo(phone_no)).at(-1)).toBe(textOf('sms.reply.contactStopped', 'bn'));
    expect((await read(tutor)).contact?.stopped).toBe(true);
    await watchVisits(test.db, later(121));
    await watchVisits(test.db, later(200));
    expect(await textsTo(phone_no)).toHaveLength(2);
    expectErrors(await name(await createTutor(test.db), { ...friend, phone_no }), ['phone_no']);
    const stranger = { ...body, from: '01811111117' };
    await test.send('POST /api/sms/incoming', { body: stranger });
    expect(await textsTo('01811111117')).toEqual([]);
  });
});
