import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { exists, many, one, run } from '../../kit/database/query.repository.ts';

/** Roles that were granted to a verified account, which is locked; undefined when there is no such account. */
export async function lockGrants(trx: Db, userId: number): Promise<string[] | undefined> {
  const user = await one(trx)`
    select id from users where id = ${userId} and phone_no_verified_at is not null for update`;
  if (!user) return undefined;
  const rows = await many<{ role: string }>(trx)`
    select role from role_grants where user_id = ${userId} order by role`;
  return rows.map(({ role }) => role);
}

/** Accounts of all leads that are not banned; of two that revoke or ban each other at once, the second waits here. */
export async function lockLeads(trx: Db): Promise<number[]> {
  await run(trx)`select user_id from role_grants where role = 'lead' order by user_id for update`;
  // In a statement of its own: one that waits for a lock reads other tables as they were before.
  const rows = await many<{ user_id: number }>(trx)`
    select g.user_id from role_grants g join users u on u.id = g.user_id
    where g.role = 'lead' and u.banned_at is null order by g.user_id`;
  return rows.map(({ user_id }) => user_id);
}

export const hasLead = (db: Db) => exists(db)`select from role_grants where role = 'lead' limit 1`;

export const holdsRole = (db: Db, userId: number, role: string) =>
  exists(db)`select from role_grants where role = ${role} and user_id = ${userId}`;

export async function insertGrants(
  trx: Db,
  userId: number,
  roles: readonly string[],
  { actor, reason }: { actor: number | null; reason: string },
): Promise<void> {
  const rows = roles.map((role) => ({ user_id: userId, role, granted_by: actor, reason }));
  await trx.insertInto('role_grants').values(rows).execute();
}

export async function deleteGrants(trx: Db, userId: number, roles: readonly string[]): Promise<void> {
  await trx.deleteFrom('role_grants').where('user_id', '=', userId).where('role', 'in', roles).execute();
  await leaveRoles(trx, userId, roles);
}

/** Ends the account's sessions in these roles; its next sign-in starts in another one, where it has another. */
export async function leaveRoles(trx: Db, userId: number, roles: readonly string[]): Promise<void> {
  await run(trx)`update sessions set revoked_at = now()
    where user_id = ${userId} and role = any(${roles}::text[]) and revoked_at is null`;
  await run(trx)`update users u set active_role = coalesce(
      (select 'tutor' from tutors where user_id = u.id), (select 'parent' from parents where user_id = u.id),
      (select min(role) from role_grants where user_id = u.id and role not in (${sql.join(roles)})), active_role)
    where id = ${userId} and active_role in (${sql.join(roles)})`;
}
