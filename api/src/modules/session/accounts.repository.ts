import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';

export interface Account {
  readonly id: number;
  readonly passwordHash: string;
  readonly activeRole: string;
  readonly isVerified: boolean;
}

/** By a normalised phone number or an e-mail address: the verified account, then unfinished sign-ups, the newest first. */
export async function findAccounts(db: Db, identifier: string): Promise<readonly Account[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'active_role', 'phone_no_verified_at'])
    .where((where) =>
      identifier.includes('@')
        ? where(sql`lower(email)`, '=', identifier.toLowerCase())
        : where('phone_no', '=', identifier),
    )
    .orderBy(sql`phone_no_verified_at is null`)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    passwordHash: row.password_hash,
    activeRole: row.active_role,
    isVerified: row.phone_no_verified_at !== null,
  }));
}
