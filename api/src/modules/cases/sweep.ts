import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Db } from '../../kit/database/open.ts';
import { listLeads, tellOperators } from '../notices/index.ts';
import { move, system } from '../transitions/index.ts';
import * as repository from './cases.repository.ts';

const batch = 50;

type Take = (trx: Db, now: Date, limit: number) => Promise<repository.LockedCase[]>;
type Work = (trx: Db, found: repository.LockedCase, now: Date) => Promise<void>;

/** Takes what is due by batches, each in a transaction. Several processes may run it: each takes other rows. */
async function each(db: Db, now: Date, take: Take, work: Work): Promise<number> {
  for (let count = 0; ; ) {
    const taken = await inTransaction(db, async (trx) => {
      const rows = await take(trx, now, batch);
      for (const row of rows) await work(trx, row, now);
      return rows.length;
    });
    count += taken;
    if (taken < batch) return count;
  }
}

type Cause = 'appeal_time_up' | 'case_time_up' | 'case_unanswered';

async function close(trx: Db, { id, state: from }: repository.LockedCase, cause: Cause | null) {
  await move(trx, { entity: 'case', id, from, to: 'closed', by: system, reason: null, cause });
  await repository.setState(trx, id, 'closed');
  await repository.changeCase(trx, id, { closed_cause: cause, call_back_at: null });
}

const end: Work = (trx, found) => {
  if (found.state === 'decided') return close(trx, found, null);
  return close(trx, found, found.appealed_by === null ? 'case_time_up' : 'appeal_time_up');
};

/** A report whose own side does not answer is closed; who may not be safe is never left so, and what the other side
 * leaves unsaid does not end it. */
const lapse: Work = async (trx, found, now) => {
  const { id, kind, side, state, asked_side } = found;
  if (asked_side === side && state === 'in_progress' && kind !== 'unsafe')
    return close(trx, found, 'case_unanswered');
  const entry = { kind: 'no_answer', actor: 'system', user_id: null, side: asked_side, body: null } as const;
  await repository.insertEntry(trx, id, { ...entry, at: now });
  await repository.changeCase(trx, id, { asked_side: null, answer_by: null });
};

const escalate: Work = async (trx, { id, kind, due_at }) => {
  const params = { problem: id, case_kind: kind };
  const parties = await repository.readParties(trx, id);
  const others = async (db: Db) =>
    (await listLeads(db)).filter((lead) => lead !== parties?.tutor && lead !== parties?.guardian);
  await tellOperators(trx, 'caseOverdue', params, `case overdue ${id} ${due_at}`, others);
};

/** Closes what is over, ends unanswered questions, and tells leads what is overdue. Returns how many. */
export async function sweepCases(db: Db, now = new Date()): Promise<number> {
  let count = await each(db, now, repository.lockEnded, end);
  count += await each(db, now, repository.lockUnanswered, lapse);
  return count + (await each(db, now, repository.markOverdue, escalate));
}
