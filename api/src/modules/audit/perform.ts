import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Db } from '../../kit/database/open.ts';
import type { Viewer } from '../../kit/viewer.ts';
import { type Act, audit } from './audit.repository.ts';

type Written = Pick<Act, 'before' | 'after'>;

/** An operator's act: the change and the line in the audit table, both or neither. */
export async function perform<T>(
  db: Db,
  viewer: Viewer,
  act: Pick<Act, 'action' | 'subject' | 'subjectId' | 'reason'>,
  work: (trx: Db) => Promise<Written & { answer: T }>,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    const { answer, before, after } = await work(trx);
    await audit(trx, { ...act, actor: viewer.userId, before, after });
    return answer;
  });
}

/** The operator as the actor of a transition. */
export const byOperator = (viewer: Viewer) => ({ actor: 'operator', userId: viewer.userId }) as const;
