import { randomUUID } from 'node:crypto';
import type { Db } from '../kit/database/open.ts';
import { many } from '../kit/database/query.repository.ts';

const fiveMinutes = 5 * 60_000;

/** Undefined when the account is not an operator, or is banned. */
export async function openOperatorSession(
  db: Db,
  userId: number,
): Promise<{ id: string; expiresAt: Date } | undefined> {
  const session = { id: randomUUID(), expiresAt: new Date(Date.now() + fiveMinutes) };
  const rows = await many(db)`
    insert into sessions (id, user_id, role, expires_at)
    select ${session.id}::uuid, u.id, g.role, ${session.expiresAt}::timestamptz from users u
    join role_grants g on g.user_id = u.id and g.role = 'operator'
    where u.id = ${userId} and u.phone_no_verified_at is not null and u.banned_at is null returning id`;
  return rows.length > 0 ? session : undefined;
}

export async function closeOperatorSession(db: Db, id: string): Promise<void> {
  await db.updateTable('sessions').set({ revoked_at: new Date() }).where('id', '=', id).execute();
}
