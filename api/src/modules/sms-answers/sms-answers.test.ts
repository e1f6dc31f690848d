import type { OpsPerson, SmsQuestion, SmsReply } from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket, type TestFamily } from '../../../test/support/family.repository.ts';
import { drain, noon, testChannels } from '../../../test/support/queue.repository.ts';
import { change, row, rows } from '../../../test/support/rows.repository.ts';
import { listOutbox } from '../../kit/sms/index.ts';
import { smsPerDay } from '../notices/index.ts';

const test = await openTestApp();
const market = await openMarket(test);

beforeEach(async () => {
  await drain(test.db);
  await test.db.deleteFrom('sms_outbox').execute();
});

async function familyBySms(): Promise<TestFamily> {
  const family = await createFamily(test.db);
  await change(test.db, 'users', { by_sms_since: new Date() }, { id: family.userId });
  return family;
}

/** The text messages that the family got, oldest first; they are sent first. */
async function textsTo({ phone }: TestFamily, now = noon) {
  await drain(test.db, testChannels(test.db), now);
  return (await listOutbox(test.db, { phone })).map(({ body }) => body).toReversed();
}
const linkOf = (text = '') => /https:\/\/porao\.example\/sms\?q=(\S+)$/.exec(text)?.[1] ?? '';
const say = (from: string, text: string, more: object = {}) =>
  test.send<{ message: string }>('POST /api/sms/incoming', {
    body: { secret: 'the secret of tests', from, text, ...more },
  });
const read = (token: string) =>
  test.send<{ data: SmsQuestion }>(`GET /api/sms-question?token=${encodeURIComponent(token)}`);
const answer = (token: string, choice: string) =>
  test.send<{ message: string }>('POST /api/sms-question', { body: { token, choice } });
const stageOf = async (id: number) => (await row(test.db, 'tutor_requests', ['stage'], { id })).stage;
const waiting = async (show = 'waiting') =>
  (await test.read<{ data: SmsReply[] }>(`/api/ops/replies?show=${show}`, market.operator.token)).data;

/** Terms of 4000 against a wish of 5000. */
async function offer(family: TestFamily) {
  const id = await market.request(family, { budget: 5000 });
  const body = {
    actual_salary: 4000,
    tutoring_time: '17:30',
    tutoring_duration: 1.5,
    hiring_date: new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
  };
  expect((await market.act(`requests/${id}/approve`, body)).status).toBe(200);
  return id;
}

describe('questions', () => {
  it('NTF-067 lead a family from terms to lessons by numbers alone', async () => {
    const family = await familyBySms();
    const id = await offer(family);
    const [terms] = await textsTo(family);
    expect(terms).toContain('4,000');
    expect(terms).toContain('5,000');
    expect(terms).toContain('Reply 1: I agree. Reply 2: I do not agree.');
    await say(family.phone, '1');
    expect(await stageOf(id)).toBe('Approved');
    const { id: jobId } = await row(test.db, 'jobs', ['id'], { request_id: id });
    const tutor = await market.applicant(jobId);
    const candidate = (await textsTo(family)).at(-1);
    expect(candidate).toContain('Reply 4: I want to meet. Reply 5: I like this tutor.');
    expect(candidate).toContain('Reply 6: Not suitable.');
    await say(family.phone, '৫');
    const columns = ['preferred_at', 'meet_asked_at'] as const;
    const application = () => row(test.db, 'applications', columns, { id: tutor.applicationId });
    expect((await application()).preferred_at).not.toBeNull();
    await market.move(tutor.applicationId, 'shortlisted');
    expect((await textsTo(family)).at(-1)).toContain('Reply 7: I want to meet.');
    await say(family.phone, 'হ্যাঁ');
    expect((await application()).meet_asked_at).not.toBeNull();
    await market.move(tutor.applicationId, 'appointed');
    await market.move(tutor.applicationId, 'confirm');
    expect((await textsTo(family)).join('\n')).toContain('Reply 10: Lessons have started.');
    await say(family.phone, 'yes');
    const ofTutor = { application_id: tutor.applicationId };
    const deal = await row(test.db, 'deals', ['guardian_started_at'], ofTutor);
    expect(deal.guardian_started_at).not.toBeNull();
    expect(await waiting()).toEqual([]);
  });

  it('NTF-067 come to nobody else by SMS: other families get the notices as before', async () => {
    const family = await createFamily(test.db);
    await offer(family);
    const [text] = await textsTo(family);
    expect(text).toContain('/parent/dashboard/requests/tutor-requests/');
    expect(await rows(test.db, 'sms_questions', ['id'], { user_id: family.userId })).toEqual([]);
  });

  it('NTF-068 OQ-144 are outside of the three messages a day', async () => {
    const family = await familyBySms();
    const id = await offer(family);
    await textsTo(family);
    await say(family.phone, '1');
    const { id: jobId } = await row(test.db, 'jobs', ['id'], { request_id: id });
    for (let count = 0; count < smsPerDay + 1; count++) await market.applicant(jobId);
    const asked = (await textsTo(family)).filter((text) => linkOf(text) !== '');
    expect(asked).toHaveLength(smsPerDay + 2);
  });
});

describe('links', () => {
  it('NTF-069 API-276 say what is asked, do nothing when they are opened, and answer once', async () => {
    const family = await familyBySms();
    const id = await offer(family);
    const token = linkOf((await textsTo(family))[0]);
    for (let count = 0; count < 2; count++) {
      const asked = await read(token);
      expect(asked.headers.get('cache-control')).toBe('no-store');
      expect(asked.body.data).toMatchObject({
        choices: [
          { choice: 'agree', text: 'I agree' },
          { choice: 'decline', text: 'I do not agree' },
        ],
        over: false,
      });
    }
    expect(await stageOf(id)).toBe('Terms');
    expectFailure(await answer(token, 'started'), 422, 'VALIDATION');
    const done = await answer(token, 'decline');
    expect(done.body.message).toBe(textOf('tutorRequest.termsDeclined'));
    expect(await stageOf(id)).toBe('Pending');
    expectFailure(await answer(token, 'agree'), 409, 'CONFLICT');
    expect((await read(token)).body.data.over).toBe(true);
  });

  it('NTF-069 API-276 are for one question, expire, and are not made by others', async () => {
    const family = await familyBySms();
    const id = await offer(family);
    const token = linkOf((await textsTo(family))[0]);
    const [number = '', signature = ''] = token.split('.');
    for (const wrong of ['', 'x', `${Number(number) + 1}.${signature}`, `${number}.${'a'.repeat(32)}`]) {
      expectFailure(await read(wrong), 422, 'VALIDATION');
      expectFailure(await answer(wrong, 'agree'), 422, 'VALIDATION');
    }
    await change(test.db, 'sms_questions', { expires_at: new Date() }, { user_id: family.userId });
    expectFailure(await answer(token, 'agree'), 409, 'CONFLICT');
    expect(await stageOf(id)).toBe('Terms');
  });

  it('NTF-069 stay open where the act is refused, and do nothing for a banned account', async () => {
    const family = await familyBySms();
    const { jobId } = await market.publish(family);
    const { applicationId } = await market.applicant(jobId);
    const token = linkOf((await textsTo(family)).findLast((text) => linkOf(text) !== ''));
    await change(test.db, 'jobs', { status: 'cancelled' }, { id: jobId });
    expectFailure(await answer(token, 'meet'), 409, 'CONFLICT');
    await change(test.db, 'jobs', { status: 'live' }, { id: jobId });
    await change(test.db, 'users', { banned_at: new Date() }, { id: family.userId });
    expectFailure(await answer(token, 'meet'), 409, 'BANNED');
    await change(test.db, 'users', { banned_at: null }, { id: family.userId });
    expect((await answer(token, 'meet')).status).toBe(200);
    const { meet_asked_at } = await row(test.db, 'applications', ['meet_asked_at'], { id: applicationId });
    expect(meet_asked_at).not.toBeNull();
  });
});

describe('replies', () => {
  it('NTF-071 OPS-283 that are not plain wait for an operator, who marks them as done', async () => {
    const family = await familyBySms();
    const id = await offer(family);
    await textsTo(family);
    await say(family.phone, 'Yes, but from January');
    expect(await stageOf(id)).toBe('Terms');
    expect((await textsTo(family)).at(-1)).toBe(textOf('sms.reply.operator'));
    const [reply] = await waiting();
    expect(reply).toMatchObject({
      from: { user_id: family.userId },
      text: 'Yes, but from January',
      outcome: 'unclear',
      waits: true,
    });
    const told = await rows(test.db, 'notices', ['path'], {
      text_key: 'notice.smsReply',
      user_id: market.operator.userId,
    });
    expect(told.at(-1)).toEqual({ path: '/ops/replies' });
    expect((await market.act(`replies/${reply?.id}/handled`)).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expectFailure(await market.act(`replies/${reply?.id}/handled`), 404, 'NOT_FOUND');
  });

  it('NTF-071 of a word alone act only while one question is open', async () => {
    const family = await familyBySms();
    const [first, second] = [await offer(family), await offer(family)];
    await textsTo(family);
    await say(family.phone, 'yes');
    expect([await stageOf(first), await stageOf(second)]).toEqual(['Terms', 'Terms']);
    await say(family.phone, '4');
    expect([await stageOf(first), await stageOf(second)]).toEqual(['Terms', 'Approved']);
    await say(family.phone, 'না');
    expect(await stageOf(first)).toBe('Pending');
  });

  it('NTF-071 API-277 act for a proved phone alone, once, and with the secret of the provider', async () => {
    const family = await familyBySms();
    const id = await offer(family);
    await textsTo(family);
    expectFailure(await say(family.phone, '1', { secret: 'another' }), 422, 'VALIDATION');
    expect((await say('01999999999', '1')).status).toBe(200);
    await change(test.db, 'users', { phone_no_verified_at: null }, { id: family.userId });
    await say(family.phone, '1');
    expect(await stageOf(id)).toBe('Terms');
    expect((await waiting('all')).filter(({ outcome }) => outcome === 'unknown')).toHaveLength(2);
    await change(test.db, 'users', { phone_no_verified_at: new Date() }, { id: family.userId });
    const international = `+88${family.phone}`;
    await say(international, '2', { id: 'message 1' });
    expect(await stageOf(id)).toBe('Pending');
    const before = (await waiting('all')).length;
    await say(international, '2', { id: 'message 1' });
    expect((await waiting('all')).length).toBe(before);
    // A second answer is told so, and waits for nobody.
    await say(international, '1', { id: 'message 2' });
    expect((await textsTo(family)).at(-1)).toContain(textOf('sms.over'));
    expect((await waiting()).filter(({ from }) => from?.user_id === family.userId)).toEqual([]);
  });

  it('NTF-072 of "stop" end the questions', async () => {
    const family = await familyBySms();
    await say(family.phone, 'বন্ধ');
    expect((await textsTo(family)).at(-1)).toBe(textOf('sms.reply.stopped'));
    await offer(family);
    expect(linkOf((await textsTo(family)).at(-1))).toBe('');
  });
});

it('OPS-318 the page of a person has the last question, its answer and the last message', async () => {
  const family = await familyBySms();
  const ofPerson = async () =>
    (await test.read<{ data: OpsPerson }>(`/api/ops/users/${family.userId}`, market.operator.token)).data
      .by_sms;
  expect(await ofPerson()).toEqual({ active: true, question: null, reply: null });
  const id = await offer(family);
  // It was not sent yet.
  expect((await ofPerson())?.question).toBeNull();
  await textsTo(family);
  const asked = await ofPerson();
  expect(asked).toMatchObject({ question: { state: 'open', answered_at: null }, reply: null });
  expect(asked?.question?.text).toContain('4,000');
  await say(family.phone, 'Call me');
  expect(await ofPerson()).toMatchObject({
    question: { state: 'open' },
    reply: { text: 'Call me', outcome: 'unclear', waits: true },
  });
  await say(family.phone, '1');
  expect(await stageOf(id)).toBe('Approved');
  const answered = await ofPerson();
  expect(answered).toMatchObject({
    question: { state: 'answered' },
    reply: { text: '1', outcome: 'done', waits: false },
  });
  expect(answered?.question?.answered_at).not.toBeNull();
  const messages = `/api/ops/replies?show=all&user_id=${family.userId}`;
  const { data } = await test.read<{ data: SmsReply[] }>(messages, market.operator.token);
  expect(data.map(({ text }) => text)).toEqual(['1', 'Call me']);
  const other = await createFamily(test.db);
  const path = `/api/ops/users/${other.userId}`;
  const site = await test.read<{ data: OpsPerson }>(path, market.operator.token);
  expect(site.data.by_sms).toBeNull();
});
