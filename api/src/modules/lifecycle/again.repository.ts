import { chargeRules } from '@porao/contracts/charge-rules';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many, one, run } from '../../kit/database/query.repository.ts';
import { inGoodStanding } from '../../kit/good-standing.repository.ts';
import { waitHours } from './answers.repository.ts';

/** An application `a` that its family sees: open, or confirmed for a tutor whom no other one replaces. */
export const isCandidate = sql<boolean>`(a.stage <> 'closed' and a.replaced_at is null)`;

/** Applications `a` that ended because another tutor was confirmed, of accounts that may still apply. */
export const runnersUp = sql`applications a join tutors t on t.id = a.tutor_id join users u on u.id = t.user_id
  and ${inGoodStanding} and a.stage = 'closed' and a.closed_as = 'not_selected'
  and a.closed_cause = 'another_tutor'`;

interface OwnDeal {
  readonly job_id: number;
  readonly application_id: number;
  /** It ended, and nobody was asked to follow. */
  readonly ended: boolean;
  readonly in_time: boolean;
  readonly banned: boolean;
}

/** A deal of a guardian's own job, with what decides whether another tutor may be asked. */
export const findOwnDeal = (trx: Db, id: number, parentId: number, now: Date) => one<OwnDeal>(trx)`
  select a.job_id, a.id as application_id, d.state = 'ended' and a.replaced_at is null as ended,
    ${now}::timestamptz < d.created_at + make_interval(days => ${chargeRules.anotherTutor.days}::int) as in_time,
    u.banned_at is not null as banned
  from deals d join applications a on a.id = d.application_id join jobs j on j.id = a.job_id
    join parents p on p.id = j.parent_id left join users u on u.id = p.user_id
  where d.id = ${id} and j.parent_id = ${parentId}`;

export const lockRunnersUp = (trx: Db, jobId: number) => many<{ id: number }>(trx)`
  select a.id from ${runnersUp} where a.job_id = ${jobId} order by a.id for update of a`;

interface Reopened {
  readonly jobId: number;
  /** Tutor of the deal that ended. */
  readonly replaced: number;
  readonly asked: readonly number[];
  readonly now: Date;
  readonly liveUntil: Date;
  /** Earliest hiring date. */
  readonly hiring: string;
}

/** The job is on the board again; those who were not selected are asked whether they are still available. */
export async function reopen(trx: Db, { jobId, replaced, asked, now, liveUntil, hiring }: Reopened) {
  await run(trx)`update jobs set status = 'live', live_until = ${liveUntil}, answer_by = null,
      answer_warned_at = null, hiring_date = greatest(hiring_date, ${hiring}::date)
    where id = ${jobId}`;
  await run(trx)`update applications set replaced_at = ${now} where id = ${replaced}`;
  await run(trx)`update applications set stage = 'applied', closed_as = null, closed_reason = null,
      closed_cause = null, preferred_at = null, meet_asked_at = null, meet_by = null, meet_answered_at = null,
      meet_warned_at = null, accept_by = null, accept_answered_at = null, accept_warned_at = null,
      again_by = ${now}::timestamptz + make_interval(hours => ${waitHours.again}::int),
      again_answered_at = null, again_warned_at = null
    where id = any(${asked}::int[])`;
}

/** The family of a deal, and whether another tutor was asked for since. */
export const findFamily = (trx: Db, dealId: number) => one<{ parent_id: number | null; replaced: boolean }>(
  trx,
)`
  select j.parent_id, a.replaced_at is not null as replaced
  from deals d join applications a on a.id = d.application_id join jobs j on j.id = a.job_id where d.id = ${dealId}`;
