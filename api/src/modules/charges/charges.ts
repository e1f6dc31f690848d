import type { ChargeClaim, ChargeKind, OpsInvoice, OpsJobDetail, TutorInvoice } from '@porao/contracts';
import { chargeRules } from '@porao/contracts/charge-rules';
import { dayInBangladesh, workingDaysLater } from '../../kit/bangladesh-time.ts';
import type { Language } from '../../kit/failure.ts';

/** Increased whenever a rule of this file changes: invoices store the version they were computed by. */
export const termsVersion = '2025-03';

export const percentages: Readonly<Record<ChargeKind, number>> = chargeRules.percentages;

const kindNames: Readonly<Record<ChargeKind, string>> = {
  online: 'online tutoring',
  home: 'home tutoring',
  crash: 'crash program',
  two_month: '2-month job',
  one_month: '1-month job',
};

export const { daysToPay } = chargeRules;
const { freePeriod } = chargeRules;
const onlinePlace = 3;

type Terms = Pick<OpsJobDetail, 'job_duration' | 'crash_program'> & { tutoring_place_id: number };

/** A short duration takes precedence over the place. Group tutoring takes place at a home and counts as such. */
export function chargeKind(job: Terms): ChargeKind {
  if (job.crash_program) return 'crash';
  if (job.job_duration === 1) return 'one_month';
  if (job.job_duration === 2) return 'two_month';
  return job.tutoring_place_id === onlinePlace ? 'online' : 'home';
}

/** As the pages write it: `৳ 1,20,000`. */
export const money = (taka: number, language: Language = 'en'): string =>
  `৳ ${taka.toLocaleString(language === 'bn' ? 'bn-BD' : 'en-IN')}`;

export type Charge = Pick<
  TutorInvoice,
  'kind' | 'percentage' | 'base' | 'amount' | 'due_on' | 'terms_version' | 'computation'
>;

export function isFree(confirmedAt: Date): boolean {
  const day = dayInBangladesh(confirmedAt);
  return day >= freePeriod.from && day <= freePeriod.to;
}

/** Returns what a tutor owes for a job confirmed at this moment. Half a taka is rounded up. */
export function platformCharge(job: Terms & { actual_salary: number }, confirmedAt: Date): Charge {
  const kind = chargeKind(job);
  const free = isFree(confirmedAt);
  const percentage = free ? 0 : percentages[kind];
  const base = job.actual_salary;
  const amount = shareOf(base, percentage);
  const name = kindNames[kind];
  return {
    kind,
    percentage,
    base,
    amount,
    due_on: dayInBangladesh(confirmedAt, daysToPay),
    terms_version: termsVersion,
    computation: free
      ? `No platform charge from ${freePeriod.from} to ${freePeriod.to} (${name}).`
      : `${percentage}% of the first month's salary of ${money(base)} (${name}) = ${money(amount)}`,
  };
}

const dayMs = 86_400_000;

const windowAt = (confirmedAt: Date, at: Date) =>
  chargeRules.refund.find(({ days }) => at.getTime() - confirmedAt.getTime() < days * dayMs);

/** Percent of the charge that is refunded, by the windows of the rules; 0 after the last. */
export function refundPercentage(kind: ChargeKind, confirmedAt: Date, at: Date): number {
  return windowAt(confirmedAt, at)?.[kind === 'home' ? 'home' : 'others'] ?? 0;
}

/** Whole taka; half a taka is rounded up. */
const shareOf = (amount: number, percentage: number): number => Math.round((amount * percentage) / 100);

type ChargeState = Pick<TutorInvoice, 'status' | 'kind' | 'amount' | 'issued_at'>;

/** Returns what a refund or waiver would give at this moment, or null when there is none; `least` is the percent that
 * another rule gives. An unpaid charge is waived only where the whole one would be given back. */
export function refundOffer(
  { status, kind, amount, issued_at }: ChargeState,
  at: Date,
  least = 0,
): OpsInvoice['refund_preview'] {
  const confirmedAt = new Date(issued_at);
  const percentage = Math.max(least, refundPercentage(kind, confirmedAt, at));
  const days = windowAt(confirmedAt, at)?.days ?? 0;
  const until = new Date(confirmedAt.getTime() + days * dayMs).toISOString();
  if (status === 'unpaid') return percentage === 100 ? { act: 'waive', amount, until } : null;
  const refund = shareOf(amount, percentage);
  return status === 'paid' && refund > 0 ? { act: 'refund', amount: refund, until } : null;
}

/** Working days in which an operator sends a refund (decision OQ-315). */
const refundDays = 3;

/** Until when an owed refund is sent; null where none is owed. */
export function refundBy({ refunded_at, refund_sent_at }: TutorInvoice): string | null {
  if (refunded_at === null || refund_sent_at) return null;
  return workingDaysLater(new Date(refunded_at), refundDays).toISOString();
}

/** The end of a charge's tuition, and the tutor's claim. */
export interface ClaimFacts {
  readonly ended_at: string | null;
  readonly ended_by: string | null;
  readonly both_started: boolean;
  readonly claimed_at: string | null;
  readonly claim_reason: string | null;
  readonly claim_answer: string | null;
}

const daysLater = (at: string, days: number) => new Date(new Date(at).getTime() + days * dayMs);

/** A family that ended it so early without lessons: the rule leaves nothing to decide. */
const isWithoutLessons = ({ issued_at }: ChargeState, { ended_at, ended_by, both_started }: ClaimFacts) =>
  ended_at !== null &&
  ended_by === 'guardian' &&
  !both_started &&
  new Date(ended_at) < daysLater(issued_at, chargeRules.withoutLessons.days);

const offerAtEnd = (charge: ChargeState, facts: ClaimFacts, end: string) =>
  refundOffer(
    charge,
    new Date(end),
    isWithoutLessons(charge, facts) ? chargeRules.withoutLessons.percent : 0,
  );

/** Returns what can be claimed or was claimed: the offer of the day on which the tuition ended, so that nobody loses by a
 * decision that comes late. */
export function claimOf(charge: ChargeState, facts: ClaimFacts, now: Date): ChargeClaim | null {
  const { ended_at, claimed_at } = facts;
  const offer = ended_at === null ? null : offerAtEnd(charge, facts, ended_at);
  if (ended_at === null || offer === null) return null;
  const until = daysLater(ended_at, chargeRules.claim.days);
  if (claimed_at === null && now >= until) return null;
  return {
    act: offer.act,
    amount: offer.amount,
    until: until.toISOString(),
    claimed_at,
    certain: isWithoutLessons(charge, facts),
    reason: facts.claim_reason,
    refused: facts.claim_answer,
  };
}

/** Returns what operators can give at this moment: an open claim counts from the end of its tuition. */
export function offerOf(charge: ChargeState, facts: ClaimFacts, now: Date): OpsInvoice['refund_preview'] {
  const isOpen = facts.claimed_at !== null && facts.claim_answer === null;
  return isOpen && facts.ended_at ? offerAtEnd(charge, facts, facts.ended_at) : refundOffer(charge, now);
}
