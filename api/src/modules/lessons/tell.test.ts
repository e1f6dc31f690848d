import { randomUUID } from 'node:crypto';
import { type AuditEntry, type OpsLessonMonth, weekdayOf } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { expectErrors, expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { dayFrom, lessonsOf } from '../../../test/support/lessons.ts';
import { testSecret } from '../../../test/support/people.repository.ts';
import { change, insert, rows } from '../../../test/support/rows.repository.ts';
import { createTokens } from '../../kit/auth/tokens.ts';
import { dayInBangladesh } from '../../kit/bangladesh-time.ts';
import type { Page } from '../../kit/page.ts';
import { codeOf } from './code.ts';
import { sendLessonCodes } from './tell.ts';

const test = await openTestApp();
const market = await openMarket(test);
const services = { db: test.db, tokens: createTokens(testSecret) };

const noticesOf = (user_id: number, text_key: `notice.lesson.${string}`) =>
  rows(test.db, 'notices', ['id', 'params', 'path', 'source'], { user_id, text_key });
const channelsOf = async (notice_id: number) =>
  (await rows(test.db, 'notice_deliveries', ['channel'], { notice_id })).map(({ channel }) => channel);

/** A family whom an operator posted for on the phone. */
async function familyBySms() {
  const family = await createFamily(test.db);
  await change(test.db, 'users', { by_sms_since: new Date() }, { id: family.userId });
  return family;
}

describe('who is told of lessons', () => {
  it('NTF-090 the other side, once for a lesson, of a word that would count as agreed; nobody of a code', async () => {
    const { id, family, tutor, say, enter, code } = await lessonsOf(test, market);
    const day = dayFrom(-1);
    const { body } = await say(tutor.token, { day });
    await say(tutor.token, { day, kind: 'taken_back', takes_back: body.data.entries[0]?.id });
    await say(tutor.token, { day, kind: 'moved', other_day: dayFrom(1) });
    await enter({ day: dayFrom(0), code: await code() });
    const [notice, ...more] = await noticesOf(family.userId, 'notice.lesson.said');
    expect(more).toEqual([]);
    expect(notice?.params).toMatchObject({ day, lesson_word: 'held' });
    expect(notice?.path).toBe(`/parent/dashboard/teachers/lessons/${id}`);
    expect(await channelsOf(notice?.id ?? 0)).toEqual(['push']);
    expect(await noticesOf(tutor.userId, 'notice.lesson.said')).toEqual([]);
  });

  it('NTF-091 the side whose word is contradicted; not of what both say', async () => {
    const { id, family, tutor, say } = await lessonsOf(test, market);
    await say(tutor.token, { day: dayFrom(-1) });
    await say(family.token, { day: dayFrom(-1) });
    await say(tutor.token, { day: dayFrom(-2) });
    await say(family.token, { day: dayFrom(-2), kind: 'not_held', cancelled_by: 'tutor' });
    const told = await noticesOf(tutor.userId, 'notice.lesson.disputed');
    expect(told.map(({ path, params }) => [path, params])).toEqual([
      [`/tutor/lessons/${id}`, expect.objectContaining({ day: dayFrom(-2) })],
    ]);
    expect(await noticesOf(tutor.userId, 'notice.lesson.said')).toEqual([]);
  });

  it('NTF-090 a family without a session is told by text message, too', async () => {
    const { family, tutor, say } = await lessonsOf(test, market, await familyBySms());
    await say(tutor.token, { day: dayFrom(-1) });
    const [notice] = await noticesOf(family.userId, 'notice.lesson.said');
    expect((await channelsOf(notice?.id ?? 0)).toSorted()).toEqual(['push', 'sms']);
  });

  it('NTF-092 such a family gets the code on the day of a lesson by text message, once, and no other family', async () => {
    const now = new Date();
    const [day, tomorrow] = [dayInBangladesh(now), dayFrom(1)];
    const plan = async ({ family, tutor }: Awaited<ReturnType<typeof lessonsOf>>, of: string, time: string) =>
      insert(test.db, 'routines', {
        student_id: family.studentId,
        tutor_id: tutor.tutorId,
        day: weekdayOf(of),
        time,
      });
    const [today, early, later, cancelled, other] = [
      await lessonsOf(test, market, await familyBySms()),
      await lessonsOf(test, market, await familyBySms()),
      await lessonsOf(test, market, await familyBySms()),
      await lessonsOf(test, market, await familyBySms()),
      await lessonsOf(test, market),
    ];
    await plan(today, day, '17:00');
    await plan(early, day, '07:30');
    await plan(later, tomorrow, '17:00');
    await plan(cancelled, day, '17:00');
    await cancelled.say(cancelled.tutor.token, { day, kind: 'not_held', cancelled_by: 'tutor' });
    await plan(other, day, '17:00');
    await Promise.all([sendLessonCodes(services, now), sendLessonCodes(services, now)]);
    const told = async ({ family }: typeof today) => {
      const notices = await noticesOf(family.userId, 'notice.lesson.code');
      const [notice] = notices;
      const where = { notice_id: notice?.id ?? 0 };
      const sent = await rows(test.db, 'notice_deliveries', ['channel', 'urgent', 'uncounted'], where);
      return { codes: notices.map(({ params }) => (params as { code: string }).code), sent };
    };
    expect(await told(today)).toEqual({
      codes: [codeOf(services.tokens, today.id, day)],
      sent: [{ channel: 'sms', urgent: false, uncounted: true }],
    });
    expect((await told(early)).sent).toEqual([{ channel: 'sms', urgent: true, uncounted: true }]);
    for (const none of [later, cancelled, other]) expect((await told(none)).codes).toEqual([]);
  });
});

describe('operators', () => {
  it('OPS-441 OPS-442 read the lessons, and write down what a side says by phone, with a line in the log', async () => {
    const { id, family, tutor, say, at } = await lessonsOf(test, market);
    const [{ token }, day] = [market.operator, dayFrom(-1)];
    await say(tutor.token, { day });
    const call = `/api/ops/deals/${id}/lessons`;
    const body = { key: randomUUID(), kind: 'not_held', day, cancelled_by: 'tutor', side: 'guardian' };
    expectErrors(await test.send(`POST ${call}`, { token, body }), ['reason']);
    const reason = 'The mother called';
    const sent = await test.send(`POST ${call}`, { token, body: { ...body, reason } });
    expect(sent.body).toMatchObject({ data: { state: 'disputed' } });
    expect(await at(family.token, day)).toMatchObject({
      entries: [{ how: 'said' }, { how: 'phone', side: 'guardian', kind: 'not_held' }],
    });
    const read = await test.read<{ data: OpsLessonMonth }>(`${call}?month=${day.slice(0, 7)}`, token);
    expect(read.data.lessons.find((lesson) => lesson.day === day)?.entries).toMatchObject([
      { recorded_by: null, reason: null },
      { recorded_by: 'Test Person', reason },
    ]);
    const log = await test.read<Page<AuditEntry>>(`/api/ops/audit?subject=deal&id=${id}`, token);
    expect(log.data[0]).toMatchObject({ action: 'lesson', reason, after: { side: 'guardian', day } });
    for (const person of [family, tutor]) {
      const forbidden = await test.send(`GET ${call}`, { token: person.token });
      expectFailure(forbidden, 403, 'WRONG_ROLE');
    }
    expectFailure(await test.send('GET /api/ops/deals/999999/lessons', { token }), 404, 'NOT_FOUND');
  });
});
