import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { audit } from '../audit/index.ts';
import * as roles from './roles.repository.ts';

export interface Acting {
  /** Account of the operator; null at the command line. */
  readonly actor: number | null;
  readonly reason: string;
}

export { hasLead, holdsRole } from './roles.repository.ts';

/** A lead is an operator too: what one grant brings along, and which grants end with one. */
const granted = (role: string) => (role === 'lead' ? ['operator', 'lead'] : [role]);
const revoked = (role: string) => (role === 'operator' ? ['operator', 'lead'] : [role]);

/** Changes the grants of an account and records it, in one transaction. */
function change(
  db: Db,
  userId: number,
  action: 'grant-role' | 'revoke-role',
  { actor, reason }: Acting,
  work: (trx: Db, held: readonly string[]) => Promise<void>,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const before = await roles.lockGrants(trx, userId);
    if (!before) throw new ApiFailure('NOT_FOUND', 'account.unknown');
    await work(trx, before);
    await audit(trx, {
      actor,
      action,
      subject: 'user',
      subjectId: userId,
      reason,
      before: { grants: before },
      after: { grants: await roles.lockGrants(trx, userId) },
    });
  });
}

export const grantRole = (db: Db, userId: number, role: string, acting: Acting) =>
  change(db, userId, 'grant-role', acting, async (trx, held) => {
    if (held.includes(role)) throw new ApiFailure('CONFLICT', 'grant.held');
    const missing = granted(role).filter((one) => !held.includes(one));
    await roles.insertGrants(trx, userId, missing, acting);
  });

/** Ends the account's sessions in the role. The last lead stays, or nobody could grant. */
export const revokeRole = (db: Db, userId: number, role: string, acting: Acting) =>
  change(db, userId, 'revoke-role', acting, async (trx, held) => {
    if (!held.includes(role)) throw new ApiFailure('CONFLICT', 'grant.notHeld');
    const ending = revoked(role).filter((one) => held.includes(one));
    if (ending.includes('lead') && (await roles.lockLeads(trx)).every((lead) => lead === userId)) {
      throw new ApiFailure('CONFLICT', 'grant.lastLead');
    }
    await roles.deleteGrants(trx, userId, ending);
  });
