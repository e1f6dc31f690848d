import type { AccountAct, EarlierRequest, OpsRequestDetails } from '@porao/contracts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many, one, only } from '../../kit/database/query.repository.ts';
import type { ParentLocations, Students, TutorRequests, Users } from '../../kit/database/rows.generated.ts';
import type { Language } from '../../kit/failure.ts';
import { inGoodStanding } from '../../kit/good-standing.repository.ts';
import { type Kept, requestToWire } from '../tutor-requests/index.ts';

/** Kilometres from the public place of the request. */
const nearbyRadius = 5;
/** Jobs of the class that a usual salary is taken from. */
const similarJobs = 100;

export type Facts = Selectable<TutorRequests> &
  Pick<Selectable<Students>, 'i_class_id' | 'curriculum_id'> &
  Pick<Selectable<ParentLocations>, 'city_id' | 'location_id'> &
  Pick<Selectable<Users>, 'account_status' | 'banned_at'> & {
    readonly user_id: number;
    readonly since: string;
    readonly subjects: number[];
    readonly latitude: number;
    readonly longitude: number;
  };

/** Latitude and longitude are of the middle of the cell that the public sees, as of a job (`snap_latitude`). */
export const readFacts = (db: Db, id: number) => one<Facts>(db)`
    select r.*, p.user_id, s.i_class_id, s.curriculum_id, pl.city_id, pl.location_id,
      array(select subject_id from tutor_request_subjects where tutor_request_id = r.id) as subjects,
      (floor(pl.lat * 100) + 0.5) / 100 as latitude, (floor(pl.lon * 100) + 0.5) / 100 as longitude,
      u.account_status, u.banned_at, u.created_at as since
    from tutor_requests r join parents p on p.id = r.parent_id join users u on u.id = p.user_id
    join students s on s.id = r.student_id join parent_locations pl on pl.id = r.parent_location_id
    where r.id = ${id}`;

/** Reads the newest decision of a request that is not Pending; it may have been closed later. A guardian who agrees to
 * terms follows what an operator decided. */
export async function readDecision(
  db: Db,
  { id, stage }: Pick<Facts, 'id' | 'stage'>,
): Promise<OpsRequestDetails['decision']> {
  if (stage === 'Pending') return null;
  const rows = await many<NonNullable<OpsRequestDetails['decision']>>(db)`
    select h.actor, u.name, h.at from transitions h left join users u on u.id = h.actor_user_id
    where h.entity = 'request' and h.entity_id = ${id} and (h.from_state = 'Pending'
      or h.from_state = 'Terms' and h.to_state in ('Rejected', 'Withdrawn')) order by h.id desc limit 1`;
  return rows[0] ?? null;
}

/** Tutors of a subject and gender of the request who may apply there, and those of them who teach nearby: within the
 * radius, or, where they have set no place, in the request's area. */
export async function countTutors(db: Db, facts: Facts): Promise<OpsRequestDetails['tutors']> {
  const rows = await many<{ in_city: number; nearby: number }>(db)`
    select count(*)::int as in_city, (count(*) filter (where case
      when t.teaching_latitude is null then t.location_id = ${facts.location_id} or exists (
        select from tutor_preferred_locations l where l.tutor_id = t.id and l.location_id = ${facts.location_id})
      else 2 * 6371.0088 * asin(least(1, sqrt(
        sin(radians(t.teaching_latitude - ${facts.latitude}) / 2) ^ 2 + cos(radians(t.teaching_latitude))
        * cos(radians(${facts.latitude})) * sin(radians(t.teaching_longitude - ${facts.longitude}) / 2) ^ 2)))
        <= ${nearbyRadius} end))::int as nearby
    from (select distinct tutor_id from tutor_subjects where subject_id = any(${facts.subjects}::int[])) c
    join tutors t on t.id = c.tutor_id join users u on u.id = t.user_id
    where t.city_id = ${facts.city_id} and (${facts.tutor_gender} = 3 or u.gender = ${facts.tutor_gender})
      and ${inGoodStanding} and u.id <> ${facts.user_id}`;
  return { in_city: 0, nearby: 0, ...rows[0], radius: nearbyRadius };
}

/** The newest other requests of the guardian. */
export async function listEarlier(
  db: Db,
  { parentId, except }: { parentId: number; except: number },
  language: Language,
): Promise<EarlierRequest[]> {
  const rows = await many<Kept<EarlierRequest>>(db)`
    select r.id, r.created_at, r.stage, r.stage_reason, r.stage_cause, r.tutor_requirement, s.name as student, k.class_name,
      case when j.id is not null then jsonb_build_object('id', j.id, 'status', j.status) end as job,
      (select d.state from applications a join deals d on d.application_id = a.id where a.job_id = j.id
        order by d.id desc limit 1) as deal
    from tutor_requests r join students s on s.id = r.student_id join i_classes k on k.id = s.i_class_id
    left join jobs j on j.request_id = r.id
    where r.parent_id = ${parentId} and r.id <> ${except} order by r.id desc limit 20`;
  return rows.map((row) => requestToWire(row, language));
}

/** Lists what operators did to the guardian's account, newest first. */
export const listAccountActs = (db: Db, userId: number) => many<AccountAct>(db)`
    select a.at, a.action, a.reason, u.name as actor_name, a.after->>'account_status' as account_status
    from audit_log a left join users u on u.id = a.actor_user_id
    where a.subject = 'user' and a.subject_id = ${userId} and a.action in ('ban', 'lift-ban', 'set-status')
    order by a.id desc limit 10`;

/** The public text of a job that the guardian wrote, and names of people that it may contain. */
export const readPublicText = (db: Db, jobId: number) => only<{ text: string; names: string[] }>(db)`
  select coalesce(j.tutor_requirement, '') as text, array[coalesce(s.name, ''), coalesce(u.name, '')] as names
  from jobs j left join students s on s.id = j.student_id
  left join parents p on p.id = j.parent_id left join users u on u.id = p.user_id where j.id = ${jobId}`;

interface Usual {
  readonly actual_salary: number | null;
  readonly tutoring_time: string | null;
  readonly tutoring_duration: number | null;
  readonly from: 'student' | 'similar' | null;
}

/** The median salary of the newest open jobs of a class and place. */
export const similarSalary = (classId: RawBuilder<unknown>, placeId: RawBuilder<unknown>) => sql`(
  select percentile_disc(0.5) within group (order by n.actual_salary) from (
    select actual_salary from jobs where status = 'live' and i_class_id = ${classId}
      and tutoring_place_id = ${placeId} order by created_at desc, id desc limit ${similarJobs}) n)`;

/** Salary, time and hours of the student's last job, else the median salary of open jobs of its class and place. */
export async function readUsual(db: Db, facts: Facts): Promise<Usual> {
  const own = await one<Usual>(db)`
    select actual_salary, tutoring_time, tutoring_duration, 'student' as from from jobs
    where student_id = ${facts.student_id} and i_class_id = ${facts.i_class_id} order by id desc limit 1`;
  if (own) return own;
  const salary = similarSalary(sql`${facts.i_class_id}::int`, sql`${facts.tutoring_place_id}::int`);
  const rows = await many<{ salary: number | null }>(db)`select ${salary} as salary`;
  const actual_salary = rows[0]?.salary ?? null;
  const from = actual_salary === null ? null : ('similar' as const);
  return { actual_salary, tutoring_time: null, tutoring_duration: null, from };
}
