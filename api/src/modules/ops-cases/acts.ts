import type { CaseReply, DealSide } from '@porao/contracts';
import { dayInBangladesh } from '../../kit/bangladesh-time.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import {
  answerCase,
  begin,
  changeCase,
  decidedBefore,
  insertEntry,
  questionTimes,
  refuseOver,
  tellSide,
} from '../cases/index.ts';
import { holdsRole } from '../roles/index.ts';
import type { By } from '../transitions/index.ts';
import { isParty } from './ops-cases.repository.ts';

interface ByOperator extends By {
  readonly userId: number;
}

/** Gives a case to an operator who may decide it. Returns who had it. */
export async function assignCase(trx: Db, id: number, to: number, by: ByOperator): Promise<number | null> {
  const found = await begin(trx, id, by);
  if (found.state !== 'waiting_confirmation') refuseOver(found.state);
  if (!(await holdsRole(trx, to, 'operator'))) throw new ApiFailure('CONFLICT', 'case.notOperator');
  if (await isParty(trx, id, to)) throw new ApiFailure('CONFLICT', 'case.otherParty');
  if (found.appealed_by !== null && (await decidedBefore(trx, id, to)))
    throw new ApiFailure('CONFLICT', 'case.decidedFirst');
  await changeCase(trx, id, { assignee_id: to });
  return found.assignee_id;
}

export async function setCallBack(trx: Db, id: number, at: string | null, by: By): Promise<string | null> {
  const found = await begin(trx, id, by);
  if (found.state !== 'waiting_confirmation') refuseOver(found.state);
  await changeCase(trx, id, { call_back_at: at });
  return found.call_back_at;
}

export async function addNote(
  trx: Db,
  id: number,
  text: string,
  by: ByOperator,
  now = new Date(),
): Promise<void> {
  await begin(trx, id, by);
  const entry = { kind: 'note', actor: 'operator', user_id: by.userId, side: null, body: text } as const;
  await insertEntry(trx, id, { ...entry, at: now });
}

interface CallMade {
  readonly side: DealSide;
  readonly reached: boolean;
  readonly text: string | null;
}

/** A call is written down; what a side answers on the phone ends the question to it, and the call-back was made. */
export async function addCall(
  trx: Db,
  id: number,
  { side, reached, text }: CallMade,
  by: ByOperator,
  now = new Date(),
): Promise<void> {
  const { asked_side } = await begin(trx, id, by);
  if (reached && text && asked_side === side) await answerCase(trx, id, side, { text }, by, now);
  const kind = reached ? 'call' : 'missed_call';
  const isAnswer = reached && asked_side === side && text !== null;
  const body = isAnswer ? null : text;
  await insertEntry(trx, id, { kind, actor: 'operator', user_id: by.userId, side, body, at: now });
  if (reached) await changeCase(trx, id, { call_back_at: null });
}

interface Message {
  readonly side: DealSide;
  readonly reply?: CaseReply | undefined;
  readonly text: string | null;
  readonly asks: boolean;
}

/** Sends a message to a side; one that asks has a deadline, and the case is due after it. */
export async function sendMessage(
  trx: Db,
  id: number,
  { side, reply, text, asks }: Message,
  by: ByOperator,
  now = new Date(),
): Promise<void> {
  const found = await begin(trx, id, by);
  const body = reply ? null : text;
  const kind = asks ? 'question' : 'message';
  const entry = { kind, actor: 'operator', user_id: by.userId, side, body, reply: reply ?? null } as const;
  const { kind: case_kind } = found;
  const { until, due } = questionTimes(found, now);
  if (asks) {
    refuseOver(found.state);
    const due_at = due.toISOString();
    await changeCase(trx, id, {
      asked_side: side,
      answer_by: until.toISOString(),
      due_at,
      // Leads are told again once it is overdue again.
      ...(due_at !== found.due_at && { escalated_at: null }),
    });
  }
  const entryId = await insertEntry(trx, id, { ...entry, at: now });
  const day = asks ? dayInBangladesh(until) : null;
  const params = { case_kind, reply: reply ?? '', message: body ?? '', day };
  const name = asks ? 'caseQuestion' : 'caseMessage';
  await tellSide(trx, name, id, side, params, `case entry ${entryId}`);
}
