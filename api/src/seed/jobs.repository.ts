import type { Cause } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../kit/database/open.ts';
import { exists, many, run } from '../kit/database/query.repository.ts';
import { demoAreas } from '../reference/index.ts';
import type { AreaInfo, ClassInfo, JobRow } from './job-rows.ts';

export const readAreas = (db: Db) =>
  many<AreaInfo>(db)`select id, city_id, latitude, longitude from locations
    where id = any(${demoAreas}::int[]) order by id`;

export const readClasses = (db: Db) => many<ClassInfo>(db)`
    select c.id, c.tutoring_category_id as category_id, array_agg(s.id order by s.id) as subject_ids
    from i_classes c join subjects s on s.i_class_id = c.id group by c.id order by c.id`;

export async function nextJobId(db: Db): Promise<number> {
  const rows = await many<{ id: number }>(db)`select coalesce(max(id), 0) + 1 as id from jobs`;
  return rows[0]?.id ?? 1;
}

const columns =
  sql.raw(`id, status, parent_id, student_id, tutoring_category_id, i_class_id, tutoring_place_id,
  city_id, location_id, flat_house, road_no, area, latitude, longitude, actual_salary, tutoring_time,
  tutoring_duration, days_in_week, number_of_students, job_duration, student_gender, tutor_gender, hiring_date,
  group_id, curriculum_id, university_type_id, schools, current_year, education_level_id, religion_id,
  tutor_requirement, created_at`);

/** Rows arrive as one JSON parameter: one round trip, whatever their number. */
export async function insertJobs(db: Db, rows: readonly JobRow[]): Promise<void> {
  const json = JSON.stringify(rows);
  await run(db)`insert into jobs (${columns})
    select ${columns} from jsonb_populate_recordset(null::jobs, ${json}::jsonb)`;
  for (const [table, column, key] of [
    ['job_subjects', 'subject_id', 'subject_ids'],
    ['job_universities', 'university_id', 'university_ids'],
    ['job_departments', 'department_id', 'department_ids'],
  ] as const) {
    await run(db)`insert into ${sql.table(table)} (job_id, ${sql.ref(column)})
      select (job ->> 'id')::int, child::int
      from jsonb_array_elements(${json}::jsonb) job, jsonb_array_elements_text(job -> ${sql.lit(key)}) child`;
  }
}

/** Runs `work` on one connection without foreign key checks, where the database lets us: millions of rows that
 * come from its own lookups need none. */
export async function unchecked(db: Db, work: (db: Db) => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = 'replica'`.execute(connection).catch(() => {});
    try {
      await work(connection);
    } finally {
      await sql`set session_replication_role = 'origin'`.execute(connection).catch(() => {});
    }
  });
}

export const finishJobs = (db: Db) =>
  run(db)`select setval(pg_get_serial_sequence('jobs', 'id'), (select max(id) from jobs))`;

/** Jobs end by this time, so that the same data comes out whenever it is made. */
export async function endJobsBy(db: Db, until: Date): Promise<void> {
  await db.updateTable('jobs').set({ live_until: until }).execute();
}

export const hasPeople = (db: Db) => exists(db)`select from users limit 1`;

interface ApplicationSeed {
  readonly job_id: number;
  readonly tutor_id: number;
  readonly stage: string;
  readonly closed_cause: Cause | null;
  readonly created_at: string;
}

export const insertApplications = (db: Db, rows: readonly ApplicationSeed[]) => run(db)`
  insert into applications (job_id, tutor_id, stage, closed_cause, created_at)
    select job_id, tutor_id, stage, closed_cause, created_at
    from jsonb_populate_recordset(null::applications, ${JSON.stringify(rows)}::jsonb)`;

export const insertSaves = (db: Db, tutorId: number, jobIds: readonly number[]) =>
  run(db)`insert into saved_jobs (tutor_id, job_id) select ${tutorId}::int, unnest(${jobIds}::int[])`;
