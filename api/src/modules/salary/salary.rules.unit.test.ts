import { describe, expect, it } from 'vitest';
import { about, amountOf, at, paid, plan, record } from '../../../test/support/deal-record.ts';

const now = at('2026-11-15T18:00');
const [tutor, guardian] = [{ side: 'tutor' }, { side: 'guardian' }] as const;
const states = (of: ReturnType<typeof record>, month = '2026-11') =>
  of.book(month).claims.map(({ state }) => state);

describe('RUL-081 what is due for a month', () => {
  it('is the salary for a whole month', () => {
    expect(record(now).book('2026-11')).toMatchObject({
      due: { amount: 6000, why: 'whole', salary: 6000, part: null, on: '2026-11-30' },
      left: 6000,
    });
  });

  it('is by its lessons for the month in which the tuition began, and for that in which it ended', () => {
    // Sundays and Tuesdays: 8 in October, 3 of them from the 20th on.
    expect(record(now).book('2026-10').due).toMatchObject({
      amount: 2250,
      why: 'part',
      salary: 6000,
      part: { count: 3, of: 8, unit: 'lessons' },
      on: '2026-10-31',
    });
    const ended = record(now, { ...plan, until: '2026-11-10' });
    expect(ended.book('2026-11').due).toMatchObject({
      amount: 2667,
      part: { count: 4, of: 9, unit: 'lessons' },
      on: '2026-11-10',
    });
  });

  it('is by its days where no lessons are planned, and whole where no lesson lies outside', () => {
    const without = record(now, { ...plan, routine: new Map() });
    expect(without.book('2026-10').due).toMatchObject({
      amount: 2323,
      part: { count: 12, of: 31, unit: 'days' },
    });
    // The 1st of November 2026 is a Sunday: only Tuesdays are planned here.
    const later = record(now, { ...plan, from: '2026-11-02', routine: new Map([[4, '17:00']]) });
    expect(later.book('2026-11').due).toMatchObject({ why: 'whole', part: null });
  });

  it('is what both agree on, for the month alone or from it on', () => {
    const of = record(now);
    expect(of.pay(amountOf({ ...guardian, kind: 'salary', amount: 7000 }))).toBeNull();
    expect(of.book('2026-11').due.amount).toBe(6000);
    expect(of.pay(about(1, 'confirmed', 'tutor'))).toBeNull();
    expect(of.pay(amountOf({ ...tutor, month: '2026-12', amount: 3500 }))).toBeNull();
    expect(of.pay(about(3, 'confirmed', 'guardian'))).toBeNull();
    expect(of.book('2026-10').due).toMatchObject({ amount: 2250, why: 'part' });
    expect(of.book('2026-11').due).toMatchObject({ amount: 7000, why: 'whole', salary: 7000 });
    expect(of.book('2026-12').due).toMatchObject({ amount: 3500, why: 'agreed', salary: 7000 });
    expect(of.book('2027-01').due).toMatchObject({ amount: 7000 });
    // The later of two agreed amounts counts.
    of.pay(amountOf({ ...tutor, month: '2026-12', amount: 0 }));
    of.pay(about(5, 'confirmed', 'guardian'));
    expect(of.book('2026-12').due.amount).toBe(0);
  });
});

describe('RUL-080 the state of a payment', () => {
  it('waits, however long, until the other side confirms or denies it', () => {
    const of = record(now);
    of.pay(paid({ ...guardian, amount: 4000 }));
    of.wait(10_000);
    expect(of.book('2026-11')).toMatchObject({ confirmed: 0, waiting: 4000, left: 2000 });
    expect(of.pay(about(1, 'confirmed', 'tutor'))).toBeNull();
    expect(of.book('2026-11')).toMatchObject({ confirmed: 4000, waiting: 0, left: 2000 });
    of.pay(paid({ ...tutor, amount: 2500 }));
    expect(of.book('2026-11')).toMatchObject({ waiting: 2500, left: -500 });
    expect(of.pay(about(3, 'denied', 'guardian'))).toBeNull();
    expect(states(of)).toEqual(['confirmed', 'denied']);
    expect(of.book('2026-11')).toMatchObject({ confirmed: 4000, waiting: 0, left: 2000 });
  });

  it('RUL-082 nobody answers the own entry, or twice, or for the other side', () => {
    const of = record(now);
    of.pay(paid(guardian));
    expect(of.pay(about(1, 'confirmed', 'guardian'))).toBe('salary.entryMissing');
    expect(of.pay(about(9, 'confirmed', 'tutor'))).toBe('salary.entryMissing');
    expect(of.pay(about(1, 'taken_back', 'tutor'))).toBe('salary.entryMissing');
    of.pay(about(1, 'denied', 'tutor'));
    expect(of.pay(about(1, 'confirmed', 'tutor'))).toBe('salary.answeredAlready');
    expect(of.pay(about(2, 'taken_back', 'tutor'))).toBeNull();
    expect(of.pay(about(2, 'taken_back', 'tutor'))).toBe('salary.takenBackAlready');
    expect(states(of)).toEqual(['waiting']);
    expect(of.pay(about(1, 'taken_back', 'guardian'))).toBeNull();
    expect(of.pay(about(1, 'confirmed', 'tutor'))).toBe('salary.takenBackAlready');
    expect(of.payments.map(({ kind }) => kind)).toEqual(['paid', 'denied', 'taken_back', 'taken_back']);
  });

  it('RUL-082 a confirmed payment is kept; the confirmation is taken back within 7 days', () => {
    const of = record(now);
    of.pay(paid(guardian));
    of.pay(about(1, 'confirmed', 'tutor'));
    expect(of.pay(about(1, 'taken_back', 'guardian'))).toBe('salary.confirmedAlready');
    of.wait(7 * 24);
    expect(of.pay(about(2, 'taken_back', 'tutor'))).toBe('salary.confirmedLong');
    of.wait(-1);
    expect(of.pay(about(2, 'taken_back', 'tutor'))).toBeNull();
    expect(states(of)).toEqual(['waiting']);
  });

  it('RUL-082 an amount on which both agreed is kept', () => {
    const of = record(now);
    of.pay(amountOf({ ...tutor, amount: 5000 }));
    expect(of.pay(amountOf({ ...tutor, amount: 5500 }))).toBe('salary.ownWaits');
    expect(of.pay(amountOf({ ...guardian, kind: 'salary', amount: 5500 }))).toBe('salary.answerFirst');
    of.pay(about(1, 'confirmed', 'guardian'));
    expect(of.pay(about(2, 'taken_back', 'guardian'))).toBe('salary.confirmedAlready');
    expect(of.pay(about(1, 'taken_back', 'tutor'))).toBe('salary.confirmedAlready');
    expect(of.book('2026-11').due.amount).toBe(5000);
  });
});

describe('RUL-083 payments that are refused', () => {
  it('of a day to come, of long before the tuition, and of a month outside of it', () => {
    const of = record(now);
    expect(of.pay(paid({ ...guardian, paid_on: '2026-11-16' }))).toBe('salary.future');
    expect(of.pay(paid({ ...guardian, paid_on: '2026-08-20' }))).toBe('salary.tooEarly');
    expect(of.pay(paid({ ...guardian, paid_on: '2026-08-21' }))).toBeNull();
    expect(of.pay(paid({ ...guardian, month: '2026-09' }))).toBe('salary.outside');
    expect(of.pay(paid({ ...guardian, month: '2027-02' }))).toBe('salary.outside');
    // Before it begins.
    expect(of.pay(paid({ ...guardian, month: '2027-01' }))).toBeNull();
  });

  it('with a TrxID that is in the book, in any month, until it is denied or taken back', () => {
    const of = record(now);
    const sent = { ...guardian, way: 'bkash', trx_id: '8N7A6D5E4F' } as const;
    of.pay(paid(sent));
    expect(of.pay(paid({ ...sent, month: '2026-10' }))).toBe('salary.trxUsed');
    expect(of.pay(paid({ ...sent, trx_id: '8N7A6D5E4G', amount: 100 }))).toBeNull();
    of.pay(about(1, 'denied', 'tutor'));
    expect(of.pay(paid({ ...sent, month: '2026-10' }))).toBeNull();
    // The denied one would count again.
    expect(of.pay(about(3, 'taken_back', 'tutor'))).toBe('salary.trxAgain');
    of.pay(about(4, 'taken_back', 'guardian'));
    expect(of.pay(about(3, 'taken_back', 'tutor'))).toBeNull();
  });

  it('while the other side wrote one that waits, so that one payment is not in the book twice', () => {
    const of = record(now);
    of.pay(paid(tutor));
    expect(of.pay(paid(guardian))).toBe('salary.answerFirst');
    expect(of.pay(paid({ ...guardian, month: '2026-10' }))).toBeNull();
    of.pay(about(1, 'denied', 'guardian'));
    expect(of.pay(paid(guardian))).toBeNull();
  });

  it('after fifty entries of a side in a month, which do not keep the other side from answering', () => {
    const of = record(now);
    for (let entry = 0; entry < 50; entry++) of.pay(paid({ ...guardian, amount: 1 }));
    expect(of.pay(paid(guardian))).toBe('salary.full');
    expect(of.pay(about(1, 'confirmed', 'tutor'))).toBeNull();
  });
});

describe('RUL-081 other months that are open', () => {
  it('are those with something to answer, and the last one until it is paid', () => {
    const of = record(now);
    expect(of.book('2026-11').open).toEqual([{ month: '2026-10', left: 2250 }]);
    of.pay(paid({ ...guardian, month: '2026-10', amount: 2250 }));
    of.pay(paid({ ...guardian, month: '2026-12', amount: 1000 }));
    expect(of.book('2026-11').open).toEqual([
      { month: '2026-10', left: 0 },
      { month: '2026-12', left: 5000 },
    ]);
    of.pay(about(1, 'confirmed', 'tutor'));
    of.pay(about(2, 'confirmed', 'tutor'));
    expect(of.book('2026-11').open).toEqual([]);
  });
});
