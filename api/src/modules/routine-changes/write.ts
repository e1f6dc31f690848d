import type { DealSide, OpsRoutineChanges, RoutineAnswer, RoutineChange } from '@porao/contracts';
import { dayInBangladesh } from '../../kit/bangladesh-time.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure, invalid } from '../../kit/failure.ts';
import { type LessonDeal, lockLessons, readLessonDeal } from '../lessons/index.ts';
import { nextRamadan } from '../seasons/index.ts';
import { type ChangeRow, insertChange, listChanges, saveAnswer } from './routine-changes.repository.ts';
import { type Proposal, refusalOf, refuseAnswer } from './routine-changes.rules.ts';
import { tellAnswered, tellProposed } from './tell.ts';

export interface By {
  readonly side: DealSide;
  readonly userId: number;
  readonly reason: string | null;
}

const isOpen = ({ answer, to }: ChangeRow, today: string) => answer === null && to >= today;

/** Leaves out what operators alone read. */
const forSides = ({ notes: _notes, answered_at: _at, ...change }: ChangeRow): RoutineChange => change;

/** The changes of a deal as operators read them. */
export async function readChanges(db: Db, deal: LessonDeal, now: Date): Promise<OpsRoutineChanges> {
  const today = dayInBangladesh(now);
  const changes = await listChanges(db, deal.id);
  const ramadan = await nextRamadan(db, today);
  const byDay = deal.routine.toSorted((one, other) => one.day - other.day);
  // Read again: the caller may have answered one since.
  const holds = (await readLessonDeal(db, deal.id))?.changes ?? [];
  const soon = dayInBangladesh(now, soonDays);
  return {
    deal_id: deal.id,
    today,
    routine: byDay.map(({ day, time }) => ({ day, time })),
    ramadan: ramadan ? { year: ramadan.year, from: ramadan.from, to: ramadan.to } : null,
    open: changes.filter((change) => isOpen(change, today)).map(forSides)[0] ?? null,
    holds: holds.filter(({ why, from, to }) => to >= today && (why !== 'eid' || from <= soon)),
    changes,
  };
}

/** In days: an Eid that is further ahead is not mentioned yet. */
const soonDays = 60;

/** Proposes a change for a side, unless a rule refuses it, in the caller's transaction. */
export async function propose(trx: Db, deal: LessonDeal, asked: Proposal, by: By, now: Date): Promise<void> {
  await lockLessons(trx, deal.id);
  const today = dayInBangladesh(now);
  const isRamadan = asked.kind === 'ramadan';
  const season = isRamadan ? await nextRamadan(trx, today) : undefined;
  const refusal = refusalOf(asked, {
    today,
    isEnded: deal.ended_at !== null,
    hasRamadan: season !== undefined,
    times: deal.routine.map(({ time }) => time),
    hasOpen: (await listChanges(trx, deal.id)).some((change) => isOpen(change, today)),
  });
  if (typeof refusal === 'string') throw new ApiFailure('CONFLICT', refusal);
  if (refusal) throw invalid(refusal);
  const row = await insertChange(trx, {
    deal_id: deal.id,
    kind: asked.kind,
    why: asked.kind === 'pause' ? (asked.why ?? null) : null,
    season_id: season?.id ?? null,
    minutes: isRamadan ? (asked.minutes ?? 0) : 0,
    first_day: isRamadan ? null : (asked.from ?? null),
    last_day: isRamadan ? null : (asked.to ?? null),
    proposed_by: by.side,
    proposed_at: now,
    user_id: by.userId,
    reason: by.reason,
  });
  await tellProposed(trx, deal, row, by);
}

interface Sent {
  readonly changeId: number;
  readonly answer: RoutineAnswer;
}

/** Answers what was proposed, or takes it back; the same answer of an account twice is one. */
export async function answerChange(trx: Db, deal: LessonDeal, sent: Sent, by: By, now: Date): Promise<void> {
  await lockLessons(trx, deal.id);
  const change = (await listChanges(trx, deal.id)).find(({ id }) => id === sent.changeId);
  if (!change) throw new ApiFailure('NOT_FOUND', 'routineChange.missing');
  const refusal = refuseAnswer(change, { side: by.side, answer: sent.answer }, dayInBangladesh(now));
  if (refusal) throw new ApiFailure('CONFLICT', refusal);
  await saveAnswer(trx, { id: change.id, answer: sent.answer, userId: by.userId, reason: by.reason, now });
  if (sent.answer !== 'withdrawn') await tellAnswered(trx, deal, { ...change, answer: sent.answer }, by);
}
