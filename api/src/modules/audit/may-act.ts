import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { authorize, type Viewer } from '../../kit/viewer.ts';
import { type Case, hasGrant, isParty, readLastAct } from './cases.repository.ts';

/** Throws where this operator may not act on the case: their own, or the account of somebody with a granted role, which
 * is for leads. The role of the call itself was decided before. */
export async function refuseAct(db: Db, viewer: Viewer, about: Case): Promise<void> {
  if (await isParty(db, viewer.userId, about)) throw new ApiFailure('CONFLICT', 'act.ownCase');
  if (about.subject === 'user' && (await hasGrant(db, about.id))) authorize('lead', viewer);
}

/** Acts that replace each other's result. */
const replacing: readonly (readonly string[])[] = [
  ['grant-role', 'revoke-role'],
  ['hide', 'show'],
  ['verify', 'refuse', 'unverify'],
];
const lastOf = (db: Db, about: Case, action: string) =>
  readLastAct(db, about, replacing.find((acts) => acts.includes(action)) ?? [action]);

/** The refusal of an act that expects to replace something else than what is there. */
export async function changedSince(db: Db, about: Case, action: string): Promise<ApiFailure> {
  const by = (await lastOf(db, about, action))?.name ?? ({ key: 'actor.operator' } as const);
  return new ApiFailure('CONFLICT', { key: 'act.changedSince', params: { by } });
}

/** Throws unless the last such act was the viewer's own: taking it back would undo a colleague's. */
export async function refuseTakingBack(db: Db, viewer: Viewer, about: Case, action: string): Promise<void> {
  const last = await lastOf(db, about, action);
  if (last?.actor_user_id !== viewer.userId) throw await changedSince(db, about, action);
}
