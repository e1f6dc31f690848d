import { type LookupList, searchKey } from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../kit/database/open.ts';
import { many, run } from '../kit/database/query.repository.ts';
import { containsWords } from '../kit/database/search.repository.ts';
import { lookupLists } from './lists.ts';

/** Abbreviations are typed with stops, too: D.U. for DU. */
const keysOf = (text: string): string[] => [...new Set([text, text.replaceAll('.', '')].map(searchKey))];

/** True where the column is the text, in the form of searches. */
export const isText = (column: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql`search_key(${column}) = any(${keysOf(text)}::text[])`;

const namesWhere = (list: LookupList, id: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`
  select from lookup_names n where n.list = ${list} and n.id = ${id} and n.removed_at is null and ${condition}`;

/** True where the row with this id has another name that is the text. */
export const isOtherName = (list: LookupList, id: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql`exists (${namesWhere(list, id, isText(sql.ref('n.name'), text))})`;

/** True where another name of the row with this id has every word of the text. */
export const hasOtherName = (
  list: LookupList,
  id: RawBuilder<unknown>,
  text: string,
): RawBuilder<boolean> => {
  const has = (query: string) => containsWords([sql.ref('n.name')], query);
  const plain = text.replaceAll('.', '');
  const either = plain === text || plain.trim() === '' ? has(text) : sql`(${has(text)} or ${has(plain)})`;
  return sql`exists (${namesWhere(list, id, either)})`;
};

/** The other names of the row with this id, as an array. */
export const otherNamesOf = (list: LookupList, id: RawBuilder<unknown>): RawBuilder<string[]> => sql`array(
  select n.name from lookup_names n where n.list = ${list} and n.id = ${id} and n.removed_at is null
  order by n.name)`;

export async function readOtherNames(db: Db, list: LookupList): Promise<Map<number, string[]>> {
  const rows = await many<{ id: number; names: string[] }>(db)`
    select id, array_agg(name order by name) as names from lookup_names
    where list = ${list} and removed_at is null group by id`;
  return new Map(rows.map(({ id, names }) => [id, names]));
}

/** Adds those of the reference data to the rows that are there; those that an operator took away stay away. */
export async function addOtherNames(
  db: Db,
  list: LookupList,
  rows: readonly { readonly id: number; readonly otherNames: readonly string[] }[],
): Promise<void> {
  const all = rows.flatMap(({ id, otherNames }) => otherNames.map((name) => ({ id, name })));
  await run(db)`insert into lookup_names (list, id, name)
    select distinct ${list}::text, t.id, v.name
    from json_to_recordset(${JSON.stringify(all)}::json) as v(id integer, name text)
    left join lookup_aliases a on a.list = ${list} and a.old_id = v.id
    join ${sql.table(list)} t on t.id = coalesce(a.id, v.id)
    on conflict do nothing`;
}

/** Makes these the only other names of the rows. */
export async function setOtherNames(
  trx: Db,
  list: LookupList,
  ids: readonly number[],
  names: readonly string[],
): Promise<void> {
  await run(trx)`update lookup_names set removed_at = now()
    where list = ${list} and id = any(${ids}::int[]) and removed_at is null and name <> all(${names}::text[])`;
  await run(trx)`insert into lookup_names (list, id, name)
    select distinct ${list}::text, id, name from unnest(${ids}::int[]) id, unnest(${names}::text[]) name
    on conflict (list, id, name) do update set removed_at = null`;
}

const isKeyOf = (column: string) => sql`search_key(moved.name) = search_key(${sql.ref(column)})`;

/** Gives the other names of a row that goes, and its own, to the one that takes its place. */
export async function moveOtherNames(
  trx: Db,
  list: LookupList,
  row: { readonly from: number; readonly into: number; readonly names: readonly (string | null)[] },
): Promise<void> {
  const { from, into, names } = row;
  const own = sql.join(
    [lookupLists[list].name, 'bengali_name'].map((column) => isKeyOf(`t.${column}`)),
    sql` or `,
  );
  await run(trx)`insert into lookup_names (list, id, name)
    select distinct ${list}::text, t.id, moved.name from ${sql.table(list)} t, (
      select name from lookup_names where list = ${list} and id = ${from} and removed_at is null
      union select unnest(${names}::text[])) moved
    where t.id = ${into} and moved.name is not null and (${own}) is not true
    on conflict (list, id, name) do update set removed_at = null`;
  await run(trx)`delete from lookup_names where list = ${list} and id = ${from}`;
}
