import type { Insertable, InsertObject, Transaction, Updateable } from 'kysely';
import type { Db } from './open.ts';
import { insertRow } from './query.repository.ts';
import type { DB } from './rows.generated.ts';

/** Tables whose rows belong to one parent or tutor, with the column that says to whom. */
const owners = {
  parent_locations: 'parent_id',
  students: 'parent_id',
  tutor_educations: 'tutor_id',
  tutor_experiences: 'tutor_id',
  tutor_wallets: 'tutor_id',
} as const;
export type OwnTable = keyof typeof owners;
type Own<T extends OwnTable> = 'id' | (typeof owners)[T];
export type OwnFields<T extends OwnTable> = Omit<Updateable<DB[T]>, Own<T>>;

// The query builder cannot type a table that is chosen at run time: each query is typed as of students.
const like = (table: OwnTable) => ({
  table: table as 'students',
  column: owners[table] as (typeof owners)['students'],
});

/** Returns the new row's id. In a transaction, which a repeated call needs (`inOneTransaction`). */
export const insertOwn = <T extends OwnTable>(
  trx: Transaction<DB>,
  table: T,
  owner: number,
  fields: Omit<Insertable<DB[T]>, Own<T>>,
) => insertRow(trx, table, { ...fields, [owners[table]]: owner } as unknown as InsertObject<DB, T>);

/** False when this owner has no row with the id. */
export async function updateOwn<T extends OwnTable>(
  db: Db,
  table: T,
  { owner, id }: { owner: number; id: number },
  fields: OwnFields<T>,
): Promise<boolean> {
  const query = db.updateTable(like(table).table).set(fields as Updateable<DB['students']>);
  const own = query.where('id', '=', id).where(like(table).column, '=', owner);
  return (await own.executeTakeFirst()).numUpdatedRows > 0n;
}

export async function deleteOwn(db: Db, table: OwnTable, owner: number, id: number): Promise<boolean> {
  const query = db.deleteFrom(like(table).table).where('id', '=', id);
  return (await query.where(like(table).column, '=', owner).executeTakeFirst()).numDeletedRows > 0n;
}
