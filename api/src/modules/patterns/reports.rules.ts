import type { DealFact, Moment, ProblemFact, Side } from './facts.ts';
import {
  dealIds,
  dealsBySide,
  distinct,
  type Flag,
  flag,
  groupBy,
  type Indexed,
  otherSide,
  personOf,
} from './pattern-index.ts';

/** One side of a deal says that the other one did wrong: a report, or the reason with which it ended the deal. */
export interface Accusation {
  readonly deal: DealFact;
  /** The side that is accused. */
  readonly side: Side;
  readonly kind: ProblemFact['kind'];
  readonly at: Moment;
}

/** Reasons of an end that say what the other side did. */
const kindOfCause: Readonly<Record<string, ProblemFact['kind']>> = {
  unpaid: 'unpaid',
  no_lessons: 'lessons_not_held',
  lessons_not_held: 'lessons_not_held',
  no_tutor_came: 'no_tutor_came',
  wrong_information: 'wrong_information',
  behaviour: 'behaviour',
  unsafe: 'unsafe',
};

/** An end by an operator or by the clock does not say whose reason it was, except where only one side can have it. */
const onlySide: Partial<Record<ProblemFact['kind'], Side>> = { unpaid: 'guardian', no_tutor_came: 'tutor' };

function ofEnd(deal: DealFact): Accusation[] {
  const { end } = deal;
  const kind = end?.cause ? kindOfCause[end.cause] : undefined;
  if (!end || !kind) return [];
  const by = end.by === 'guardian' || end.by === 'tutor' ? otherSide(end.by) : undefined;
  const side = onlySide[kind] ?? by;
  // A family that ends a deal as unpaid does not accuse itself, nor does a tutor who did not come.
  return side === undefined || (by !== undefined && side !== by) ? [] : [{ deal, side, kind, at: end.at }];
}

/** Those of two years count: people report seldom, so that what they say is kept longer than how deals went. */
export function accusationsOf({ facts, problems }: Indexed): Accusation[] {
  return facts.deals.flatMap((deal) => [
    ...(problems.get(deal.id) ?? []).map(({ side, kind, at }) => ({ deal, side: otherSide(side), kind, at })),
    ...ofEnd(deal),
  ]);
}

export const accusedOf = ({ deal, side }: Accusation) => personOf(deal, side);
const accuserOf = ({ deal, side }: Accusation) => personOf(deal, otherSide(side));

/** A tutor finds that nothing of it is true, or is not safe there, before lessons began. */
const isLure = ({ deal, side, kind }: Accusation): boolean =>
  side === 'guardian' &&
  (kind === 'wrong_information' || kind === 'unsafe') &&
  (deal.tutorStartedAt === null || deal.guardianStartedAt === null);

/** Three people who do not know each other say that one account did wrong, whatever it was; two in half of
 * its deals; or a single tutor who was lured. */
export function reports(indexed: Indexed): Flag[] {
  const { deals } = indexed.facts;
  const all = { guardian: dealsBySide(deals, 'guardian'), tutor: dealsBySide(deals, 'tutor') };
  return [...groupBy(accusationsOf(indexed), accusedOf)].flatMap(([person, own]) => {
    const people = distinct(own.map(accuserOf)).length;
    if (person === null) return [];
    const count = (all.guardian.get(person)?.length ?? 0) + (all.tutor.get(person)?.length ?? 0);
    const found = distinct(dealIds(own.map(({ deal }) => deal)));
    const isHalf = people === 2 && found.length * 2 >= count;
    if (people < 3 && !isHalf && !own.some(isLure)) return [];
    const numbers = { people, deals: found.length };
    return [flag('reports.people', [person], { people: [person], deals: found, numbers })];
  });
}
