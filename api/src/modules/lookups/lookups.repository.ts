import type { LookupList, LookupOption } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { type ChildList, lookupLists, type OpenList } from '../../reference/index.ts';

/** Maximum number of rows of a search. */
const searchLimit = 30;

/** The offered rows of a list, in the order of their ids. */
export async function listOptions(db: Db, list: LookupList): Promise<LookupOption[]> {
  const { rows } = await sql<LookupOption>`
    select id, ${sql.ref(lookupLists[list].name)} as text from ${sql.table(list)}
    where hidden_at is null order by id`.execute(db);
  return rows;
}

/** Those below one parent; none for an unknown parent. */
export async function listChildren(db: Db, list: ChildList, parentId: number): Promise<LookupOption[]> {
  const { name, parent } = lookupLists[list];
  const { rows } = await sql<LookupOption>`
    select id, ${sql.ref(name)} as text from ${sql.table(list)}
    where ${sql.ref(parent)} = ${parentId} and hidden_at is null order by id`.execute(db);
  return rows;
}

/** Rows whose name has `text`; those that begin with it first. */
export async function searchOptions(db: Db, list: OpenList, text: string): Promise<LookupOption[]> {
  const column = sql.ref(lookupLists[list].name);
  const wanted = text.trim().toLowerCase();
  const { rows } = await sql<LookupOption>`
    select id, ${column} as text from ${sql.table(list)}
    where hidden_at is null and (position(${wanted} in lower(${column})) > 0
      or position(${wanted} in bengali_name) > 0 or ${wanted} = '')
    order by case when ${wanted} <> '' and starts_with(lower(${column}), ${wanted}) then 0 else 1 end, id
    limit ${searchLimit}`.execute(db);
  return rows;
}

/** The row of this name, or of the name of one that was merged into it, in whatever case it is written. */
export async function findOption(db: Db, list: OpenList, text: string): Promise<LookupOption | undefined> {
  const column = sql.ref(lookupLists[list].name);
  const { rows } = await sql<LookupOption>`
    select id, ${column} as text from ${sql.table(list)} where id = coalesce(
      (select id from ${sql.table(list)} where lower(${column}) = lower(${text})),
      (select id from lookup_aliases where list = ${list} and lower(name) = lower(${text}) limit 1))`.execute(
    db,
  );
  return rows[0];
}

/** The row of this name, created if there is none; two concurrent calls return the same row. */
export async function addOption(db: Db, list: OpenList, text: string, userId: number): Promise<LookupOption> {
  const column = sql.ref(lookupLists[list].name);
  await sql`
    insert into ${sql.table(list)} (${column}, created_by) values (${text}, ${userId})
    on conflict (lower(${column})) do nothing`.execute(db);
  const option = await findOption(db, list, text);
  if (!option) throw new Error('A row just made is there');
  return option;
}
