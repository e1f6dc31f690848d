import { type RawBuilder, sql } from 'kysely';
import { waitHours } from '../lifecycle/index.ts';

/** `Answering` of the contracts over rows of (in_time, hours); null below three. */
const answering = (waits: RawBuilder<unknown>) => sql`(
  select case when count(*) >= 3 then jsonb_build_object('count', count(*)::int,
    'share', round(100.0 * count(*) filter (where w.in_time) / count(*))::int,
    'median_hours', ceil(percentile_cont(0.5) within group (order by w.hours))::int) end
  from (${waits}) w)`;

const hoursBetween = (from: RawBuilder<unknown>, until: RawBuilder<unknown>) =>
  sql`extract(epoch from ${until} - ${from}) / 3600`;

/** Of a guardian's applications that were answered, or ended without an answer. */
export const answersOfFamily = (parentId: RawBuilder<unknown>) =>
  answering(sql`
    select w.answered_at is not null as in_time, ${hoursBetween(sql`w.created_at`, sql`w.answered_at`)} as hours
    from jobs of join applications w on w.job_id = of.id
    where of.parent_id = ${parentId} and (w.answered_at is not null or w.closed_cause = 'no_answer')`);

/** Of a tutor's meetings and appointments that were answered, or whose deadline passed. */
export const answersOfTutor = (tutorId: RawBuilder<unknown>) =>
  answering(sql`
    select coalesce(w.answered_at <= w.until, false) as in_time, ${hoursBetween(sql`w.since`, sql`w.answered_at`)} as hours
    from applications of cross join lateral (values
      (of.meet_asked_at, of.meet_by, of.meet_answered_at, of.meet_warned_at),
      (of.accept_by - make_interval(hours => ${waitHours.acceptance}), of.accept_by, of.accept_answered_at,
        of.accept_warned_at)) w (since, until, answered_at, passed_at)
    where of.tutor_id = ${tutorId} and (w.answered_at is not null or w.passed_at is not null)`);
