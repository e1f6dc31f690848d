import type { Deal, MyTutor } from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { countRows, exists, many, one, only } from '../../kit/database/query.repository.ts';
import { changesOf } from '../seasons/index.ts';

export async function insertDeal(trx: Db, applicationId: number): Promise<number> {
  const deal = await only<{ id: number }>(trx)`
    insert into deals (application_id) values (${applicationId}) returning id`;
  return deal.id;
}

/** Until when both sides say that lessons started, of a deal `d`. */
export const startBy = sql`case when d.state = 'in_process' then d.start_by end as start_by`;

/** Lessons of the student `s` of a deal with the tutor of its application `a`, Saturday first. */
const routine = sql`coalesce((
  select jsonb_agg(jsonb_build_object('day', ro.day, 'time', to_char(ro.time, 'HH24:MI'), 'subjects',
    array(select su.subject_name from routine_subjects rs join subjects su on su.id = rs.subject_id
      where rs.routine_id = ro.id order by su.id)) order by ro.day)
  from routines ro where ro.student_id = s.id and ro.tutor_id = a.tutor_id), '[]') as routine, ${changesOf(sql`d.id`)} as changes`;

type DealRow = Omit<Deal, 'status' | 'previous_schedule'> & {
  state: 'in_process' | 'continue';
  created_at: string;
  applied_at: string;
  steps: { stage: string; at: string }[];
};

/** Running deals of a tutor, newest first. The steps are those of the application and of the deal. */
export async function listDeals(db: Db, tutorId: number): Promise<Deal[]> {
  const rows = await many<DealRow>(db)`
    select d.id, d.state, d.created_at, a.created_at as applied_at, j.id as tuition_job_offer_id,
      j.latitude, j.longitude,
      jsonb_build_object('class', k.class_name, 'medium', g.category_name, 'school', i.university_name,
        'salary', j.actual_salary) as class_info,
      jsonb_build_object('name', u.name, 'phone', u.phone_no, 'address',
        concat_ws(', ', nullif(j.flat_house, ''), nullif(j.road_no, ''), l.location_name, c.city_name))
        as parent_info,
      d.tutor_started_at is not null as started_by_tutor,
      d.guardian_started_at is not null as started_by_guardian, ${startBy}, ${routine},
      coalesce((select jsonb_agg(jsonb_build_object('stage', h.to_state, 'at', h.at) order by h.id)
        from transitions h where (h.entity = 'application' and h.entity_id = a.id and h.to_state <> 'payment')
          or (h.entity = 'deal' and h.entity_id = d.id)), '[]') as steps
    from deals d
    join applications a on a.id = d.application_id
    join jobs j on j.id = a.job_id
    join i_classes k on k.id = j.i_class_id
    join tutoring_categories g on g.id = j.tutoring_category_id
    join parents p on p.id = j.parent_id
    join users u on u.id = p.user_id
    left join students s on s.id = j.student_id
    left join universities i on i.id = s.institute_id
    left join locations l on l.id = j.location_id
    left join cities c on c.id = j.city_id
    where a.tutor_id = ${tutorId} and d.state in ('in_process', 'continue')
    order by d.id desc`;
  return rows.map(({ state, created_at, applied_at, steps, ...deal }) => {
    const history = steps.map(({ stage, at }) => ({ stage, date_time: new Date(at).toISOString() }));
    const current = history.findLast((step) => step.stage === state);
    const before = history.filter((step) => step !== current);
    return {
      ...deal,
      status: { current: state, date_time: current?.date_time ?? created_at },
      previous_schedule:
        before[0]?.stage === 'applied' ? before : [{ stage: 'applied', date_time: applied_at }, ...before],
    };
  });
}

const running = sql`d.state in ('in_process', 'continue')`;
/** Deals with application, job, tutor and the tutor's account: d, a, j, t, u. */
export const dealJoins = sql`from deals d join applications a on a.id = d.application_id
  join jobs j on j.id = a.job_id join tutors t on t.id = a.tutor_id join users u on u.id = t.user_id`;

/** Tutors of a guardian's running deals, newest first. */
export const listMyTutors = (db: Db, parentId: number, limit: number, offset: number) => many<MyTutor>(db)`
    select d.id, a.tutor_id, j.id as tuition_job_offer_id, j.request_id as tutor_request_id, d.state,
      jsonb_build_object('student_id', j.student_id, 'student_name', s.name, 'days_in_week', j.days_in_week,
        'tutoring_time', to_char(j.tutoring_time, 'HH24:MI'), 'subject_ids',
        array(select js.subject_id from job_subjects js where js.job_id = j.id order by 1)) as tuition_job_offer,
      jsonb_build_object(
        'user', jsonb_build_object('name', u.name, 'photo', u.photo, 'gender', u.gender, 'phone_no', u.phone_no),
        'educational_info', coalesce((
          select jsonb_agg(jsonb_build_object(
            'current_institute', case when e.current_institute then '1' else '0' end,
            'university', case when un.id is not null
              then jsonb_build_object('university_name', un.university_name) end)
            order by e.current_institute desc, e.education_level_id desc)
          from tutor_educations e left join universities un on un.id = e.university_id
          where e.tutor_id = t.id), '[]')) as tutor,
      d.guardian_started_at is not null as started_by_guardian,
      d.tutor_started_at is not null as started_by_tutor, ${startBy}, ${routine}
    ${dealJoins} left join students s on s.id = j.student_id
    where j.parent_id = ${parentId} and ${running}
    order by d.id desc limit ${limit} offset ${offset}`;

export const countMyTutors = (db: Db, parentId: number) =>
  countRows(db, sql`${dealJoins} where j.parent_id = ${parentId} and ${running}`);

export const isMyTutor = (db: Db, parentId: number, tutorId: number) => exists(db)`
  select ${dealJoins} where j.parent_id = ${parentId} and a.tutor_id = ${tutorId} and ${running} limit 1`;

/** A deal for one of its parties only, or for an operator (`any`), locked until the transaction ends. */
export function lockDeal(trx: Db, id: number, party: { tutor: number } | { parent: number } | 'any') {
  const own: RawBuilder<unknown> =
    party === 'any'
      ? sql`true`
      : 'tutor' in party
        ? sql`a.tutor_id = ${party.tutor}`
        : sql`j.parent_id = ${party.parent}`;
  return one<{
    id: number;
    state: 'in_process' | 'continue' | 'ended';
    tutor_started_at: string | null;
    guardian_started_at: string | null;
  }>(trx)`select d.id, d.state, d.tutor_started_at, d.guardian_started_at ${dealJoins}
    where d.id = ${id} and ${own} for update of d`;
}

export async function saveDeal(
  trx: Db,
  id: number,
  fields: {
    state?: 'continue' | 'ended';
    tutor_started_at?: string;
    guardian_started_at?: string;
    tutor_start_recorded_by?: number | null;
    guardian_start_recorded_by?: number | null;
  },
): Promise<void> {
  await trx.updateTable('deals').set(fields).where('id', '=', id).execute();
}
