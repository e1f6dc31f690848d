import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';

/** Failures allowed in the window, per account and per address; an address may stand for a whole school. */
export const accountLimit = 10;
export const addressLimit = 50;
const windowMinutes = 15;
const since = sql<Date>`now() - make_interval(mins => ${windowMinutes})`;

export async function recentFailures(db: Db, subject: string): Promise<number> {
  const { count } = await db
    .selectFrom('sign_in_failures')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('subject', '=', subject)
    .where('failed_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function recordFailure(db: Db, subjects: readonly string[]): Promise<void> {
  await db
    .insertInto('sign_in_failures')
    .values(subjects.map((subject) => ({ subject })))
    .execute();
}

export async function forgetFailures(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('subject', '=', subject).execute();
}

/** Rows that count no more. */
export async function sweepFailures(db: Db): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('failed_at', '<', since).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', sql<Date>`now()`).execute();
}
