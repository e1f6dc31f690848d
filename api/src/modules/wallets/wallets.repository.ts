import type { Wallet } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { exists, many, one } from '../../kit/database/query.repository.ts';

export const listWallets = (db: Db, tutorId: number) => many<Wallet>(db)`
  select id, wallet_type, account_number from tutor_wallets where tutor_id = ${tutorId} order by id`;

export const findWallet = async (db: Db, tutorId: number, id: number) =>
  (await listWallets(db, tutorId)).find((wallet) => wallet.id === id);

export const isTutor = (db: Db, tutorId: number) => exists(db)`select from tutors where id = ${tutorId}`;

/** Uses the first free of three places; null when there is none. The unique index resolves concurrent inserts. */
export async function insertWallet(
  db: Db,
  tutorId: number,
  wallet: Omit<Wallet, 'id'>,
): Promise<number | null> {
  const wanted = await one<{ id: number }>(db)`
    insert into tutor_wallets (tutor_id, place, wallet_type, account_number)
    select ${tutorId}::int, free.place, ${wallet.wallet_type}::text, ${wallet.account_number}::text
    from generate_series(1, 3) as free(place)
    where not exists (select from tutor_wallets w where w.tutor_id = ${tutorId} and w.place = free.place)
    order by free.place limit 1 returning id`;
  return wanted?.id ?? null;
}
