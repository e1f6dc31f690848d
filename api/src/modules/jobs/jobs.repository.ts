import type { JobCard } from '@porao/contracts';
import { sql } from 'kysely';
import { countRows } from '../../kit/database/count.repository.ts';
import type { Db } from '../../kit/database/open.ts';

type CardRow = Omit<JobCard, 'created_at'> & { created_at: Date };

/** Cards of these jobs in this order. `tutorId` is the viewer, who sees only own applications and saves. */
export async function readCards(db: Db, ids: readonly number[], tutorId: number | null): Promise<JobCard[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CardRow>`
    select j.id, j.created_at, j.actual_salary, j.days_in_week, j.tutor_gender,
      j.snap_latitude as latitude, j.snap_longitude as longitude,
      jsonb_build_object('class_name', k.class_name) as iclass,
      case when l.id is not null then jsonb_build_object('location_name', l.location_name) end as location,
      case when c.id is not null then jsonb_build_object('id', c.id, 'city_name', c.city_name) end as city,
      jsonb_build_object('category_name', g.category_name) as tutoring_category,
      jsonb_build_object('id', p.id, 'tutoring_place', p.tutoring_place) as tutoring_place,
      coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'subject_name', s.subject_name) order by s.id)
        from job_subjects js join subjects s on s.id = js.subject_id where js.job_id = j.id), '[]') as subjects,
      coalesce((select jsonb_agg(jsonb_build_object('tutor_id', a.tutor_id)) from applications a
        where a.job_id = j.id and a.tutor_id = ${tutorId}), '[]') as applications,
      coalesce((select jsonb_agg(jsonb_build_object('tutor_id', v.tutor_id, 'tuition_job_offer_id', v.job_id))
        from saved_jobs v where v.job_id = j.id and v.tutor_id = ${tutorId}), '[]') as saved_by
    from jobs j
    join i_classes k on k.id = j.i_class_id
    join tutoring_categories g on g.id = j.tutoring_category_id
    join tutoring_places p on p.id = j.tutoring_place_id
    left join locations l on l.id = j.location_id
    left join cities c on c.id = j.city_id
    where j.id = any(${ids}::int[])`.execute(db);
  const cards = new Map(rows.map((row) => [row.id, { ...row, created_at: row.created_at.toISOString() }]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

const available = (tutorId: number) => sql`from jobs j where j.status = 'live'
  and j.location_id in (select location_id from tutor_preferred_locations where tutor_id = ${tutorId})`;

/** Open jobs in the tutor's preferred areas, newest first (decision OQ-040). */
export async function listAvailable(
  db: Db,
  tutorId: number,
  limit: number,
  offset: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select j.id ${available(tutorId)}
    order by j.created_at desc, j.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows.map((row) => row.id);
}

export const countAvailable = (db: Db, tutorId: number) => countRows(db, available(tutorId));

export interface JobTerms {
  readonly status: string;
  readonly city: { id: number; city_name: string } | null;
  /** Account of the guardian whose request it came from. */
  readonly guardianUserId: number | null;
}

/** Facts that decide whether a tutor may apply or save. */
export async function readTerms(db: Db, jobId: number): Promise<JobTerms | undefined> {
  const row = await db
    .selectFrom('jobs')
    .leftJoin('cities', 'cities.id', 'jobs.city_id')
    .leftJoin('parents', 'parents.id', 'jobs.parent_id')
    .select(['jobs.status', 'cities.id', 'cities.city_name', 'parents.user_id'])
    .where('jobs.id', '=', jobId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { status, id, city_name, user_id } = row;
  const city = id === null || city_name === null ? null : { id, city_name };
  return { status, city, guardianUserId: user_id };
}
