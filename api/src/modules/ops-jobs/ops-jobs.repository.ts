import type { JobFilter, OpsApplication, OpsJob, OpsJobDetail } from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { allOf, many, one, withTotal } from '../../kit/database/query.repository.ts';
import { searchCondition } from '../../kit/database/search.repository.ts';
import type { Language } from '../../kit/failure.ts';
import { reasonText } from '../transitions/index.ts';
import { tutorWaits } from '../waits/index.ts';

const joins = sql`left join parents p on p.id = j.parent_id left join users u on u.id = p.user_id`;
const columns = sql`j.id, j.status, k.class_name, g.category_name, tp.tutoring_place, l.location_name, c.city_name,
  j.flat_house, j.road_no, j.latitude, j.longitude, j.actual_salary, j.job_duration, j.request_id,
  j.created_at, j.live_until, case when j.status = 'live' then j.answer_by end as answer_by,
  case when u.id is not null then jsonb_build_object('user_id', u.id, 'name', u.name,
    'phone_no', u.phone_no, 'banned', u.banned_at is not null) end as guardian,
  n.applications, n.undecided, n.preferred, n.meet_asked`;
const described = sql`join i_classes k on k.id = j.i_class_id
  join tutoring_categories g on g.id = j.tutoring_category_id
  join tutoring_places tp on tp.id = j.tutoring_place_id
  left join locations l on l.id = j.location_id
  left join cities c on c.id = j.city_id ${joins}
  cross join lateral (
    select count(*)::int as applications, count(*) filter (where a.stage in ('applied', 'pending'))::int as undecided,
      count(*) filter (where a.preferred_at is not null and a.stage <> 'closed')::int as preferred,
      coalesce(bool_or(a.meet_asked_at is not null and a.stage <> 'closed'), false) as meet_asked
    from applications a where a.job_id = j.id) n`;

const orders: Readonly<Record<JobFilter['sort'], RawBuilder<unknown>>> = {
  newest: sql`j.created_at desc, j.id desc`,
  oldest: sql`j.created_at, j.id`,
  ending: sql`j.live_until, j.id`,
};

const having = (condition: RawBuilder<unknown>) =>
  sql`exists (select from applications a where a.job_id = j.id and ${condition})`;
const withApplications: Readonly<Record<NonNullable<JobFilter['applications']>, RawBuilder<unknown>>> = {
  none: sql`not exists (select from applications a where a.job_id = j.id)`,
  undecided: having(sql`a.stage in ('applied', 'pending')`),
  marked: having(sql`a.stage <> 'closed' and (a.preferred_at is not null or a.meet_asked_at is not null)`),
};

const conditionOf = ({ status, q, city_id, i_class_id, applications }: JobFilter) =>
  allOf(
    sql`j.status = ${status}`,
    searchCondition(q, { ids: ['j.id'], people: ['u'] }),
    city_id !== undefined && sql`j.city_id = ${city_id}`,
    i_class_id !== undefined && sql`j.i_class_id = ${i_class_id}`,
    applications && withApplications[applications],
  );

/** Jobs with exact home and guardian. Applications are counted for the rows of the page only. */
export async function listJobs(db: Db, filter: JobFilter, limit: number, offset: number) {
  const matching = sql`from jobs j ${joins} where ${conditionOf(filter)}`;
  const order = orders[filter.sort];
  const page = many<OpsJob>(db)`
    with chosen as materialized (select j.id ${matching} order by ${order} limit ${limit} offset ${offset})
    select ${columns} from chosen join jobs j on j.id = chosen.id ${described} order by ${order}`;
  return withTotal(db, page, matching);
}

/** Without the charge, which is computed from the terms of the day. */
type Detail = Omit<OpsJobDetail, 'charge'> & { tutoring_place_id: number };

export const readJobDetail = (db: Db, id: number) => one<Detail>(db)`
    select ${columns}, j.tutoring_place_id, j.student_gender, j.tutor_gender, j.days_in_week,
      j.tutoring_time::text as tutoring_time, j.tutoring_duration, j.number_of_students, j.hiring_date,
      j.crash_program, j.trial_lesson, j.tutor_requirement,
      (select d.id from applications a join deals d on d.application_id = a.id where a.job_id = j.id
        and a.stage in ('confirm', 'payment') order by d.id desc limit 1) as deal_id,
      coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'subject_name', s.subject_name) order by s.id)
        from job_subjects js join subjects s on s.id = js.subject_id where js.job_id = j.id), '[]') as subjects
    from jobs j ${described} where j.id = ${id}`;

/** All applications of a job, the furthest first. */
export async function listApplications(
  db: Db,
  jobId: number,
  { limit, offset, language }: { limit: number; offset: number; language: Language },
) {
  const page = many<Omit<OpsApplication, 'fit'> & { closed_cause: string | null }>(db)`
    select a.id, a.job_id as tuition_job_offer_id, a.tutor_id, a.closed_reason, a.closed_cause,
      a.created_at as applied_at,
      case when a.stage = 'closed' then coalesce(a.closed_as, 'not_selected')
        when a.stage = 'pending' then 'applied' else a.stage end as state,
      a.preferred_at is not null as preferred,
      case when a.stage <> 'closed' then a.meet_asked_at end as meet_asked_at, ${tutorWaits},
      jsonb_build_object('user_id', u.id, 'name', u.name, 'phone_no', u.phone_no,
        'banned', u.banned_at is not null) as tutor
    from applications a join tutors t on t.id = a.tutor_id join users u on u.id = t.user_id
    where a.job_id = ${jobId}
    order by array_position(array['confirm', 'payment', 'appointed', 'shortlisted', 'applied'], a.stage),
      a.created_at, a.id
    limit ${limit} offset ${offset}`;
  const { rows, total } = await withTotal(db, page, sql`from applications where job_id = ${jobId}`);
  return {
    rows: rows.map(({ closed_cause, ...row }) => ({
      ...row,
      closed_reason: reasonText(closed_cause, row.closed_reason, language),
    })),
    total,
  };
}
