import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';

/** Roles that were granted to a verified account, which is locked; undefined when there is no such account. */
export async function lockGrants(trx: Db, userId: number): Promise<string[] | undefined> {
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('phone_no_verified_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!user) return undefined;
  const rows = await trx
    .selectFrom('role_grants')
    .select('role')
    .where('user_id', '=', userId)
    .orderBy('role')
    .execute();
  return rows.map(({ role }) => role);
}

/** Accounts of all leads that are not banned; of two that revoke or ban each other at once, the second waits here. */
export async function lockLeads(trx: Db): Promise<number[]> {
  const leads = trx.selectFrom('role_grants').select('user_id').where('role', '=', 'lead').orderBy('user_id');
  await leads.forUpdate().execute();
  // In a statement of its own: one that waits for a lock reads other tables as they were before.
  const rows = await leads
    .innerJoin('users', 'users.id', 'role_grants.user_id')
    .where('users.banned_at', 'is', null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

const granted = (db: Db, role: string) =>
  db.selectFrom('role_grants').select('user_id').where('role', '=', role).limit(1);

export const hasLead = async (db: Db): Promise<boolean> =>
  (await granted(db, 'lead').executeTakeFirst()) !== undefined;

export const holdsRole = async (db: Db, userId: number, role: string): Promise<boolean> =>
  (await granted(db, role).where('user_id', '=', userId).executeTakeFirst()) !== undefined;

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
  await trx
    .updateTable('sessions')
    .set({ revoked_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('role', 'in', roles)
    .where('revoked_at', 'is', null)
    .execute();
  await sql`update users u set active_role = coalesce(
      (select 'tutor' from tutors where user_id = u.id), (select 'parent' from parents where user_id = u.id),
      (select min(role) from role_grants where user_id = u.id and role not in (${sql.join(roles)})), active_role)
    where id = ${userId} and active_role in (${sql.join(roles)})`.execute(trx);
}
