import type { ContactView } from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { countRows, many, run } from '../../kit/database/query.repository.ts';
import type { Viewer } from '../../kit/viewer.ts';
import type { Shown } from './shown.ts';

const runningDeal = (job: RawBuilder<unknown>, tutor: RawBuilder<unknown>) => sql`exists (
  select from applications a join deals d on d.application_id = a.id
  where a.job_id = ${job} and a.tutor_id = ${tutor} and d.state in ('in_process', 'continue'))`;

interface Row {
  readonly user_id: number;
  readonly what: 'phone' | 'home';
  readonly because: string;
  readonly because_id: number;
}

/** Adds what the table has not: each number and home that this viewer is about to see, once for each reason. A read that
 * shows nothing new writes nothing. */
export async function recordShown(
  db: Db,
  { userId, tutorId }: Pick<Viewer, 'userId' | 'tutorId'>,
  byOperator: boolean,
  shown: readonly Shown[],
): Promise<void> {
  const rows = shown.flatMap(({ what, ...row }) => what.map((one) => ({ ...row, what: one })));
  if (rows.length === 0) return;
  const added = await many<Row>(db)`
    select distinct f.user_id, s.what, s.because, f.because_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as s("user" int, tutor int, candidate int, family int, phone text, what text, because text, id int)
    cross join lateral (
      select s."user" as user_id, s.id as because_id where s."user" is not null
      union all select t.user_id, s.id from tutors t where t.id = s.tutor
      union all select t.user_id, c.job_id from applications c join tutors t on t.id = c.tutor_id
        where c.id = s.candidate
      union all select p.user_id, s.id from jobs j join parents p on p.id = j.parent_id
        where j.id = s.family and (${byOperator}::boolean or ${runningDeal(sql`j.id`, sql`${tutorId}::int`)})
      union all select u.id, s.id from users u
        where u.phone_no = s.phone and u.phone_no_verified_at is not null) f
    where f.user_id <> ${userId} and not exists (select from contact_views v
      where v.user_id = f.user_id and v.by_user_id = ${userId} and v.by_operator = ${byOperator}
        and v.because = s.because and v.because_id = f.because_id and v.what = s.what)`;
  if (added.length === 0) return;
  await run(db)`
    insert into contact_views (user_id, by_user_id, by_operator, what, because, because_id)
    select n.user_id, ${userId}, ${byOperator}, n.what, n.because, n.because_id
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
      as n(user_id int, what text, because text, because_id int)
    join users u on u.id = n.user_id on conflict do nothing`;
}

/** All operators are one: Porao. */
const grouped = (userId: number) => sql`(
  select nullif(v.because_id, 0) as because_id, v.because, case when not v.by_operator then v.by_user_id end as by_user,
    array_agg(distinct v.what order by v.what desc) as what, min(v.seen_at) as at, min(v.id) as id
  from contact_views v where v.user_id = ${userId}
  group by v.because, v.because_id, case when not v.by_operator then v.by_user_id end) g`;

/** A tutor reads the name of a family while the deal lasts; a family that of its tutor. */
export const listViews = (db: Db, userId: number, limit: number, offset: number) => many<ContactView>(db)`
  select case when g.by_user is null then 'porao' when f.own then 'tutor' else 'guardian' end as by,
    case when f.own or f.running then u.name end as name, g.what, g.because, g.because_id, g.at
  from ${grouped(userId)}
  left join users u on u.id = g.by_user
  left join lateral (
    select p.user_id = ${userId} as own, exists (select from tutors t where t.user_id = ${userId}
      and ${runningDeal(sql`j.id`, sql`t.id`)}) as running
    from jobs j join parents p on p.id = j.parent_id where g.by_user is not null and j.id = g.because_id) f on true
  order by g.at desc, g.id desc limit ${limit} offset ${offset}`;

export const countViews = (db: Db, userId: number) => countRows(db, sql`from ${grouped(userId)}`);
