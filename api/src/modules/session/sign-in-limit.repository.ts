import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';

/** Failures allowed in the window, per account and per address; an address may stand for a whole school. */
export const accountLimit = 10;
export const addressLimit = 100;
const windowMinutes = 15;
const since = sql<Date>`now() - make_interval(mins => ${windowMinutes})`;

export interface Attempt {
  readonly ids: readonly string[];
  readonly allowed: boolean;
}

/** Failures in the window up to this one: attempts at once are ranked, not all refused. */
async function rankOf(db: Db, { id, subject }: { id: string; subject: string }): Promise<number> {
  const { count } = await db
    .selectFrom('sign_in_failures')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('subject', '=', subject)
    .where('failed_at', '>', since)
    .where('id', '<=', id)
    .executeTakeFirstOrThrow();
  return count;
}

/** Written as a failure before the password is looked at, so that attempts at once count one another. */
export async function beginAttempt(db: Db, account: string, address: string): Promise<Attempt> {
  const rows = await db
    .insertInto('sign_in_failures')
    .values([{ subject: account }, { subject: address }])
    .returning(['id', 'subject'])
    .execute();
  let allowed = true;
  for (const row of rows) {
    const limit = row.subject === account ? accountLimit : addressLimit;
    if ((await rankOf(db, row)) > limit) allowed = false;
  }
  return { ids: rows.map((row) => row.id), allowed };
}

/** A refused attempt does not prolong the refusal; a right password counts as no failure. */
export async function forgetAttempt(db: Db, { ids }: Attempt): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('id', 'in', ids).execute();
}

export async function forgetFailures(db: Db, account: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('subject', '=', account).execute();
}

/** Rows that count no more. */
export async function sweepSignIns(db: Db): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('failed_at', '<', since).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', sql<Date>`now()`).execute();
}
