import type { ApplicationState } from '@porao/contracts';
import { chargeRules } from '@porao/contracts/charge-rules';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { run } from '../../kit/database/query.repository.ts';
import type { By } from '../transitions/index.ts';

/** Hours of each wait (decision OQ-146). */
export const waitHours = {
  /** From an application until the family's answer. */
  answer: 120,
  /** The same from the application on that makes `manyApplications` open ones. */
  answerToMany: 48,
  /** The least, where an answer was taken back. */
  answerAgain: 24,
  meeting: 48,
  acceptance: 48,
  /** Tutors who were not selected, after the family asks them again. */
  again: chargeRules.anotherTutor.hoursToAnswer,
  /** Operators review a request within this time. */
  review: 24,
  /** A family agrees to terms below its budget within this time, or the operators have the request again. */
  terms: 72,
  /** Until both sides say that lessons started. */
  start: 7 * 24,
} as const;
const manyApplications = 5;

const hours = (count: number) => sql`make_interval(hours => ${count}::int)`;

/** Applications `a` that wait for the family. */
export const unanswered = sql<boolean>`(a.stage = 'applied' and a.preferred_at is null and a.meet_asked_at is null
  and (a.again_by is null or a.again_answered_at is not null))`;

/** Until when the family answers an application `a`: one whose answer was taken back has no more than this, however
 * often that is done, since `answered_at` stays the first. */
export const ownAnswerBy = sql<string>`greatest(coalesce(a.again_answered_at, a.created_at) + ${hours(waitHours.answer)},
  a.answered_at + ${hours(waitHours.answerToMany)})`;

/** Brings a job's `answer_by` up to date with its applications: it begins with the first that waits for the family, is
 * earlier once many are open, and ends with the last that waits. Without a job: of every live one. */
export async function refreshAnswerBy(db: Db, jobId: number | 'all', now: Date): Promise<void> {
  const fresh = sql`${now}::timestamptz + ${hours(waitHours.answer)}`;
  const began =
    jobId === 'all'
      ? fresh
      : sql`least(${fresh}, greatest(min(${ownAnswerBy}) filter (where ${unanswered}),
          ${now}::timestamptz + ${hours(waitHours.answerAgain)}))`;
  const chosen = jobId === 'all' ? sql`j.status = 'live'` : sql`j.id = ${jobId}`;
  await run(db)`
    update jobs set answer_by = w.until, answer_warned_at = case when w.until is not null then answer_warned_at end
    from (
      select j.id, case when bool_or(${unanswered}) then least(
        coalesce(j.answer_by, ${began}),
        case when count(a.id) >= ${manyApplications} then ${now}::timestamptz + ${hours(waitHours.answerToMany)} end,
        j.live_until) end as until
      from jobs j left join applications a on a.job_id = j.id and a.stage <> 'closed'
      where ${chosen} group by j.id
    ) w
    where jobs.id = w.id and jobs.answer_by is distinct from w.until`;
}

interface Answer {
  readonly to: ApplicationState;
  readonly actor: By['actor'];
  readonly now: Date;
}

const familyAnswers: readonly ApplicationState[] = ['shortlisted', 'not_selected'];
const tutorLeaves: readonly ApplicationState[] = ['withdrawn', 'declined'];

/** Stores that a move answers a wait of the family or the tutor, also by phone through an operator, and begins the
 * next wait. */
export async function noteAnswers(trx: Db, id: number, { to, actor, now }: Answer): Promise<void> {
  // The system answers for nobody.
  const left = actor !== 'system' && tutorLeaves.includes(to);
  const answered = {
    family: actor !== 'system' && familyAnswers.includes(to),
    meeting: left || to === 'appointed',
    again: left || to === 'shortlisted',
    acceptance: left || to === 'confirm' || to === 'payment',
  };
  const first = (column: string) => sql<string>`coalesce(${sql.ref(column)}, ${now}::timestamptz)`;
  const changes = {
    ...(answered.family && { answered_at: first('answered_at') }),
    ...(answered.meeting && {
      meet_answered_at: sql<
        string | null
      >`case when meet_by is not null then ${first('meet_answered_at')} end`,
    }),
    ...(to === 'appointed' && {
      meeting_agreed_at: sql<
        string | null
      >`case when meet_by is not null then ${first('meeting_agreed_at')} else meeting_agreed_at end`,
    }),
    ...(answered.again && {
      again_answered_at: sql<
        string | null
      >`case when again_by is not null then ${first('again_answered_at')} end`,
    }),
    ...(answered.acceptance && {
      accept_answered_at: sql<
        string | null
      >`case when accept_by is not null then ${first('accept_answered_at')} end`,
    }),
    ...(to === 'appointed' && {
      accept_by: sql<string>`${now}::timestamptz + ${hours(waitHours.acceptance)}`,
    }),
  };
  if (Object.keys(changes).length === 0) return;
  await trx.updateTable('applications').set(changes).where('id', '=', id).execute();
}

export type TutorWait = 'meeting' | 'acceptance' | 'again';

/** Stores the tutor's first answer to a wait; returns its deadline, null when they are not asked. */
export async function answerWait(trx: Db, id: number, wait: TutorWait, now: Date): Promise<string | null> {
  const asked = trx.updateTable('applications').where('id', '=', id);
  if (wait === 'again') {
    const again = await asked
      .set({ again_answered_at: sql`coalesce(again_answered_at, ${now})` })
      .where('stage', '=', 'applied')
      .where('again_by', 'is not', null)
      .returning('again_by as by')
      .executeTakeFirst();
    return again?.by ?? null;
  }
  const answered = await (wait === 'meeting'
    ? asked
        .set({
          meet_answered_at: sql`coalesce(meet_answered_at, ${now})`,
          meeting_agreed_at: sql`coalesce(meeting_agreed_at, ${now})`,
        })
        .where('stage', 'in', ['applied', 'shortlisted'])
        .where('meet_by', 'is not', null)
        .returning('meet_by as by')
    : asked
        .set({ accept_answered_at: sql`coalesce(accept_answered_at, ${now})` })
        .where('stage', '=', 'appointed')
        .returning('accept_by as by')
  ).executeTakeFirst();
  return answered?.by ?? null;
}
