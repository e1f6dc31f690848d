import type { AskedToMeet, Candidate, CandidateSort } from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import { papersChecked, verifiedCredentials } from '../../kit/checked.repository.ts';
import type { Db } from '../../kit/database/open.ts';
import { countRows, many, one, run, value } from '../../kit/database/query.repository.ts';
import type { Position } from '../../kit/geometry.ts';
import { isCandidate, ownAnswerBy, waitHours } from '../lifecycle/index.ts';
import { countOfTutor, ratingOfTutor } from '../reviews/index.ts';
import { answersOfTutor, tutorWaits } from '../waits/index.ts';
import type { MaybePosition } from './distance.ts';

type ApprovedRequest = Position & { readonly job_id: number | null };

/** An own request with its job and its own position. */
export const findOwnRequest = (db: Db, parentId: number, id: number) => one<ApprovedRequest>(db)`
    select j.id as job_id, pl.lat as latitude, pl.lon as longitude from tutor_requests r
    join parent_locations pl on pl.id = r.parent_location_id left join jobs j on j.request_id = r.id
    where r.id = ${id} and r.parent_id = ${parentId}`;

/** `completion`, `distance_km` and `proved` are computed by the caller, from data that does not leave the server. */
export type CandidateRow = Omit<Candidate, 'completion' | 'distance_km' | 'proved'> & MaybePosition;

/** A name that a user added, which no operator has looked at, is not for families. */
const isReviewed = (table: string) =>
  sql`(${sql.ref(`${table}.created_by`)} is null or ${sql.ref(`${table}.reviewed_at`)} is not null)`;

/** The tutor `t` beside the job `j`: subjects, free days at its time of day, and months of teaching. The hours of a part
 * of the day are those that tutors are shown when they fill in their free times. */
const match = sql`cross join lateral (select
    array(select su.subject_name from job_subjects js
      join tutor_subjects ts on ts.subject_id = js.subject_id and ts.tutor_id = t.id
      join subjects su on su.id = js.subject_id where js.job_id = j.id order by su.id) as subjects,
    (select count(*) filter (where case
        when j.tutoring_time is null then v.morning or v.noon or v.afternoon or v.evening
        when j.tutoring_time < '12:00' then v.morning when j.tutoring_time < '15:00' then v.noon
        when j.tutoring_time < '18:00' then v.afternoon else v.evening end)::int
      from tutor_availabilities v where v.tutor_id = t.id
      having bool_or(v.morning or v.noon or v.afternoon or v.evening)) as free_days,
    coalesce((select (sum(upper(spans.days) - lower(spans.days)) / 30.44)::int
      from (select unnest(range_agg(daterange(x.duration_from, x.duration_to, '[]'))) as days
        from tutor_experiences x where x.tutor_id = t.id) spans), 0) as months) m`;

/** Tutors of unknown pay or place come last. The distance is that from the tutor's cell, as the one that is shown. */
function orderOf(sort: CandidateSort, own: Position): RawBuilder<unknown> {
  const fit = sql`array_position(array['confirm', 'payment', 'appointed', 'shortlisted'], a.stage),
    cardinality(m.subjects) desc, least(coalesce(m.free_days, 0), j.days_in_week) desc, a.created_at, a.id`;
  if (sort === 'pay') return sql`t.expected_salary nulls last, ${fit}`;
  if (sort === 'experience') return sql`m.months desc, ${fit}`;
  if (sort === 'fit') return fit;
  return sql`((floor(t.teaching_latitude * 100) + 0.5) / 100 - ${own.latitude}::float8) ^ 2
    + (((floor(t.teaching_longitude * 100) + 0.5) / 100 - ${own.longitude}::float8)
      * cos(radians(${own.latitude}::float8))) ^ 2 nulls last, ${fit}`;
}

interface CandidatesOf {
  readonly job: number;
  readonly own: Position;
  readonly sort: CandidateSort;
}

/** Open and confirmed applications. */
export const listCandidates = (
  db: Db,
  { job, own, sort }: CandidatesOf,
  limit: number,
  offset: number,
) => many<CandidateRow>(db)`
  select a.id, a.tutor_id, u.name, u.gender, u.photo, t.about_your_tutoring_style,
      t.teaching_latitude as latitude, t.teaching_longitude as longitude, a.created_at as applied_at,
      case a.stage when 'payment' then 'confirm' when 'pending' then 'applied' else a.stage end as stage,
      ${ratingOfTutor(sql`a.tutor_id`)} as rating, ${countOfTutor(sql`a.tutor_id`)} as reviews,
      t.expected_salary, m.subjects as matching_subjects, m.free_days, m.months as experience_months,
      a.preferred_at is not null as preferred, a.meet_asked_at is not null as meet_asked, ${tutorWaits},
      ${answersOfTutor(sql`a.tutor_id`)} as answers,
      (select u.phone_no from deals d where d.application_id = a.id and d.state in ('in_process', 'continue'))
        as phone_no,
      coalesce((select jsonb_agg(jsonb_build_object('education_level', el.dependency_name,
          'exam_title', et.exam_title, 'university_name', un.university_name,
          'department_name', de.department_name, 'result', e.result::text,
          'current_institute', e.current_institute) order by e.education_level_id desc)
        from tutor_educations e
        join education_levels el on el.id = e.education_level_id
        join exam_titles et on et.id = e.exam_title_id
        left join universities un on un.id = e.university_id and ${isReviewed('un')}
        left join departments de on de.id = e.department_id and ${isReviewed('de')}
        where e.tutor_id = t.id), '[]') as education,
      coalesce((select jsonb_agg(jsonb_build_object('class_name', k.class_name, 'category_name', g.category_name,
          'duration_from', x.duration_from, 'duration_to', x.duration_to) order by x.duration_from desc, x.id)
        from tutor_experiences x
        join i_classes k on k.id = x.i_class_id
        join tutoring_categories g on g.id = x.tutoring_category_id
        where x.tutor_id = t.id), '[]') as experience,
      ${verifiedCredentials(sql`t.id`)} as verified_credentials, u.phone_no_verified_at as phone_checked_at,
      ${papersChecked(sql`t.id`)} as papers_checked_at
    from applications a join jobs j on j.id = a.job_id
    join tutors t on t.id = a.tutor_id join users u on u.id = t.user_id ${match}
    where a.job_id = ${job} and ${isCandidate}
    order by ${orderOf(sort, own)}
    limit ${limit} offset ${offset}`;

export const countCandidates = (db: Db, jobId: number) =>
  countRows(db, sql`from applications a where a.job_id = ${jobId} and ${isCandidate}`);

/** The candidate of an own request's open job, and how many are preferred; locks the job. */
export async function lockCandidate(trx: Db, parentId: number, requestId: number, applicationId: number) {
  const job = await one<{ job_id: number; status: string }>(trx)`
    select j.id as job_id, j.status from jobs j join tutor_requests r on r.id = j.request_id
    where r.id = ${requestId} and r.parent_id = ${parentId} for update of j`;
  if (!job) return undefined;
  const found = await one<{ stage: string; preferred: boolean; others: number; answer_by: string }>(trx)`
    select a.stage, a.preferred_at is not null as preferred, ${ownAnswerBy} as answer_by,
      (select count(*)::int from applications o
        where o.job_id = a.job_id and o.preferred_at is not null and o.stage <> 'closed' and o.id <> a.id) as others
    from applications a where a.id = ${applicationId} and a.job_id = ${job.job_id} and ${isCandidate}`;
  return found && { ...found, jobId: job.job_id, live: job.status === 'live' };
}

export async function setPreferred(trx: Db, applicationId: number, preferred: boolean, now: Date) {
  await run(trx)`update applications set preferred_at = ${preferred ? now : null},
      answered_at = case when ${preferred} then coalesce(answered_at, ${now}) else answered_at end
    where id = ${applicationId}`;
}

/** The family asks one candidate of a job to meet at a time; this is that one. */
export const findAsked = (db: Db, jobId: number) => one<AskedToMeet>(db)`
  select a.id, u.name, a.meet_answered_at is not null as meet_answered
  from applications a join tutors t on t.id = a.tutor_id join users u on u.id = t.user_id
  where a.job_id = ${jobId} and a.stage in ('applied', 'shortlisted') and a.meet_asked_at is not null
  order by a.meet_asked_at desc, a.id desc limit 1`;

interface TakenBack {
  readonly id: number;
  readonly stage: string;
  readonly meet_by: string;
}

/** Takes back what another tutor of the job was asked, and returns whom. */
export const takeMeetingBack = (trx: Db, jobId: number, applicationId: number) => many<TakenBack>(trx)`
  with asked as (select id, stage, meet_by from applications
    where job_id = ${jobId} and stage <> 'closed' and meet_asked_at is not null and id <> ${applicationId})
  update applications a
    set meet_asked_at = null, meet_by = null, meet_answered_at = null, meet_warned_at = null
    from asked where a.id = asked.id returning asked.id, asked.stage, asked.meet_by`;

/** Asking the same tutor again changes nothing. Returns the deadline of a new wish. */
export const setMeeting = (trx: Db, applicationId: number, now: Date) =>
  value<string>(trx)`update applications set answered_at = coalesce(answered_at, ${now}),
      meet_asked_at = ${now}, meet_by = ${now}::timestamptz + make_interval(hours => ${waitHours.meeting})
    where id = ${applicationId} and meet_asked_at is null returning meet_by`;
