import { dayInBangladesh } from '../../kit/bangladesh-time.ts';
import type { Db } from '../../kit/database/open.ts';
import { addNotices } from './add.repository.ts';
import { listUnpaid } from './facts.repository.ts';
import { noticeOf } from './tell.ts';

/** Days before the due day on which a charge is mentioned first. */
const daysBefore = 3;

/** Tells tutors of charges that are due soon, due today and overdue: once each, however often it runs. */
export async function tellCharges(db: Db, now = new Date()): Promise<void> {
  const today = dayInBangladesh(now);
  const unpaid = await listUnpaid(db, dayInBangladesh(now, daysBefore));
  const notices = unpaid.map(({ id, user_id, job, amount, day }) => {
    const name = day > today ? 'chargeSoon' : day === today ? 'chargeDue' : 'chargeOverdue';
    return noticeOf(name, {
      userId: user_id,
      role: 'tutor',
      source: `${name} ${id}`,
      params: { job, amount, day },
    });
  });
  if (notices.length === 0) return;
  await db.transaction().execute((trx) => addNotices(trx, notices));
}
