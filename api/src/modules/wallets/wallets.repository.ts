import type { Wallet } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';

type Fields = Omit<Wallet, 'id'>;

export async function listWallets(db: Db, tutorId: number): Promise<Wallet[]> {
  return db
    .selectFrom('tutor_wallets')
    .select(['id', 'wallet_type', 'account_number'])
    .where('tutor_id', '=', tutorId)
    .orderBy('id')
    .execute();
}

/** Uses the first free of three places; null when there is none. The unique index resolves concurrent inserts. */
export async function insertWallet(db: Db, tutorId: number, wallet: Fields): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into tutor_wallets (tutor_id, place, wallet_type, account_number)
    select ${tutorId}::int, free.place, ${wallet.wallet_type}::text, ${wallet.account_number}::text
    from generate_series(1, 3) as free(place)
    where not exists (select from tutor_wallets w where w.tutor_id = ${tutorId} and w.place = free.place)
    order by free.place limit 1 returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** False when the tutor has none with this id. */
export async function updateWallet(db: Db, tutorId: number, { id, ...fields }: Wallet): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tutor_wallets')
    .set(fields)
    .where('id', '=', id)
    .where('tutor_id', '=', tutorId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when the tutor has none with this id. */
export async function deleteWallet(db: Db, tutorId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tutor_wallets')
    .where('id', '=', id)
    .where('tutor_id', '=', tutorId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
