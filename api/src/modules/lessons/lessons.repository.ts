import type { DayChange, DealSide, LessonEntry, OpsLesson } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { insertRow, isoTime, many, one, run, value } from '../../kit/database/query.repository.ts';
import { dealJoins } from '../deals/index.ts';
import { changesOf } from '../seasons/index.ts';

export interface LessonDeal {
  readonly id: number;
  readonly job: number;
  readonly class_name: string;
  readonly tutor: number;
  readonly tutor_name: string;
  readonly guardian: number | null;
  readonly guardian_name: string | null;
  /** The guardian is asked by text messages. */
  readonly by_sms: boolean;
  /** Taka a month, as the job says. */
  readonly salary: number;
  readonly created_at: string;
  readonly ended_at: string | null;
  readonly routine: readonly { readonly day: number; readonly time: string }[];
  /** Says how it is other than usual on some days. */
  readonly changes: readonly DayChange[];
}

const select = sql`
  select d.id, j.id as job, k.class_name, t.user_id as tutor, u.name as tutor_name, p.user_id as guardian,
    pu.name as guardian_name, pu.by_sms_since is not null as by_sms, j.actual_salary as salary, d.created_at,
    case when d.state = 'ended' then (select max(h.at) from transitions h
      where h.entity = 'deal' and h.entity_id = d.id and h.to_state = 'ended') end as ended_at,
    coalesce((select jsonb_agg(jsonb_build_object('day', ro.day, 'time', to_char(ro.time, 'HH24:MI')))
      from routines ro where ro.student_id = j.student_id and ro.tutor_id = a.tutor_id), '[]') as routine,
    ${changesOf(sql`d.id`)} as changes
  ${dealJoins} left join parents p on p.id = j.parent_id left join users pu on pu.id = p.user_id
  join i_classes k on k.id = j.i_class_id`;

export const readLessonDeal = (db: Db, id: number) => one<LessonDeal>(db)`${select} where d.id = ${id}`;

/** Entries of a deal are written one after the other. */
export const lockLessons = (trx: Db, id: number) =>
  run(trx)`select from deals where id = ${id} for no key update`;

/** Running deals of families who are asked by text messages, with a lesson on this day of the week. */
export const listDealsBySms = (db: Db, weekday: number) => many<LessonDeal>(db)`
  ${select} where d.state in ('in_process', 'continue') and pu.by_sms_since is not null and exists (
    select from routines ro where ro.student_id = j.student_id and ro.tutor_id = a.tutor_id
      and ro.day = ${weekday}) order by d.id`;

/** Deals of which both sides said that lessons started: those that run, if asked for, and those that ended since. */
export const listStartedDeals = (db: Db, running: boolean, endedSince: Date) => many<LessonDeal>(db)`
  ${select} where d.tutor_started_at is not null and d.guardian_started_at is not null
    and case when d.state = 'ended' then exists (select from transitions h where h.entity = 'deal'
      and h.entity_id = d.id and h.to_state = 'ended' and h.at >= ${endedSince}) else ${running} end
  order by d.id`;

type EntryRow = OpsLesson['entries'][number] & { readonly day: string };

/** All of them, oldest first. */
export const listEntries = (db: Db, dealId: number) => many<EntryRow>(db)`
  select e.id, to_char(e.day, 'YYYY-MM-DD') as day, e.kind, e.side, e.how, e.cancelled_by,
    to_char(e.other_day, 'YYYY-MM-DD') as other_day, e.takes_back, ${isoTime(sql`e.at`)} as at,
    case when e.how = 'phone' then u.name end as recorded_by, e.reason
  from lesson_entries e join users u on u.id = e.user_id where e.deal_id = ${dealId} order by e.id`;

type RecordRow = LessonEntry & {
  readonly day: string;
  readonly deal_id: number;
  readonly tutor_id: number;
};

/** Entries of all deals of these tutors, of those alone who agreed that it is shown unless `all`, oldest first. */
export const listEntriesOfTutors = (db: Db, tutorIds: readonly number[], all: boolean) => many<RecordRow>(db)`
  select a.tutor_id, e.deal_id, e.id, to_char(e.day, 'YYYY-MM-DD') as day, e.kind, e.side, e.how, e.cancelled_by,
    to_char(e.other_day, 'YYYY-MM-DD') as other_day, e.takes_back, ${isoTime(sql`e.at`)} as at
  from applications a join deals d on d.application_id = a.id join lesson_entries e on e.deal_id = d.id
  join tutors t on t.id = a.tutor_id
  where a.tutor_id = any(${tutorIds}::int[]) and (${all} or exists (
    select from record_consents rc where rc.user_id = t.user_id and rc.withdrawn_at is null))
  order by e.id`;

export const findEntryDay = (db: Db, dealId: number, key: string) => value<string>(db)`
  select to_char(day, 'YYYY-MM-DD') from lesson_entries where deal_id = ${dealId} and key = ${key}`;

interface NewEntry extends Pick<EntryRow, 'day' | 'kind' | 'how' | 'other_day' | 'takes_back' | 'reason'> {
  readonly deal_id: number;
  readonly side: DealSide;
  readonly cancelled_by: DealSide | null;
  readonly key: string;
  readonly user_id: number;
  readonly at: Date;
}
export const insertEntry = (trx: Db, entry: NewEntry) => insertRow(trx, 'lesson_entries', entry);

/** Counts a try unless all are used up, and one that is sent again once. Returns how many were made, and whether this is
 * one of them. One statement: tries from several devices wait for each other. */
export async function takeTry(db: Db, dealId: number, day: string, tried: string, most: number) {
  const row = await one<{ tries: string[] }>(db)`
    insert into lesson_tries as old (deal_id, day, tries) values (${dealId}, ${day}, array[${tried}::text])
    on conflict (deal_id, day) do update set tries = case
      when ${tried}::text = any(old.tries) or cardinality(old.tries) >= ${most} then old.tries
      else old.tries || ${tried}::text end
    returning tries`;
  const tries = row?.tries ?? [];
  return { made: tries.length, isCounted: tries.includes(tried) };
}

/** Deletes the tries of days whose code is not taken any more. */
export const sweepTries = (db: Db, before: string) => run(db)`delete from lesson_tries where day < ${before}`;
