import type { PatternWhy } from '@porao/contracts';
import type { DealFact, MarkFact, Moment, PatternFacts, Side } from './facts.ts';

export interface Flag {
  readonly key: string;
  readonly why: PatternWhy;
  /** Ids of accounts, the ones that it is about. */
  readonly people: readonly number[];
  readonly deals: readonly number[];
  readonly numbers: Readonly<Record<string, number>>;
}

const dayMs = 86_400_000;
export const daysBetween = (from: Moment, to: Moment): number =>
  (new Date(to).getTime() - new Date(from).getTime()) / dayMs;

export function groupBy<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

export const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];
const ascending = (values: readonly number[]) => distinct(values).sort((a, b) => a - b);

export const personOf = (deal: DealFact, side: Side) => (side === 'tutor' ? deal.tutorId : deal.guardianId);
export const dealIds = (deals: readonly DealFact[]) => deals.map(({ id }) => id);

/** Deals of each account on this side. */
export function dealsBySide(deals: readonly DealFact[], side: Side): Map<number, DealFact[]> {
  const groups = groupBy(deals, (deal) => personOf(deal, side) ?? 0);
  groups.delete(0);
  return groups;
}

/** `of` are the accounts that name the flag: it keeps its key while more people and deals join. */
export const flag = (why: PatternWhy, of: readonly number[], rest: Omit<Flag, 'key' | 'why'>): Flag => ({
  key: `${why}-${of.join('-')}`,
  why,
  ...rest,
  people: ascending(rest.people),
  deals: ascending(rest.deals).reverse(),
});

/** The facts by what rules ask for. */
export interface Indexed {
  readonly facts: PatternFacts;
  /** Problems that were not dismissed, of each deal. */
  readonly problems: ReadonlyMap<number, PatternFacts['problems'][number][]>;
  readonly banned: ReadonlySet<number>;
  readonly sharedMarks: ReadonlyMap<string, readonly MarkFact[]>;
}

export function indexFacts(facts: PatternFacts): Indexed {
  const marks = groupBy(facts.marks, ({ kind, value }) => `${kind} ${value}`);
  return {
    facts,
    problems: groupBy(
      facts.problems.filter(({ dismissed }) => !dismissed),
      ({ dealId }) => dealId,
    ),
    banned: new Set(facts.people.filter(({ banned }) => banned).map(({ id }) => id)),
    sharedMarks: marks,
  };
}

/** Days that the deal lasted; null while it goes on. */
export const lastedDays = ({ confirmedAt, end }: DealFact): number | null =>
  end && daysBetween(confirmedAt, end.at);
