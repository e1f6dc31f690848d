import { meetingCaseDays, type TrustedContact, type Visit } from '@porao/contracts';
import { sql } from 'kysely';
import { checkedOf, papersChecked, verifiedCredentials } from '../../kit/checked.repository.ts';
import type { Db } from '../../kit/database/open.ts';
import { exists, isoTime, many, one, run, value } from '../../kit/database/query.repository.ts';
import { caseKnown } from '../notices/index.ts';

/** Days of routines begin with Saturday as 1; today in Bangladesh. */
const today = (now: Date) =>
  sql`(extract(dow from ${now}::timestamptz at time zone 'Asia/Dhaka')::int + 1) % 7 + 1`;

/** Applications of an account, as its tutor or its guardian: with agreed meetings and first lessons (`current`), with those
 * where somebody still is, and with meetings that can be reported or have been. */
const ofAccount = (userId: number, now: Date) => sql`(
  select w.*, o.arrived_at, o.home_by, o.contact_told_at
  from (select a.id, a.job_id, a.meeting_agreed_at, d.id as deal_id, d.state,
      case when t.user_id = ${userId} then 'tutor' else 'guardian' end as side,
      coalesce(d.state = 'in_process', false) or (d.id is null and a.meet_asked_at is not null and a.meet_answered_at is not null
        and a.stage in ('applied', 'shortlisted', 'appointed')) as current,
      t.id as tutor_id, t.user_id as tutor_user_id, p.id as parent_id, p.user_id as parent_user_id,
      j.student_id, j.location_id, j.i_class_id, j.tutoring_time, j.tutoring_duration
    from applications a join tutors t on t.id = a.tutor_id
      join jobs j on j.id = a.job_id join parents p on p.id = j.parent_id
      left join deals d on d.application_id = a.id
    where ${userId} in (t.user_id, p.user_id)) w
  left join visits o on o.application_id = w.id and o.user_id = ${userId} and o.home_at is null
  where w.current or o.id is not null or (w.deal_id is null
    and (w.meeting_agreed_at > ${now}::timestamptz - make_interval(days => ${meetingCaseDays}::int)
      or exists (select from cases c where c.application_id = w.id and c.state <> 'closed'
        and ${caseKnown(sql`w.side`)})))) x`;

/** The lesson that the routine has for today; where no week is planned, the job's own time. */
const plannedTime = (now: Date) => sql`case when x.deal_id is null then null
  when exists (select from routines ro where ro.student_id = x.student_id and ro.tutor_id = x.tutor_id)
    then (select ro.time from routines ro where ro.student_id = x.student_id and ro.tutor_id = x.tutor_id
      and ro.day = ${today(now)})
  else x.tutoring_time end`;

export const listVisits = (db: Db, userId: number, now: Date) => many<Visit>(db)`
  select x.id, case when x.deal_id is null then 'meeting' else 'lesson' end as kind, x.current, x.side,
    x.job_id, x.deal_id, u.name, u.photo,
    case when x.side = 'tutor' then ${checkedOf(sql`u`, sql`p`)} else ${checkedOf(sql`u`)} end as checked,
    case when x.side = 'tutor' then array[]::text[] else ${verifiedCredentials(sql`x.tutor_id`)} end as verified_credentials,
    case when x.side = 'guardian' then ${papersChecked(sql`x.tutor_id`)} end as papers_checked_at,
    l.location_name as area, k.class_name, to_char(${plannedTime(now)}, 'HH24:MI') as time,
    x.arrived_at, x.home_by, x.contact_told_at
  from ${ofAccount(userId, now)} join i_classes k on k.id = x.i_class_id
    join users u on u.id = case when x.side = 'tutor' then x.parent_user_id else x.tutor_user_id end
    join parents p on p.id = x.parent_id left join locations l on l.id = x.location_id
  order by x.arrived_at is null, not x.current, x.deal_id is not null, x.id desc limit 20`;

/** When today's planned lesson ends; null for a meeting or without a time. Undefined where nobody goes to such a visit. */
export const findVisit = (db: Db, userId: number, id: number, now: Date) => one<{ ends: string | null }>(db)`
  select ${isoTime(sql`(((${now}::timestamptz at time zone 'Asia/Dhaka')::date + ${plannedTime(now)}
    + make_interval(mins => (coalesce(x.tutoring_duration, 1) * 60)::int)) at time zone 'Asia/Dhaka')`)} as ends
  from ${ofAccount(userId, now)} where x.id = ${id} and x.current`;

/** Writes of one account about its visits and contact come one after the other. */
export const lockPerson = (trx: Db, userId: number) =>
  run(trx)`select id from users where id = ${userId} for no key update`;

interface Arrival {
  readonly userId: number;
  readonly id: number;
  readonly now: Date;
  readonly homeBy: Date;
}

/** Whoever arrives elsewhere has come away from the place before. Said again it changes nothing: another device may not
 * know of it yet. */
export async function saveArrival(trx: Db, { userId, id, now, homeBy }: Arrival): Promise<void> {
  await lockPerson(trx, userId);
  await run(trx)`update visits set home_at = ${now}
    where user_id = ${userId} and application_id <> ${id} and home_at is null`;
  await run(trx)`insert into visits (user_id, application_id, arrived_at, home_by)
    values (${userId}, ${id}, ${now}, ${homeBy}) on conflict (user_id) where home_at is null do nothing`;
}

/** One hour more than was said or than it is now, never less. False where nobody is away, or the contact was told. */
export const saveLater = (db: Db, userId: number, id: number, now: Date, latest: Date) => exists(db)`
  update visits set reminded_at = null,
    home_by = greatest(home_by, least(greatest(home_by, ${now}) + interval '1 hour', ${latest}))
  where user_id = ${userId} and application_id = ${id} and home_at is null and contact_told_at is null
  returning id`;

/** False where nobody went to it; said again it changes nothing. */
export const saveHome = (db: Db, userId: number, id: number, now: Date) => exists(db)`
  update visits set home_at = coalesce(home_at, ${now})
  where user_id = ${userId} and application_id = ${id} returning id`;

/** The same by a text message, which names no visit. */
export const saveHomeAnywhere = (db: Db, userId: number, now: Date) => exists(db)`
  update visits set home_at = ${now} where user_id = ${userId} and home_at is null returning id`;

export const findContact = (db: Db, userId: number) => one<TrustedContact>(db)`
  select c.name, c.phone_no, s.phone_no is not null as stopped
  from trusted_contacts c left join stopped_contacts s on s.phone_no = c.phone_no where c.user_id = ${userId}`;

export const isStopped = (db: Db, phone: string) =>
  exists(db)`select from stopped_contacts where phone_no = ${phone}`;

export const isOwnPhone = (db: Db, userId: number, phone: string) =>
  exists(db)`select from users where id = ${userId} and phone_no = ${phone}`;

/** A contact of another phone is a new one; a corrected name changes nothing of it. */
export const saveContact = (trx: Db, userId: number, name: string, phone: string) => run(trx)`
  insert into trusted_contacts as c (user_id, name, phone_no) values (${userId}, ${name}, ${phone})
  on conflict (user_id) do update set name = excluded.name, phone_no = excluded.phone_no,
    added_at = case when c.phone_no = excluded.phone_no then c.added_at else now() end`;

export const removeContact = (db: Db, userId: number) =>
  run(db)`delete from trusted_contacts where user_id = ${userId}`;

/** Ends all messages to a phone that somebody named, or that is no account's: whoever named it may have taken it back.
 * Returns the language of whoever names it; undefined where nobody does. */
export const stopContact = (db: Db, phone: string, hasAccount: boolean) => value<'en' | 'bn'>(db)`
  with named as (select coalesce(u.language, 'bn') as language from trusted_contacts c join users u on u.id = c.user_id
      where c.phone_no = ${phone} order by c.added_at desc limit 1),
    stopped as (insert into stopped_contacts (phone_no)
      select ${phone} where not ${hasAccount}::boolean or exists (select from named) on conflict do nothing)
  select language from named`;
