import type { Wallet } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many } from '../../kit/database/read.repository.ts';

export async function listWallets(db: Db, tutorId: number): Promise<Wallet[]> {
  return db
    .selectFrom('tutor_wallets')
    .select(['id', 'wallet_type', 'account_number'])
    .where('tutor_id', '=', tutorId)
    .orderBy('id')
    .execute();
}

export async function isTutor(db: Db, tutorId: number): Promise<boolean> {
  return (
    (await db.selectFrom('tutors').select('id').where('id', '=', tutorId).executeTakeFirst()) !== undefined
  );
}

/** Uses the first free of three places; null when there is none. The unique index resolves concurrent inserts. */
export async function insertWallet(
  db: Db,
  tutorId: number,
  wallet: Omit<Wallet, 'id'>,
): Promise<number | null> {
  const rows = await many<{ id: number }>(db)`
    insert into tutor_wallets (tutor_id, place, wallet_type, account_number)
    select ${tutorId}::int, free.place, ${wallet.wallet_type}::text, ${wallet.account_number}::text
    from generate_series(1, 3) as free(place)
    where not exists (select from tutor_wallets w where w.tutor_id = ${tutorId} and w.place = free.place)
    order by free.place limit 1 returning id`;
  return rows[0]?.id ?? null;
}
