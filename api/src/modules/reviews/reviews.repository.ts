import {
  type DealSide,
  type OwnReview,
  otherSide,
  type Rating,
  type Review,
  reviewRules,
} from '@porao/contracts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { insertRow, many, one, run, value } from '../../kit/database/query.repository.ts';
import type { Reviews } from '../../kit/database/rows.generated.ts';
import { dealJoins } from '../deals/index.ts';

const joins = sql`${dealJoins} join reviews r on r.deal_id = d.id join i_classes k on k.id = j.i_class_id
  left join parents p on p.id = j.parent_id left join users pu on pu.id = p.user_id`;
/** True of a review `r` that others than its author may read. */
const shown = sql`(r.withdrawn_at is null and r.hidden_case_id is null and r.shown_at <= now())`;
const columns = sql`r.id, r.side, k.class_name,
  to_char(r.at at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as "on",
  case when r.body is not null then
    jsonb_build_object('time', r.time, 'duty', r.duty, 'manner', r.manner, 'terms', r.terms) end as scores,
  r.body as text, r.answer`;
const account = (side: DealSide) => (side === 'tutor' ? sql`t.user_id` : sql`p.user_id`);
const otherName = (side: DealSide) => (side === 'tutor' ? sql`pu.name` : sql`u.name`);
const most = sql`limit 50`;

type ShownRow = Review & Pick<OwnReview, 'deal_id' | 'name'>;

/** Shown reviews about this account on a side, newest first. */
export const listAbout = (db: Db, userId: number, side: DealSide) => many<ShownRow>(db)`
  select ${columns}, d.id as deal_id, ${otherName(side)} as name ${joins}
  where ${account(side)} = ${userId} and r.side = ${otherSide(side)} and ${shown} order by r.at desc, r.id desc ${most}`;

/** Those that this account wrote on a side, newest first. */
export const listMine = (db: Db, userId: number, side: DealSide) => many<OwnReview>(db)`
  select ${columns}, d.id as deal_id, ${otherName(side)} as name, r.shown_at, h.reason as hidden_reason,
    case when r.withdrawn_at is not null then 'withdrawn' when r.hidden_case_id is not null then 'hidden'
      when r.shown_at <= now() then 'shown' else 'waiting' end as state
  ${joins} left join lateral (select z.reason from case_decisions z
    where z.case_id = r.hidden_case_id and z.effective_at is not null order by z.id desc limit 1) h on true
  where ${account(side)} = ${userId} and r.side = ${side} order by r.at desc, r.id desc ${most}`;

/** Shown reviews about the tutor `tutorId`, without whose they are. */
export const listOfTutor = (db: Db, tutorId: number) => many<Review>(db)`
  select ${columns} ${joins} where a.tutor_id = ${tutorId} and r.side = 'guardian' and ${shown}
  order by r.at desc, r.id desc ${most}`;

/** The tutor of an application to a job of this guardian. */
export const findCandidate = (db: Db, parentId: number, applicationId: number) => value<number>(db)`
  select a.tutor_id from applications a join jobs j on j.id = a.job_id
  where a.id = ${applicationId} and j.parent_id = ${parentId}`;

const stars = sql`round(avg((r.time + r.duty + r.manner + r.terms) / 4.0), 1)::float8`;
const ratingFrom = (from: RawBuilder<unknown>) => sql`(
  select case when count(*) >= ${reviewRules.forRating} then
    jsonb_build_object('stars', ${stars}, 'count', count(*)) end ${from} and ${shown})`;

/** The rating of a tutor, as a column: null while there are too few reviews. */
export const ratingOfTutor = (tutorId: RawBuilder<unknown>) =>
  ratingFrom(sql`from reviews r join deals rd on rd.id = r.deal_id join applications ra on ra.id = rd.application_id
    where ra.tutor_id = ${tutorId} and r.side = 'guardian'`);
export const countOfTutor = (tutorId: RawBuilder<unknown>) => sql`(select count(*)::int
  from reviews r join deals rd on rd.id = r.deal_id join applications ra on ra.id = rd.application_id
  where ra.tutor_id = ${tutorId} and r.side = 'guardian' and ${shown})`;

/** The same of an account on a side. */
export const readRating = (db: Db, userId: number, side: DealSide) => value<Rating | null>(db)`
  select ${ratingFrom(sql`${joins} where ${account(side)} = ${userId} and r.side = ${otherSide(side)}`)}`;

export const readTutorRating = (db: Db, tutorId: number) =>
  value<Rating | null>(db)`select ${ratingOfTutor(sql`${tutorId}::int`)}`;

/** Deals of this account on a side with lessons, not ended before, and without its review, newest first. */
export const listUnreviewed = (db: Db, userId: number, side: DealSide) => many<{ id: number }>(db)`
  select d.id ${dealJoins} left join parents p on p.id = j.parent_id
  where ${account(side)} = ${userId} and exists (select from lesson_entries e where e.deal_id = d.id)
    and not exists (select from reviews r where r.deal_id = d.id and r.side = ${side})
  order by d.id desc limit 20`;

/** Reviews of a deal are written one after the other. */
export const lockReviews = (trx: Db, dealId: number) =>
  run(trx)`select from deals where id = ${dealId} for no key update`;

export type ReviewRow = Selectable<Reviews>;
export const listOfDeal = (db: Db, dealId: number) =>
  many<ReviewRow>(db)`select * from reviews where deal_id = ${dealId} order by id`;
export const lockReview = (trx: Db, id: number) =>
  one<ReviewRow>(trx)`select * from reviews where id = ${id} for no key update`;

/** Names of the people of a deal, whom its reviews do not name. */
export const readPeople = async (db: Db, dealId: number): Promise<string[]> => {
  const rows = await many<Record<'tutor' | 'guardian' | 'student', string | null>>(db)`
    select u.name as tutor, pu.name as guardian, s.name as student ${dealJoins}
    left join parents p on p.id = j.parent_id left join users pu on pu.id = p.user_id
    left join students s on s.id = j.student_id where d.id = ${dealId}`;
  return rows.flatMap((row) => Object.values(row).filter((name) => name !== null));
};

type NewReview = Pick<ReviewRow, 'deal_id' | 'time' | 'duty' | 'manner' | 'terms'> & {
  readonly side: DealSide;
  readonly body: string;
} & Record<'at' | 'shown_at', Date>;
export const insertReview = (trx: Db, row: NewReview) => insertRow(trx, 'reviews', row);

export async function changeReview(trx: Db, id: number, fields: Partial<ReviewRow>): Promise<void> {
  await trx.updateTable('reviews').set(fields).where('id', '=', id).execute();
}

/** Deals whose sides were not asked, with enough days between their lessons, running or ended since then. */
export const listUnasked = (db: Db, since: Date) => many<{ id: number }>(db)`
  select d.id from deals d where d.reviews_asked_at is null
    and (select max(e.day) - min(e.day) from lesson_entries e where e.deal_id = d.id) >= ${reviewRules.days}
    and (d.state <> 'ended' or exists (select from transitions h where h.entity = 'deal' and h.entity_id = d.id
      and h.to_state = 'ended' and h.at > ${since})) order by d.id`;

/** Marks a deal as asked; false where another process did. */
export const markAsked = async (trx: Db, dealId: number, now: Date): Promise<boolean> =>
  (await value<number>(trx)`update deals set reviews_asked_at = ${now}
    where id = ${dealId} and reviews_asked_at is null returning id`) !== undefined;

/** Marks reviews that are shown by now as told. */
export const takeShown = (trx: Db, now: Date) => many<ReviewRow>(trx)`
  update reviews set told_at = ${now} where told_at is null and shown_at <= ${now} and withdrawn_at is null
    and hidden_case_id is null returning *`;
