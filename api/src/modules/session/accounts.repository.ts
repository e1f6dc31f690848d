import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many } from '../../kit/database/query.repository.ts';

export interface Account {
  readonly id: number;
  readonly passwordHash: string;
  readonly activeRole: string;
  readonly isVerified: boolean;
}

/** By a normalised phone number: the verified account, then unfinished sign-ups, the newest first. By an e-mail address:
 * the account that proved it. */
export const findAccounts = (db: Db, identifier: string) => many<Account>(db)`
  select id, password_hash as "passwordHash", active_role as "activeRole",
    phone_no_verified_at is not null as "isVerified"
  from users where ${
    identifier.includes('@')
      ? sql`lower(email) = ${identifier.toLowerCase()} and email_verified_at is not null`
      : sql`phone_no = ${identifier}`
  } order by phone_no_verified_at is null, id desc limit 20`;
