import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';

export interface Account {
  readonly id: number;
  readonly passwordHash: string;
  readonly activeRole: string;
  readonly isVerified: boolean;
}

/** By a normalised phone number: the verified account, then unfinished sign-ups, the newest first. By an e-mail address:
 * the account that proved it. */
export async function findAccounts(db: Db, identifier: string): Promise<readonly Account[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'active_role', 'phone_no_verified_at'])
    .where((where) =>
      identifier.includes('@')
        ? where.and([
            where(sql`lower(email)`, '=', identifier.toLowerCase()),
            where('email_verified_at', 'is not', null),
          ])
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
