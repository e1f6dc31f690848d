import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { plannedEachTime } from '../../kit/database/statement-names.ts';
import { inGoodStanding } from '../../kit/good-standing.repository.ts';
import { cellsAround } from './cells.rules.ts';

interface PublishedJob {
  readonly i_class_id: number;
  readonly tutoring_category_id: number;
  readonly tutoring_place_id: number;
  readonly location_id: number | null;
  readonly city_id: number | null;
  readonly parent_id: number | null;
  readonly actual_salary: number;
  readonly days_in_week: number;
  readonly tutor_gender: number;
  readonly snap_latitude: number | null;
  readonly snap_longitude: number | null;
  readonly unit_x: number | null;
  readonly unit_y: number | null;
  readonly unit_z: number | null;
  readonly subjects: number[];
}

async function readPublished(db: Db, jobId: number): Promise<PublishedJob | undefined> {
  const { rows } = await sql<PublishedJob>`
    select i_class_id, (select k.tutoring_category_id from i_classes k where k.id = i_class_id) as tutoring_category_id,
      tutoring_place_id, location_id, city_id, parent_id, actual_salary, days_in_week, tutor_gender, snap_latitude,
      snap_longitude, unit_x, unit_y, unit_z, array(select subject_id from job_subjects where job_id = id) as subjects
    from jobs where id = ${jobId} and status = 'live'`.execute(db);
  return rows[0];
}

/** Searches by the board's filters that find this job: what the index cannot say is asked of those it finds. */
function ofFilters(job: PublishedJob) {
  const { snap_latitude: latitude, snap_longitude: longitude } = job;
  const cells = latitude === null || longitude === null ? [] : cellsAround({ latitude, longitude });
  const or0 = (...ids: number[]) => sql`any(${[0, ...ids]}::int[])`;
  return sql`
    select s.id, s.owner, s.tutor_id, s.guest_id, s.frequency from saved_searches s
    where not s.paused and s.kind = 'board'
      and coalesce(s.i_class_id, 0) = ${or0(job.i_class_id)} and coalesce(s.cell, 0) = ${or0(...cells)}
      and coalesce(s.subject_id, 0) = ${or0(...job.subjects)}
      and coalesce(s.tutoring_category_id, 0) = ${or0(job.tutoring_category_id)}
      and coalesce(s.tutoring_place_id, 0) = ${or0(job.tutoring_place_id)}
      and (s.salary_from is null or s.salary_from <= ${job.actual_salary}::int)
      and (s.salary_to is null or s.salary_to >= ${job.actual_salary}::int)
      and (s.days_in_week is null or s.days_in_week = ${job.days_in_week}::int)
      and (s.tutor_gender is null or s.tutor_gender = 3 or ${job.tutor_gender}::int in (s.tutor_gender, 3))
      and (s.chord is null or (${job.unit_x}::float8 - s.unit_x) * (${job.unit_x}::float8 - s.unit_x)
        + (${job.unit_y}::float8 - s.unit_y) * (${job.unit_y}::float8 - s.unit_y)
        + (${job.unit_z}::float8 - s.unit_z) * (${job.unit_z}::float8 - s.unit_z) <= s.chord)`;
}

/** Searches by profile that find this job: of tutors who prefer its area, and teach its class and one of its subjects. */
const ofProfiles = (job: PublishedJob) => sql`
  select s.id, s.owner, s.tutor_id, s.guest_id, s.frequency from tutor_preferred_locations p
  join saved_searches s on s.tutor_id = p.tutor_id and s.kind = 'profile' and not s.paused
  join tutors t on t.id = p.tutor_id join users u on u.id = t.user_id
  where p.location_id = ${job.location_id}::int and ${job.tutor_gender}::int in (u.gender, 3)
    and exists (select from tutor_classes c where c.tutor_id = p.tutor_id and c.i_class_id = ${job.i_class_id}::int)
    and exists (select from tutor_subjects x
      where x.tutor_id = p.tutor_id and x.subject_id = any(${job.subjects}::int[]))`;

export interface ToldAtOnce {
  readonly user_id: number;
  /** Names the search that found the job. */
  readonly name: string;
}

/** Notes for each guest, and each tutor who may apply, with a search that finds this job that they are told of it: by
 * the search that is sent soonest, and never twice. Returns those who are told at once and were not before. */
export async function matchJob(trx: Db, jobId: number): Promise<ToldAtOnce[]> {
  const job = await readPublished(trx, jobId);
  if (!job) return [];
  const { rows } = await sql<ToldAtOnce>`${plannedEachTime}
    with matching as materialized (${ofFilters(job)} union all ${ofProfiles(job)}),
    found as (
      select distinct on (m.owner) m.id, m.frequency
      from matching m left join tutors t on t.id = m.tutor_id left join users u on u.id = t.user_id
      where m.owner not in (select s.owner from alerts a join saved_searches s on s.id = a.search_id
          where a.job_id = ${jobId}::int)
        and (m.guest_id is not null or (${inGoodStanding}
          and (${job.city_id}::int is null or t.city_id = ${job.city_id}::int)
          and not exists (select from parents g where g.id = ${job.parent_id}::int and g.user_id = t.user_id)))
      -- In the order of the alphabet the soonest comes first.
      order by m.owner, m.frequency, m.id
    ), added as (
      insert into alerts (search_id, job_id, state)
      select id, ${jobId}::int, case when frequency = 'at_once' then 'told' else 'waiting' end from found
      on conflict do nothing returning search_id, state
    )
    select t.user_id, s.name from added a
    join saved_searches s on s.id = a.search_id join tutors t on t.id = s.tutor_id
    where a.state = 'told'`.execute(trx);
  return rows;
}
