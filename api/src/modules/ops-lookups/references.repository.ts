import type { LookupList } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many, run } from '../../kit/database/query.repository.ts';

/** A column of people's rows that refers to a list. */
export interface Reference {
  readonly table: string;
  readonly column: string;
  /** The rest of the primary key, if the column is in it: of two rows that would be the same one goes. */
  readonly rest: readonly string[] | null;
}

/** From the schema, so that a new column is never forgotten; other lists are among them. */
export const readReferences = (db: Db, list: LookupList) => many<Reference>(db)`
    select r.relname as table, a.attname as column,
      (select case when bool_or(k.attnum = a.attnum)
          then coalesce(array_agg(k.attname::text) filter (where k.attnum <> a.attnum), '{}') end
        from pg_index i join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any(i.indkey)
        where i.indrelid = c.conrelid and i.indisprimary) as rest
    from pg_constraint c join pg_class r on r.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${list}::regclass order by 1, 2`;

/** Counts the rows that refer to each of these rows; an id without any is not in the map. */
export async function countReferences(
  db: Db,
  references: readonly Reference[],
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (references.length === 0 || ids.length === 0) return new Map();
  const counts = references.map(
    ({ table, column }) => sql`select ${sql.ref(column)} as id, count(*)::int as uses from ${sql.table(table)}
      where ${sql.ref(column)} = any(${ids}::int[]) group by 1`,
  );
  const rows = await many<{ id: number; uses: number }>(db)`
    select id, sum(uses)::int as uses from (${sql.join(counts, sql` union all `)}) c group by id`;
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

export async function moveReference(
  trx: Db,
  { table, column, rest }: Reference,
  from: number,
  into: number,
): Promise<void> {
  const [rows, key] = [sql.table(table), sql.ref(column)];
  if (rest) {
    const same = rest.map((other) => sql` and o.${sql.ref(other)} = t.${sql.ref(other)}`);
    await run(trx)`delete from ${rows} t where t.${key} = ${from}
      and exists (select from ${rows} o where o.${key} = ${into}${sql.join(same, sql``)})`;
  }
  await run(trx)`update ${rows} set ${key} = ${into} where ${key} = ${from}`;
}
