import type { JobBoardBody } from '@porao/contracts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import { dayInBangladesh } from '../../kit/bangladesh-time.ts';
import type { Jobs } from '../../kit/database/rows.generated.ts';
import { cellsOf, squaredChord, unitVector } from './radius.ts';

export type Board = z.output<typeof JobBoardBody>;

/** Square of the chord from the position to the job's cell; null without a position. */
export function chordOf({ latitude, longitude }: Board): RawBuilder<number> | null {
  if (latitude === undefined || longitude === undefined) return null;
  const { x, y, z } = unitVector(latitude, longitude);
  return sql<number>`(j.unit_x - ${x}) * (j.unit_x - ${x}) + (j.unit_y - ${y}) * (j.unit_y - ${y})
    + (j.unit_z - ${z}) * (j.unit_z - ${z})`;
}

/** Only the cells around the position; null without one, or where cells do not help. */
export function inCells({ latitude, longitude, distance }: Board): RawBuilder<unknown> | null {
  if (latitude === undefined || longitude === undefined) return null;
  const near = cellsOf({ latitude, longitude, distance });
  return near && sql`${sql.ref(`j.${near.column}`)} = any(${near.cells}::int[])`;
}

/** A live job as saved searches are compared with it. */
export type PublishedJob = Selectable<Jobs> & {
  /** The category of its class. */
  readonly class_category: number;
  readonly subjects: number[];
};

/** One filter of the board: the jobs `j` that it leaves, and the saved searches `s` with it that find a job. */
interface FilterSql {
  readonly leaves: (value: never) => RawBuilder<unknown>;
  readonly findJob: (job: PublishedJob) => RawBuilder<unknown>;
}
type Filters = Board['filters'] & Pick<Board, 'tutor_gender'>;

/** As the index of saved searches has it: 0 is a filter that is not set. */
const isUnsetOr = (column: string, ids: readonly number[]) =>
  sql`coalesce(${sql.ref(`s.${column}`)}, 0) = any(${[0, ...ids]}::int[])`;

const filters: Readonly<Record<keyof Filters, FilterSql>> = {
  i_class_id: {
    leaves: (id: number) => sql`j.i_class_id = ${id}`,
    findJob: (job) => isUnsetOr('i_class_id', [job.i_class_id]),
  },
  subject_id: {
    leaves: (id: number) =>
      sql`exists (select from job_subjects s where s.job_id = j.id and s.subject_id = ${id})`,
    findJob: (job) => isUnsetOr('subject_id', job.subjects),
  },
  tutoring_category_id: {
    // By its classes, for which there is an index.
    leaves: (id: number) => sql`j.i_class_id = any(array(
      select k.id from i_classes k where k.tutoring_category_id = ${id}))`,
    findJob: (job) => isUnsetOr('tutoring_category_id', [job.class_category]),
  },
  tutoring_place_id: {
    leaves: (id: number) => sql`j.tutoring_place_id = ${id}`,
    findJob: (job) => isUnsetOr('tutoring_place_id', [job.tutoring_place_id]),
  },
  days_in_week: {
    leaves: (days: number) => sql`j.days_in_week = ${days}`,
    findJob: (job) => isUnsetOr('days_in_week', [job.days_in_week]),
  },
  salary: {
    leaves: ([from, to]: readonly [number, number | null]) =>
      to === null ? sql`j.actual_salary >= ${from}` : sql`j.actual_salary between ${from} and ${to}`,
    findJob: (job) => sql`(s.salary_from is null or s.salary_from <= ${job.actual_salary}::int)
      and (s.salary_to is null or s.salary_to >= ${job.actual_salary}::int)`,
  },
  tutor_gender: {
    leaves: (gender: number) => (gender === 3 ? sql`true` : sql`j.tutor_gender in (${gender}, 3)`),
    findJob: (job) =>
      sql`(coalesce(s.tutor_gender, 3) = 3 or ${job.tutor_gender}::int in (s.tutor_gender, 3))`,
  },
};

/** Condition of a job `j`: it leaves the lists on the day after its hiring date (decision OQ-038). */
export const isHiring = () => sql`coalesce(j.hiring_date >= ${dayInBangladesh(new Date())}::date, true)`;

export function conditionsOf(board: Board): RawBuilder<unknown>[] {
  const { tutor_gender, distance } = board;
  const set = Object.entries({ ...board.filters, tutor_gender }).flatMap(([name, value]) =>
    value === undefined ? [] : [filters[name as keyof Filters].leaves(value as never)],
  );
  const chord = chordOf(board);
  const near = chord ? [sql`${chord} <= ${squaredChord(distance)}`] : [];
  return [sql`j.status = 'live'`, isHiring(), ...set, ...near];
}

/** Condition of a saved search `s` whose filters, but for the place, find this job. */
export const findsJob = (job: PublishedJob) => all(Object.values(filters).map(({ findJob }) => findJob(job)));

export const all = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);
