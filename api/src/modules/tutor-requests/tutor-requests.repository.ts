import type { TutorRequest, TutorRequestBody } from '@porao/contracts';
import { chargeRules } from '@porao/contracts/charge-rules';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import { addWithinCap } from '../../kit/caps.repository.ts';
import type { Db } from '../../kit/database/open.ts';
import { countRows, insertRow, isoTime, many, one, run } from '../../kit/database/query.repository.ts';
import type { DB } from '../../kit/database/rows.generated.ts';
import type { Language } from '../../kit/failure.ts';
import { studentMissing } from '../../kit/student-missing.repository.ts';
import { isCandidate, runnersUp } from '../lifecycle/index.ts';
import { type By, reasonText, record } from '../transitions/index.ts';

export type RequestInput = z.output<typeof TutorRequestBody>;
/** A row with its reason as it is stored. */
export type Kept<T> = T & { stage_cause: string | null; stage_reason: string | null };

export function requestToWire<R extends Kept<object>>({ stage_cause, ...row }: R, language: Language) {
  return { ...row, stage_reason: reasonText(stage_cause, row.stage_reason, language) };
}

type KeptRequest = Kept<TutorRequest> & {
  ended?: (NonNullable<TutorRequest['ended']> & { cause?: string | null }) | null;
};

/** With how its newest deal ended, in the reader's language. */
function toRequest({ ended, ...row }: KeptRequest, language: Language): TutorRequest {
  if (!ended) return { ...requestToWire(row, language), ended: null };
  const { cause = null, reason, ...end } = ended;
  return {
    ...requestToWire(row, language),
    ended: { ...end, reason: reasonText(cause, reason, language) },
  };
}

/** The end of the newest deal of the job `j`, which its state has as well. */
const ended = sql`(select jsonb_build_object('deal_id', d.id, 'at', ${isoTime(sql`h.at`)}, 'by', h.actor,
    'reason', h.reason, 'cause', h.cause, 'tutor_name', d.tutor_name, 'others', o.others,
    'another_by', case when j.status = 'filled' and o.others > 0 and d.another_by > now()
      then ${isoTime(sql`d.another_by`)} end)
  from (select dd.id, dd.state, tu.name as tutor_name,
      dd.created_at + make_interval(days => ${chargeRules.anotherTutor.days}::int) as another_by
    from deals dd join applications da on da.id = dd.application_id
    join tutors dt on dt.id = da.tutor_id join users tu on tu.id = dt.user_id
    where da.job_id = j.id order by dd.id desc limit 1) d
  join transitions h on h.entity = 'deal' and h.entity_id = d.id and h.to_state = 'ended'
  cross join lateral (select count(*)::int as others from ${runnersUp} where a.job_id = j.id) o
  where d.state = 'ended' and j.status in ('filled', 'live') order by h.id desc limit 1) as ended`;

/** Uses the aliases in `requestJoins`. */
export const requestColumns = sql`r.id, r.student_id, r.parent_location_id, r.tutor_gender, r.tutoring_place_id,
  r.days_in_week, r.tutor_requirement, r.budget, r.time_of_day, r.start_date, r.trial_lesson, r.stage, r.stage_reason, r.stage_cause,
  r.created_at, ${studentMissing} as student_missing,
  case when r.stage = 'Terms' then jsonb_build_object('actual_salary', r.terms->'actual_salary',
    'days_in_week', coalesce(r.terms->'days_in_week', to_jsonb(r.days_in_week)),
    'tutor_gender', coalesce(r.terms->'tutor_gender', to_jsonb(r.tutor_gender)),
    'tutoring_time', r.terms->'tutoring_time', 'hiring_date', r.terms->'hiring_date') end as terms,
  jsonb_build_object('name', s.name) as student,
  jsonb_build_object('id', pl.id, 'city', jsonb_build_object('city_name', c.city_name),
    'location', jsonb_build_object('location_name', l.location_name),
    'details_location', pl.details_location) as parent_location,
  coalesce((select jsonb_agg(jsonb_build_object('id', su.id, 'subject_name', su.subject_name) order by su.id)
    from tutor_request_subjects rs join subjects su on su.id = rs.subject_id
    where rs.tutor_request_id = r.id), '[]') as subjects,
  jsonb_build_object('tutoring_place', tp.tutoring_place) as tutoring_place,
  jsonb_build_object('class_name', k.class_name) as i_class,
  jsonb_build_object('category_name', g.category_name) as tutoring_category,
  case when cu.id is not null then jsonb_build_object('curriculum_name', cu.curriculum_name) end as curriculum,
  j.id as tuition_job_offer_id,
  case when r.stage = 'Pending' then r.review_by end as review_by,
  case when r.stage = 'Terms' then r.agree_by end as agree_by,
  case when j.status = 'live' then j.answer_by end as answer_by,
  (select d.state from deals d join applications a on a.id = d.application_id
    where a.job_id = j.id order by d.id desc limit 1) as deal,
  case when j.status = 'live' and j.hiring_date < (now() at time zone 'Asia/Dhaka')::date then j.hiring_date end
    as hiring_passed,
  (select count(*)::int from applications a where a.job_id = j.id and ${isCandidate}) as candidates`;

export const requestJoins = sql`from tutor_requests r
  join students s on s.id = r.student_id
  join i_classes k on k.id = s.i_class_id
  join tutoring_categories g on g.id = s.category_id
  left join curriculums cu on cu.id = s.curriculum_id
  join parent_locations pl on pl.id = r.parent_location_id
  join cities c on c.id = pl.city_id
  join locations l on l.id = pl.location_id
  join tutoring_places tp on tp.id = r.tutoring_place_id
  left join jobs j on j.request_id = r.id`;

async function read(db: Db, language: Language, tail: RawBuilder<unknown>): Promise<TutorRequest[]> {
  const rows = await many<KeptRequest>(db)`select ${requestColumns}, ${ended} ${requestJoins} ${tail}`;
  return rows.map((row) => toRequest(row, language));
}

/** Newest first. */
export const listRequests = (
  db: Db,
  parentId: number,
  { limit, offset, language }: { limit: number; offset: number; language: Language },
) =>
  read(db, language, sql`where r.parent_id = ${parentId} order by r.id desc limit ${limit} offset ${offset}`);

export async function findRequest(
  db: Db,
  parentId: number,
  id: number,
  language: Language,
): Promise<TutorRequest | undefined> {
  return (await read(db, language, sql`where r.parent_id = ${parentId} and r.id = ${id}`))[0];
}

const total = (db: Db, condition: RawBuilder<unknown>) =>
  countRows(db, sql`from tutor_requests where ${condition}`);
export const countRequests = (db: Db, parentId: number) => total(db, sql`parent_id = ${parentId}`);
/** Those of the last 24 hours. */
const countRecent = (db: Db, parentId: number) =>
  total(db, sql`parent_id = ${parentId} and created_at > now() - interval '24 hours'`);

type Parts = Record<'student' | 'location' | 'subjects' | 'place', boolean>;

export const checkParts = (db: Db, parentId: number, body: RequestInput) => one<Parts>(db)`
    select exists (select from students where id = ${body.student_id} and parent_id = ${parentId}) as student,
      exists (select from parent_locations
        where id = ${body.parent_location_id} and parent_id = ${parentId}) as location,
      (select count(*)::int from subjects su join students s on s.i_class_id = su.i_class_id
        where s.id = ${body.student_id} and su.id = any(${body.subjects}::int[])) = ${body.subjects.length}
        as subjects,
      exists (select from tutoring_places where id = ${body.tutoring_place_id}) as place`;

async function replaceSubjects(trx: Db, id: number, subjects: readonly number[]): Promise<void> {
  await run(trx)`delete from tutor_request_subjects where tutor_request_id = ${id}`;
  await run(trx)`insert into tutor_request_subjects (tutor_request_id, subject_id)
    select ${id}::int, unnest(${subjects}::int[])`;
}

async function insertRequest(trx: Db, parentId: number, body: RequestInput, by: By): Promise<number> {
  const { subjects, ...fields } = body;
  const id = await insertRow(trx, 'tutor_requests', { parent_id: parentId, ...fields });
  await replaceSubjects(trx, id, subjects);
  await record(trx, [{ entity: 'request', id, from: null, to: 'Pending', by, reason: null }]);
  return id;
}

/** Adds a request within the day's cap of the guardian `owner`. */
export const addRequest = (
  trx: Transaction<DB>,
  { owner, userId }: { owner: number; userId: number },
  body: RequestInput,
): Promise<number> =>
  addWithinCap(trx, {
    cap: 'requestsPerDay',
    owner,
    add: () => insertRequest(trx, owner, body, { actor: 'guardian', userId }),
    count: () => countRecent(trx, owner),
  });

/** False when the parent has no such Pending request; an operator may have decided concurrently. */
export function updateRequest(db: Db, parentId: number, id: number, body: RequestInput): Promise<boolean> {
  const { subjects, ...fields } = body;
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('tutor_requests')
      .set(fields)
      .where('id', '=', id)
      .where('parent_id', '=', parentId)
      .where('stage', '=', 'Pending')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await replaceSubjects(trx, id, subjects);
    return true;
  });
}

/** Moves the hiring date of a request's job from before today, which its history tells; false when it is not open. */
export async function keepOpen(
  trx: Db,
  id: number,
  { today, until }: { today: string; until: string },
  by: By,
): Promise<boolean> {
  const job = await one<{ id: number; passed: boolean | null }>(trx)`
    select id, hiring_date < ${today}::date as passed from jobs
    where request_id = ${id} and status = 'live' for update`;
  if (!job?.passed) return job !== undefined;
  await run(trx)`update jobs set hiring_date = ${until}::date where id = ${job.id}`;
  const state = 'live';
  await record(trx, [
    { entity: 'job', id: job.id, from: state, to: state, by, reason: null, cause: 'kept_open' },
  ]);
  return true;
}
