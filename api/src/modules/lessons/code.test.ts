import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appOver, expectErrors, expectFailure, openTestApp, senderOf } from '../../../test/support/app.ts';
import { openMarket } from '../../../test/support/family.repository.ts';
import { dayFrom, lessonsOf, otherCode } from '../../../test/support/lessons.ts';
import { rows } from '../../../test/support/rows.repository.ts';
import { testServices } from '../../../test/support/services.ts';
import { sweepLessonTries } from './tell.ts';

const test = await openTestApp();
const market = await openMarket(test);

afterEach(() => void vi.useRealTimers());
const setClock = (now: Date) => vi.useFakeTimers({ toFake: ['Date'], now });

describe('the code of a lesson', () => {
  it('API-406 is shown to the guardian alone, with a link for a camera, and is another one each day and deal', async () => {
    const { id, family, tutor, month, code } = await lessonsOf(test, market);
    const shown = await month(family.token);
    expect(shown.code?.digits).toMatch(/^\d{4}$/);
    expect(shown.code?.day).toBe(dayFrom(0));
    expect(shown.code?.link).toMatch(
      new RegExp(`/tutor/lessons/${id}\\?day=${dayFrom(0)}&code=${shown.code?.digits}$`),
    );
    expect((await month(tutor.token)).code).toBeNull();
    const others = await Promise.all([1, 2, 3].map(async () => (await lessonsOf(test, market)).code()));
    expect(new Set([await code(), ...others]).size).toBeGreaterThan(1);
  });

  it('API-407 holds the lesson at once, in any script; another person or side enters nothing', async () => {
    const { family, tutor, enter, at, code } = await lessonsOf(test, market);
    const [day, digits] = [dayFrom(0), await code()];
    const bengali = digits.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    expectFailure(await enter({ day, code: digits }, family.token), 403, 'WRONG_ROLE');
    expectFailure(await enter({ day, code: digits }, (await market.hire(family)).token), 404, 'NOT_FOUND');
    for (const code of ['', '123', '12345', 'abcd', null]) expectErrors(await enter({ day, code }), ['code']);
    const { body } = await enter({ day, code: ` ${bengali} ` });
    expect(body).toMatchObject({
      data: { state: 'held', by: 'code', entries: [{ how: 'code', side: 'tutor' }] },
    });
    expect(await at(family.token, day)).toMatchObject({ state: 'held', by: 'code' });
    // Entered again, it is held already.
    expect((await enter({ day, code: digits })).status).toBe(200);
    expect((await at(tutor.token, day))?.entries).toHaveLength(1);
  });

  it('API-408 ten devices at once have exactly five tries, over processes, and then the right one is refused, too', async () => {
    const { id, tutor, enter, code, say } = await lessonsOf(test, market);
    const [day, digits] = [dayFrom(0), await code()];
    const other = senderOf(appOver(testServices(test.db)));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        enter({ day, code: otherCode(digits, at + 1) }, tutor.token, at % 2 ? other : test.send),
      ),
    );
    const texts = answers.map(({ body }) => body.errors['code']?.[0] ?? '');
    expect(texts.filter((text) => /(tries are|try is) left/.test(text))).toHaveLength(4);
    expect(texts.filter((text) => text.startsWith('The tries for the code'))).toHaveLength(6);
    expect((await rows(test.db, 'lesson_tries', ['tries'], { deal_id: id }))[0]?.tries).toHaveLength(5);
    expect(expectErrors(await enter({ day, code: digits }), ['code'])['code']?.[0]).toMatch(/48 hours/);
    expect((await say(tutor.token, { day })).status).toBe(200);
  });

  it('API-409 a try that is sent again is the same try, and another code with its key is another', async () => {
    const { enter, code } = await lessonsOf(test, market);
    const [day, digits, key] = [dayFrom(0), await code(), randomUUID()];
    const left = async (by: number) =>
      (await enter({ key, day, code: otherCode(digits, by) })).body.errors['code']?.[0]?.match(
        /(\d) tr/,
      )?.[1];
    expect([await left(1), await left(1), await left(2), await left(1)]).toEqual(['4', '4', '3', '3']);
    const right = { key: randomUUID(), day, code: digits };
    const answers = await Promise.all([1, 2, 3].map(() => enter(right)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('API-410 is taken from midnight in Bangladesh until 72 hours after its day, by the clock of the server', async () => {
    const { enter, code } = await lessonsOf(test, market);
    const [day, digits] = [dayFrom(0), await code()];
    const end = new Date(`${dayFrom(3)}T18:00:00.000Z`);
    expectErrors(await enter({ day: dayFrom(1), code: digits }), ['day']);
    setClock(end);
    expectErrors(await enter({ day, code: digits }), ['day']);
    setClock(new Date(end.getTime() - 1));
    // The code of another day is none of this one.
    expectErrors(await enter({ day: dayFrom(0), code: otherCode(await code()) }), ['code']);
    expect((await enter({ day, code: digits })).body.data).toMatchObject({ day, state: 'held', by: 'code' });
  });

  it('API-411 tries are forgotten once their day is over', async () => {
    const { id, enter, code } = await lessonsOf(test, market);
    const day = dayFrom(0);
    await enter({ day, code: otherCode(await code()) });
    const left = async () => (await rows(test.db, 'lesson_tries', ['day'], { deal_id: id })).length;
    const end = new Date(`${dayFrom(3)}T18:00:00.000Z`);
    await sweepLessonTries(test.db, new Date(end.getTime() - 1));
    expect(await left()).toBe(1);
    await sweepLessonTries(test.db, end);
    expect(await left()).toBe(0);
  });
});
