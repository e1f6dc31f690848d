import type { KeyedMessage } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many } from '../../kit/database/query.repository.ts';
import { ApiFailure } from '../../kit/failure.ts';

/** Parts of a request that its guardian can change, each with its part of the version. */
const parts = {
  student: sql`row(s.name, s.gender, s.i_class_id, s.category_id, s.curriculum_id)::text`,
  location: sql`row(pl.city_id, pl.location_id, pl.details_location, pl.lat, pl.lon)::text`,
  subjects: sql`(select string_agg(vs.subject_id::text, ',' order by vs.subject_id)
    from tutor_request_subjects vs where vs.tutor_request_id = r.id)`,
  tutorGender: sql`r.tutor_gender::text`,
  place: sql`r.tutoring_place_id::text`,
  days: sql`r.days_in_week::text`,
  requirement: sql`r.tutor_requirement`,
  budget: sql`r.budget::text`,
  timeOfDay: sql`r.time_of_day`,
  startDate: sql`r.start_date::text`,
  trialLesson: sql`r.trial_lesson::text`,
} as const;
const names = Object.keys(parts) as (keyof typeof parts)[];
const digest = (part: unknown) => sql`left(md5(coalesce(${part}, '')), 8)`;

/** The stage, then a digest of each part: another version says which part changed. Of `r`, `s` and `pl`. */
export const versionColumn = sql<string>`concat_ws('.', r.stage, ${sql.join(names.map((name) => digest(parts[name])))})`;

interface Last {
  readonly to_state: string;
  readonly from_state: string | null;
  readonly name: string | null;
  readonly minutes: number;
}

function agoOf(minutes: number): KeyedMessage {
  if (minutes < 1) return { key: 'ago.moment' };
  if (minutes < 60) return { key: 'ago.minutes', params: { count: minutes } };
  if (minutes < 1440) return { key: 'ago.hours', params: { count: Math.floor(minutes / 60) } };
  return { key: 'ago.days', params: { count: Math.floor(minutes / 1440) } };
}

const keyOfStage = {
  Pending: 'requestDecided.givenBack',
  Terms: 'requestDecided.terms',
  Approved: 'requestDecided.approved',
  Rejected: 'requestDecided.rejected',
  Withdrawn: 'requestDecided.withdrawn',
} as const;
const isDecision = (stage: string): stage is keyof typeof keyOfStage => Object.hasOwn(keyOfStage, stage);

async function decidedMessage(trx: Db, id: number): Promise<KeyedMessage> {
  const rows = await many<Last>(trx)`
    select h.from_state, h.to_state, u.name, floor(extract(epoch from now() - h.at) / 60)::int as minutes
    from transitions h left join users u on u.id = h.actor_user_id
    where h.entity = 'request' and h.entity_id = ${id} order by h.id desc limit 1`;
  const { from_state, to_state = '', name = null, minutes = 0 } = rows[0] ?? {};
  const decided = isDecision(to_state) ? keyOfStage[to_state] : 'requestDecided.closed';
  const key = from_state === 'Terms' && to_state === 'Approved' ? 'requestDecided.agreed' : decided;
  return { key, params: { who: name ?? '', ago: agoOf(minutes) } };
}

/** Locks the request and refuses when it is no longer what the operator saw, with what changed and by whom. */
export async function refuseChanged(trx: Db, id: number, seen: string | undefined): Promise<void> {
  if (seen === undefined) return;
  // In a statement of its own: one that waits for the lock reads other tables as they were before.
  await trx.selectFrom('tutor_requests').select('id').where('id', '=', id).forUpdate().execute();
  const rows = await many<{ version: string }>(trx)`
    select ${versionColumn} as version from tutor_requests r
    join students s on s.id = r.student_id join parent_locations pl on pl.id = r.parent_location_id
    where r.id = ${id}`;
  const now = rows[0]?.version;
  if (now === undefined || now === seen) return;
  const [stage, ...digests] = now.split('.');
  const [seenStage, ...seenDigests] = seen.split('.');
  if (stage !== seenStage) throw new ApiFailure('CONFLICT', await decidedMessage(trx, id));
  const changed = names.filter((_, index) => digests[index] !== seenDigests[index]);
  const parts = changed.map((name) => ({ key: `requestPart.${name}` as const }));
  throw new ApiFailure('CONFLICT', { key: 'requestChanged.parts', params: { parts } });
}
