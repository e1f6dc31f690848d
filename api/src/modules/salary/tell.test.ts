import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { dayFrom } from '../../../test/support/lessons.ts';
import { change, insert, rows } from '../../../test/support/rows.repository.ts';
import { cash, salaryOf } from '../../../test/support/salary.ts';
import { monthFrom } from './book.ts';
import { remindOfSalaries } from './remind.ts';

const test = await openTestApp();
const market = await openMarket(test);

const noticesOf = (user_id: number, name: string) =>
  rows(test.db, 'notices', ['id', 'params', 'path'], { user_id, text_key: `notice.salary.${name}` });
const channelsOf = async (notice_id = 0) =>
  (await rows(test.db, 'notice_deliveries', ['channel'], { notice_id })).map(({ channel }) => channel);

type Book = Awaited<ReturnType<typeof salaryOf>>;

/** A deal of which both sides said that lessons started. */
async function started(family?: Parameters<typeof salaryOf>[2]): Promise<Book> {
  const book = await salaryOf(test, market, family);
  const at = new Date();
  const fields = { tutor_started_at: at, guardian_started_at: at, state: 'continue' } as const;
  await change(test.db, 'deals', fields, { id: book.id });
  return book;
}
async function bySms() {
  const family = await createFamily(test.db);
  await change(test.db, 'users', { by_sms_since: new Date() }, { id: family.userId });
  return family;
}
/** Noon in Bangladesh on a day of the month after this one. */
const nextMonth = (day: string) => new Date(`${monthFrom(dayFrom(0).slice(0, 7), 1)}-${day}T12:00:00+06:00`);

describe('who is told of the salary', () => {
  it('NTF-110 the other side of what waits for its word, and nobody else', async () => {
    const { id, family, tutor, month, write } = await salaryOf(test, market);
    await write(family.token, cash);
    const [notice, ...more] = await noticesOf(tutor.userId, 'said');
    expect(more).toEqual([]);
    expect(notice?.params).toMatchObject({ month, amount: 5000, salary_word: 'paid' });
    expect(notice?.path).toBe(`/tutor/lessons/${id}?month=${month}`);
    expect(await noticesOf(family.userId, 'said')).toEqual([]);
  });

  it('NTF-111 who wrote it of each answer, and that one is taken back', async () => {
    const { family, tutor, pay, write, book } = await salaryOf(test, market);
    const [right, wrong] = [await pay(), await pay({ amount: 300 })];
    await write(tutor.token, { kind: 'confirmed', about: right });
    await write(tutor.token, { kind: 'denied', about: wrong });
    const { answer } = (await book(tutor.token)).claims[1] ?? {};
    await write(tutor.token, { kind: 'taken_back', about: answer });
    for (const [name, amount] of [
      ['confirmed', 5000],
      ['denied', 300],
      ['takenBack', 300],
    ] as const)
      expect((await noticesOf(family.userId, name)).map(({ params }) => params)).toMatchObject([{ amount }]);
    // The own entry is no news to the other side.
    await write(family.token, { kind: 'taken_back', about: wrong });
    expect(await noticesOf(tutor.userId, 'takenBack')).toEqual([]);
  });

  it('NTF-110 NTF-112 a family without a session by text message, too', async () => {
    const { family, tutor, write } = await started(await bySms());
    await write(tutor.token, { kind: 'due', amount: 4000 });
    const [said] = await noticesOf(family.userId, 'said');
    expect((await channelsOf(said?.id)).toSorted()).toEqual(['push', 'sms']);
    await remindOfSalaries(test.db, nextMonth('06'));
    const [left] = await noticesOf(family.userId, 'left');
    expect(await channelsOf(left?.id)).toContain('sms');
  });
});

describe('reminders', () => {
  it('NTF-112 a family, once, five days after a month that is not written down as paid', async () => {
    const [open, part, paid, denied, early] = [
      await started(),
      await started(),
      await started(),
      await started(),
      await salaryOf(test, market),
    ];
    const due = (await open.book(open.family.token)).due.amount;
    await part.pay({ amount: 1000 });
    await paid.pay({ amount: due });
    const about = await denied.pay({ amount: 1000 });
    await denied.write(denied.tutor.token, { kind: 'denied', about });
    const told = async ({ family }: Book) =>
      (await noticesOf(family.userId, 'left')).map(({ params }) => params);
    await remindOfSalaries(test.db, nextMonth('04'));
    expect(await told(open)).toEqual([]);
    await Promise.all(['05', '05', '06'].map((day) => remindOfSalaries(test.db, nextMonth(day))));
    expect(await told(open)).toMatchObject([{ month: open.month, amount: due, tutor: 'Test Person' }]);
    expect(await told(part)).toMatchObject([{ amount: due - 1000 }]);
    for (const other of [paid, denied, early]) expect(await told(other)).toEqual([]);
    const late = await started();
    await remindOfSalaries(test.db, nextMonth('12'));
    expect(await told(late)).toEqual([]);
  });

  it('NTF-112 five days after the end of a tuition, of its last month', async () => {
    const { id, family } = await started();
    const [end, month] = [dayFrom(-6), dayFrom(-6).slice(0, 7)];
    await change(test.db, 'deals', { state: 'ended' }, { id });
    await insert(test.db, 'transitions', {
      entity: 'deal',
      entity_id: id,
      from_state: 'continue',
      to_state: 'ended',
      actor: 'guardian',
      at: new Date(`${end}T12:00:00+06:00`),
    });
    await remindOfSalaries(test.db);
    expect((await noticesOf(family.userId, 'left')).map(({ params }) => params)).toMatchObject([{ month }]);
  });

  it('NTF-113 a side, once, of what has waited for its word for five days', async () => {
    const { tutor, family, pay, write } = await started();
    const [answered] = [await pay({ amount: 100 }), await pay({ amount: 200 })];
    await write(tutor.token, { kind: 'confirmed', about: answered });
    const after = (days: number) => new Date(Date.now() + days * 86_400_000);
    await remindOfSalaries(test.db, after(4));
    expect(await noticesOf(tutor.userId, 'waits')).toEqual([]);
    await remindOfSalaries(test.db, after(6));
    await remindOfSalaries(test.db, after(7));
    expect((await noticesOf(tutor.userId, 'waits')).map(({ params }) => params)).toMatchObject([
      { amount: 200, salary_word: 'paid' },
    ]);
    expect(await noticesOf(family.userId, 'waits')).toEqual([]);
  });
});
