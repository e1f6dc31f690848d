import { otherSide } from '@porao/contracts';
import type { DealFact, Moment, PatternFacts, Side } from './facts.ts';
import {
  daysBetween,
  dealIds,
  dealsBySide,
  distinct,
  type Flag,
  flag,
  groupBy,
  type Indexed,
  lastedDays,
  personOf,
} from './pattern-index.ts';
import { type Accusation, accusationsOf, accusedOf } from './reports.rules.ts';

/** A month, and the two weeks that people take to begin and to say that it is over. */
const shortDays = 45;
/** A deal that lasted so long began, also where nobody said so. */
const begunDays = 14;
/** Agreed lengths up to it end early by agreement. */
const agreedShortMonths = 2;
const sides = ['guardian', 'tutor'] as const;
const wordOf = { guardian: 'family', tutor: 'tutor' } as const;

const begun = (deal: DealFact): boolean =>
  deal.tutorStartedAt !== null || deal.guardianStartedAt !== null || (lastedDays(deal) ?? 0) >= begunDays;

const isShort = (deal: DealFact): boolean => {
  const days = lastedDays(deal);
  return days !== null && days <= shortDays && begun(deal);
};

const agreedShort = ({ agreedMonths }: DealFact): boolean =>
  agreedMonths > 0 && agreedMonths <= agreedShortMonths;

/** Fewer happen to the choosy and the unlucky. */
const shortDeals = 3;

/** Three short deals of a family, or of a tutor who did not agree on so short a time, where no other one ended, or more
 * that are half of the ended ones; or three deals of a pair, one of them short. */
export function oneMonth({ facts: { deals } }: Indexed): Flag[] {
  const flags: Flag[] = [];
  for (const side of sides)
    for (const [person, own] of dealsBySide(deals, side)) {
      const short = own.filter(
        (deal) => isShort(deal) && !givenBack(deal) && (side === 'guardian' || !agreedShort(deal)),
      );
      const ended = own.filter(({ end }) => end !== null);
      const share = short.length === shortDeals ? 1 : 0.5;
      if (short.length < shortDeals || short.length < share * ended.length) continue;
      const others = distinct(short.map((deal) => personOf(deal, otherSide(side))));
      flags.push(
        flag(`one_month.${wordOf[side]}`, [person], {
          people: [person],
          deals: dealIds(short),
          numbers: { deals: short.length, others: others.length },
        }),
      );
    }
  const pairs = groupBy(
    deals.filter(({ guardianId }) => guardianId !== null),
    (deal) => `${deal.guardianId}-${deal.tutorId}`,
  );
  for (const pair of pairs.values()) {
    const [first] = pair;
    if (pair.length < 3 || !pair.some(isShort) || !first || first.guardianId === null) continue;
    const people = [first.guardianId, first.tutorId];
    flags.push(
      flag('one_month.pair', people, {
        people,
        deals: dealIds(pair),
        numbers: { deals: pair.length, short: pair.filter(isShort).length },
      }),
    );
  }
  return flags;
}

/** A deal that ends so early with the pay missing says more, where others of the family were short, too. */
const early = (deal: DealFact): boolean => (lastedDays(deal) ?? Number.POSITIVE_INFINITY) <= shortDays;

/** Families whose tutors end unpaid: twice, or once within 45 days where three deals were so short. */
export function unpaid(indexed: Indexed): Flag[] {
  const { deals } = indexed.facts;
  const said = accusationsOf(indexed).filter(({ kind, side }) => kind === 'unpaid' && side === 'guardian');
  const isMissing = new Set(said.map(({ deal }) => deal.id));
  return [...dealsBySide(deals, 'guardian')].flatMap(([person, own]) => {
    const missing = own.filter(({ id }) => isMissing.has(id));
    const dismissed = missing.filter(early);
    if (missing.length < 2 && (dismissed.length === 0 || own.filter(isShort).length < 3)) return [];
    const numbers = { deals: missing.length, dismissed: dismissed.length };
    return [flag('unpaid.family', [person], { people: [person], deals: dealIds(missing), numbers })];
  });
}

/** Lessons that have not begun by then do not begin. */
const noShowDays = 30;

/** Lessons never began after the charge was due. */
function neverBegan({ charge, end, tutorStartedAt, guardianStartedAt }: DealFact, now: Moment): boolean {
  if (charge === null || charge.amount === 0 || tutorStartedAt !== null || guardianStartedAt !== null)
    return false;
  return end !== null || daysBetween(charge.paidAt ?? charge.issuedAt, now) > noShowDays;
}

/** Accused twice that lessons were not held, in half of the deals, or that nobody came. Silence is no pattern, as people
 * change their minds, or never say that lessons began: it is one of a family in three deals, where a tutor reports it. */
export function noShow(indexed: Indexed): Flag[] {
  const { deals, now } = indexed.facts;
  const accusations = accusationsOf(indexed);
  const saidIn = (side: Side, kinds: readonly Accusation['kind'][]) => {
    const said = accusations.filter((one) => one.side === side && kinds.includes(one.kind));
    return new Set(said.map(({ deal }) => deal.id));
  };
  const accused = new Set(accusations.map(accusedOf));
  const flags: Flag[] = [];
  for (const side of sides) {
    const absent = saidIn(side, ['no_tutor_came']);
    const said = saidIn(side, ['no_tutor_came', 'lessons_not_held']);
    for (const [person, own] of dealsBySide(deals, side)) {
      const missed = own.filter(({ id }) => said.has(id));
      const silent = side === 'tutor' ? [] : own.filter((deal) => neverBegan(deal, now));
      const isTwice = missed.length >= 2 && missed.length * 2 >= own.length;
      const isAbsent = own.filter(({ id }) => absent.has(id)).length >= 2;
      if (!isTwice && !isAbsent && (silent.length < 3 || !accused.has(person))) continue;
      const ids = distinct(dealIds([...missed, ...silent]));
      const numbers = { deals: ids.length, all: own.length };
      flags.push(flag(`no_show.${wordOf[side]}`, [person], { people: [person], deals: ids, numbers }));
    }
  }
  return flags;
}

const givenBack = ({ charge }: DealFact): boolean =>
  charge !== null && charge.amount > 0 && charge.givenBackAt !== null;

/** Part of the charges of the site that are given back. */
function usualRefunds(deals: PatternFacts['deals']): number {
  const charged = deals.filter(({ charge }) => charge !== null && charge.amount > 0);
  return charged.length === 0 ? 0 : charged.filter(givenBack).length / charged.length;
}

/** At least four, or six of a choosy family, of deals that had begun, six in ten of the own ones, and three times what is usual. */
export function refunds({ facts: { deals } }: Indexed): Flag[] {
  const usual = usualRefunds(deals);
  const flags: Flag[] = [];
  for (const side of sides)
    for (const [person, own] of dealsBySide(deals, side)) {
      const charged = own.filter(({ charge }) => charge !== null && charge.amount > 0);
      const back = charged.filter((deal) => givenBack(deal) && begun(deal));
      if (back.length < (side === 'tutor' ? 4 : 6) || back.length * 10 < charged.length * 6) continue;
      // On a small site a single person makes the usual high, so that it counts up to a quarter.
      if (back.length < 3 * Math.min(usual, 0.25) * charged.length) continue;
      const numbers = { refunds: back.length, deals: charged.length, usual: Math.round(usual * 100) };
      flags.push(
        flag(`refunds.${wordOf[side]}`, [person], { people: [person], deals: dealIds(back), numbers }),
      );
    }
  return flags;
}
