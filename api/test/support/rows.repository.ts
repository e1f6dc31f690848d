import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../src/kit/database/open.ts';
import { many, only } from '../../src/kit/database/query.repository.ts';
import type { DB } from '../../src/kit/database/rows.generated.ts';

type Table = keyof DB;
type Column<T extends Table> = keyof Selectable<DB[T]> & string;
/** Columns with the value that each has. */
type Where<T extends Table> = Readonly<Partial<Record<Column<T>, unknown>>>;

const pairs = (values: object) =>
  Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
const matching = (where: object = {}) => sql.join([sql`true`, ...pairs(where)], sql` and `);

/** In the order of their ids; of a table without one, in the order of all that a row holds. */
export const rows = <T extends Table, C extends Column<T>>(
  db: Db,
  table: T,
  columns: readonly C[],
  where?: Where<T>,
) => many<Pick<Selectable<DB[T]>, C>>(db)`
  select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)} as one
  where ${matching(where)} order by to_jsonb(one) -> 'id', to_jsonb(one)`;

/** Throws where there is none. */
export async function row<T extends Table, C extends Column<T>>(
  db: Db,
  table: T,
  columns: readonly C[],
  where?: Where<T>,
) {
  const [found] = await rows(db, table, columns, where);
  if (!found) throw new Error(`There is no such row of ${table}`);
  return found;
}

export const change = <T extends Table>(db: Db, table: T, to: Updateable<DB[T]>, where?: Where<T>) =>
  sql`update ${sql.table(table)} set ${sql.join(pairs(to))} where ${matching(where)}`.execute(db);

/** Returns the new row, with what the database filled in. */
export function insert<T extends Table>(db: Db, table: T, values: Insertable<DB[T]> & object) {
  const entries: [string, unknown][] = Object.entries(values);
  const columns = sql.join(entries.map(([column]) => sql.ref(column)));
  const given = sql.join(entries.map(([, value]) => value));
  return only<Selectable<DB[T]>>(db)`
    insert into ${sql.table(table)} (${columns}) values (${given}) returning *`;
}
