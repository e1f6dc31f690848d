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

/** A lead is an operator too: what one grant brings along, and which grants end with one. */
const granted = (role: string) => (role === 'lead' ? ['operator', 'lead'] : [role]);
const revoked = (role: string) => (role === 'operator' ? ['operator', 'lead'] : [role]);

/** The last lead stays, or nobody could grant. */
async function refuseLastLead(trx: Db, userId: number): Promise<void> {
  if ((await roles.lockLeads(trx)).every((lead) => lead === userId)) {
    throw new ApiFailure('CONFLICT', 'grant.lastLead');
  }
}

async function lockGrants(trx: Db, userId: number): Promise<readonly string[]> {
  const held = await roles.lockGrants(trx, userId);
  if (!held) throw new ApiFailure('NOT_FOUND', 'account.unknown');
  return held;
}

const grants = {
  async 'grant-role'(trx: Db, userId: number, role: string, acting: Acting, held: readonly string[]) {
    if (held.includes(role)) throw new ApiFailure('CONFLICT', 'grant.held');
    const missing = granted(role).filter((one) => !held.includes(one));
    await roles.insertGrants(trx, userId, missing, acting);
  },
  /** Ends the account's sessions in the role. */
  async 'revoke-role'(trx: Db, userId: number, role: string, _: Acting, held: readonly string[]) {
    if (!held.includes(role)) throw new ApiFailure('CONFLICT', 'grant.notHeld');
    const ending = revoked(role).filter((one) => held.includes(one));
    if (ending.includes('lead')) await refuseLastLead(trx, userId);
    await roles.deleteGrants(trx, userId, ending);
  },
};
export type GrantAct = keyof typeof grants;

/** Changes the grants of an account in the caller's transaction; what the audit log keeps of it. */
export async function changeGrants(trx: Db, userId: number, act: GrantAct, role: string, acting: Acting) {
  const before = await lockGrants(trx, userId);
  await grants[act](trx, userId, role, acting, before);
  return { before: { grants: before }, after: { grants: await lockGrants(trx, userId) } };
}

/** With its line in the audit log, for the command line. */
const changeAlone = (act: GrantAct) => (db: Db, userId: number, role: string, acting: Acting) =>
  inTransaction(db, async (trx) => {
    const changed = await changeGrants(trx, userId, act, role, acting);
    await audit(trx, { ...acting, ...changed, action: act, subject: 'user', subjectId: userId });
  });
export const grantRole = changeAlone('grant-role');
export const revokeRole = changeAlone('revoke-role');

/** A banned account keeps its grants, and is out of these roles until the ban is lifted. The caller has locked it. */
export async function suspendRoles(trx: Db, userId: number): Promise<void> {
  const held = (await roles.lockGrants(trx, userId)) ?? [];
  if (held.includes('lead')) await refuseLastLead(trx, userId);
  if (held.length > 0) await roles.leaveRoles(trx, userId, held);
}
