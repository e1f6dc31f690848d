import type { JobBoardBody } from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
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

/** Conditions of a job `j` on this board. */
export function conditionsOf(board: Board): RawBuilder<unknown>[] {
  const { filters, tutor_gender, distance } = board;
  const { salary, tutoring_category_id, i_class_id, tutoring_place_id, subject_id, days_in_week } = filters;
  const conditions: RawBuilder<unknown>[] = [sql`j.status = 'live'`];
  if (salary) conditions.push(sql`j.actual_salary >= ${salary[0]}`);
  if (salary && salary[1] !== null) conditions.push(sql`j.actual_salary <= ${salary[1]}`);
  // By its classes, for which there is an index.
  if (tutoring_category_id) {
    conditions.push(sql`j.i_class_id = any(array(
      select k.id from i_classes k where k.tutoring_category_id = ${tutoring_category_id}))`);
  }
  if (i_class_id) conditions.push(sql`j.i_class_id = ${i_class_id}`);
  if (tutoring_place_id) conditions.push(sql`j.tutoring_place_id = ${tutoring_place_id}`);
  if (days_in_week) conditions.push(sql`j.days_in_week = ${days_in_week}`);
  if (tutor_gender && tutor_gender !== 3) conditions.push(sql`j.tutor_gender in (${tutor_gender}, 3)`);
  if (subject_id) {
    conditions.push(
      sql`exists (select from job_subjects s where s.job_id = j.id and s.subject_id = ${subject_id})`,
    );
  }
  const chord = chordOf(board);
  if (chord) conditions.push(sql`${chord} <= ${squaredChord(distance)}`);
  return conditions;
}

export const all = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);
