import type { DealFact, PatternFacts, Side } from './facts.ts';
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
  otherSide,
  personOf,
} from './pattern-index.ts';

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

/** Three of a family, or of a tutor who did not agree on so short a time, and half of the ended ones; two of a pair. */
export function oneMonth({ deals }: Indexed): Flag[] {
  const flags: Flag[] = [];
  for (const side of sides)
    for (const [person, own] of dealsBySide(deals, side)) {
      const short = own.filter((deal) => isShort(deal) && (side === 'guardian' || !agreedShort(deal)));
      const ended = own.filter(({ end }) => end !== null);
      if (short.length < 3 || short.length * 2 < ended.length) continue;
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
    deals.filter((deal) => deal.guardianId !== null && isShort(deal)),
    (deal) => `${deal.guardianId}-${deal.tutorId}`,
  );
  for (const pair of pairs.values()) {
    const [first] = pair;
    if (pair.length < 2 || !first || first.guardianId === null) continue;
    const people = [first.guardianId, first.tutorId];
    flags.push(
      flag('one_month.pair', people, { people, deals: dealIds(pair), numbers: { deals: pair.length } }),
    );
  }
  return flags;
}

/** A dismissal within it, with the pay missing, is enough by itself. */
const dismissedDays = 35;

/** Families whose tutors end unpaid: twice, or once where the family dismissed the tutor in the first month. */
export function unpaid({ deals, problems }: Indexed): Flag[] {
  const flags: Flag[] = [];
  for (const [person, own] of dealsBySide(deals, 'guardian')) {
    const missing = own.filter(
      (deal) =>
        deal.end?.cause === 'unpaid' ||
        problems.get(deal.id)?.some(({ kind, side }) => kind === 'unpaid' && side === 'tutor'),
    );
    const dismissed = missing.filter(
      (deal) => deal.end?.by !== 'tutor' && (lastedDays(deal) ?? Number.POSITIVE_INFINITY) <= dismissedDays,
    );
    if (missing.length < 2 && dismissed.length < 1) continue;
    const numbers = { deals: missing.length, dismissed: dismissed.length };
    flags.push(flag('unpaid.family', [person], { people: [person], deals: dealIds(missing), numbers }));
  }
  return flags;
}

/** Lessons that have not begun by then do not begin. */
const noShowDays = 30;

/** Nobody was there after the charge was due: lessons never began, or this side is accused of it. */
function isNoShow(deal: DealFact, { facts, problems }: Indexed, side: Side): boolean {
  const { charge } = deal;
  if (charge === null || charge.amount === 0) return false;
  const from = charge.paidAt ?? charge.issuedAt;
  const accused = problems
    .get(deal.id)
    ?.some(
      (problem) =>
        problem.side !== side &&
        (problem.kind === 'lessons_not_held' || (problem.kind === 'no_tutor_came' && side === 'tutor')) &&
        daysBetween(from, problem.at) <= noShowDays,
    );
  if (accused) return true;
  if (deal.tutorStartedAt !== null && deal.guardianStartedAt !== null) return false;
  const days = daysBetween(from, deal.end?.at ?? facts.now);
  const never = deal.tutorStartedAt === null && deal.guardianStartedAt === null;
  return deal.end ? never && days <= noShowDays : never && days > noShowDays;
}

/** Twice, and half of the deals of this tutor or family. */
export function noShow(indexed: Indexed): Flag[] {
  const flags: Flag[] = [];
  for (const side of sides)
    for (const [person, own] of dealsBySide(indexed.deals, side)) {
      const missed = own.filter((deal) => isNoShow(deal, indexed, side));
      if (missed.length < 2 || missed.length * 2 < own.length) continue;
      const numbers = { deals: missed.length, all: own.length };
      flags.push(
        flag(`no_show.${wordOf[side]}`, [person], { people: [person], deals: dealIds(missed), numbers }),
      );
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

/** At least three, a third of the own ones, and three times what is usual. */
export function refunds({ deals }: Indexed): Flag[] {
  const usual = usualRefunds(deals);
  const flags: Flag[] = [];
  for (const side of sides)
    for (const [person, own] of dealsBySide(deals, side)) {
      const charged = own.filter(({ charge }) => charge !== null && charge.amount > 0);
      const back = charged.filter(givenBack);
      if (back.length < 3 || back.length * 3 < charged.length) continue;
      // On a small site a single person makes the usual high, so that it counts up to a quarter.
      if (back.length < 3 * Math.min(usual, 0.25) * charged.length) continue;
      const numbers = { refunds: back.length, deals: charged.length, usual: Math.round(usual * 100) };
      flags.push(
        flag(`refunds.${wordOf[side]}`, [person], { people: [person], deals: dealIds(back), numbers }),
      );
    }
  return flags;
}
