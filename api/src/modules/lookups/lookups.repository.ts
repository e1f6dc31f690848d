import { type LookupList, type LookupOption, searchKey } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many, one, run } from '../../kit/database/query.repository.ts';
import { containsWords } from '../../kit/database/search.repository.ts';
import { type ChildList, knownAs, lookupLists, type OpenList } from '../../reference/index.ts';

const searchLimit = 30;

export const listOptions = (db: Db, list: LookupList) => many<LookupOption>(db)`
    select id, ${sql.ref(lookupLists[list].name)} as text from ${sql.table(list)}
    where hidden_at is null order by id`;

/** Those below one parent, as a form searches them; none for an unknown parent. */
export function listChildren(db: Db, list: ChildList, parentId: number): Promise<LookupOption[]> {
  const { name, parent } = lookupLists[list];
  return many<LookupOption>(db)`
    select id, ${sql.ref(name)} as text, concat_ws(' ', ${sql.ref(name)}, bengali_name) as names from ${sql.table(list)}
    where ${sql.ref(parent)} = ${parentId} and hidden_at is null order by id`;
}

/** Reviewed rows whose name, a former name or a usual short one has every word of `text`; those that begin with it
 * first. */
export function searchOptions(db: Db, list: OpenList, text: string): Promise<LookupOption[]> {
  const column = sql.ref(lookupLists[list].name);
  const wanted = searchKey(text);
  const known = knownAs(list, text);
  return many<LookupOption>(db)`
    select id, ${column} as text from ${sql.table(list)}
    where hidden_at is null and (created_by is null or reviewed_at is not null)
      and (${containsWords([column, sql.ref('bengali_name')], text)} or id = any(${known.any}::int[])
        or id in (select id from lookup_aliases where list = ${list}
          and (old_id = any(${known.any}::int[]) or ${containsWords([sql.ref('name')], text)})))
    order by case when id = any(${known.exact}::int[]) then 0
      when ${wanted} <> '' and starts_with(search_key(${column}), ${wanted}) then 1 else 2 end, id
    limit ${searchLimit}`;
}

/** The row of this name, or of the name of one that was merged into it, in whatever case it is written. */
export function findOption(db: Db, list: OpenList, text: string): Promise<LookupOption | undefined> {
  const column = sql.ref(lookupLists[list].name);
  return one<LookupOption>(db)`
    select id, ${column} as text from ${sql.table(list)} where id = coalesce(
      (select id from ${sql.table(list)} where search_key(${column}) = ${searchKey(text)} order by id limit 1),
      (select id from lookup_aliases where list = ${list} and search_key(name) = ${searchKey(text)} limit 1),
      (select id from ${sql.table(list)} where id = any(${knownAs(list, text).exact}::int[]) limit 1))`;
}

/** The row of this name, created if there is none; two concurrent calls return the same row. */
export async function addOption(db: Db, list: OpenList, text: string, userId: number): Promise<LookupOption> {
  const column = sql.ref(lookupLists[list].name);
  await run(db)`
    insert into ${sql.table(list)} (${column}, created_by) values (${text}, ${userId})
    on conflict (lower(${column})) do nothing`;
  const option = await findOption(db, list, text);
  if (!option) throw new Error('A row just made is there');
  return option;
}
