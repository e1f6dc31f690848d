import type { OpsToday } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { many } from '../../kit/database/query.repository.ts';

/** A ban that ended by itself is nobody's act, and a file of a list decides nothing. */
export const countActs = (db: Db, since: Date) => many<OpsToday['decided'][number]>(db)`
    select a.actor_user_id, u.name as actor_name, a.subject, a.action, count(*)::int as count
    from audit_log a left join users u on u.id = a.actor_user_id
    where a.at >= ${since} and a.action <> 'export' and not (a.actor_user_id is null and a.action = 'lift-ban')
    group by a.actor_user_id, u.name, a.subject, a.action
    order by count(*) desc, a.subject, a.action, a.actor_user_id`;

/** `week` is from 0. */
type WeekRow = Pick<OpsToday['weeks'][number], 'requests' | 'applications' | 'deals'> & { week: number };

/** Each number is a range of an index. Bangladesh has no summer time, so that each week has seven times 24 hours. */
export const countWeeks = (db: Db, from: Date, weeks: number) => many<WeekRow>(db)`
    select w.week,
      (select count(*)::int from tutor_requests r
        where r.created_at >= w.at and r.created_at < w.at + interval '168 hours') as requests,
      (select count(*)::int from applications a
        where a.created_at >= w.at and a.created_at < w.at + interval '168 hours') as applications,
      (select count(*)::int from deals d
        where d.created_at >= w.at and d.created_at < w.at + interval '168 hours') as deals
    from (select week, ${from}::timestamptz + week * interval '168 hours' as at
      from generate_series(0, ${weeks}::int - 1) as week) w
    order by w.week`;

/** Median days from a request to its deal, by the week of the deal, with one digit after the point. */
export async function medianDays(db: Db, from: Date): Promise<Map<number, number>> {
  const rows = await many<{ week: number; days: number }>(db)`
    select floor(extract(epoch from d.created_at - ${from}::timestamptz) / 604800)::int as week,
      round((percentile_cont(0.5) within group (order by extract(epoch from d.created_at - r.created_at))
        / 86400)::numeric, 1)::float8 as days
    from deals d join applications a on a.id = d.application_id join jobs j on j.id = a.job_id
    join tutor_requests r on r.id = j.request_id
    where d.created_at >= ${from}
    group by 1`;
  return new Map(rows.map(({ week, days }) => [week, days]));
}
