import type { Candidate } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { countRows, many, one, run, value } from '../../kit/database/query.repository.ts';
import type { Position } from '../../kit/geometry.ts';
import { ownAnswerBy, waitHours } from '../lifecycle/index.ts';
import { answersOfTutor, tutorWaits } from '../waits/index.ts';
import type { MaybePosition } from './distance.ts';

type ApprovedRequest = Position & { readonly job_id: number | null };

/** An own request with its job and its own position. */
export const findOwnRequest = (db: Db, parentId: number, id: number) => one<ApprovedRequest>(db)`
    select j.id as job_id, pl.lat as latitude, pl.lon as longitude from tutor_requests r
    join parent_locations pl on pl.id = r.parent_location_id left join jobs j on j.request_id = r.id
    where r.id = ${id} and r.parent_id = ${parentId}`;

/** `completion` and `distance_km` are computed by the caller, from data that does not leave the server. */
export type CandidateRow = Omit<Candidate, 'completion' | 'distance_km'> & MaybePosition;

/** A name that a user added, which no operator has looked at, is not for families. */
const isReviewed = (table: string) =>
  sql`(${sql.ref(`${table}.created_by`)} is null or ${sql.ref(`${table}.reviewed_at`)} is not null)`;

/** Open and confirmed applications, the furthest first. */
export const listCandidates = (db: Db, job: number, limit: number, offset: number) => many<CandidateRow>(db)`
  select a.id, a.tutor_id, u.name, u.gender, u.photo, t.about_your_tutoring_style,
      t.teaching_latitude as latitude, t.teaching_longitude as longitude, a.created_at as applied_at,
      case a.stage when 'payment' then 'confirm' when 'pending' then 'applied' else a.stage end as stage,
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
      array(select ct.title from tutor_certificates c
        join credential_verifications v on v.certificate_id = c.id and v.certificate = c.certificate
        join certificate_types ct on ct.id = c.certificate_type_id
        where c.tutor_id = t.id order by ct.id) as verified_credentials
    from applications a join tutors t on t.id = a.tutor_id join users u on u.id = t.user_id
    where a.job_id = ${job} and a.stage <> 'closed'
    order by array_position(array['confirm', 'payment', 'appointed', 'shortlisted'], a.stage), a.created_at, a.id
    limit ${limit} offset ${offset}`;

export const countCandidates = (db: Db, jobId: number) =>
  countRows(db, sql`from applications where job_id = ${jobId} and stage <> 'closed'`);

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
    from applications a where a.id = ${applicationId} and a.job_id = ${job.job_id} and a.stage <> 'closed'`;
  return found && { ...found, jobId: job.job_id, live: job.status === 'live' };
}

export async function setPreferred(trx: Db, applicationId: number, preferred: boolean, now: Date) {
  await run(trx)`update applications set preferred_at = ${preferred ? now : null},
      answered_at = case when ${preferred} then coalesce(answered_at, ${now}) else answered_at end
    where id = ${applicationId}`;
}

/** One at a time per job; asking the same tutor again changes nothing. Returns the deadline of a new wish. */
export async function setMeeting(trx: Db, jobId: number, applicationId: number, now: Date) {
  await run(trx)`update applications
    set meet_asked_at = null, meet_by = null, meet_answered_at = null, meet_warned_at = null
    where job_id = ${jobId} and stage <> 'closed' and meet_asked_at is not null
      and id <> ${applicationId}`;
  return value<string>(trx)`update applications set answered_at = coalesce(answered_at, ${now}),
      meet_asked_at = ${now}, meet_by = ${now}::timestamptz + make_interval(hours => ${waitHours.meeting})
    where id = ${applicationId} and meet_asked_at is null returning meet_by`;
}
