import type { Db } from '../../kit/database/open.ts';
import { many, one, run } from '../../kit/database/query.repository.ts';
import { brokenUnique } from '../../kit/database/violation.ts';
import { tellAccount } from './tell.ts';

interface Email {
  readonly email: string;
  readonly email_verified_at: string | null;
  readonly phone_no: string;
}

export const findEmail = (db: Db, userId: number) => one<Email>(db)`
  select email, email_verified_at, phone_no from users where id = ${userId}`;

/** `elsewhere`: another account proved it before. */
export type Proof = 'proved' | 'elsewhere';

/** The account has the address from now on; others that had only typed it lose it and are told. */
export async function proveEmail(db: Db, userId: number, email: string): Promise<Proof> {
  return db
    .transaction()
    .execute((trx) => takeEmail(trx, userId, email))
    .catch((error: unknown): Proof => {
      if (brokenUnique(error) === 'users_verified_email') return 'elsewhere';
      throw error;
    });
}

async function takeEmail(trx: Db, userId: number, email: string): Promise<Proof> {
  // Locked in one order: of two that prove it at once the second waits, and then no longer has it.
  const holders = await many<{ id: number; email_verified_at: string | null }>(trx)`
    select id, email_verified_at from users where lower(email) = ${email.toLowerCase()} order by id for update`;
  const others = holders.filter(({ id }) => id !== userId);
  const isProvedElsewhere = others.some(({ email_verified_at }) => email_verified_at !== null);
  if (isProvedElsewhere || others.length === holders.length) return 'elsewhere';
  for (const { id } of others) {
    await run(trx)`update users set email = '' where id = ${id}`;
    await tellAccount(trx, 'emailLost', id);
  }
  await run(trx)`update users set email_verified_at = now() where id = ${userId}`;
  return 'proved';
}
