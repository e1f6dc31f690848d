import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Db } from '../../kit/database/open.ts';
import { endUnanswered, moveRequest, waitHours } from '../lifecycle/index.ts';
import type { AnnounceWait, WaitNotice } from '../notices/index.ts';
import * as repository from './sweep.repository.ts';

/** Before the deadline. */
const warnHours = { review: 12, terms: 48, answer: 24 } as const;
const batch = 50;

type Rows = (trx: Db, due: { now: Date; limit: number }) => Promise<repository.DueRow[]>;
type Said = Pick<WaitNotice, 'wait' | 'step'> & {
  readonly to: (row: repository.DueRow) => readonly WaitNotice['to'][];
};

const guardian = (row: repository.DueRow) => [row.guardian === null ? [] : [row.guardian]];
const operators = (): readonly WaitNotice['to'][] => ['operators'];
const everybody = (row: repository.DueRow): readonly WaitNotice['to'][] => [
  [row.tutor, row.guardian].filter((id) => id !== null),
  'operators',
];

/** Takes what is due by batches, each in a transaction with what is said about it. Several processes may run it
 * concurrently: each takes other rows. Returns how many rows. */
async function sweep(db: Db, announce: AnnounceWait, now: Date, { to, ...said }: Said, take: Rows) {
  for (let count = 0; ; ) {
    const taken = await inTransaction(db, async (trx) => {
      const rows = await take(trx, { now, limit: batch });
      for (const row of rows) {
        for (const whom of to(row)) {
          if (whom.length > 0) await announce(trx, { ...said, id: row.id, by: row.by, to: whom });
        }
      }
      return rows.length;
    });
    count += taken;
    if (taken < batch) return count;
  }
}

/** Tells those who wait, and those who are waited for, of deadlines; ends applications that a family did not answer, and
 * gives operators back the terms that it did not answer.
 * Returns the number of deadlines. */
export async function sweepWaits(db: Db, announce: AnnounceWait, now = new Date()): Promise<number> {
  const run = (said: Said, take: Rows) => sweep(db, announce, now, said, take);
  let count = await run({ wait: 'review', step: 'soon', to: operators }, (trx, due) =>
    repository.markReviewsSoon(trx, due, warnHours.review),
  );
  for (const wait of ['review', 'details'] as const) {
    count += await run({ wait, step: 'passed', to: guardian }, (trx, due) =>
      repository.renewReviews(trx, due, waitHours.review, wait === 'details'),
    );
  }
  count += await run({ wait: 'terms', step: 'soon', to: guardian }, (trx, due) =>
    repository.markTermsSoon(trx, due, warnHours.terms),
  );
  count += await run({ wait: 'terms', step: 'passed', to: guardian }, async (trx, due) => {
    const requests = await repository.lockUnansweredTerms(trx, due);
    const by = { actor: 'system', userId: null } as const;
    for (const { id } of requests) await moveRequest(trx, id, 'Pending', by, null, 'terms_unanswered');
    return requests;
  });
  count += await run({ wait: 'answer', step: 'soon', to: guardian }, (trx, due) =>
    repository.markAnswersSoon(trx, due, warnHours.answer),
  );
  count += await run({ wait: 'answer', step: 'passed', to: guardian }, async (trx, due) => {
    const jobs = await repository.lockUnansweredJobs(trx, due);
    for (const job of jobs) await endUnanswered(trx, job.id, now);
    return jobs;
  });
  for (const wait of repository.passingWaits) {
    count += await run({ wait, step: 'passed', to: everybody }, (trx, due) =>
      repository.markPassed(trx, wait, due),
    );
  }
  return count;
}
