import { sql } from 'kysely';
import type { Db } from './database/open.ts';
import { run } from './database/query.repository.ts';

export interface SecurityEventRow {
  /** Id of the account, or a phone or e-mail as accounts have it. */
  readonly account: number | string;
  readonly kind: string;
  readonly call: string;
  readonly outcome: string;
  /** The client's; null for what an operator did. */
  readonly network: string | null;
}

/** Events of one account, kind and outcome in an hour: whoever repeats a call does not fill the table. */
const perHour = 20;

function isOf(account: number | string) {
  if (typeof account === 'number') return sql`id = ${account}`;
  return account.includes('@')
    ? sql`lower(email) = ${account} and email_verified_at is not null`
    : sql`phone_no = ${account}`;
}

/** Does nothing without such an account. A phone or e-mail means the account that signing in would take. */
export const keepSecurityEvent = (db: Db, event: SecurityEventRow) => run(db)`
  insert into security_events (user_id, kind, call, outcome, network)
    select u.id, ${event.kind}, ${event.call}, ${event.outcome}, ${event.network} from (
      select id from users where ${isOf(event.account)} order by phone_no_verified_at is null, id desc limit 1) u
    where (select count(*) from security_events e where e.user_id = u.id and e.at > now() - interval '1 hour'
      and e.kind = ${event.kind} and e.outcome = ${event.outcome}) < ${perHour}`;

export const sweepSecurityEvents = (db: Db) =>
  run(db)`delete from security_events where at < now() - interval '90 days'`;
