import type { ChargeFact } from '../../../src/modules/patterns/facts.ts';
import type { ChargePlan, Day } from './world.ts';

/** Percent of the terms: a short job is cheaper; a tenth of the others is online. */
export const percentageOf = (months: number, online: boolean): number => {
  if (months === 1) return 20;
  if (months === 2) return 40;
  return online ? 60 : 55;
};

const refundShare = (age: Day, percentage: number): number => {
  if (age < 30) return 1;
  return age < 60 && percentage === 55 ? 0.5 : 0;
};

/** The charge as it is on `today`: nothing later has happened yet, and what comes too late gives nothing back. */
export function chargeFact(
  plan: ChargePlan,
  { salary, confirmed }: { salary: number; confirmed: Day },
  today: Day,
  moment: (day: Day) => string,
): ChargeFact {
  const amount = Math.round((salary * plan.percentage) / 100);
  const paid = plan.paid !== null && plan.paid <= today ? plan.paid : null;
  const back = plan.back !== null && plan.back <= today ? plan.back : null;
  const issuedAt = moment(confirmed);
  const paidAt = paid === null ? null : moment(paid);
  const kept = { amount, issuedAt, paidAt, givenBackAt: null, refundedAmount: null } as const;
  if (back !== null) {
    const share = refundShare(back - confirmed, plan.percentage);
    const givenBackAt = moment(back);
    if (paidAt !== null && paid !== null && paid < back && share > 0)
      return { ...kept, status: 'refunded', givenBackAt, refundedAmount: Math.round(amount * share) };
    if (paidAt === null && share === 1) return { ...kept, status: 'waived', givenBackAt };
  }
  return { ...kept, status: paidAt === null ? 'unpaid' : 'paid' };
}
