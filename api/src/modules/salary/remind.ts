import { otherSide, salaryRules } from '@porao/contracts';
import { dayInBangladesh } from '../../kit/bangladesh-time.ts';
import type { Db } from '../../kit/database/open.ts';
import { daysOf, listStartedDeals, planOf, readLessonDeal } from '../lessons/index.ts';
import { accountOf, monthFrom } from './book.ts';
import { listDealsWithClaims, listSalary } from './salary.repository.ts';
import { claimsOf } from './salary.rules.ts';
import { tellSide } from './tell.ts';

const dayMs = 86_400_000;
const days = salaryRules.reminderDays;
/** Days on which a reminder is still given that did not run on its own. */
const late = 5;

/** Reminds, once each: families of a month that is over and not written down as paid, and a side of what waits for its
 * word. */
export async function remindOfSalaries(db: Db, now = new Date()): Promise<void> {
  await remindOfMonths(db, now);
  await remindOfClaims(db, now);
}

async function remindOfMonths(db: Db, now: Date): Promise<void> {
  const [since, until] = [dayInBangladesh(now, -days - late), dayInBangladesh(now, -days)];
  const isTime = (day: string) => day >= since && day <= until;
  const before = monthFrom(dayInBangladesh(now).slice(0, 7), -1);
  const endedSince = new Date(now.getTime() - (days + late + 1) * dayMs);
  const deals = await listStartedDeals(db, isTime(daysOf(before).at(-1) ?? ''), endedSince);
  for (const deal of deals) {
    const plan = planOf(deal);
    const month = plan.until?.slice(0, 7) ?? before;
    const claims = claimsOf(await listSalary(db, deal.id));
    const { due, left } = accountOf(month, plan, claims, deal.salary);
    // A payment that the tutor denies is not answered by a reminder.
    const isDisputed = claims.some((one) => one.month === month && one.state === 'denied');
    if (!isTime(due.on) || left <= 0 || isDisputed || month < plan.from.slice(0, 7)) continue;
    const told = { side: 'guardian', source: `${deal.id} ${month}`, month, amount: left } as const;
    await db.transaction().execute((trx) => tellSide(trx, deal, 'Left', told));
  }
}

async function remindOfClaims(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - (days + late) * dayMs);
  const until = new Date(now.getTime() - days * dayMs);
  for (const { deal_id } of await listDealsWithClaims(db, since, until)) {
    const deal = await readLessonDeal(db, deal_id);
    const claims = deal ? claimsOf(await listSalary(db, deal_id)) : [];
    for (const { id, side, state, at, month, amount, kind } of claims) {
      const isOld = Date.parse(at) >= since.getTime() && Date.parse(at) <= until.getTime();
      if (!deal || state !== 'waiting' || !isOld) continue;
      const told = { side: otherSide(side), source: String(id), month, amount, word: kind };
      await db.transaction().execute((trx) => tellSide(trx, deal, 'Waits', told));
    }
  }
}
