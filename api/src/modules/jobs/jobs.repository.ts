import type { JobCard } from '@porao/contracts';
import { sql } from 'kysely';
import { buildOnce } from '../../kit/database/build-once.ts';
import type { Db } from '../../kit/database/open.ts';
import { countRows, many, one, only } from '../../kit/database/query.repository.ts';
import type { Services } from '../../kit/services.ts';
import { asJson, type CardRow, cardColumns, toCard } from './card.repository.ts';
import { isHiring } from './conditions.repository.ts';
import type { Place } from './distance.ts';
import { classFits, genderFits, subjectsThatFit } from './terms.repository.ts';

const readRows = buildOnce((db, { ids, tutorId }: { ids: readonly number[]; tutorId: number | null }) =>
  sql<{ row: CardRow }>`${asJson(sql`
    select ${cardColumns(tutorId)}, j.snap_latitude as latitude, j.snap_longitude as longitude
    from jobs j where j.id = any(${ids}::int[])`)}`.compile(db),
);

/** Cards of these jobs in this order. `tutorId` is the viewer, who sees only own applications and saves. */
export async function readCards(
  { db, lookups }: Pick<Services, 'db' | 'lookups'>,
  ids: readonly number[],
  tutorId: number | null,
): Promise<JobCard[]> {
  if (ids.length === 0) return [];
  const rows = await readRows(db, { ids, tutorId });
  return lookups.withNames((nameOf) => {
    const cards = new Map(rows.map(({ row }) => [row.id, toCard(row, tutorId, nameOf)]));
    return ids.flatMap((id) => cards.get(id) ?? []);
  });
}

/** Open jobs in the tutor's preferred areas (decision OQ-040). */
const available = (tutorId: number) => sql`j.status = 'live' and ${isHiring()}
  and j.location_id in (select location_id from tutor_preferred_locations where tutor_id = ${tutorId})`;

// Flat distance: right enough to order jobs of one city.
const squared = sql`(j.snap_latitude - t.teaching_latitude) ^ 2
  + ((j.snap_longitude - t.teaching_longitude) * cos(radians(t.teaching_latitude))) ^ 2`;
const offersPlace = sql`exists (
  select from tutor_places o where o.tutor_id = t.id and o.tutoring_place_id = j.tutoring_place_id)`;

/** Those for the other gender last; then by class, subjects and place of tutoring, the nearer, the newer (OQ-035). */
export async function listAvailable(
  db: Db,
  tutorId: number,
  limit: number,
  offset: number,
): Promise<number[]> {
  const rows = await many<{ id: number }>(db)`
    select j.id from jobs j join tutors t on t.id = ${tutorId} join users u on u.id = t.user_id
    where ${available(tutorId)}
    order by ${genderFits} desc,
      ${classFits}::int + (${subjectsThatFit} > 0)::int + ${offersPlace}::int desc,
      ${squared} nulls last, j.created_at desc, j.id desc
    limit ${limit} offset ${offset}`;
  return rows.map((row) => row.id);
}

/** Position where the tutor teaches. */
export const readTeachingPlace = (db: Db, tutorId: number) => only<Place>(db)`
  select teaching_latitude as latitude, teaching_longitude as longitude from tutors where id = ${tutorId}`;

export const countAvailable = (db: Db, tutorId: number) =>
  countRows(db, sql`from jobs j where ${available(tutorId)}`);

export interface JobTerms {
  readonly status: string;
  readonly city: { id: number; city_name: string } | null;
  /** Account of the guardian whose request it came from. */
  readonly guardianUserId: number | null;
}

/** Facts that decide whether a tutor may apply or save. */
export const readTerms = (db: Db, jobId: number) => one<JobTerms>(db)`
    select j.status, p.user_id as "guardianUserId",
      case when c.id is not null then jsonb_build_object('id', c.id, 'city_name', c.city_name) end as city
    from jobs j left join cities c on c.id = j.city_id left join parents p on p.id = j.parent_id
    where j.id = ${jobId}`;
