import { type InsertObject, type RawBuilder, sql } from 'kysely';
import type { Db } from './open.ts';
import type { DB } from './rows.generated.ts';

type Parts = readonly [strings: TemplateStringsArray, ...values: unknown[]];

/** Tag of a statement: its rows. */
export const many =
  <T = unknown>(db: Db) =>
  async (...statement: Parts): Promise<T[]> =>
    (await sql<T>(...statement).execute(db)).rows;

/** Tag of a statement: its first row. */
export const one =
  <T>(db: Db) =>
  async (...statement: Parts): Promise<T | undefined> =>
    (await many<T>(db)(...statement))[0];

/** Tag of a statement that has a row; throws without one. */
export const only =
  <T>(db: Db) =>
  async (...statement: Parts): Promise<T> => {
    const row = await one<T>(db)(...statement);
    if (row === undefined) throw new Error('A row that is needed is not there');
    return row;
  };

/** Tag of a statement with one column: the value in its first row. */
export const value =
  <T>(db: Db) =>
  async (...statement: Parts): Promise<T | undefined> =>
    Object.values((await one<Record<string, T>>(db)(...statement)) ?? {})[0];

/** Tag of a statement: true where it has a row. */
export const exists =
  (db: Db) =>
  async (...statement: Parts): Promise<boolean> =>
    (await many(db)(...statement)).length > 0;

/** Tag of a statement that is run for what it does. */
export const run =
  (db: Db) =>
  async (...statement: Parts): Promise<void> => {
    await sql(...statement).execute(db);
  };

/** Adds a row to a table whose ids are numbers; returns its id. */
export async function insertRow<T extends keyof DB>(
  db: Db,
  table: T,
  row: InsertObject<DB, T>,
): Promise<number> {
  // The query builder cannot type a table that is chosen at run time: the query is typed as of students.
  const query = db.insertInto(table as 'students').values(row as unknown as InsertObject<DB, 'students'>);
  return (await query.returning('id').executeTakeFirstOrThrow()).id;
}

/** Number of rows; `from` is the rest of the query: "from jobs where …". */
export const countRows = async (db: Db, from: RawBuilder<unknown>): Promise<number> =>
  (await value<number>(db)`select count(*)::int ${from}`) ?? 0;

/** Rows of a page with how many there are in all, both read at once; `from` as above. Not for a transaction, which has
 * one connection. */
export async function withTotal<T>(db: Db, page: Promise<T[]>, from: RawBuilder<unknown>) {
  const [rows, total] = await Promise.all([page, countRows(db, from)]);
  return { rows, total };
}

/** All of these conditions; those that are not wanted are left out. */
export const allOf = (...conditions: readonly (RawBuilder<unknown> | false | '' | undefined)[]) =>
  sql.join(
    conditions.filter((one) => one),
    sql` and `,
  );

/** A time within JSON that the database makes, as the wire has it. */
export const isoTime = (at: RawBuilder<unknown>) =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
