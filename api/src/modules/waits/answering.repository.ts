import { type RawBuilder, sql } from 'kysely';
import { unanswered, waitHours } from '../lifecycle/index.ts';

/** Selects what the tutor of an application `a` is asked, with its deadlines. */
export const tutorWaits = sql`case when a.stage in ('applied', 'shortlisted') then a.meet_by end as meet_by,
  a.stage in ('applied', 'shortlisted') and a.meet_answered_at is not null as meet_answered,
  case when a.stage = 'appointed' then a.accept_by end as accept_by,
  a.stage = 'appointed' and a.accept_answered_at is not null as accepted,
  case when a.stage = 'applied' and a.meet_by is null then a.again_by end as again_by,
  a.again_answered_at is not null as again_answered`;

/** `Answering` of the contracts over rows of (in_time, hours); null below three. */
const answering = (waits: RawBuilder<unknown>, figures: RawBuilder<unknown>) => sql`(
  select case when f.count >= 3 then ${figures} end from (
    select count(*)::int as count, 100.0 * count(*) filter (where w.in_time) / nullif(count(*), 0) as share,
      percentile_cont(0.5) within group (order by w.hours) as hours from (${waits}) w) f)`;

const exact = sql`jsonb_build_object('count', f.count, 'share', round(f.share)::int,
  'median_hours', ceil(f.hours)::int)`;

/** Many families have the same: exact figures would tell which jobs are of one family. */
const rough = sql`jsonb_build_object(
  'count', (select max(step) from unnest(array[3, 10, 30]) step where step <= f.count),
  'share', case when f.share > 0 then greatest(10, round(f.share / 10) * 10)::int else 0 end,
  'median_hours', (select min(step) from unnest(array[1, 6, 12, 24, 48, 72, 120]) step
    where step >= least(f.hours, 120) and f.hours is not null))`;

const hoursBetween = (from: RawBuilder<unknown>, until: RawBuilder<unknown>) =>
  sql`extract(epoch from ${until} - ${from}) / 3600`;

/** Counts a guardian's applications that were answered, or ended without an answer. An answer that was taken back is none. */
export const answersOfFamily = (parentId: RawBuilder<unknown>) =>
  answering(
    sql`
    select a.closed_cause is distinct from 'no_answer' as in_time, case when a.closed_cause is distinct from
      'no_answer' then ${hoursBetween(sql`a.created_at`, sql`a.answered_at`)} end as hours
    from jobs of join applications a on a.job_id = of.id
    where of.parent_id = ${parentId}
      and (a.answered_at is not null and not ${unanswered} or a.closed_cause = 'no_answer')`,
    rough,
  );

/** Counts a tutor's meetings and appointments that were answered, or whose deadline passed. */
export const answersOfTutor = (tutorId: RawBuilder<unknown>) =>
  answering(
    sql`
    select coalesce(w.answered_at <= w.until, false) as in_time, ${hoursBetween(sql`w.since`, sql`w.answered_at`)} as hours
    from applications of cross join lateral (values
      (of.meet_asked_at, of.meet_by, of.meet_answered_at, of.meet_warned_at),
      (of.accept_by - make_interval(hours => ${waitHours.acceptance}), of.accept_by, of.accept_answered_at,
        of.accept_warned_at)) w (since, until, answered_at, passed_at)
    where of.tutor_id = ${tutorId} and (w.answered_at is not null or w.passed_at is not null)`,
    exact,
  );
