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

  it('OPS-351 three of a family are found where no other one ended, of 45 days, with their tutors', () => {
    const three = [short(1), short(2), short(3)];
    expect(find({ deals: [...three, short(4)] })).toEqual([
      {
        key: 'one_month.family-9',
        why: 'one_month.family',
        people: [9],
        deals: [4, 3, 2, 1],
        numbers: { deals: 4, others: 4 },
      },
    ]);
    expect(find({ deals: three })).toMatchObject([{ numbers: { deals: 3, others: 3 } }]);
    expect(keys({ deals: three.slice(1) })).toEqual([]);
    expect(keys({ deals: [...three, short(4, 200, 46)] })).toEqual([]);
    const back = charge(200, { status: 'refunded', givenBackAt: ago(150) });
    expect(keys({ deals: [...three, { ...short(4), charge: back }] })).toEqual([]);
  });

  it('OPS-351 a family whose other deals last is not found, nor one whose tutors did not come', () => {
    const long = (id: number) => deal(id, 300, { ...family, ...ended(100) });
    const four = [short(1), short(2), short(3), short(4)];
    expect(keys({ deals: [...four, long(5), long(6), long(7), long(8)] })).toHaveLength(1);
    expect(keys({ deals: [...four, long(5), long(6), long(7), long(8), long(10)] })).toEqual([]);
    const noLessons = { ...neverBegan, ...family, charge: null };
    const failed = (days: number) =>
      [1, 2, 3, 4].map((id) => deal(id, 200, { ...noLessons, ...ended(200 - days) }));
    expect(keys({ deals: failed(13) })).toEqual([]);
    expect(keys({ deals: failed(14) })).toEqual(['one_month.family-9']);
  });

  it('OPS-351 a tutor who agreed on two months is not found; a pair is, with its third deal', () => {
    const own = { tutorId: 7 };
    const of = (agreedMonths: number) =>
      [1, 2, 3, 4].map((id) => deal(id, 200, { ...own, agreedMonths, ...ended(170) }));
    expect(keys({ deals: of(0) })).toEqual(['one_month.tutor-7']);
    expect(keys({ deals: of(2) })).toEqual([]);
    expect(keys({ deals: of(3) })).toEqual(['one_month.tutor-7']);
    const pair = (id: number, days = 30) =>
      deal(id, 200, { ...own, ...family, agreedMonths: 1, ...ended(200 - days) });
    expect(keys({ deals: [pair(1), pair(2)] })).toEqual([]);
    expect(keys({ deals: [pair(1), pair(2, 90), pair(3, 90)] })).toEqual(['one_month.pair-9-7']);
    expect(keys({ deals: [pair(1, 90), pair(2, 90), pair(3, 90)] })).toEqual([]);
  });
});

describe('tutors who end unpaid', () => {
  const of = (id: number, days: number) => deal(id, 100, { guardianId: 9, ...ended(100 - days) });

  it('OPS-351 two are found, or one within 45 days of a family with three deals that were so short', () => {
    const unpaid = [problem(1, 'unpaid')];
    const others = [of(2, 40), of(3, 40)];
    expect(keys({ deals: [of(1, 45), ...others], problems: unpaid })).toContain('unpaid.family-9');
    expect(keys({ deals: [of(1, 46), ...others, of(4, 40)], problems: unpaid })).not.toContain(
      'unpaid.family-9',
    );
    expect(keys({ deals: [of(1, 45), of(2, 40)], problems: unpaid })).toEqual([]);
    const two = [...unpaid, problem(2, 'unpaid')];
    expect(find({ deals: [of(1, 60), of(2, 60)], problems: two }).at(0)).toMatchObject({
      key: 'reports.people-9',
      numbers: { people: 2, deals: 2 },
    });
    expect(find({ deals: [of(1, 60), of(2, 60)], problems: two }).at(1)).toMatchObject({
      key: 'unpaid.family-9',
      numbers: { deals: 2, dismissed: 0 },
    });
  });

  it('OPS-351 a reason of the end counts, a dismissed report and one of the family do not', () => {
    const byReason = deal(1, 100, { guardianId: 9, ...ended(80, 'tutor', 'unpaid') });
    const deals = [of(2, 60), byReason];
    expect(keys({ deals, problems: [problem(2, 'unpaid')] })).toContain('unpaid.family-9');
    for (const rest of [{ dismissed: true }, { side: 'guardian' as const }])
      expect(keys({ deals, problems: [problem(2, 'unpaid', rest)] })).toEqual([]);
  });
});

describe('nobody there after the charge', () => {
  const held = (id: number) => deal(id, 200, { tutorId: 7 });
  const reports = (kind: ProblemFact['kind'], side: 'guardian' | 'tutor' = 'guardian') =>
    [1, 2].map((id) => problem(id, kind, { side }));

  it('OPS-352 a tutor of whom two deals say it is found, if they are half of all, or if nobody came', () => {
    const deals = [1, 2, 3, 4].map(held);
    const problems = reports('lessons_not_held');
    expect(keys({ deals, problems: problems.slice(1) })).toEqual([]);
    expect(keys({ deals, problems })).toContain('no_show.tutor-7');
    expect(keys({ deals: [...deals, held(5)], problems })).toEqual([]);
    expect(keys({ deals: [...deals, held(5)], problems: reports('no_tutor_came') })).toEqual([
      'no_show.tutor-7',
    ]);
  });

  it('OPS-352 silence is none of a tutor; of a family it is in three deals, where a tutor reports it', () => {
    const silent = (days: number, rest: object) =>
      [1, 2, 3].map((id) => deal(id, days, { ...neverBegan, charge: charge(days), ...rest }));
    expect(keys({ deals: silent(40, { tutorId: 7 }) })).toEqual([]);
    const family = { guardianId: 9 };
    const problems = [problem(1, 'other')];
    expect(keys({ deals: silent(31, family) })).toEqual([]);
    expect(keys({ deals: silent(31, family), problems })).toEqual(['no_show.family-9']);
    expect(keys({ deals: silent(30, family), problems })).toEqual([]);
    expect(keys({ deals: silent(31, { ...family, charge: null }), problems })).toEqual([]);
  });

  it('OPS-352 a report accuses its other side', () => {
    const deals = [1, 2].map((id) => deal(id, 100, { guardianId: 9 }));
    expect(keys({ deals, problems: reports('lessons_not_held', 'tutor') })).toContain('no_show.family-9');
    expect(keys({ deals, problems: reports('lessons_not_held') })).toEqual([]);
  });
});

describe('several people who report one account', () => {
  const deals = [1, 2, 3, 4, 5, 6, 7].map((id) => deal(id, 100, { tutorId: 7 }));
  const by = (...ids: number[]) => ids.map((id) => problem(id, 'behaviour', { side: 'guardian' }));

  it('OPS-357 three are found, or two in half of the deals; one who reports twice is not', () => {
    expect(keys({ deals, problems: by(1, 2) })).toEqual([]);
    expect(find({ deals, problems: by(1, 2, 3) })).toMatchObject([
      { key: 'reports.people-7', deals: [3, 2, 1], numbers: { people: 3, deals: 3 } },
    ]);
    expect(keys({ deals: deals.slice(0, 4), problems: by(1, 2) })).toEqual(['reports.people-7']);
    const one = deals.slice(0, 2).map((each) => ({ ...each, guardianId: 9 }));
    expect(keys({ deals: one, problems: by(1, 2) })).toEqual([]);
  });

  it('OPS-357 one tutor is enough whom a family lured with what is not true, before lessons began', () => {
    const lured = (rest: object) => [deal(1, 100, { guardianId: 9, ...rest })];
    const problems = [problem(1, 'wrong_information')];
    expect(keys({ deals: lured(neverBegan), problems })).toEqual(['reports.people-9']);
    expect(keys({ deals: lured({}), problems })).toEqual([]);
  });
});

describe('refunds', () => {
  const back = (id: number, tutorId: number, rest: object = {}) =>
    deal(id, 300, { tutorId, charge: charge(300, { status: 'refunded', givenBackAt: ago(280) }), ...rest });
  const kept = (count: number, from: number, tutorId?: number) =>
    Array.from({ length: count }, (_, index) =>
      deal(from + index, 300, tutorId === undefined ? {} : { tutorId }),
    );
  const short = ended(270);
  const four = [1, 2, 3, 4].map((id) => back(id, 7, short));

  it('OPS-352 four of deals that had begun are found that are six in ten and three times the usual', () => {
    expect(find({ deals: [...four, ...kept(96, 10)] })).toEqual([
      {
        key: 'refunds.tutor-7',
        why: 'refunds.tutor',
        people: [7],
        deals: [4, 3, 2, 1],
        numbers: { refunds: 4, deals: 4, usual: 4 },
      },
    ]);
    expect(keys({ deals: [...four.slice(1), ...kept(97, 10)] })).toEqual([]);
    expect(keys({ deals: [...four, ...kept(2, 10, 7), ...kept(94, 20)] })).toHaveLength(1);
    expect(keys({ deals: [...four, ...kept(3, 10, 7), ...kept(93, 20)] })).toEqual([]);
    const changed = back(4, 7, { ...neverBegan, ...ended(295) });
    expect(keys({ deals: [...four.slice(0, 3), changed, ...kept(96, 10)] })).toEqual([]);
  });

  it('OPS-352 they are no pattern where a third of all is given back', () => {
    const others = Array.from({ length: 33 }, (_, index) => back(100 + index, 1000 + index));
    const own = [...four, ...kept(2, 5, 7)];
    expect(keys({ deals: [...own, ...others, ...kept(66, 200)] })).toEqual([]);
    expect(keys({ deals: [...own, ...kept(99, 200)] })).toEqual(['refunds.tutor-7']);
  });
});
