import { randomUUID } from 'node:crypto';
import { weekdayOf } from '@porao/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectErrors, expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { dayFrom, lessonsOf } from '../../../test/support/lessons.ts';
import { insert, rows } from '../../../test/support/rows.repository.ts';
import { run } from '../../kit/database/query.repository.ts';

const test = await openTestApp();
const market = await openMarket(test);
const hours = 3_600_000;

afterEach(() => void vi.useRealTimers());
const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });

describe('the lessons of a deal', () => {
  it('API-400 are read by both sides with the same words, and by nobody else', async () => {
    const { id, family, tutor, month, say } = await lessonsOf(test, market);
    await insert(test.db, 'routines', {
      student_id: family.studentId,
      tutor_id: tutor.tutorId,
      day: weekdayOf(dayFrom(0)),
      time: '17:00',
    });
    await say(tutor.token, { day: dayFrom(0) });
    const [ofTutor, ofFamily] = [await month(tutor.token), await month(family.token)];
    expect(ofTutor.lessons).toEqual(ofFamily.lessons);
    expect(ofTutor).toMatchObject({ side: 'tutor', name: 'Test Person', code: null, class_name: 'Class 8' });
    expect(ofFamily.side).toBe('guardian');
    const mine = ofTutor.lessons.find(({ day }) => day === dayFrom(0));
    expect(mine).toMatchObject({
      time: '17:00',
      expected: true,
      state: 'waiting',
      waits: { said_by: 'tutor', word: 'held' },
      entries: [{ kind: 'held', side: 'tutor', how: 'said', takes_back: null }],
    });
    const [others, call] = [
      [await createFamily(test.db), await market.hire(family)],
      `GET /api/deals/${id}/lessons`,
    ];
    for (const { token } of others) expectFailure(await test.send(call, { token }), 404, 'NOT_FOUND');
    expectFailure(await test.send(call), 401, 'UNAUTHENTICATED');
    for (const { token } of others) expectFailure(await say(token, { day: dayFrom(0) }), 404, 'NOT_FOUND');
    expectErrors(await test.send(`${call}?month=2026-13`, { token: family.token }), ['month']);
  });

  it('API-401 expects what the routine says, from the day of the deal on', async () => {
    const { family, tutor, month } = await lessonsOf(test, market);
    const weekday = weekdayOf(dayFrom(0));
    const routine = { student_id: family.studentId, tutor_id: tutor.tutorId, day: weekday, time: '07:30' };
    await insert(test.db, 'routines', routine);
    const { first } = await month(tutor.token);
    expect(first).toBe(dayFrom(-40).slice(0, 7));
    const before = await month(tutor.token, `?month=${first}`);
    for (const lesson of before.lessons) {
      expect(lesson).toMatchObject({ time: '07:30', expected: true, state: 'unsaid', entries: [] });
      expect([weekdayOf(lesson.day), lesson.day >= dayFrom(-40)]).toEqual([weekday, true]);
    }
    expect(before.expected).toBe(before.lessons.length);
    // A month outside of the tuition is the nearest one.
    expect((await month(tutor.token, '?month=2020-01')).month).toBe(first);
  });

  it('API-402 held by both, cancelled, moved and made up, each by its way', async () => {
    const { family, tutor, say, at } = await lessonsOf(test, market);
    const [day, other] = [dayFrom(-3), dayFrom(-1)];
    await say(tutor.token, { day });
    expect((await say(family.token, { day })).body).toMatchObject({
      message: 'Noted. Both of you see it.',
      data: { state: 'held', by: 'both', waits: null },
    });
    expectErrors(await say(family.token, { day: other, kind: 'not_held' }), ['cancelled_by']);
    await say(family.token, { day: other, kind: 'not_held', cancelled_by: 'tutor' });
    expect(await at(tutor.token, other)).toMatchObject({
      state: 'waiting',
      entries: [{ kind: 'not_held', cancelled_by: 'tutor' }],
    });
    await say(tutor.token, { day: dayFrom(0), kind: 'made_up', other_day: other });
    expect((await say(family.token, { day: dayFrom(0) })).body.data).toMatchObject({ state: 'held' });
    expectErrors(await say(tutor.token, { day: dayFrom(2), kind: 'moved' }), ['other_day']);
    expectErrors(await say(tutor.token, { day: dayFrom(2), kind: 'moved', other_day: dayFrom(2) }), [
      'other_day',
    ]);
    await say(tutor.token, { day: dayFrom(2), kind: 'moved', other_day: dayFrom(3) });
    expect(await at(family.token, dayFrom(3))).toMatchObject({ expected: true, moved_from: dayFrom(2) });
    expectFailure(await say(tutor.token, { day: dayFrom(4) }), 409, 'CONFLICT');
  });

  it('API-403 a correction names what it takes back; nothing is changed or deleted, and nobody writes for the other', async () => {
    const { id, family, tutor, say, at } = await lessonsOf(test, market);
    const day = dayFrom(-1);
    const { body } = await say(tutor.token, { day });
    const takes_back = body.data.entries[0]?.id;
    const back = { kind: 'taken_back', day, takes_back };
    expectFailure(await say(family.token, back), 409, 'CONFLICT');
    expectErrors(await say(tutor.token, { kind: 'taken_back', day }), ['takes_back']);
    expect((await say(tutor.token, back)).body.message).toMatch(/^Taken back/);
    expectFailure(await say(tutor.token, back), 409, 'CONFLICT');
    expect(await at(family.token, day)).toMatchObject({
      state: 'unsaid',
      entries: [{ id: takes_back }, { kind: 'taken_back', takes_back }],
    });
    for (const change of [
      run(test.db)`update lesson_entries set side = 'guardian' where deal_id = ${id}`,
      run(test.db)`delete from lesson_entries where deal_id = ${id}`,
    ])
      await expect(change).rejects.toThrow('append-only');
  });

  it('API-404 the same key is the same entry, also after days, and two presses at once are one', async () => {
    const { id, tutor, say } = await lessonsOf(test, market);
    const sent = { key: randomUUID(), day: dayFrom(-1) };
    const answers = await Promise.all([1, 2, 3].map(() => say(tutor.token, sent)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    later(60 * hours);
    expect((await say(tutor.token, sent)).status).toBe(200);
    expect(await rows(test.db, 'lesson_entries', ['kind'], { deal_id: id })).toHaveLength(1);
  });

  it('API-405 two sides that contradict each other at once are disputed, and two words at once count once', async () => {
    const { family, tutor, say, at } = await lessonsOf(test, market);
    const day = dayFrom(-1);
    await Promise.all([
      say(tutor.token, { day }),
      say(tutor.token, { day }),
      say(family.token, { day, kind: 'not_held', cancelled_by: 'tutor' }),
    ]);
    const lesson = await at(tutor.token, day);
    expect([lesson?.state, lesson?.entries.length]).toEqual(['disputed', 2]);
  });

  it('RUL-065 the silence of 48 hours counts by the clock of the server', async () => {
    const { family, tutor, say, at } = await lessonsOf(test, market);
    const day = dayFrom(0);
    await say(tutor.token, { day });
    expect((await at(family.token, day))?.state).toBe('waiting');
    later(48 * hours);
    expect(await at(family.token, day)).toMatchObject({ state: 'held', by: 'silence' });
    const no = await say(family.token, { day, kind: 'not_held', cancelled_by: 'tutor' });
    expectFailure(no, 409, 'CONFLICT');
  });
});
