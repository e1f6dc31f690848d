import type { OpsToday } from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many, only } from '../../kit/database/query.repository.ts';
import { claimIsOpen } from '../charges/index.ts';

type Waiting = OpsToday['waiting']['requests'];

const waiting = (db: Db, from: RawBuilder<unknown>, since: RawBuilder<unknown>) => only<Waiting>(db)`
  select count(*)::int as count, min(${since}) as oldest ${from}`;

export const requestsWaiting = (db: Db): Promise<Waiting> =>
  waiting(db, sql`from tutor_requests r where r.stage = 'Pending'`, sql`r.created_at`);

/** Credential `c` waits, as in their queue: a file that was replaced waits again. */
export const credentialWaits = sql`(
  not exists (select from credential_verifications v
    where v.certificate_id = c.id and v.certificate = c.certificate)
  and not exists (select from credential_refusals r
    where r.certificate_id = c.id and r.certificate = c.certificate))`;

export const credentialsWaiting = (db: Db): Promise<Waiting> =>
  waiting(db, sql`from tutor_certificates c where ${credentialWaits}`, sql`c.created_at`);

export const paymentsWaiting = (db: Db): Promise<Waiting> =>
  waiting(db, sql`from hand_payments p where p.state = 'claimed'`, sql`p.claimed_at`);

export const refundsWaiting = (db: Db): Promise<Waiting> =>
  waiting(
    db,
    sql`from invoices i where i.refunded_at is not null and i.refund_sent_at is null`,
    sql`i.refunded_at`,
  );

export const claimsWaiting = (db: Db): Promise<Waiting> =>
  waiting(db, sql`from invoices i where ${claimIsOpen}`, sql`i.claimed_at`);

/** It goes on in the other state as soon as both sides said so. */
export const dealsWaiting = (db: Db): Promise<Waiting> =>
  waiting(db, sql`from deals d where d.state = 'in_process'`, sql`d.created_at`);

/** `today` is a day in Bangladesh; on the last day to pay a charge is not overdue yet. */
export async function chargesWaiting(db: Db, today: string): Promise<{ due: Waiting; overdue: Waiting }> {
  const rows = await many<{ is_overdue: boolean; count: number; oldest: string }>(db)`
    select i.due_on < ${today}::date as is_overdue, count(*)::int as count, min(i.issued_at) as oldest
    from invoices i where i.status = 'unpaid' group by 1`;
  const of = (isOverdue: boolean): Waiting => {
    const row = rows.find(({ is_overdue }) => is_overdue === isOverdue);
    return { count: row?.count ?? 0, oldest: row?.oldest ?? null };
  };
  return { due: of(false), overdue: of(true) };
}
