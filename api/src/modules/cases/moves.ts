import { type CaseKind, type CaseState, caseRules, type DealSide, endedDealDays } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure, invalid } from '../../kit/failure.ts';
import { dealNotFound, lockDeal } from '../deals/index.ts';
import { readShownReview } from '../reviews/index.ts';
import { type By, move } from '../transitions/index.ts';
import * as repository from './cases.repository.ts';
import { dueAt, endsAt } from './cases.rules.ts';
import { tellAssignee } from './tell.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const caseNotFound = () => new ApiFailure('NOT_FOUND', 'case.missing');

export async function held(trx: Db, id: number): Promise<repository.LockedCase> {
  const found = await repository.lockCase(trx, id);
  if (!found) throw caseNotFound();
  return found;
}

/** Somebody's words; the photo by its name in the store. */
interface Words {
  readonly text: string;
  readonly photo?: string | null;
}

const entryOf = (
  kind: 'report' | 'answer' | 'appeal',
  side: DealSide,
  { text, photo = null }: Words,
  by: By,
  at: Date,
) => ({ kind, actor: by.actor, user_id: by.userId, side, body: text, photo, at }) as const;

/** Words of a side come to a case that somebody has; they answer an open question to it. */
async function addWords(
  trx: Db,
  { id, kind: case_kind, asked_side, assignee_id }: repository.LockedCase,
  entry: ReturnType<typeof entryOf>,
  by: By,
): Promise<void> {
  const isAnswer = asked_side === entry.side;
  const entryId = await repository.insertEntry(trx, id, { ...entry, kind: isAnswer ? 'answer' : entry.kind });
  if (isAnswer) await repository.changeCase(trx, id, { asked_side: null, answer_by: null });
  const params = { problem: id, case_kind };
  await tellAssignee(trx, 'caseAnswered', assignee_id, params, `case entry ${entryId}`, by);
}

interface Report extends Words {
  readonly side: DealSide;
  readonly kind: CaseKind;
}

/** Adds the words to the undecided case of the same kind and side; undefined where there is none. */
async function joinCase(
  trx: Db,
  of: repository.CaseOf,
  { side, kind, ...words }: Report,
  by: By,
  now: Date,
): Promise<number | undefined> {
  const joined = await repository.findUndecided(trx, of, side, kind);
  if (joined !== undefined)
    await addWords(trx, await held(trx, joined), entryOf('report', side, words, by, now), by);
  return joined;
}

async function addCase(
  trx: Db,
  of: repository.CaseOf,
  { side, kind, ...words }: Report,
  by: By,
  now: Date,
): Promise<number> {
  const id = await repository.insertCase(trx, {
    ...of,
    kind,
    side,
    recorded_by: by.actor === 'operator' ? by.userId : null,
    opened_at: now,
    due_at: dueAt(kind, now),
    ends_at: endsAt(now),
  });
  await repository.insertEntry(trx, id, entryOf('report', side, words, by, now));
  await move(trx, { entity: 'case', id, from: null, to: 'open', by, reason: null });
  return id;
}

/** Opens a case of a meeting, or of the deal where there is one. Returns its id. */
export async function openMeetingCase(
  trx: Db,
  applicationId: number,
  report: Report,
  by: By,
  now = new Date(),
): Promise<number> {
  const dealId = await repository.lockMeeting(trx, applicationId);
  if (dealId !== undefined) return openCase(trx, { dealId, ...report }, by, now);
  const of = { deal_id: null, application_id: applicationId };
  return (await joinCase(trx, of, report, by, now)) ?? addCase(trx, of, report, by, now);
}

/** Opens a case about a job or a person, or of the deal where there is one. Returns its id. */
export async function openJobCase(
  trx: Db,
  of: { readonly job_id: number; readonly tutor_id: number },
  report: Report,
  by: By,
  now = new Date(),
): Promise<number> {
  const dealId = await repository.lockJobCases(trx, of.job_id, of.tutor_id);
  if (dealId !== undefined) return openCase(trx, { dealId, ...report }, by, now);
  return (await joinCase(trx, of, report, by, now)) ?? addCase(trx, of, report, by, now);
}

/** Opens a case, or joins the undecided one of the same kind and side. Returns its id. */
export async function openCase(
  trx: Db,
  { dealId, ...report }: Report & { readonly dealId: number },
  by: By,
  now = new Date(),
): Promise<number> {
  const { side, kind } = report;
  if (!caseRules[kind].by.includes(side)) throw invalid({ kind: ['case.side'] });
  // Two reports at once wait for each other here.
  const deal = await lockDeal(trx, dealId, 'any');
  if (!deal) throw dealNotFound();
  const reviewed = kind === 'review' ? await readShownReview(trx, dealId, side, now) : null;
  const of = { deal_id: dealId, application_id: null };
  const joined = await joinCase(trx, of, report, by, now);
  if (joined !== undefined) return joined;
  if (deal.state === 'ended') {
    if (await repository.wasDecided(trx, dealId, side, kind))
      throw new ApiFailure('CONFLICT', 'case.decidedBefore');
    const end = await repository.readDealEnd(trx, dealId);
    // Operators write down what people call about later.
    if (by.actor !== 'operator' && end && Date.parse(end) < now.getTime() - endedDealDays * dayMs)
      throw new ApiFailure('CONFLICT', 'case.tooLate');
  }
  const id = await addCase(trx, of, report, by, now);
  // Stays though its writer takes the review back.
  const note = { kind: 'note', actor: 'system', user_id: null, side: null, body: reviewed } as const;
  if (reviewed !== null) await repository.insertEntry(trx, id, { ...note, at: now });
  return id;
}

/** An operator who does something with an open case has begun with it, and has it unless somebody else does. */
export async function begin(trx: Db, id: number, by: By): Promise<repository.LockedCase> {
  const found = await held(trx, id);
  if (found.state !== 'open') return found;
  await move(trx, { entity: 'case', id, from: 'open', to: 'in_progress', by, reason: null });
  const begun = { state: 'in_progress', assignee_id: found.assignee_id ?? by.userId } as const;
  await repository.changeCase(trx, id, begun);
  return { ...found, ...begun };
}

/** The answer of a side to what an operator asked it. */
export async function answerCase(
  trx: Db,
  id: number,
  side: DealSide,
  words: Words,
  by: By,
  now = new Date(),
): Promise<void> {
  const found = await held(trx, id);
  if (found.asked_side !== side) throw new ApiFailure('CONFLICT', 'case.noQuestion');
  await addWords(trx, found, entryOf('answer', side, words, by, now), by);
}

/** One appeal of a case, by either side; it goes to somebody else. */
export async function appealCase(
  trx: Db,
  id: number,
  side: DealSide,
  text: string,
  by: By,
  now = new Date(),
): Promise<void> {
  const { state: from, kind, ends_at, appealed_by } = await held(trx, id);
  const isOpen = appealed_by === null && ends_at > now.toISOString();
  const change = { entity: 'case', id, from, to: 'appealed', by, reason: null } as const;
  await move(trx, change, { appeal_open: isOpen });
  await repository.changeCase(trx, id, {
    state: 'appealed',
    appealed_by: side,
    assignee_id: null,
    call_back_at: null,
    escalated_at: null,
    due_at: dueAt(kind, now).toISOString(),
    ends_at: endsAt(now).toISOString(),
  });
  await repository.insertEntry(trx, id, entryOf('appeal', side, { text }, by, now));
}

/** Throws unless operators still look at it. */
export function refuseOver(state: CaseState): void {
  if (state !== 'in_progress' && state !== 'appealed') throw new ApiFailure('CONFLICT', 'case.over');
}
