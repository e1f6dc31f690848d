import { endProblems, otherSide } from '@porao/contracts';
import type { DealFact, Moment, ProblemFact, Side } from './facts.ts';
import {
  dealIds,
  dealsBySide,
  distinct,
  type Flag,
  flag,
  groupBy,
  type Indexed,
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

/** Only a side ends a deal with a reason of the list. */
function ofEnd(deal: DealFact): Accusation[] {
  const { end } = deal;
  const kind = end?.cause ? endProblems[end.cause] : undefined;
  if (!end || !kind || kind === 'review' || end.by === 'operator' || end.by === 'system') return [];
  return [{ deal, side: otherSide(end.by), kind, at: end.at }];
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
