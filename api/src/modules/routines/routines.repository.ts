import type { Routine, RoutineBody, RoutineDaysBody } from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../kit/database/open.ts';
import { countRows, exists, many, run } from '../../kit/database/query.repository.ts';
import { brokenUnique } from '../../kit/database/violation.ts';

export type RoutineInput = z.output<typeof RoutineBody>;
export type RoutineDaysInput = z.output<typeof RoutineDaysBody>;

const select = sql`
  select r.id, r.day, to_char(r.time, 'HH24:MI') as time, r.tutor_id, r.student_id,
    coalesce((select jsonb_agg(jsonb_build_object('id', su.id, 'subject_name', su.subject_name) order by su.id)
      from routine_subjects rs join subjects su on su.id = rs.subject_id where rs.routine_id = r.id), '[]')
      as subjects
  from routines r join students s on s.id = r.student_id`;

const read = (db: Db, tail: RawBuilder<unknown>) => many<Routine>(db)`${select} ${tail}`;

interface Week {
  readonly parentId: number;
  readonly studentId: number;
  readonly tutorId: number;
}

const ofWeek = ({ parentId, studentId, tutorId }: Week) =>
  sql`where s.parent_id = ${parentId} and r.student_id = ${studentId} and r.tutor_id = ${tutorId}`;

/** Saturday first. */
export const listRoutines = (db: Db, week: Week, limit: number, offset: number) =>
  read(db, sql`${ofWeek(week)} order by r.day limit ${limit} offset ${offset}`);

export const countRoutines = (db: Db, week: Week) =>
  countRows(db, sql`from routines r join students s on s.id = r.student_id ${ofWeek(week)}`);

export const findRoutines = (db: Db, parentId: number, ids: readonly number[]) =>
  read(db, sql`where s.parent_id = ${parentId} and r.id = any(${ids}::int[]) order by r.day`);

export async function findRoutine(db: Db, parentId: number, id: number): Promise<Routine | undefined> {
  return (await read(db, sql`where s.parent_id = ${parentId} and r.id = ${id}`))[0];
}

export const ownsStudent = (db: Db, parentId: number, studentId: number) =>
  exists(db)`select from students where id = ${studentId} and parent_id = ${parentId}`;

export const subjectsExist = async (db: Db, ids: readonly number[]): Promise<boolean> =>
  (await countRows(db, sql`from subjects where id = any(${ids}::int[])`)) === ids.length;

const fields = ({ student_id, tutor_id, day, time }: RoutineInput) => ({ student_id, tutor_id, day, time });

async function replaceSubjects(trx: Db, id: number, subjects: readonly number[]): Promise<void> {
  await run(trx)`delete from routine_subjects where routine_id = ${id}`;
  await run(trx)`
    insert into routine_subjects (routine_id, subject_id) select ${id}::int, unnest(${subjects}::int[])`;
}

/** Ids by day; fewer than the days where some are taken, by the unique index. Inside a transaction. */
export async function insertRoutines(trx: Db, { days, ...body }: RoutineDaysInput): Promise<number[]> {
  const rows = await trx
    .insertInto('routines')
    .values(days.toSorted((one, other) => one - other).map((day) => fields({ ...body, day })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'day'])
    .execute();
  for (const { id } of rows) await replaceSubjects(trx, id, body.subjects);
  return rows.toSorted((one, other) => one.day - other.day).map(({ id }) => id);
}

export async function updateRoutine(
  db: Db,
  parentId: number,
  id: number,
  body: RoutineInput,
): Promise<'saved' | 'missing' | 'taken'> {
  try {
    return await db.transaction().execute(async (trx) => {
      const isOwn = await exists(trx)`
        select from routines r join students s on s.id = r.student_id
        where r.id = ${id} and s.parent_id = ${parentId} for update of r`;
      if (!isOwn) return 'missing';
      await trx.updateTable('routines').set(fields(body)).where('id', '=', id).execute();
      await replaceSubjects(trx, id, body.subjects);
      return 'saved';
    });
  } catch (error) {
    if (brokenUnique(error) !== null) return 'taken';
    throw error;
  }
}
