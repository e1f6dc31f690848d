import { BoardFilters, type SavedSearch } from '@porao/contracts';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../kit/database/open.ts';
import { countRows, insertRow, many } from '../../kit/database/query.repository.ts';
import type { DB, SavedSearches } from '../../kit/database/rows.generated.ts';
import { squaredChord, unitVector } from '../jobs/index.ts';
import { cellOfSearch } from './cells.rules.ts';
import { noteKnown } from './match-tutors.repository.ts';

type Filters = z.output<typeof BoardFilters>;

/** Columns of the board's filters; of other searches all are null. */
export function columnsOf(board: Filters | null) {
  const { filters = {}, tutor_gender, latitude, longitude, distance = 0 } = board ?? {};
  const { salary, ...ids } = filters;
  const position = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const unit = position && unitVector(position.latitude, position.longitude);
  return {
    // Columns of the same names; a filter that is not set stays null.
    ...(ids as { [Name in keyof typeof ids]: NonNullable<(typeof ids)[Name]> }),
    salary_from: salary?.[0] ?? null,
    salary_to: salary?.[1] ?? null,
    tutor_gender: tutor_gender ?? null,
    latitude: latitude ?? null,
    longitude: longitude ?? null,
    distance,
    cell: position && cellOfSearch({ ...position, distance }),
    unit_x: unit?.x ?? null,
    unit_y: unit?.y ?? null,
    unit_z: unit?.z ?? null,
    chord: position && squaredChord(distance),
  };
}

export interface Owner {
  readonly tutorId?: number | null;
  readonly parentId?: number | null;
  readonly guestId?: number | null;
}

const ownedBy = ({ tutorId = null, parentId = null, guestId = null }: Owner) => sql<boolean>`(
  saved_searches.tutor_id = ${tutorId}::int or saved_searches.parent_id = ${parentId}::int
  or saved_searches.guest_id = ${guestId}::int)`;

interface NewSearch {
  readonly name: string;
  readonly frequency: SavedSearch['frequency'];
  /** Null: the tutor's profile. */
  readonly board: Filters | null;
}

/** Adds a search for jobs; returns its id. */
export function insertSearch(
  db: Db,
  { tutorId: tutor_id = null, guestId: guest_id = null }: Owner,
  { name, frequency, board }: NewSearch,
): Promise<number> {
  const kind = board ? 'board' : 'profile';
  return insertRow(db, 'saved_searches', { tutor_id, guest_id, kind, name, frequency, ...columnsOf(board) });
}

/** Saves what the job of an own request asks for, or goes on with the search that there is of it. Undefined without a
 * job; the tutors who fit already are known. */
export async function saveOfRequest(
  trx: Db,
  parentId: number,
  { request_id, name, frequency }: { request_id: number } & Omit<NewSearch, 'board'>,
): Promise<number | undefined> {
  const rows = await many<{ id: number; is_new: boolean }>(trx)`
    insert into saved_searches (parent_id, kind, request_id, name, frequency, i_class_id, location_id, tutor_gender)
    select j.parent_id, 'request', j.request_id, ${name}, ${frequency}, j.i_class_id, j.location_id, j.tutor_gender
    from jobs j where j.request_id = ${request_id} and j.parent_id = ${parentId} and j.location_id is not null
    on conflict (request_id) do update set name = excluded.name, frequency = excluded.frequency, paused = false
    returning id, xmax = 0 as is_new`;
  const [saved] = rows;
  if (saved?.is_new) await noteKnown(trx, saved.id);
  return saved?.id;
}

/** The board chooses from above: the parents of the subject, else of the class. */
interface Above {
  readonly class_above: number | null;
  readonly category_above: number | null;
}
export type SearchRow = Selectable<SavedSearches> & Above & { readonly told: number };

/** Newest first. */
export const readSearches = (db: Db, owner: Owner) => many<SearchRow>(db)`
  select saved_searches.*, k.id as class_above, k.tutoring_category_id as category_above,
    (select count(*)::int from alerts a where a.search_id = saved_searches.id and a.state = 'told') as told
  from saved_searches left join subjects u on u.id = saved_searches.subject_id
  left join i_classes k on k.id = coalesce(saved_searches.i_class_id, u.i_class_id)
  where ${ownedBy(owner)} order by saved_searches.id desc`;

export const countSearches = (db: Db, owner: Owner) =>
  countRows(db, sql`from saved_searches where ${ownedBy(owner)}`);

type Changes = Updateable<DB['saved_searches']>;

/** False when this owner has no search with the id. */
export async function updateSearch(db: Db, owner: Owner, id: number, changes: Changes): Promise<boolean> {
  const query = db.updateTable('saved_searches').set(changes).where('id', '=', id).where(ownedBy(owner));
  return (await query.executeTakeFirst()).numUpdatedRows > 0n;
}

export async function deleteSearch(db: Db, owner: Owner, id: number): Promise<boolean> {
  const query = db.deleteFrom('saved_searches').where('id', '=', id).where(ownedBy(owner));
  return (await query.executeTakeFirst()).numDeletedRows > 0n;
}

const filterNames = Object.keys(BoardFilters.shape.filters.unwrap().shape);
const given = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

export function boardOf(row: SearchRow): Filters {
  const { salary_from, salary_to, tutor_gender, latitude, longitude, distance } = row;
  const salary = salary_from === null && salary_to === null ? null : [salary_from ?? 0, salary_to];
  const above = {
    i_class_id: row.i_class_id ?? row.class_above,
    tutoring_category_id: row.tutoring_category_id ?? row.category_above,
  };
  const filters = Object.entries({ ...row, ...above, salary }).filter(([name]) => filterNames.includes(name));
  return {
    filters: given(Object.fromEntries(filters)),
    ...given({ tutor_gender, latitude, longitude, distance }),
  } as Filters;
}
