import type { Message } from '@porao/contracts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Db } from '../../kit/database/open.ts';
import type { Viewer } from '../../kit/viewer.ts';
import { type Act, audit } from './audit.repository.ts';
import { refuseAct, refuseTakingBack } from './may-act.ts';

/** A call of an operator about the thing of its address; the reason, where it has one, is kept. */
export interface ActCall {
  readonly params: { readonly id: number };
  readonly body?: { readonly reason?: string | null | undefined; readonly takes_back?: true | undefined };
  readonly viewer: Viewer;
}

type Done<T> = Pick<Act, 'before' | 'after'> & { readonly message: Message; readonly data: T };
type ByOperator = { readonly actor: 'operator'; readonly userId: number };

/** An operator's act, if this operator may: the change and the line in the audit table, both or neither. Returns the
 * answer. */
export async function perform<T>(
  db: Db,
  { params: { id }, body, viewer }: ActCall,
  act: Pick<Act, 'action' | 'subject'>,
  work: (trx: Db, by: ByOperator) => Promise<Done<T>>,
) {
  const { userId } = viewer;
  const about = { subject: act.subject, id };
  return inTransaction(db, async (trx) => {
    await refuseAct(trx, viewer, about);
    const { message, data, before, after } = await work(trx, { actor: 'operator', userId });
    // After the work, which has locked the thing: acts that it waited for are seen.
    if (body?.takes_back) await refuseTakingBack(trx, viewer, about, act.action);
    const reason = body?.reason ?? null;
    await audit(trx, { ...act, subjectId: id, reason, actor: userId, before, after });
    return { status: 'success', message, data } as const;
  });
}
