import { liveEntries } from '@porao/contracts';
import { createRandom } from '@porao/contracts/random';
import { describe, expect, it } from 'vitest';
import { about, amountOf, at, paid, plan, record } from '../../../test/support/deal-record.ts';
import { isLongRun } from '../../../test/support/long.ts';
import type { Entries } from './lessons.rules.ts';
import { type NewWord, plannedAt, refusalOf } from './words.rules.ts';

const now = at('2026-11-15T18:00');
const word = (fields: Partial<NewWord> & Pick<NewWord, 'side'>): NewWord => ({
  kind: 'held',
  day: '2026-11-15',
  how: 'said',
  other_day: null,
  takes_back: null,
  ...fields,
});

const [tutor, guardian] = [{ side: 'tutor' }, { side: 'guardian' }] as const;
const cancelled = { kind: 'not_held' } as const;
const moved = (other_day: string) => ({ kind: 'moved', other_day }) as const;

describe('RUL-064 the state of a lesson', () => {
  it('is held at once by the code, whatever was said before', () => {
    const of = record(now);
    expect(of.state()).toBeNull();
    of.add(word({ ...guardian, ...cancelled }));
    expect(of.add(word({ ...tutor, how: 'code' }))).toBeNull();
    expect(of.state()).toBe('held code');
    expect(of.add(word({ ...tutor, how: 'code' }))).toBe('lesson.byCode');
  });

  it('is held when both say so, and disputed when one says no', () => {
    const of = record(now);
    of.add(word(tutor));
    expect(of.state()).toBe('waiting');
    of.add(word(guardian));
    expect(of.state()).toBe('held both');
    const other = record(now);
    other.add(word(tutor));
    other.add(word({ ...guardian, ...cancelled }));
    expect(other.state()).toBe('disputed');
    other.wait(1000);
    expect(other.state()).toBe('disputed');
  });

  it('RUL-065 counts as agreed after 48 hours of silence, to the millisecond, and then for good', () => {
    const of = record(now);
    of.add(word(tutor));
    of.wait(48 - 1 / 3_600_000);
    expect(of.state()).toBe('waiting');
    of.wait(1 / 3_600_000);
    expect(of.state()).toBe('held silence');
    expect(of.add(word({ ...guardian, ...cancelled }))).toBe('lesson.agreed');
    expect(of.add(word(guardian))).toBeNull();
    expect(of.state()).toBe('held both');
  });

  it('RUL-065 a side that takes its word back has 48 hours again', () => {
    const of = record(now);
    of.add(word(tutor));
    of.add(word(guardian));
    of.wait(72);
    expect(of.add(word({ ...guardian, kind: 'taken_back', takes_back: 2 }))).toBeNull();
    expect(of.state()).toBe('waiting');
    of.wait(48);
    expect(of.state()).toBe('held silence');
  });

  it('does not depend on who cancelled, but on the day that it is moved to', () => {
    const of = record(now);
    of.add(word({ ...tutor, ...moved('2026-11-20') }));
    of.add(word({ ...guardian, ...moved('2026-11-19') }));
    expect(of.state()).toBe('disputed');
    of.add(word({ ...guardian, kind: 'taken_back', takes_back: 2 }));
    of.add(word({ ...guardian, ...moved('2026-11-20') }));
    expect(of.state()).toBe('moved both');
  });
});

describe('RUL-066 words that are refused', () => {
  it('a side has one word of a lesson, takes back its own alone, and once', () => {
    const of = record(now);
    of.add(word(tutor));
    expect(of.add(word({ ...tutor, ...cancelled }))).toBe('lesson.saidAlready');
    expect(of.add(word({ ...guardian, kind: 'taken_back', takes_back: 1 }))).toBe('lesson.entryMissing');
    expect(of.add(word({ ...tutor, kind: 'taken_back', takes_back: 9 }))).toBe('lesson.entryMissing');
    expect(of.add(word({ ...tutor, kind: 'taken_back', takes_back: 1 }))).toBeNull();
    expect(of.add(word({ ...tutor, kind: 'taken_back', takes_back: 1 }))).toBe('lesson.takenBackAlready');
    expect(of.add(word({ ...tutor, ...cancelled }))).toBeNull();
    expect(of.entries.map(({ kind }) => kind)).toEqual(['held', 'taken_back', 'not_held']);
  });

  it('days of the future, of long ago, and outside of the tuition', () => {
    const of = record(now);
    expect(of.add(word({ ...tutor, day: '2026-11-16' }))).toBe('lesson.future');
    expect(of.add(word({ ...tutor, ...cancelled, day: '2026-11-16' }))).toBeNull();
    expect(of.add(word({ ...tutor, day: '2026-10-19' }))).toBe('lesson.outside');
    expect(of.add(word({ ...tutor, ...cancelled, day: '2027-03-01' }))).toBe('lesson.outside');
    const ended = { ...plan, until: '2026-11-10' };
    expect(refusalOf([], word({ ...tutor, day: '2026-11-10' }), ended, now)).toBeNull();
    expect(refusalOf([], word({ ...tutor, day: '2026-11-11' }), ended, now)).toBe('lesson.outside');
    // 23:59 and 00:00 in Bangladesh, whatever the device says.
    expect(refusalOf([], word({ ...tutor, day: '2026-11-16' }), plan, at('2026-11-15T23:59'))).toBe(
      'lesson.future',
    );
    expect(refusalOf([], word({ ...tutor, day: '2026-11-16' }), plan, at('2026-11-16T00:00'))).toBeNull();
  });

  it('RUL-067 a lesson is moved to a free day alone, and counts there alone', () => {
    const of = record(now);
    expect(plannedAt(plan, '2026-11-17')).toBe('17:00');
    expect(of.add(word({ ...tutor, ...moved('2026-11-17') }))).toBe('lesson.targetTaken');
    expect(of.add(word({ ...tutor, ...moved('2026-11-15') }))).toBe('lesson.sameDay');
    expect(of.add(word({ ...tutor, ...moved('2026-11-14') }))).toBeNull();
    expect(of.add(word({ ...guardian, day: '2026-11-12', ...moved('2026-11-14') }))).toBe(
      'lesson.targetTaken',
    );
    expect(of.add(word({ ...guardian, day: '2026-11-14' }))).toBeNull();
    expect(of.add(word({ ...guardian }))).toBe('lesson.linked');
    expect(of.add(word({ ...tutor, how: 'code' }))).toBe('lesson.saidAlready');
    expect(of.add(word({ ...tutor, kind: 'taken_back', takes_back: 1 }))).toBe('lesson.linked');
  });

  it('RUL-067 a lesson is made up for once, on a later day, and is not held on its own', () => {
    const of = record(now);
    const madeUp = { kind: 'made_up', other_day: '2026-11-11' } as const;
    expect(of.add(word({ ...tutor, kind: 'made_up', day: '2026-11-11', other_day: '2026-11-15' }))).toBe(
      'lesson.earlier',
    );
    of.add(word({ ...guardian, ...cancelled, day: '2026-11-11' }));
    expect(of.add(word({ ...tutor, ...madeUp }))).toBeNull();
    expect(of.add(word({ ...tutor, ...madeUp, day: '2026-11-14' }))).toBe('lesson.linked');
    expect(of.add(word({ ...tutor, day: '2026-11-11' }))).toBe('lesson.linked');
    expect(of.add(word({ ...tutor, ...cancelled, day: '2026-11-11' }))).toBeNull();
    of.wait(48);
    expect([of.state(), of.state('2026-11-11')]).toEqual(['held silence', 'not_held both']);
  });
});

/** Lessons that words connect: each is one. */
function lessonsOf(entries: Entries): string[][] {
  const words = liveEntries(entries);
  const groups: string[][] = [];
  for (const { day, other_day } of words) {
    const days = other_day === null ? [day] : [day, other_day];
    const touching = groups.filter((group) => group.some((one) => days.includes(one)));
    for (const group of touching) groups.splice(groups.indexOf(group), 1);
    groups.push([...new Set([...touching.flat(), ...days])]);
  }
  return groups;
}

const [first, second] = ['2026-10', '2026-11'] as const;

/** Something random that a side writes of the salary. */
function writeMoney({ pick, int, chance }: ReturnType<typeof createRandom>, count: number) {
  const kind = pick([
    'paid',
    'paid',
    'due',
    'salary',
    'confirmed',
    'confirmed',
    'denied',
    'taken_back',
  ] as const);
  const side = pick(['tutor', 'guardian'] as const);
  if (kind === 'confirmed' || kind === 'denied' || kind === 'taken_back')
    return about(int(1, count + 1), kind, side);
  const fields = { kind, side, month: pick([first, second, '2026-12']), amount: int(1, 9000) };
  if (kind !== 'paid') return amountOf(fields);
  const trx_id = chance(0.7) ? `8N7A6D5E${int(10, 14)}` : null;
  return paid({ ...fields, way: 'bkash', trx_id, paid_on: pick(['2026-10-25', '2026-11-03']) });
}

/** Compares the book with the lessons and with its own entries. */
function expectBookRight(of: ReturnType<typeof record>, days: readonly string[]): void {
  const books = [first, second, '2026-12'].map((month) => of.book(month));
  for (const { month, held, due, confirmed, waiting, left } of books) {
    const ofMonth = days.filter((day) => day.startsWith(month) && of.state(day)?.startsWith('held'));
    expect([month, held]).toEqual([month, ofMonth.length]);
    expect(left).toBe(due.amount - confirmed - waiting);
  }
  expect(books.flatMap(({ entries }) => entries).toSorted((one, other) => one.id - other.id)).toEqual(
    of.payments.map(({ month: _month, ...entry }) => entry),
  );
  const claims = books.flatMap((book) => book.claims);
  const sum = (state: 'confirmed' | 'waiting') =>
    claims
      .filter((one) => one.kind === 'paid' && one.state === state)
      .reduce((all, { amount }) => all + amount, 0);
  const total = (state: 'confirmed' | 'waiting') => books.reduce((all, book) => all + book[state], 0);
  expect([total('confirmed'), total('waiting')]).toEqual([sum('confirmed'), sum('waiting')]);
  const counted = claims.flatMap(({ trx_id, state }) =>
    trx_id !== null && (state === 'confirmed' || state === 'waiting') ? [trx_id] : [],
  );
  expect(new Set(counted).size).toBe(counted.length);
  const bySelf = claims.filter(({ answer, side }) =>
    of.payments.some((one) => one.id === answer && one.side === side),
  );
  expect(bySelf).toEqual([]);
}

const months = isLongRun ? 10_000 : 500;

it('RUL-067 RUL-068 RUL-080 RUL-081 over many months of random words and clocks no lesson is held twice or in two months, no payment is of two months, the book agrees with the lessons, and no entry changes', () => {
  const random = createRandom(42);
  const { pick, int, chance } = random;
  const days = Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(2026, 9, 26 + index)).toISOString().slice(0, 10),
  );
  let [held, refused, written] = [0, 0, 0];
  for (let month = 0; month < months; month++) {
    const of = record(at('2026-11-04T18:00'));
    for (let step = 0; step < 25; step++) {
      const before = JSON.stringify([of.entries, of.payments]);
      const kind = pick(['held', 'held', 'not_held', 'moved', 'made_up', 'taken_back', 'code'] as const);
      const isLinked = kind === 'moved' || kind === 'made_up';
      const side = kind === 'code' ? 'tutor' : pick(['tutor', 'guardian'] as const);
      const refusal = of.add({
        kind: kind === 'code' ? 'held' : kind,
        how: kind === 'code' ? 'code' : 'said',
        side,
        day: pick(days),
        other_day: isLinked ? pick(days) : null,
        takes_back: kind === 'taken_back' ? int(1, of.entries.length + 1) : null,
      });
      if (refusal) refused += 1;
      if (!of.pay(writeMoney(random, of.payments.length))) written += 1;
      const [lessons, payments] = JSON.parse(before) as [unknown[], unknown[]];
      const now = [of.entries.slice(0, lessons.length), of.payments.slice(0, payments.length)];
      expect(JSON.stringify(now)).toBe(before);
      // Clocks are moved back, too.
      if (chance(0.3)) of.wait(pick([-30, 1, 20, 49]));
      for (const group of lessonsOf(of.entries)) {
        const heldOn = group.filter((day) => of.state(day)?.startsWith('held'));
        held += heldOn.length;
        expect(heldOn.length).toBeLessThanOrEqual(1);
      }
    }
    expectBookRight(of, days);
    const takenBack = of.entries.flatMap(({ takes_back, side }) => {
      const taken = of.entries.find(({ id }) => id === takes_back);
      return taken ? [taken.side === side] : [];
    });
    expect(takenBack).not.toContain(false);
  }
  expect(Math.min(held, refused, written)).toBeGreaterThan(months);
});
