import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many, one } from '../../kit/database/query.repository.ts';
import { plannedEachTime } from '../../kit/database/statement-names.ts';
import { inGoodStanding } from '../../kit/good-standing.repository.ts';
import { findsJob, type PublishedJob } from '../jobs/index.ts';
import { cellsAround } from './cells.rules.ts';

const readPublished = (db: Db, jobId: number) => one<PublishedJob>(db)`
    select j.*, (select k.tutoring_category_id from i_classes k where k.id = j.i_class_id) as class_category,
      array(select subject_id from job_subjects where job_id = j.id) as subjects
    from jobs j where j.id = ${jobId} and j.status = 'live'`;

/** Searches by the board's filters that find this job: what the index cannot say is asked of those it finds. */
function ofFilters(job: PublishedJob) {
  const { snap_latitude: latitude, snap_longitude: longitude } = job;
  const cells = latitude === null || longitude === null ? [] : cellsAround({ latitude, longitude });
  return sql`
    select s.id, s.owner, s.tutor_id, s.guest_id, s.frequency from saved_searches s
    where not s.paused and s.kind = 'board' and ${findsJob(job)}
      and coalesce(s.cell, 0) = any(${[0, ...cells]}::int[])
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

interface ToldAtOnce {
  readonly user_id: number;
  /** Names the search that found the job. */
  readonly name: string;
}

/** Notes for each guest, and each tutor who may apply, with a search that finds this job that they are told of it: by
 * the search that is sent soonest, and never twice. Returns those who are told at once and were not before. */
export async function matchJob(trx: Db, jobId: number): Promise<ToldAtOnce[]> {
  const job = await readPublished(trx, jobId);
  if (!job) return [];
  return many<ToldAtOnce>(trx)`${plannedEachTime}
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
    where a.state = 'told' order by t.user_id`;
}
