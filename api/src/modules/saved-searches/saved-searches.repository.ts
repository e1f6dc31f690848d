import type { BoardFilters, SavedSearch } from '@porao/contracts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { countRows } from '../../kit/database/count.repository.ts';
import type { Db } from '../../kit/database/open.ts';
import { squaredChord, unitVector } from '../jobs/index.ts';
import { cellOfSearch } from './cells.rules.ts';

type Filters = z.output<typeof BoardFilters>;

/** Columns of the board's filters; of a search by profile all are null. */
export function columnsOf(board: Filters | null) {
  const { filters = {}, tutor_gender, latitude, longitude, distance = 0 } = board ?? {};
  const { salary } = filters;
  const position = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const unit = position && unitVector(position.latitude, position.longitude);
  return {
    from_profile: board === null,
    i_class_id: filters.i_class_id ?? null,
    subject_id: filters.subject_id ?? null,
    tutoring_category_id: filters.tutoring_category_id ?? null,
    tutoring_place_id: filters.tutoring_place_id ?? null,
    salary_from: salary?.[0] ?? null,
    salary_to: salary?.[1] ?? null,
    days_in_week: filters.days_in_week ?? null,
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

/** Adds a search of one tutor or one guest; returns its id. */
export async function insertSearch(
  db: Db,
  owner: { readonly tutor_id: number | null; readonly guest_id: number | null },
  { board, ...fields }: { name: string; frequency: SavedSearch['frequency']; board: Filters | null },
): Promise<number> {
  const { id } = await db
    .insertInto('saved_searches')
    .values({ ...owner, ...fields, ...columnsOf(board) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Saved searches, with the class of their subject and the category of their class: the board chooses from above. */
export const selectSearches = (db: Db) =>
  db
    .selectFrom('saved_searches')
    .leftJoin('subjects', 'subjects.id', 'saved_searches.subject_id')
    .leftJoin('i_classes', (join) =>
      join.on(sql<boolean>`i_classes.id = coalesce(saved_searches.i_class_id, subjects.i_class_id)`),
    )
    .selectAll('saved_searches')
    .select(['i_classes.id as class_above', 'i_classes.tutoring_category_id as category_above']);
export type SearchRow = Awaited<ReturnType<typeof readSearches>>[number];

/** Newest first. */
export const readSearches = (db: Db, tutorId: number) =>
  selectSearches(db).where('tutor_id', '=', tutorId).orderBy('saved_searches.id', 'desc').execute();

export const readSearch = (db: Db, tutorId: number, id: number) =>
  selectSearches(db).where('tutor_id', '=', tutorId).where('saved_searches.id', '=', id).executeTakeFirst();

export const readFeedSearch = (db: Db, id: number, key: string) =>
  selectSearches(db).where('saved_searches.id', '=', id).where('feed_key', '=', key).executeTakeFirst();

export const countSearches = (db: Db, tutorId: number) =>
  countRows(db, sql`from saved_searches where tutor_id = ${tutorId}`);

type FilterColumn =
  | Exclude<keyof ReturnType<typeof columnsOf>, 'from_profile' | 'cell' | 'chord' | `unit_${string}`>
  | 'class_above'
  | 'category_above';

/** What the board was asked, by the columns of its filters. */
export function boardOf(row: { readonly [column in FilterColumn]?: number | null | undefined }): Filters {
  const given = (fields: object) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
  const { subject_id, tutoring_place_id, days_in_week } = row;
  const i_class_id = row.i_class_id ?? row.class_above;
  const tutoring_category_id = row.tutoring_category_id ?? row.category_above;
  const { salary_from, salary_to, tutor_gender, latitude, longitude, distance } = row;
  const salary = salary_from == null && salary_to == null ? null : [salary_from ?? 0, salary_to ?? null];
  const ids = { i_class_id, subject_id, tutoring_category_id, tutoring_place_id };
  const board = {
    filters: given({ ...ids, days_in_week, salary }),
    ...given({ tutor_gender, latitude, longitude, distance }),
  };
  return board as Filters;
}

/** Open jobs of the areas, classes and subjects of a tutor's profile, newest first. */
export async function listOfProfile(db: Db, tutorId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select j.id from jobs j join tutors t on t.id = ${tutorId} join users u on u.id = t.user_id
    where j.status = 'live' and j.tutor_gender in (u.gender, 3)
      and j.location_id in (select location_id from tutor_preferred_locations where tutor_id = t.id)
      and j.i_class_id in (select i_class_id from tutor_classes where tutor_id = t.id)
      and exists (select from job_subjects s join tutor_subjects x on x.subject_id = s.subject_id
        where s.job_id = j.id and x.tutor_id = t.id)
    order by j.created_at desc, j.id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
