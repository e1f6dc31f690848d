import { type AreaOption, type LookupList, type LookupOption, searchKey } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many, one, run } from '../../kit/database/query.repository.ts';
import { containsWords } from '../../kit/database/search.repository.ts';
import {
  type ChildList,
  hasOtherName,
  isOtherName,
  isText,
  lookupLists,
  type OpenList,
  otherNamesOf,
} from '../../reference/index.ts';

const searchLimit = 30;

export const listOptions = (db: Db, list: LookupList) => many<LookupOption>(db)`
    select id, ${sql.ref(lookupLists[list].name)} as text from ${sql.table(list)}
    where hidden_at is null order by id`;

/** The name in both languages, and other names. */
const allNames = (list: ChildList) =>
  sql`concat_ws(' ', ${sql.ref(lookupLists[list].name)}, bengali_name,
    array_to_string(${otherNamesOf(list, sql.ref(`${list}.id`))}, ' '))`;

/** Those below one parent, as a form searches them; none for an unknown parent. */
export function listChildren(db: Db, list: ChildList, parentId: number): Promise<LookupOption[]> {
  const { name, parent } = lookupLists[list];
  return many<LookupOption>(db)`
    select id, ${sql.ref(name)} as text, ${allNames(list)} as names from ${sql.table(list)}
    where ${sql.ref(parent)} = ${parentId} and hidden_at is null order by id`;
}

/** Areas of a city, each with its middle. */
export const listAreas = (db: Db, cityId: number): Promise<AreaOption[]> =>
  many<AreaOption>(db)`
    select id, location_name as text, ${allNames('locations')} as names, latitude, longitude from locations
    where city_id = ${cityId} and hidden_at is null order by id`;

/** Reviewed rows whose name or other name has every word of `text`; first the one that is called so, with what it is
 * called, then those that begin with it. */
export async function searchOptions(db: Db, list: OpenList, text: string): Promise<LookupOption[]> {
  const column = sql.ref(lookupLists[list].name);
  const id = sql.ref(`${list}.id`);
  const wanted = searchKey(text);
  const called = sql<boolean>`(${isText(column, text)} or coalesce(${isText(sql.ref('bengali_name'), text)}, false)
    or ${isOtherName(list, id, text)})`;
  const rows = await many<LookupOption & { called: boolean }>(db)`
    select id, ${column} as text, ${called} as called from ${sql.table(list)}
    where hidden_at is null and (created_by is null or reviewed_at is not null)
      and (${containsWords([column, sql.ref('bengali_name')], text)} or ${hasOtherName(list, id, text)})
    order by case when ${called} then 0
      when ${wanted} <> '' and starts_with(search_key(${column}), ${wanted}) then 1 else 2 end, id
    limit ${searchLimit}`;
  return rows.map(({ called, ...row }) => ({ ...row, ...(called && { names: text }) }));
}

/** The row of this name, in either language, or of this other name, in whatever case it is written. */
export function findOption(db: Db, list: OpenList, text: string): Promise<LookupOption | undefined> {
  const column = sql.ref(lookupLists[list].name);
  const bengali = isText(sql.ref('bengali_name'), text);
  const other = isOtherName(list, sql.ref(`${list}.id`), text);
  return one<LookupOption>(db)`
    select id, ${column} as text from ${sql.table(list)} where ${isText(column, text)} or ${bengali} or ${other}
    order by case when ${isText(column, text)} then 0 when ${bengali} then 1 else 2 end, id limit 1`;
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
