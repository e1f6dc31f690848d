import type { Cause } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../kit/database/open.ts';
import { many, only, run } from '../kit/database/query.repository.ts';
import { insertInvoice, lockInvoice, platformCharge } from '../modules/charges/index.ts';
import { postMissing } from '../modules/ledger/index.ts';
import { refreshAnswerBy, waitHours } from '../modules/lifecycle/index.ts';

export interface FamilySeed {
  readonly parent_id: number;
  readonly student_id: number;
  readonly location_id: number;
  readonly i_class_id: number;
  readonly category_id: number;
}

/** The guardian of this phone number, with the first student and the first location. */
export async function readFamily(db: Db, phone: string): Promise<FamilySeed> {
  const rows = await many<FamilySeed>(db)`
    select p.id as parent_id, s.id as student_id, s.i_class_id, s.category_id, l.id as location_id
    from users u join parents p on p.user_id = u.id join students s on s.parent_id = p.id
    join parent_locations l on l.parent_id = p.id
    where u.phone_no = ${phone} order by s.id, l.id limit 1`;
  if (!rows[0]) throw new Error(`The demo has no guardian ${phone}`);
  return rows[0];
}

/** Jobs of this guardian without a confirmed tutor, by id. */
export async function readOwnJobs(db: Db, parentId: number, before: number): Promise<number[]> {
  const rows = await many<{ id: number }>(db)`
    select id from jobs j where parent_id = ${parentId} and id < ${before} and not exists (
      select from applications a where a.job_id = j.id and a.stage in ('appointed', 'confirm', 'payment'))
    order by id`;
  return rows.map((row) => row.id);
}

interface RequestSeed {
  readonly family: FamilySeed;
  readonly stage: string;
  readonly reason: string | null;
  readonly cause: Cause | null;
  readonly at: Date;
}

export async function insertRequest(
  db: Db,
  { family, stage, reason, cause, at }: RequestSeed,
): Promise<number> {
  const { id } = await only<{ id: number }>(db)`
    insert into tutor_requests (parent_id, student_id, parent_location_id, tutor_gender, tutoring_place_id,
      days_in_week, tutor_requirement, stage, stage_reason, stage_cause, created_at)
    values (${family.parent_id}, ${family.student_id}, ${family.location_id}, 3, 2, 5,
      'Must be punctual and able to explain basics patiently.', ${stage}, ${reason}, ${cause}, ${at}) returning id`;
  await run(db)`insert into tutor_request_subjects (tutor_request_id, subject_id)
    select ${id}::int, id from subjects where i_class_id = ${family.i_class_id} order by id limit 3`;
  await run(db)`insert into transitions (entity, entity_id, to_state, actor, at)
    values ('request', ${id}, 'Pending', 'guardian', ${at})`;
  return id;
}

/** The job as it came out of this request: the family's class, subjects and home. */
export async function linkJob(
  db: Db,
  jobId: number,
  requestId: number,
  family: FamilySeed,
  status: 'live' | 'filled',
): Promise<void> {
  await run(db)`
    update jobs j set request_id = ${requestId}, status = ${status}, student_id = ${family.student_id},
      i_class_id = ${family.i_class_id}, tutoring_category_id = ${family.category_id}, tutoring_place_id = 2,
      city_id = l.city_id, location_id = l.location_id, latitude = l.lat, longitude = l.lon,
      flat_house = l.details_location, road_no = null
    from parent_locations l where j.id = ${jobId} and l.id = ${family.location_id}`;
  await run(db)`delete from job_subjects where job_id = ${jobId}`;
  await run(db)`insert into job_subjects (job_id, subject_id)
    select ${jobId}::int, subject_id from tutor_request_subjects where tutor_request_id = ${requestId}`;
}

/** An application at this stage; an existing one is moved. */
export async function placeApplication(
  db: Db,
  jobId: number,
  tutorId: number,
  stage: 'applied' | 'shortlisted' | 'confirm',
  at: Date,
): Promise<number> {
  const { id } = await only<{ id: number }>(db)`
    insert into applications (job_id, tutor_id, stage, created_at)
    values (${jobId}, ${tutorId}, ${stage}, ${at})
    on conflict (job_id, tutor_id) do update set stage = excluded.stage, closed_cause = null
    returning id`;
  return id;
}

export interface ConfirmedSeed {
  readonly id: number;
  readonly job_id: number;
  readonly tutor_id: number;
  readonly created_at: string;
  readonly actual_salary: number;
  readonly tutoring_place_id: number;
  readonly job_duration: number;
}

export const readConfirmed = (db: Db) => many<ConfirmedSeed>(db)`
    select a.id, a.job_id, a.tutor_id, a.created_at, j.actual_salary, j.tutoring_place_id, j.job_duration
    from applications a join jobs j on j.id = a.job_id
    where a.stage = 'confirm' and j.parent_id is not null
      and not exists (select from deals d where d.application_id = a.id) order by a.id`;

/** Inserts what confirming creates: history, deal and charge. */
export async function insertDealOf(
  db: Db,
  application: ConfirmedSeed,
  confirmedAt: Date,
  { paid, started }: { paid: boolean; started: boolean },
): Promise<void> {
  const applied = Date.parse(application.created_at);
  const step = (part: number) => new Date(applied + (confirmedAt.getTime() - applied) * part);
  const startedAt = started ? confirmedAt : null;
  const { id: dealId } = await only<{ id: number }>(db)`
    insert into deals (application_id, state, created_at, tutor_started_at, guardian_started_at)
    values (${application.id}, ${started ? 'continue' : 'in_process'}, ${confirmedAt}, ${startedAt}, ${startedAt})
    returning id`;
  const charge = platformCharge({ ...application, crash_program: false }, confirmedAt);
  const tutor = { id: application.id, tutorId: application.tutor_id };
  const invoiceId = await insertInvoice(db, tutor, charge, confirmedAt);
  if (paid) {
    await run(db)`update invoices set status = 'paid', paid_at = ${confirmedAt} where id = ${invoiceId}`;
  } else {
    await run(db)`update applications set stage = 'payment' where id = ${application.id}`;
  }
  const invoice = await lockInvoice(db, invoiceId);
  if (invoice) await postMissing(db, invoice);
  const move = (to_state: string, actor: 'tutor' | 'operator', part: number) =>
    ({ entity: 'application', entity_id: application.id, to_state, actor, at: step(part) }) as const;
  const deal = { entity: 'deal', entity_id: dealId, at: confirmedAt } as const;
  await db
    .insertInto('transitions')
    .values([
      move('applied', 'tutor', 0),
      move('shortlisted', 'operator', 0.3),
      move('appointed', 'operator', 0.6),
      move('payment', 'operator', 1),
      { ...deal, to_state: 'in_process', actor: 'system' },
      ...(started ? [{ ...deal, to_state: 'continue', actor: 'guardian' } as const] : []),
    ])
    .execute();
}

export async function insertRoutine(
  db: Db,
  family: FamilySeed,
  tutorId: number,
  day: number,
  time: string,
): Promise<void> {
  const { id } = await only<{ id: number }>(db)`
    insert into routines (student_id, tutor_id, day, time)
    values (${family.student_id}, ${tutorId}, ${day}, ${time}) returning id`;
  await run(db)`insert into routine_subjects (routine_id, subject_id)
    select ${id}::int, id from subjects where i_class_id = ${family.i_class_id}
    order by id limit 2`;
}

/** Everything that waits has its whole time from now on, as on the day when deadlines came. */
export async function beginWaits(db: Db, now: Date): Promise<void> {
  const until = (hours: number) => sql<string>`${now}::timestamptz + make_interval(hours => ${hours}::int)`;
  await refreshAnswerBy(db, 'all', now);
  await db
    .updateTable('applications')
    .set({ accept_by: until(waitHours.acceptance) })
    .where('stage', '=', 'appointed')
    .execute();
  await db
    .updateTable('tutor_requests')
    .set({ review_by: until(waitHours.review) })
    .execute();
  await db
    .updateTable('deals')
    .set({ start_by: until(waitHours.start) })
    .execute();
}
