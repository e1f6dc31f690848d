import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { brokenUnique } from '../../kit/database/violation.ts';
import { tellAccount } from './tell.ts';

export async function findEmail(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'phone_no'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

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
  const holders = await trx
    .selectFrom('users')
    .select(['id', 'email_verified_at'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .orderBy('id')
    .forUpdate()
    .execute();
  const others = holders.filter(({ id }) => id !== userId);
  const isProvedElsewhere = others.some(({ email_verified_at }) => email_verified_at !== null);
  if (isProvedElsewhere || others.length === holders.length) return 'elsewhere';
  for (const { id } of others) {
    await trx.updateTable('users').set({ email: '' }).where('id', '=', id).execute();
    await tellAccount(trx, 'emailLost', id);
  }
  await trx
    .updateTable('users')
    .set({ email_verified_at: sql<string>`now()` })
    .where('id', '=', userId)
    .execute();
  return 'proved';
}
