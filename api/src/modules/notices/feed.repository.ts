import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many, one, run } from '../../kit/database/query.repository.ts';
import { noticesChannel } from './add.repository.ts';
import { isKnown } from './known.repository.ts';

export async function countUnreadOf(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await many<{ user_id: number; unread: number }>(db)`
    select user_id, count(*)::int as unread from notices
    where user_id = any(${userIds}::int[]) and shown and read_at is null and ${isKnown()} group by user_id`;
  const counts = new Map(rows.map(({ user_id, unread }) => [user_id, unread]));
  return new Map(userIds.map((id) => [id, counts.get(id) ?? 0]));
}

export interface ReaderRow {
  readonly user_id: number;
  readonly expires_at: string;
  readonly unread: number;
}

/** The account of the session; undefined for one that has ended, and for accounts that are banned or not verified. */
export const findReader = (db: Db, sessionId: string) => one<ReaderRow>(db)`
    select s.user_id, s.expires_at, (select count(*)::int from notices n
      where n.user_id = s.user_id and n.shown and n.read_at is null and ${isKnown(sql`n`)}) as unread
    from sessions s join users u on u.id = s.user_id
    where s.id = ${sessionId} and s.revoked_at is null and s.expires_at > now()
      and u.phone_no_verified_at is not null and u.banned_at is null`;

/** Ends the open streams of an account, whose sessions may go on. */
export const endStreams = (trx: Db, userId: number) => run(trx)`
  select pg_notify(${noticesChannel}, 'ended ' || user_id || ' ' || id) from sessions
    where user_id = ${userId} and revoked_at is null and expires_at > now()`;

/** Sends a word to all who listen, this process included. */
export const notifyEcho = (db: Db, id: string) =>
  run(db)`select pg_notify(${noticesChannel}, ${`echo ${id}`})`;
