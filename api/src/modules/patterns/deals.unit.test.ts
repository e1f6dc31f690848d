import { describe, expect, it } from 'vitest';
import { ago, charge, deal, ended, find, keys, neverBegan } from './facts.testing.ts';
import type { ProblemFact } from './facts.ts';

const problem = (dealId: number, kind: ProblemFact['kind'], rest: Partial<ProblemFact> = {}) => ({
  dealId,
  kind,
  side: 'tutor' as const,
  at: ago(10),
  dismissed: false,
  ...rest,
});

describe('one-month deals', () => {
  const family = { guardianId: 9 };
  const short = (id: number, from = 200, days = 45) => deal(id, from, { ...family, ...ended(from - days) });

  it('OPS-351 three of a family are found, of 45 days and of a year, with their tutors', () => {
    expect(find({ deals: [short(1), short(2), short(3)] })).toEqual([
      {
        key: 'one_month.family-9',
        why: 'one_month.family',
        people: [9],
        deals: [3, 2, 1],
        numbers: { deals: 3, others: 3 },
      },
    ]);
    expect(keys({ deals: [short(1), short(2)] })).toEqual([]);
    expect(keys({ deals: [short(1), short(2), short(3, 200, 46)] })).toEqual([]);
    expect(keys({ deals: [short(1), short(2), short(3, 365)] })).toHaveLength(1);
    expect(keys({ deals: [short(1), short(2), short(3, 366)] })).toEqual([]);
  });

  it('OPS-351 a family whose other deals last is not found, nor one whose tutors did not come', () => {
    const long = (id: number) => deal(id, 300, { ...family, ...ended(100) });
    const three = [short(1), short(2), short(3)];
    expect(keys({ deals: [...three, long(4), long(5), long(6)] })).toHaveLength(1);
    expect(keys({ deals: [...three, long(4), long(5), long(6), long(7)] })).toEqual([]);
    const noLessons = { ...neverBegan, ...family, charge: null };
    const failed = (id: number, days: number) => deal(id, 200, { ...noLessons, ...ended(200 - days) });
    expect(keys({ deals: [failed(1, 13), failed(2, 13), failed(3, 13)] })).toEqual([]);
    expect(keys({ deals: [failed(1, 14), failed(2, 14), failed(3, 14)] })).toEqual(['one_month.family-9']);
  });

  it('OPS-351 a tutor who agreed on two months is not found; a pair is, with its second deal', () => {
    const own = { tutorId: 7 };
    const of = (agreedMonths: number) =>
      [1, 2, 3].map((id) => deal(id, 200, { ...own, agreedMonths, ...ended(170) }));
    expect(keys({ deals: of(0) })).toEqual(['one_month.tutor-7']);
    expect(keys({ deals: of(2) })).toEqual([]);
    expect(keys({ deals: of(3) })).toEqual(['one_month.tutor-7']);
    const pair = (id: number) => deal(id, 200, { ...own, ...family, agreedMonths: 1, ...ended(170) });
    expect(keys({ deals: [pair(1)] })).toEqual([]);
    expect(keys({ deals: [pair(1), pair(2)] })).toEqual(['one_month.pair-9-7']);
  });
});

describe('tutors who end unpaid', () => {
  const of = (id: number, days: number, by: 'guardian' | 'tutor' = 'guardian') =>
    deal(id, 100, { guardianId: 9, ...ended(100 - days, by) });

  it('OPS-351 one is enough where the family dismissed the tutor within 35 days; else two', () => {
    const unpaid = [problem(1, 'unpaid')];
    expect(keys({ deals: [of(1, 35)], problems: unpaid })).toEqual(['unpaid.family-9']);
    expect(keys({ deals: [of(1, 36)], problems: unpaid })).toEqual([]);
    expect(keys({ deals: [of(1, 35, 'tutor')], problems: unpaid })).toEqual([]);
    const two = [...unpaid, problem(2, 'unpaid')];
    expect(find({ deals: [of(1, 60), of(2, 60)], problems: two })[0]).toMatchObject({
      key: 'unpaid.family-9',
      numbers: { deals: 2, dismissed: 0 },
    });
  });

  it('OPS-351 a reason of the end counts, a dismissed report and one of the family do not', () => {
    const byReason = deal(1, 100, { guardianId: 9, ...ended(80, 'guardian', 'unpaid') });
    expect(keys({ deals: [byReason] })).toEqual(['unpaid.family-9']);
    for (const rest of [{ dismissed: true }, { side: 'guardian' as const }])
      expect(keys({ deals: [of(1, 20)], problems: [problem(1, 'unpaid', rest)] })).toEqual([]);
  });
});

describe('nobody there after the charge', () => {
  const missed = (id: number, rest: object = {}) =>
    deal(id, 100, { tutorId: 7, ...neverBegan, ...ended(90), ...rest });

  it('OPS-352 two deals of a tutor or family without lessons are found, if they are half of all', () => {
    expect(keys({ deals: [missed(1)] })).toEqual([]);
    expect(keys({ deals: [missed(1), missed(2)] })).toEqual(['no_show.tutor-7']);
    const fine = [3, 4].map((id) => deal(id, 200, { tutorId: 7 }));
    expect(keys({ deals: [missed(1), missed(2), ...fine] })).toEqual(['no_show.tutor-7']);
    const more = [...fine, deal(5, 200, { tutorId: 7 })];
    expect(keys({ deals: [missed(1), missed(2), ...more] })).toEqual([]);
    const family = [1, 2].map((id) => missed(id, { tutorId: 100 + id, guardianId: 9 }));
    expect(keys({ deals: family })).toEqual(['no_show.family-9']);
  });

  it('OPS-352 after 30 days without a word; not without a charge, nor where both said that lessons began', () => {
    const silent = (days: number) =>
      [1, 2].map((id) => deal(id, days, { tutorId: 7, ...neverBegan, charge: charge(days) }));
    expect(keys({ deals: silent(30) })).toEqual([]);
    expect(keys({ deals: silent(31) })).toEqual(['no_show.tutor-7']);
    expect(keys({ deals: [missed(1, { charge: null }), missed(2, { charge: null })] })).toEqual([]);
    const began = { tutorStartedAt: ago(99), guardianStartedAt: ago(99) };
    expect(keys({ deals: [missed(1, began), missed(2, began)] })).toEqual([]);
  });

  it('OPS-352 a report accuses its other side, within 30 days of the charge', () => {
    const deals = [1, 2].map((id) => deal(id, 100, { tutorId: 7, guardianId: 9 }));
    const reports = (days: number, side: 'guardian' | 'tutor') =>
      [1, 2].map((id) => problem(id, 'lessons_not_held', { side, at: ago(100 - days) }));
    expect(keys({ deals, problems: reports(30, 'guardian') })).toEqual(['no_show.tutor-7']);
    expect(keys({ deals, problems: reports(30, 'tutor') })).toEqual(['no_show.family-9']);
    expect(keys({ deals, problems: reports(31, 'tutor') })).toEqual([]);
  });
});

describe('refunds', () => {
  const back = (id: number, tutorId: number) =>
    deal(id, 300, { tutorId, charge: charge(300, { status: 'refunded', givenBackAt: ago(280) }) });
  const kept = (count: number, from: number, tutorId?: number) =>
    Array.from({ length: count }, (_, index) =>
      deal(from + index, 300, tutorId === undefined ? {} : { tutorId }),
    );

  it('OPS-352 three are found that are a third of the own ones and three times the usual', () => {
    const three = [back(1, 7), back(2, 7), back(3, 7)];
    expect(find({ deals: [...three, ...kept(97, 10)] })).toEqual([
      {
        key: 'refunds.tutor-7',
        why: 'refunds.tutor',
        people: [7],
        deals: [3, 2, 1],
        numbers: { refunds: 3, deals: 3, usual: 3 },
      },
    ]);
    expect(keys({ deals: [back(1, 7), back(2, 7), ...kept(97, 10)] })).toEqual([]);
    expect(keys({ deals: [...three, ...kept(6, 10, 7), ...kept(91, 20)] })).toHaveLength(1);
    expect(keys({ deals: [...three, ...kept(7, 10, 7), ...kept(91, 20)] })).toEqual([]);
  });

  it('OPS-352 they are no pattern where a third of all is given back', () => {
    const others = Array.from({ length: 33 }, (_, index) => back(100 + index, 1000 + index));
    const own = [back(1, 7), back(2, 7), back(3, 7), ...kept(2, 5, 7)];
    expect(keys({ deals: [...own, ...others, ...kept(66, 200)] })).toEqual([]);
    expect(keys({ deals: [...own, ...kept(99, 200)] })).toEqual(['refunds.tutor-7']);
  });
});
