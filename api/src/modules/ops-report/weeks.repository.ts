import type { ReportWeek } from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many, only } from '../../kit/database/query.repository.ts';
import { unanswered } from '../lifecycle/index.ts';
import { credentialWaits } from '../ops-today/index.ts';

/** `week` is from 0. */
type Row<Field extends keyof ReportWeek> = Pick<ReportWeek, Field> & { week: number };
type Waits = Row<'waited_requests' | 'waited_credentials' | 'waited_applications'>;
type Jobs = Row<'jobs' | 'unfilled' | 'no_applicants' | 'wrong_gender' | 'low_pay' | 'no_answer'>;
type Charges = Row<'issued' | 'due' | 'paid' | 'waived' | 'refunded'>;

const byWeek = <R extends { week: number }>(rows: readonly R[]): Map<number, Omit<R, 'week'>> =>
  new Map(rows.map(({ week, ...row }) => [week, row]));

const day = sql`interval '24 hours'`;
/** Bangladesh has no summer time, so that each week has 604,800 seconds. */
export const weekOf = (at: RawBuilder<unknown>, from: Date) =>
  sql`floor(extract(epoch from ${at} - ${from}::timestamptz) / 604800)::int`;

export const countWaiting = (db: Db) =>
  only<{ requests: number; credentials: number; applications: number }>(db)`
    select (select count(*)::int from tutor_requests r
        where r.stage = 'Pending' and r.created_at < now() - ${day}) as requests,
      (select count(*)::int from tutor_certificates c
        where c.created_at < now() - ${day} and ${credentialWaits}) as credentials,
      (select count(*)::int from jobs j join applications a on a.job_id = j.id
        where j.status = 'live' and ${unanswered} and a.created_at < now() - ${day}) as applications`;

/** The first transition of `id` that left its first state. */
const firstMove = (entity: 'request' | 'application', id: RawBuilder<unknown>) => sql`(
  select min(h.at) from transitions h
  where h.entity = ${entity} and h.entity_id = ${id} and h.from_state is not null)`;

/** Those that came in a week, by whether their answer took longer than a day. An answer is the operator's decision, or
 * for an application the family's; a withdrawal ends the wait, too. */
export const countLongWaits = async (db: Db, from: Date) =>
  byWeek(
    await many<Waits>(db)`
    select ${weekOf(sql`w.came`, from)} as week, (count(*) filter (where kind = 'request'))::int as waited_requests,
      (count(*) filter (where kind = 'credential'))::int as waited_credentials,
      (count(*) filter (where kind = 'application'))::int as waited_applications
    from (
      select 'request' as kind, r.created_at as came, ${firstMove('request', sql`r.id`)} as answered
      from tutor_requests r where r.created_at >= ${from}
      union all
      select 'credential', c.created_at, case when not ${credentialWaits} then coalesce(
        (select v.verified_at from credential_verifications v where v.certificate_id = c.id),
        (select r.refused_at from credential_refusals r where r.certificate_id = c.id)) end
      from tutor_certificates c where c.created_at >= ${from}
      union all
      select 'application', a.created_at, least(a.answered_at, ${firstMove('application', sql`a.id`)})
      from applications a where a.created_at >= ${from}
    ) w
    where coalesce(w.answered, now()) - w.came > ${day}
    group by 1`,
  );

/** A median of fewer deals says little. */
const fewestDeals = 3;

/** Jobs published in a week. Deals of half a year with a job of the same class and kind of place, in the same cell of 0.1
 * degrees (11 km), are near by. */
export const countUnfilled = async (db: Db, from: Date) =>
  byWeek(
    await many<Jobs>(db)`
    with pay as materialized (
      select j.cell_large, j.i_class_id, j.tutoring_place_id,
        percentile_disc(0.5) within group (order by j.actual_salary) as salary
      from deals d join applications a on a.id = d.application_id join jobs j on j.id = a.job_id
      where d.created_at >= now() - interval '26 weeks' and j.cell_large is not null
      group by j.cell_large, j.i_class_id, j.tutoring_place_id having count(*) >= ${fewestDeals}::int
    ), published as (
      select j.*, j.status in ('expired', 'cancelled')
        or j.status = 'live' and j.created_at < now() - interval '7 days' as is_unfilled
      from jobs j where j.status in ('live', 'filled', 'expired', 'cancelled') and j.created_at >= ${from}
    )
    select ${weekOf(sql`j.created_at`, from)} as week, count(*)::int as jobs,
      (count(*) filter (where j.is_unfilled))::int as unfilled,
      (count(*) filter (where n.applicants = 0))::int as no_applicants,
      (count(*) filter (where n.applicants > 0 and n.wanted = 0))::int as wrong_gender,
      (count(*) filter (where j.is_unfilled and j.actual_salary < p.salary))::int as low_pay,
      (count(*) filter (where n.has_no_answer))::int as no_answer
    from published j
    left join pay p using (cell_large, i_class_id, tutoring_place_id)
    left join lateral (
      select count(*)::int as applicants,
        (count(*) filter (where j.tutor_gender = 3 or u.gender = j.tutor_gender))::int as wanted,
        coalesce(bool_or(a.closed_cause = 'no_answer'), false) as has_no_answer
      from applications a join tutors t on t.id = a.tutor_id join users u on u.id = t.user_id
      where a.job_id = j.id and j.is_unfilled
    ) n on j.is_unfilled
    group by 1`,
  );

/** Charges issued in a week, in taka. A part that was not refunded stays paid. */
export const sumCharges = async (db: Db, from: Date) =>
  byWeek(
    await many<Charges>(db)`
    select ${weekOf(sql`i.issued_at`, from)} as week, sum(i.amount)::float8 as issued,
      coalesce(sum(i.amount) filter (where i.status = 'unpaid'), 0)::float8 as due,
      coalesce(sum(i.amount - coalesce(i.refunded_amount, 0))
        filter (where i.status in ('paid', 'refunded')), 0)::float8 as paid,
      coalesce(sum(i.amount) filter (where i.status = 'waived'), 0)::float8 as waived,
      coalesce(sum(i.refunded_amount), 0)::float8 as refunded
    from invoices i where i.issued_at >= ${from}
    group by 1`,
  );
