import type { Db } from '../../kit/database/open.ts';
import { many, one, run } from '../../kit/database/query.repository.ts';

interface Late {
  readonly id: number;
  readonly user_id: number;
  readonly home_by: string;
}

/** Marks visits whose time is over as reminded, and returns them. Several processes may run it: each takes others. */
export const takeLate = (trx: Db, now: Date, limit: number) => many<Late>(trx)`
  update visits set reminded_at = ${now} where id in (
    select id from visits where home_at is null and reminded_at is null and contact_told_at is null
      and home_by <= ${now} order by id limit ${limit} for update skip locked)
  returning id, user_id, home_by`;

/** Marks visits as told so many minutes after the reminder, where a contact was named before their time was over. */
export const takeSilent = (trx: Db, now: Date, minutes: number, limit: number) => many<{ id: number }>(trx)`
  update visits set contact_told_at = ${now} where id in (
    select v.id from visits v where v.home_at is null and v.contact_told_at is null
      and v.reminded_at <= ${now}::timestamptz - make_interval(mins => ${minutes})
      and exists (select from trusted_contacts c where c.user_id = v.user_id and c.added_at <= v.home_by
        and not exists (select from stopped_contacts s where s.phone_no = c.phone_no))
    order by v.id limit ${limit} for update skip locked)
  returning id`;

export interface ToTell {
  readonly phone_no: string;
  readonly language: 'en' | 'bn';
  readonly name: string;
  readonly own_phone: string;
  readonly area: string | null;
  readonly arrived_at: string;
}

/** Undefined where the person came home, or the contact stopped or is another one, meanwhile. */
export const readSilent = (db: Db, visit: number) => one<ToTell>(db)`
  select c.phone_no, coalesce(u.language, 'bn') as language, u.name, u.phone_no as own_phone,
    l.location_name as area, v.arrived_at
  from visits v join users u on u.id = v.user_id join trusted_contacts c on c.user_id = u.id
    join applications a on a.id = v.application_id join jobs j on j.id = a.job_id
    left join locations l on l.id = j.location_id
  where v.id = ${visit} and v.home_at is null and v.contact_told_at is not null and c.added_at <= v.home_by
    and not exists (select from stopped_contacts s where s.phone_no = c.phone_no)`;

/** Undefined where this phone stopped or is the account's contact no more. */
export const readNamed = (db: Db, userId: number, phone: string) => one<
  Pick<ToTell, 'phone_no' | 'language' | 'name'>
>(db)`
  select c.phone_no, coalesce(u.language, 'bn') as language, u.name
  from trusted_contacts c join users u on u.id = c.user_id where c.user_id = ${userId} and c.phone_no = ${phone}
    and not exists (select from stopped_contacts s where s.phone_no = c.phone_no)`;

export const sweepVisits = (db: Db) =>
  run(db)`delete from visits where arrived_at < now() - interval '30 days'`;
