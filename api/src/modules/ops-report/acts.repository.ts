import type { OpsReport, ReportWeek } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many } from '../../kit/database/query.repository.ts';
import { weekOf } from './weeks.repository.ts';

type Act = OpsReport['acts'][number];
type Decisions = Pick<ReportWeek, 'decisions' | 'median_hours'>;

/** Counts of a week, or of an operator and an act. */
type Counted = (Omit<Act, 'actor_name'> | { action: null }) &
  Decisions & { week: number; name: string | null };

/** Operators times kinds of acts: more than a team has. */
const mostActs = 200;

/** Acts by who did them, and the decisions among them by week; both of one reading of the log. A decision is an act that
 * somebody waited for. */
export async function countActs(db: Db, from: Date) {
  const rows = await many<Counted>(db)`
    with acts as (
      select ${weekOf(sql`a.at`, from)} as week, a.actor_user_id, a.subject, a.action,
        extract(epoch from a.at - coalesce(r.created_at, c.created_at)) / 3600 as hours
      from audit_log a
      left join tutor_requests r
        on a.subject = 'request' and a.action in ('approve', 'reject') and r.id = a.subject_id
      left join tutor_certificates c
        on a.subject = 'credential' and a.action in ('verify', 'refuse') and c.id = a.subject_id
      where a.at >= ${from} and a.action not in ('view', 'export')
        and not (a.actor_user_id is null and a.action = 'lift-ban')
    )
    select s.*, u.name from (
      select week, actor_user_id, subject, action, count(*)::int as count, count(hours)::int as decisions,
        round((percentile_cont(0.5) within group (order by hours))::numeric, 1)::float8 as median_hours
      from acts group by grouping sets ((week), (actor_user_id, subject, action))
    ) s left join users u on u.id = s.actor_user_id
    order by s.count desc, s.subject, s.action, s.actor_user_id`;
  const byWeek = new Map<number, Decisions>();
  const acts: Act[] = [];
  for (const { week, name, decisions, ...act } of rows)
    if (act.action === null) byWeek.set(week, { decisions, median_hours: act.median_hours });
    else acts.push({ ...act, actor_name: name });
  return { decisions: byWeek, acts: acts.slice(0, mostActs) };
}
