import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many } from '../../kit/database/read.repository.ts';

/** Holds back other askers of the job; how many tutors were asked. Undefined where there is no such job. */
export async function lockForAsking(trx: Db, jobId: number) {
  const job = await trx
    .selectFrom('jobs')
    .select('status')
    .where('id', '=', jobId)
    .forUpdate()
    .executeTakeFirst();
  if (!job) return undefined;
  const rows = await many<{ asked: number }>(trx)`
    select count(*)::int as asked from job_asks where job_id = ${jobId}`;
  return { status: job.status, asked: rows[0]?.asked ?? 0 };
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
      and (select count(*) from job_asks where tutor_id = id and asked_at > now() - interval '1 day') < ${mostADay}`;
  return rows.map(({ id }) => id);
}

export async function addAsks(trx: Db, jobId: number, tutorIds: readonly number[]): Promise<void> {
  const rows = tutorIds.map((tutor_id) => ({ job_id: jobId, tutor_id }));
  await trx.insertInto('job_asks').values(rows).execute();
}
