import type { OpsSalaryMonth, SalaryDue } from '@porao/contracts';
import { daysOf, isOfDeal, type monthOf, type Plan, plannedAt } from '../lessons/index.ts';
import type { EntryRow } from './salary.repository.ts';
import { type Bounds, type Claim, claimsOf } from './salary.rules.ts';

type LessonList = ReturnType<typeof monthOf>;

export interface Deal {
  readonly tutor_name: string;
  readonly guardian_name: string | null;
  /** Taka a month, as the job says. */
  readonly salary: number;
}

/** The month so many months later. */
export const monthFrom = (month: string, by: number): string => {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, of - 1 + by)).toISOString().slice(0, 7);
};

export const boundsOf = ({ first, last }: LessonList, { from }: Plan): Bounds => ({ first, last, from });

const isAgreed = ({ state }: Claim) => state === 'confirmed';
/** The amount that was agreed on last. */
const latest = (claims: readonly Claim[]): Claim | undefined =>
  claims.toSorted((one, other) => (one.answer ?? 0) - (other.answer ?? 0)).at(-1);

/** The salary of a month: what both agreed on from this month or an earlier one on, else that of the job. */
function salaryOf(month: string, claims: readonly Claim[], ofJob: number): number {
  const agreed = claims.filter((one) => one.kind === 'salary' && isAgreed(one) && one.month <= month);
  const from = agreed.reduce((last, one) => (one.month > last ? one.month : last), '');
  return latest(agreed.filter((one) => one.month === from))?.amount ?? ofJob;
}

/** The part of a month that is in the tuition; null where all of its lessons are. */
function partOf(month: string, plan: Plan): SalaryDue['part'] {
  const days = daysOf(month);
  const planned = days.filter((day) => plannedAt({ ...plan, from: day, until: null }, day) !== null);
  const all = planned.length > 0 ? planned : days;
  const count = all.filter((day) => isOfDeal(plan, day)).length;
  const unit = planned.length > 0 ? 'lessons' : 'days';
  return count === all.length ? null : { count, of: all.length, unit };
}

/** Says what is due for a month, and why. A month in which the tuition began or ended is due by its lessons, until both
 * agree on another amount. */
export function dueOf(month: string, plan: Plan, claims: readonly Claim[], ofJob: number): SalaryDue {
  const salary = salaryOf(month, claims, ofJob);
  const part = partOf(month, plan);
  const agreed = latest(claims.filter((one) => one.kind === 'due' && isAgreed(one) && one.month === month));
  const byLessons = part ? Math.round((salary * part.count) / part.of) : salary;
  const end = daysOf(month).at(-1) ?? '';
  return {
    amount: agreed?.amount ?? byLessons,
    why: agreed ? 'agreed' : part ? 'part' : 'whole',
    salary,
    part,
    on: plan.until !== null && plan.until < end ? plan.until : end,
  };
}

const sumOf = (claims: readonly Claim[], month: string, state: Claim['state']) =>
  claims
    .filter((one) => one.kind === 'paid' && one.month === month && one.state === state)
    .reduce((sum, { amount }) => sum + amount, 0);

/** The sums of one month: due, paid, and left. */
export function accountOf(month: string, plan: Plan, claims: readonly Claim[], ofJob: number) {
  const due = dueOf(month, plan, claims, ofJob);
  const [confirmed, waiting] = [sumOf(claims, month, 'confirmed'), sumOf(claims, month, 'waiting')];
  return { due, confirmed, waiting, left: due.amount - confirmed - waiting };
}

/** Months with something to answer, or that are over and not paid: of those somebody wrote of, and of the last one. */
function openMonths(list: LessonList, plan: Plan, claims: readonly Claim[], ofJob: number) {
  const { first, last, today } = list;
  const before = monthFrom(today.slice(0, 7), -1);
  const ended = plan.until === null ? [] : [last];
  const months = new Set([...claims.map(({ month }) => month), ...ended, before]);
  return [...months]
    .filter((month) => month !== list.month && month >= first && month <= last)
    .toSorted((one, other) => one.localeCompare(other))
    .map((month) => ({ month, ...accountOf(month, plan, claims, ofJob) }))
    .filter(({ month, due, left }) => {
      const asks = claims.some((one) => one.month === month && one.state === 'waiting');
      return asks || (due.on < today && left > 0);
    })
    .map(({ month, left }) => ({ month, left }));
}

/** The salary of the month of a list of lessons. */
export function bookOf(deal: Deal, list: LessonList, plan: Plan, rows: readonly EntryRow[]): OpsSalaryMonth {
  const { deal_id, class_name, month, today, held, expected } = list;
  const claims = claimsOf(rows);
  return {
    deal_id,
    class_name,
    tutor_name: deal.tutor_name,
    guardian_name: deal.guardian_name,
    month,
    today,
    held,
    expected,
    ...accountOf(month, plan, claims, deal.salary),
    claims: claims.filter((one) => one.month === month).map(({ month: _month, ...claim }) => claim),
    entries: rows.filter((one) => one.month === month).map(({ month: _month, ...entry }) => entry),
    open: openMonths(list, plan, claims, deal.salary),
  };
}
