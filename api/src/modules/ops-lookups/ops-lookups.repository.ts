import {
  englishMedium,
  type LookupList,
  type LookupListSummary,
  type LookupRow,
  latinDigits,
} from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many, one, only, run, withTotal } from '../../kit/database/query.repository.ts';
import { containsWords } from '../../kit/database/search.repository.ts';
import { hasOtherName, isOpenList, listNames, listOf, otherNamesOf } from '../../reference/index.ts';
import { countReferences, readReferences } from './references.repository.ts';

/** Lists whose rows the rules know by id: kinds of tutoring (RUL-007) and levels of education (RUL-038). */
const fixedLists: ReadonlySet<LookupList> = new Set<LookupList>(['tutoring_places', 'education_levels']);

export const isFixedList = (list: LookupList): boolean => fixedLists.has(list);

/** Returns whether rules know the row by its id, so that it can only be renamed. */
export const isFixedRow = (list: LookupList, id: number): boolean =>
  fixedLists.has(list) || (list === 'curriculums' && id === englishMedium);

const isWaiting = (list: LookupList) =>
  isOpenList(list) ? sql`r.created_by is not null and r.reviewed_at is null` : sql`false`;
const nameOf = (list: LookupList, table = 'r') => sql.ref(`${table}.${listOf(list).name}`);

export async function readSummaries(db: Db): Promise<LookupListSummary[]> {
  const counts = listNames.map(
    (list) => sql`select ${list}::text as list, count(*)::int as rows, count(r.hidden_at)::int as hidden,
      (count(*) filter (where ${isWaiting(list)}))::int as waiting from ${sql.table(list)} r`,
  );
  const rows = await many<Omit<LookupListSummary, 'parent' | 'fixed'>>(db)`
    ${sql.join(counts, sql` union all `)}`;
  const placeOf = ({ list }: Pick<LookupListSummary, 'list'>) => listNames.indexOf(list);
  return rows
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(({ list, ...row }) => ({
      list,
      parent: listOf(list).of ?? null,
      fixed: isFixedList(list),
      ...row,
    }));
}

interface Found extends Omit<LookupRow, 'parent' | 'fixed' | 'uses'> {
  readonly parent_id: number | null;
  readonly parent_name: string | null;
  readonly parent_bengali: string | null;
}

async function findRows(db: Db, list: LookupList, tail: RawBuilder<unknown>): Promise<LookupRow[]> {
  const { parent, of } = listOf(list);
  // Without a parent a name is unique.
  const sameName = parent
    ? sql`(select count(*)::int - 1 from ${sql.table(list)} s where ${nameOf(list, 's')} = ${nameOf(list)})`
    : sql`0`;
  const rows = await many<Found>(db)`
    select r.id, ${nameOf(list)} as name, r.bengali_name, r.hidden_at, ${isWaiting(list)} as waiting,
      ${otherNamesOf(list, sql.ref('r.id'))} as other_names,
      ${of ? sql`p.id` : sql`null::int`} as parent_id, ${of ? nameOf(of, 'p') : sql`null::text`} as parent_name,
      ${of ? sql`p.bengali_name` : sql`null::text`} as parent_bengali,
      ${isOpenList(list) ? sql`(select u.name from users u where u.id = r.created_by)` : sql`null::text`} as added_by,
      ${sameName} as same_name
    from ${sql.table(list)} r
      ${of && parent ? sql`join ${sql.table(of)} p on p.id = r.${sql.ref(parent)}` : sql``} ${tail}`;
  const references = (await readReferences(db, list)).filter(
    ({ table }) => !listNames.some((name) => name === table),
  );
  const uses = await countReferences(
    db,
    references,
    rows.map(({ id }) => id),
  );
  return rows.map(({ parent_id, parent_name, parent_bengali, ...row }) => ({
    ...row,
    parent:
      parent_id === null || parent_name === null
        ? null
        : { id: parent_id, name: parent_name, bengali_name: parent_bengali },
    fixed: isFixedRow(list, row.id),
    uses: uses.get(row.id) ?? 0,
  }));
}

export interface RowFilter {
  readonly q: string;
  readonly state: 'all' | 'waiting' | 'hidden';
  readonly parent?: number | undefined;
}

/** By name; rows that wait, newest first. */
export async function searchRows(
  db: Db,
  list: LookupList,
  { q, state, parent }: RowFilter,
  limit: number,
  offset: number,
): Promise<{ rows: LookupRow[]; total: number }> {
  const { parent: parentColumn } = listOf(list);
  const conditions = [sql`true`];
  if (state === 'waiting') conditions.push(isWaiting(list));
  if (state === 'hidden') conditions.push(sql`r.hidden_at is not null`);
  if (parent !== undefined && parentColumn) conditions.push(sql`r.${sql.ref(parentColumn)} = ${parent}`);
  if (q !== '') {
    conditions.push(sql`(${containsWords([nameOf(list), sql.ref('r.bengali_name')], q)}
      or ${hasOtherName(list, sql.ref('r.id'), q)} or r.id::text = ${latinDigits(q)})`);
  }
  const wanted = sql.join(conditions, sql` and `);
  const order = state === 'waiting' ? sql`r.id desc` : sql`lower(${nameOf(list)}), r.id`;
  const tail = sql`where ${wanted} order by ${order} limit ${limit} offset ${offset}`;
  return withTotal(db, findRows(db, list, tail), sql`from ${sql.table(list)} r where ${wanted}`);
}

export async function readRow(db: Db, list: LookupList, id: number): Promise<LookupRow | undefined> {
  return (await findRows(db, list, sql`where r.id = ${id}`))[0];
}

/** Is the part of a row that an act needs; the row is locked until the act is done. */
export interface LockedRow {
  readonly id: number;
  readonly name: string;
  readonly bengali_name: string | null;
  readonly hidden_at: string | null;
  readonly waiting: boolean;
  readonly parent_id: number | null;
}

export function lockRow(trx: Db, list: LookupList, id: number): Promise<LockedRow | undefined> {
  const { parent } = listOf(list);
  return one<LockedRow>(trx)`
    select r.id, ${nameOf(list)} as name, r.bengali_name, r.hidden_at, ${isWaiting(list)} as waiting,
      ${parent ? sql`r.${sql.ref(parent)}` : sql`null::int`} as parent_id
    from ${sql.table(list)} r where r.id = ${id} for update`;
}

export interface Names {
  readonly name: string;
  readonly bengali_name: string | null;
}

export async function insertRow(
  trx: Db,
  list: LookupList,
  { name, bengali_name }: Names,
  place: { parentId: number | null; latitude: number | null; longitude: number | null },
): Promise<number> {
  const { name: column, parent } = listOf(list);
  const area = list === 'locations';
  const { id } = await only<{ id: number }>(trx)`
    insert into ${sql.table(list)} (${sql.ref(column)}, bengali_name ${parent ? sql`, ${sql.ref(parent)}` : sql``}
      ${area ? sql`, latitude, longitude` : sql``})
    values (${name}, ${bengali_name} ${parent ? sql`, ${place.parentId}` : sql``}
      ${area ? sql`, ${place.latitude}, ${place.longitude}` : sql``}) returning id`;
  return id;
}

/** The row alone, or all of the list that have its English name. */
export async function sameNamed(
  trx: Db,
  list: LookupList,
  { id, name }: { readonly id: number; readonly name: string },
  everywhere: boolean,
): Promise<number[]> {
  if (!everywhere) return [id];
  const rows = await many<{ id: number }>(trx)`
    select r.id from ${sql.table(list)} r where ${nameOf(list)} = ${name} order by r.id for update`;
  return rows.map((row) => row.id);
}

export const renameRows = (
  trx: Db,
  list: LookupList,
  ids: readonly number[],
  { name, bengali_name }: Names,
): Promise<void> => run(trx)`
    update ${sql.table(list)} r set ${sql.ref(listOf(list).name)} = ${name}, bengali_name = ${bengali_name}
      ${isOpenList(list) ? sql`, reviewed_at = coalesce(r.reviewed_at, now())` : sql``}
    where r.id = any(${ids}::int[])`;

/** Answers find the Bengali by the English name, so it is one in all lists; how many rows had another one. */
export async function spreadBengali(trx: Db, { name, bengali_name }: Names): Promise<number> {
  if (bengali_name === null) return 0;
  let changed = 0n;
  for (const list of listNames) {
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(list)} r set bengali_name = ${bengali_name}
      where lower(${nameOf(list)}) = lower(${name}) and ${nameOf(list)} = ${name}
        and r.bengali_name is distinct from ${bengali_name}`.execute(trx);
    changed += numAffectedRows;
  }
  return Number(changed);
}

export const setHidden = (trx: Db, list: LookupList, id: number, hidden: boolean) => run(trx)`
  update ${sql.table(list)} set hidden_at = ${hidden ? sql`now()` : sql`null`}
    where id = ${id}`;

/** Nobody needs to look at it any more. */
export async function setReviewed(trx: Db, list: LookupList, id: number): Promise<void> {
  if (!isOpenList(list)) return;
  await trx.updateTable(list).set({ reviewed_at: sql<string>`now()` }).where('id', '=', id).execute();
}
