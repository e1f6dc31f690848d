import type { OpsApplication, OpsJob } from '@porao/contracts';
import { sql } from 'kysely';
import { countRows } from '../../kit/database/count.repository.ts';
import type { Db } from '../../kit/database/open.ts';

/** Jobs of a status with exact home and guardian, newest first. */
export async function listJobs(db: Db, status: OpsJob['status'], limit: number, offset: number) {
  type Row = Omit<OpsJob, 'created_at' | 'live_until'> & { created_at: Date; live_until: Date };
  const { rows } = await sql<Row>`
    select j.id, j.status, k.class_name, g.category_name, tp.tutoring_place, l.location_name, c.city_name,
      j.flat_house, j.road_no, j.latitude, j.longitude, j.actual_salary, j.job_duration, j.request_id,
      j.created_at, j.live_until,
      case when u.id is not null then jsonb_build_object('user_id', u.id, 'name', u.name,
        'phone_no', u.phone_no, 'banned', u.banned_at is not null) end as guardian,
      (select count(*)::int from applications a where a.job_id = j.id) as applications
    from jobs j
    join i_classes k on k.id = j.i_class_id
    join tutoring_categories g on g.id = j.tutoring_category_id
    join tutoring_places tp on tp.id = j.tutoring_place_id
    left join locations l on l.id = j.location_id
    left join cities c on c.id = j.city_id
    left join parents p on p.id = j.parent_id
    left join users u on u.id = p.user_id
    where j.status = ${status} order by j.created_at desc, j.id desc limit ${limit} offset ${offset}`.execute(
    db,
  );
  return {
    rows: rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      live_until: row.live_until.toISOString(),
    })),
    total: await countRows(db, sql`from jobs where status = ${status}`),
  };
}

/** All applications of a job, the furthest first. */
export async function listApplications(db: Db, jobId: number, limit: number, offset: number) {
  type Row = Omit<OpsApplication, 'applied_at' | 'meet_asked_at'> & {
    applied_at: Date;
    meet_asked_at: Date | null;
  };
  const { rows } = await sql<Row>`
    select a.id, a.job_id as tuition_job_offer_id, a.tutor_id, a.closed_reason, a.created_at as applied_at,
      case when a.stage = 'closed' then coalesce(a.closed_as, 'not_selected')
        when a.stage = 'pending' then 'applied' else a.stage end as state,
      a.preferred_at is not null as preferred, a.meet_asked_at,
      jsonb_build_object('user_id', u.id, 'name', u.name, 'phone_no', u.phone_no,
        'banned', u.banned_at is not null) as tutor
    from applications a join tutors t on t.id = a.tutor_id join users u on u.id = t.user_id
    where a.job_id = ${jobId}
    order by array_position(array['confirm', 'payment', 'appointed', 'shortlisted', 'applied'], a.stage),
      a.created_at, a.id
    limit ${limit} offset ${offset}`.execute(db);
  return {
    rows: rows.map((row) => ({
      ...row,
      applied_at: row.applied_at.toISOString(),
      meet_asked_at: row.meet_asked_at?.toISOString() ?? null,
    })),
    total: await countRows(db, sql`from applications where job_id = ${jobId}`),
  };
}

/** The public text of a job that the guardian wrote, and names of people that it may contain. */
export async function readPublicText(db: Db, jobId: number): Promise<{ text: string; names: string[] }> {
  const row = await db
    .selectFrom('jobs')
    .leftJoin('students', 'students.id', 'jobs.student_id')
    .leftJoin('parents', 'parents.id', 'jobs.parent_id')
    .leftJoin('users', 'users.id', 'parents.user_id')
    .select(['jobs.tutor_requirement', 'students.name as student', 'users.name as guardian'])
    .where('jobs.id', '=', jobId)
    .executeTakeFirstOrThrow();
  return { text: row.tutor_requirement ?? '', names: [row.student ?? '', row.guardian ?? ''] };
}
