import type { TrustedContact, Visit } from '@porao/contracts';
import { sql } from 'kysely';
import { checkedOf, verifiedCredentials } from '../../kit/checked.repository.ts';
import type { Db } from '../../kit/database/open.ts';
import { exists, many, one, run, value } from '../../kit/database/query.repository.ts';

/** Agreed meetings and first lessons `v` of an account, as its tutor or its guardian. */
const ofAccount = (userId: number) => sql`(
  select a.id, a.job_id, d.id as deal_id, case when d.id is null then 'meeting' else 'lesson' end as kind,
    case when t.user_id = ${userId} then g.name else u.name end as name,
    case when t.user_id = ${userId} then g.photo else u.photo end as photo,
    case when t.user_id = ${userId} then ${checkedOf(sql`g`, sql`p`)} else ${checkedOf(sql`u`)} end as checked,
    case when t.user_id = ${userId} then array[]::text[] else ${verifiedCredentials(sql`t.id`)} end
      as verified_credentials, t.id as tutor_id, j.student_id,
    j.location_id, j.i_class_id, j.tutoring_time, j.tutoring_duration
  from applications a join tutors t on t.id = a.tutor_id join users u on u.id = t.user_id
    join jobs j on j.id = a.job_id join parents p on p.id = j.parent_id join users g on g.id = p.user_id
    left join deals d on d.application_id = a.id
  where ${userId} in (t.user_id, p.user_id) and (d.state = 'in_process'
    or (d.id is null and a.meet_asked_at is not null and a.meet_answered_at is not null
      and a.stage in ('applied', 'shortlisted', 'appointed')))) v`;

/** Days of routines begin with Saturday as 1; today in Bangladesh. */
const today = (now: Date) =>
  sql`(extract(dow from ${now}::timestamptz at time zone 'Asia/Dhaka')::int + 1) % 7 + 1`;

/** The lesson that the routine has for today; where no week is planned, the job's own time. */
const plannedTime = (now: Date) => sql`case when v.kind = 'meeting' then null
  when exists (select from routines ro where ro.student_id = v.student_id and ro.tutor_id = v.tutor_id)
    then (select ro.time from routines ro where ro.student_id = v.student_id and ro.tutor_id = v.tutor_id
      and ro.day = ${today(now)})
  else v.tutoring_time end`;

export const listVisits = (db: Db, userId: number, now: Date) => many<Visit>(db)`
  select v.id, v.kind, v.job_id, v.deal_id, v.name, v.photo, v.checked, v.verified_credentials, l.location_name as area, k.class_name,
    to_char(${plannedTime(now)}, 'HH24:MI') as time, o.arrived_at, o.home_by, o.contact_told_at
  from ${ofAccount(userId)} join i_classes k on k.id = v.i_class_id
    left join locations l on l.id = v.location_id
    left join visits o on o.application_id = v.id and o.user_id = ${userId} and o.home_at is null
  order by o.arrived_at is null, v.kind, v.id desc limit 20`;

/** When today's planned lesson ends; null for a meeting or without a time. Undefined where there is no such visit. */
export const findVisit = (db: Db, userId: number, id: number, now: Date) => one<{ ends: string | null }>(db)`
  select (((${now}::timestamptz at time zone 'Asia/Dhaka')::date + ${plannedTime(now)}
    + make_interval(mins => (coalesce(v.tutoring_duration, 1) * 60)::int)) at time zone 'Asia/Dhaka')::text as ends
  from ${ofAccount(userId)} where v.id = ${id}`;

interface Arrival {
  readonly userId: number;
  readonly id: number;
  readonly now: Date;
  readonly homeBy: Date;
}

/** Whoever arrives elsewhere has come away from the place before. Said again, it is a later time of the same visit. */
export async function saveArrival(trx: Db, { userId, id, now, homeBy }: Arrival): Promise<void> {
  await run(trx)`update visits set home_at = ${now}
    where user_id = ${userId} and application_id <> ${id} and home_at is null`;
  await run(trx)`insert into visits (user_id, application_id, arrived_at, home_by)
    values (${userId}, ${id}, ${now}, ${homeBy})
    on conflict (user_id) where home_at is null
      do update set home_by = excluded.home_by, reminded_at = null`;
}

/** False where nobody is on the way home from it. */
export const saveHome = (db: Db, userId: number, id: number, now: Date) => exists(db)`
  update visits set home_at = ${now}
  where user_id = ${userId} and application_id = ${id} and home_at is null returning id`;

export const findContact = (db: Db, userId: number) => one<TrustedContact>(db)`
  select c.name, c.phone_no, s.phone_no is not null as stopped
  from trusted_contacts c left join stopped_contacts s on s.phone_no = c.phone_no where c.user_id = ${userId}`;

export const isStopped = (db: Db, phone: string) =>
  exists(db)`select from stopped_contacts where phone_no = ${phone}`;

/** True where this phone was not the account's contact before. */
export const saveContact = (trx: Db, userId: number, name: string, phone: string) => value<boolean>(trx)`
  with before as (select phone_no from trusted_contacts where user_id = ${userId})
  insert into trusted_contacts (user_id, name, phone_no) values (${userId}, ${name}, ${phone})
  on conflict (user_id) do update set name = excluded.name, phone_no = excluded.phone_no, added_at = now()
  returning phone_no is distinct from (select phone_no from before)`;

export const removeContact = (db: Db, userId: number) =>
  run(db)`delete from trusted_contacts where user_id = ${userId}`;

/** Ends all messages to a phone that somebody named; returns the language of whoever named it last. */
export const stopContact = (db: Db, phone: string) => value<'en' | 'bn'>(db)`
  with named as (select coalesce(u.language, 'bn') as language from trusted_contacts c join users u on u.id = c.user_id
      where c.phone_no = ${phone} order by c.added_at desc limit 1),
    stopped as (insert into stopped_contacts (phone_no) select ${phone} from named on conflict do nothing)
  select language from named`;
