import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many } from '../../kit/database/query.repository.ts';
import { studentMissing } from '../../kit/student-missing.repository.ts';

/** A row that a deadline concerns, with the accounts of both sides. */
export interface DueRow {
  readonly id: number;
  readonly by: string;
  readonly guardian: number | null;
  readonly tutor: number | null;
}

interface Due {
  readonly now: Date;
  readonly limit: number;
}

/** Runs a change that returns due rows; a change alone returns them in any order. */
const dueRows = (trx: Db, change: RawBuilder<unknown>) =>
  many<DueRow>(trx)`with due_rows as (${change}) select * from due_rows order by by, id`;

const hours = (count: number) => sql`make_interval(hours => ${count}::int)`;

/** Pending requests in the last `warnHours` before their deadline, marked as told. */
export const markReviewsSoon = (trx: Db, { now, limit }: Due, warnHours: number) =>
  dueRows(
    trx,
    sql`
    update tutor_requests r set review_warned_at = ${now}
    from (select id from tutor_requests where stage = 'Pending' and review_warned_at is null
        and review_by <= ${now}::timestamptz + ${hours(warnHours)}
      order by review_by limit ${limit} for update skip locked) due
    where r.id = due.id returning r.id, r.review_by as by, null as guardian, null as tutor`,
  );

/** Pending requests after their deadline, with a new one: those that wait for details of the student, or the others. */
export const renewReviews = (trx: Db, { now, limit }: Due, reviewHours: number, isIncomplete: boolean) =>
  dueRows(
    trx,
    sql`
    update tutor_requests r set review_by = ${now}::timestamptz + ${hours(reviewHours)}, review_warned_at = null
    from parents p, (select w.id from tutor_requests w join students s on s.id = w.student_id
      where w.stage = 'Pending' and w.review_by <= ${now} and (${studentMissing} <> '[]') = ${isIncomplete}
      order by w.review_by limit ${limit} for update of w skip locked) due
    where r.id = due.id and p.id = r.parent_id
    returning r.id, r.review_by as by, p.user_id as guardian, null as tutor`,
  );

const guardianOfRequest = sql`(select user_id from parents where parents.id = r.parent_id)`;

/** Terms in the last `warnHours` before their family's deadline, marked as told. */
export const markTermsSoon = (trx: Db, { now, limit }: Due, warnHours: number) =>
  dueRows(
    trx,
    sql`
    update tutor_requests r set agree_warned_at = ${now}
    from (select id from tutor_requests where stage = 'Terms' and agree_warned_at is null and agree_by > ${now}
        and agree_by <= ${now}::timestamptz + ${hours(warnHours)}
      order by agree_by limit ${limit} for no key update skip locked) due
    where r.id = due.id returning r.id, r.agree_by as by, ${guardianOfRequest} as guardian, null as tutor`,
  );

/** Locks requests whose terms were not answered until their deadline. */
export const lockUnansweredTerms = (trx: Db, { now, limit }: Due) => many<DueRow>(trx)`
    select r.id, r.agree_by as by, ${guardianOfRequest} as guardian, null as tutor
    from tutor_requests r where r.stage = 'Terms' and r.agree_by <= ${now}
    order by r.agree_by, r.id limit ${limit} for update of r skip locked`;

const guardianOfJob = sql`(select user_id from parents where parents.id = j.parent_id)`;

/** Live jobs in the last `warnHours` before their family's deadline, marked as told. */
export const markAnswersSoon = (trx: Db, { now, limit }: Due, warnHours: number) =>
  dueRows(
    trx,
    sql`
    update jobs j set answer_warned_at = ${now}
    from (select id from jobs where status = 'live' and answer_warned_at is null and answer_by > ${now}
        and answer_by <= ${now}::timestamptz + ${hours(warnHours)}
      order by answer_by limit ${limit} for no key update skip locked) due
    where j.id = due.id returning j.id, j.answer_by as by, ${guardianOfJob} as guardian, null as tutor`,
  );

/** Locks live jobs after their family's deadline. */
export const lockUnansweredJobs = (trx: Db, { now, limit }: Due) => many<DueRow>(trx)`
    select j.id, j.answer_by as by, ${guardianOfJob} as guardian, null as tutor
    from jobs j where j.status = 'live' and j.answer_by <= ${now}
    order by j.answer_by, j.id limit ${limit} for update of j skip locked`;

/** Both sides are told of these once, after the deadline; nothing moves. */
const passing = {
  meeting: {
    table: 'applications',
    application: 'id',
    prefix: 'meet',
    waits: sql`stage in ('applied', 'shortlisted') and meet_answered_at is null`,
  },
  acceptance: {
    table: 'applications',
    application: 'id',
    prefix: 'accept',
    waits: sql`stage = 'appointed' and accept_answered_at is null`,
  },
  again: {
    table: 'applications',
    application: 'id',
    prefix: 'again',
    waits: sql`stage = 'applied' and meet_asked_at is null and again_answered_at is null`,
  },
  start: {
    table: 'deals',
    application: 'application_id',
    prefix: 'start',
    waits: sql`state = 'in_process'`,
  },
} as const satisfies Record<
  string,
  { table: string; application: string; prefix: string; waits: RawBuilder<unknown> }
>;
export type Passing = keyof typeof passing;
export const passingWaits = Object.keys(passing) as Passing[];

/** Rows whose deadline passed, marked as told. */
export function markPassed(trx: Db, wait: Passing, { now, limit }: Due): Promise<DueRow[]> {
  const { table, application, prefix, waits } = passing[wait];
  const [by, warned] = [sql.ref(`${prefix}_by`), sql.ref(`${prefix}_warned_at`)];
  return many<DueRow>(trx)`
    with told as (
      update ${sql.table(table)} w set ${warned} = ${now}
      from (select id from ${sql.table(table)} where ${waits} and ${warned} is null and ${by} <= ${now}
        order by ${by} limit ${limit} for update skip locked) due
      where w.id = due.id returning w.id, w.${by} as by, w.${sql.ref(application)} as application_id
    )
    select told.id, told.by, t.user_id as tutor, ${guardianOfJob} as guardian
    from told join applications a on a.id = told.application_id join tutors t on t.id = a.tutor_id
    join jobs j on j.id = a.job_id order by told.id`;
}
