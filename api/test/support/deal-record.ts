import type { LessonDeal } from '../../src/modules/lessons/lessons.repository.ts';
import { type Entry, stateOf } from '../../src/modules/lessons/lessons.rules.ts';
import { monthOf } from '../../src/modules/lessons/month.ts';
import { type NewWord, type Plan, refusalOf } from '../../src/modules/lessons/words.rules.ts';
import { bookOf, boundsOf } from '../../src/modules/salary/book.ts';
import type { EntryRow } from '../../src/modules/salary/salary.repository.ts';
import * as salary from '../../src/modules/salary/salary.rules.ts';

export const plan: Plan = {
  from: '2026-10-20',
  until: null,
  routine: new Map([
    [2, '17:00'],
    [4, '17:00'],
  ]),
  changes: [],
};
/** A time in Bangladesh. */
export const at = (text: string) => new Date(`${text}:00+06:00`);

const deal = {
  id: 1,
  job: 1,
  class_name: 'Class 8',
  tutor: 2,
  tutor_name: 'Rahim',
  guardian: 3,
  guardian_name: 'Salma',
  by_sms: false,
  salary: 6000,
  created_at: at('2026-10-20T12:00').toISOString(),
  ended_at: null,
  routine: [],
  changes: [],
} satisfies LessonDeal;

/** The lessons and the salary of a deal, to which words are added as the API adds them. */
export function record(start: Date, of: Plan = plan) {
  const entries: Entry[] = [];
  const payments: EntryRow[] = [];
  let clock = start;
  /** As the API, whose entries keep their order when the clock is moved back. */
  const next = (list: readonly { readonly at: string }[]) => {
    const last = Date.parse(list.at(-1)?.at ?? '') || 0;
    return { id: list.length + 1, at: new Date(Math.max(clock.getTime(), last)).toISOString() };
  };
  const lessons = (month?: string) => monthOf(dealOf(of), rowsOf(entries), month, clock);
  return {
    entries,
    payments,
    add(said: NewWord) {
      const refusal = refusalOf(entries, said, of, clock);
      if (refusal) return refusal;
      const taken = entries.find(({ id }) => id === said.takes_back);
      const cancelled_by = said.kind === 'not_held' ? said.side : null;
      entries.push({ ...said, day: taken?.day ?? said.day, cancelled_by, ...next(entries) });
      return null;
    },
    pay(said: salary.NewWord) {
      const refusal = salary.refusalOf(
        payments,
        said,
        boundsOf(monthOf(dealOf(of), [], undefined, clock), of),
        clock,
      );
      if (refusal) return refusal;
      payments.push({ ...said, ...next(payments), recorded_by: null, reason: null });
      return null;
    },
    book: (month: string) => bookOf(deal, lessons(month), of, payments),
    wait(hours: number) {
      clock = new Date(clock.getTime() + hours * 3_600_000);
    },
    state: (day = '2026-11-15') => {
      const { state, by } = stateOf(entries, day, clock);
      return by ? `${state} ${by}` : state;
    },
  };
}

const rowsOf = (entries: readonly Entry[]) =>
  entries.map((entry) => ({ ...entry, recorded_by: null, reason: null }));

const dealOf = ({ from, until, routine, changes }: Plan): LessonDeal => ({
  ...deal,
  created_at: at(`${from}T12:00`).toISOString(),
  ended_at: until && at(`${until}T12:00`).toISOString(),
  routine: [...routine].map(([day, time]) => ({ day, time })),
  changes: [...changes],
});

type Claim = Partial<salary.NewWord> & Pick<salary.NewWord, 'side'>;

/** A payment in cash on the 15th of November, unless it says something else. */
export const paid = (fields: Claim): salary.NewWord => ({
  kind: 'paid',
  month: '2026-11',
  how: 'said',
  amount: 6000,
  way: 'cash',
  trx_id: null,
  paid_on: '2026-11-15',
  about: null,
  ...fields,
});

/** An amount of a month, or from it on. */
export const amountOf = (fields: Claim): salary.NewWord =>
  paid({ kind: 'due', way: null, paid_on: null, ...fields });

/** A side answers an entry, or takes it back. */
export const about = (
  entry: number,
  kind: 'confirmed' | 'denied' | 'taken_back',
  side: Claim['side'],
): salary.NewWord => amountOf({ kind, side, about: entry, amount: null });
