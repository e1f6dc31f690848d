import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { countRows, many, one, run } from '../../kit/database/query.repository.ts';

/** Holds back other askers of the job; how many tutors were asked. Undefined where there is no such job. */
export async function lockForAsking(trx: Db, jobId: number) {
  const job = await one<{ status: string }>(trx)`select status from jobs where id = ${jobId} for update`;
  return job && { ...job, asked: await countRows(trx, sql`from job_asks where job_id = ${jobId}`) };
}

/** Those of these tutors who were not asked about this job, and not as often within a day as they may be. */
export async function mayBeAsked(
  trx: Db,
  jobId: number,
  tutorIds: readonly number[],
  mostADay: number,
): Promise<number[]> {
  const rows = await many<{ id: number }>(trx)`
    select id from unnest(${tutorIds}::int[]) as id
    where not exists (select from job_asks where job_id = ${jobId} and tutor_id = id)
      and (select count(*) from job_asks where tutor_id = id and asked_at > now() - interval '1 day') < ${mostADay}
    order by id`;
  return rows.map(({ id }) => id);
}

export const addAsks = (trx: Db, jobId: number, tutorIds: readonly number[]) =>
  run(trx)`insert into job_asks (job_id, tutor_id) select ${jobId}::int, unnest(${tutorIds}::int[])`;
