import { type AccountStatus, normalizePhone, type OpsUser } from '@porao/contracts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { addressCheck } from '../../kit/checked.repository.ts';
import type { Db } from '../../kit/database/open.ts';
import { allOf, exists, many, one, run, value, withTotal } from '../../kit/database/query.repository.ts';
import type { Users } from '../../kit/database/rows.generated.ts';
import { containing, containsName, containsWords } from '../../kit/database/search.repository.ts';

const readUsers = (db: Db, tail: RawBuilder<unknown>) => many<OpsUser>(db)`
    select u.id, u.name, u.phone_no, u.phone_no_verified_at is not null as verified, u.email,
      u.email_verified_at is not null as email_verified, u.account_status, u.banned_at, u.banned_until, u.created_at,
      ${addressCheck(sql`p`)} as address_check,
      t.id as tutor_id, p.id as parent_id,
      array_remove(array[case when t.id is not null then 'tutor' end, case when p.id is not null then 'parent' end],
        null) || array(select role from role_grants where user_id = u.id order by role) as roles
    from users u left join tutors t on t.user_id = u.id left join parents p on p.user_id = u.id ${tail}`;

/** A whole phone number by its index; other numbers as an id or a part of a phone number; the rest as part of an
 * e-mail or a name. */
export function matching(q: string) {
  if (q === '') return sql`true`;
  const phone = normalizePhone(q);
  if (/^01\d{9}$/.test(phone)) return sql`u.phone_no = ${phone}`;
  if (/^#?\d{1,9}$/.test(phone)) {
    const id = Number(phone.replace('#', ''));
    return phone.startsWith('#')
      ? sql`u.id = ${id}`
      : sql`(u.id = ${id} or u.phone_no like ${containing(phone)})`;
  }
  if (/^[+\d]+$/.test(phone)) return sql`u.phone_no like ${containing(phone.replace('+', ''))}`;
  return q.includes('@') ? containsWords([sql.ref('u.email')], q) : containsName([sql.ref('u.name')], q);
}

export interface Filter {
  readonly q: string;
  readonly role?: string | undefined;
  readonly status?: AccountStatus | 'none' | undefined;
  readonly banned?: '0' | '1' | undefined;
}

function ofRole(role: string) {
  if (role === 'tutor') return sql`exists (select from tutors where user_id = u.id)`;
  if (role === 'parent') return sql`exists (select from parents where user_id = u.id)`;
  return sql`exists (select from role_grants where user_id = u.id and role = ${role})`;
}

const where = ({ q, role, status, banned }: Filter) =>
  allOf(
    matching(q),
    role !== undefined && ofRole(role),
    status && (status === 'none' ? sql`u.account_status is null` : sql`u.account_status = ${status}`),
    banned && (banned === '1' ? sql`u.banned_at is not null` : sql`u.banned_at is null`),
  );

/** Newest first. */
export async function findUsers(db: Db, filter: Filter, limit: number, offset: number) {
  const wanted = where(filter);
  // Rows that the page skips need no other columns.
  const ids = sql`array(select u.id from users u where ${wanted} order by u.id desc limit ${limit} offset ${offset})`;
  const rows = readUsers(db, sql`where u.id = any(${ids}) order by u.id desc`);
  return withTotal(db, rows, sql`from users u where ${wanted}`);
}

export async function readUser(db: Db, id: number): Promise<OpsUser | undefined> {
  return (await readUsers(db, sql`where u.id = ${id}`))[0];
}

type LockedUser = Pick<
  Selectable<Users>,
  'id' | 'account_status' | 'banned_at' | 'phone_no' | 'phone_no_verified_at'
>;

export const lockUser = (trx: Db, id: number) => one<LockedUser>(trx)`
  select id, account_status, banned_at, phone_no, phone_no_verified_at from users where id = ${id} for update`;

export async function saveUser(
  trx: Db,
  id: number,
  fields: {
    account_status?: AccountStatus | null;
    banned_at?: string | null;
    banned_until?: string | null;
    phone_no_verified_at?: string;
  },
): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  await trx.updateTable('users').set(fields).where('id', '=', id).execute();
}

/** Verified accounts only. */
export const userByPhone = (db: Db, phone: string) =>
  value<number>(db)`select id from users where phone_no = ${phone} and phone_no_verified_at is not null`;

/** Lifts bans whose time has come; returns the accounts. */
export const liftEnded = (trx: Db, now: Date) => many<{ id: number; banned_at: string }>(trx)`
  with ended as (select id, banned_at from users where banned_until <= ${now} for update skip locked),
  lifted as (
    update users set banned_at = null, banned_until = null from ended where users.id = ended.id
    returning ended.id, ended.banned_at)
  select * from lifted order by id`;

/** The homes of a guardian in one text; null without any. */
export const addressOf = (userId: RawBuilder<unknown>) => sql`(
  select string_agg(concat_ws(', ', nullif(x.details_location, ''), l.location_name, c.city_name), '; ' order by x.id)
  from parent_locations x join parents p on p.id = x.parent_id join locations l on l.id = x.location_id
    join cities c on c.id = x.city_id where p.user_id = ${userId})`;

/** The same, of which nothing is changed until the transaction ends: each new or corrected home changes that row. */
export async function lockAddress(trx: Db, userId: number): Promise<string | null> {
  await run(trx)`select from parents where user_id = ${userId} for update`;
  return (await value<string | null>(trx)`select ${addressOf(sql`${userId}::int`)}`) ?? null;
}

/** Marks the address of a guardian who gave one; false for everybody else. */
export const saveAddressCheck = (trx: Db, userId: number, by: 'call' | 'paper' | null) => exists(trx)`
  update parents set address_checked_by = ${by}, address_checked_at = case when ${by}::text is not null then now() end
  where user_id = ${userId} and exists (select from parent_locations l where l.parent_id = parents.id) returning id`;
