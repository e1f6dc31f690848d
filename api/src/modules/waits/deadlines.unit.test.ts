import { expect, it } from 'vitest';
import { databaseBefore } from '../../../test/support/upgrade.ts';

it('WAI-007 what waits when deadlines come has its whole time from then on, and none of the past', async () => {
  const { database, upgrade } = await databaseBefore('-deadlines.sql');
  // Rows without what they refer to.
  await database.exec(`set session_replication_role = replica;
    insert into tutor_requests (id, parent_id, student_id, parent_location_id, tutor_gender, tutoring_place_id,
      days_in_week, created_at) values (1, 1, 1, 1, 1, 1, 1, '2026-01-01');
    insert into jobs (id, tutoring_category_id, i_class_id, tutoring_place_id, actual_salary, days_in_week,
      student_gender, tutor_gender, created_at) select n, 1, 1, 1, 1, 1, 1, 1, '2026-01-01' from generate_series(1, 3) n;
    insert into applications (id, job_id, tutor_id, stage, meet_asked_at, created_at) values
      (1, 1, 1, 'applied', null, '2026-01-01'), (2, 2, 1, 'shortlisted', '2026-01-02', '2026-01-01'),
      (3, 3, 1, 'appointed', null, '2026-01-01');
    insert into applications (id, job_id, tutor_id) select n + 2, 3, n from generate_series(2, 5) n;
    insert into deals (id, application_id, created_at) values (1, 1, '2026-01-01');`);
  await upgrade();
  const hours = async (column: string, table: string) =>
    (
      await database.query<{ hours: number | null }>(
        `select round(extract(epoch from ${column} - now()) / 3600)::int as hours from ${table} order by id`,
      )
    ).rows.map((row) => row.hours);
  expect(await hours('review_by', 'tutor_requests')).toEqual([24]);
  expect(await hours('answer_by', 'jobs')).toEqual([120, null, 48]);
  expect((await hours('meet_by', 'applications')).slice(0, 3)).toEqual([null, 48, null]);
  expect((await hours('accept_by', 'applications')).slice(0, 3)).toEqual([null, null, 48]);
  expect(await hours('start_by', 'deals')).toEqual([168]);
  await database.close();
});
