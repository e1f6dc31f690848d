import type { AccountStatus } from '@porao/contracts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { audit } from '../audit/index.ts';
import { cancelJobsOf } from '../lifecycle/index.ts';
import type { Acting } from '../roles/index.ts';
import { revokeSessions } from '../session/index.ts';
import * as people from './ops-people.repository.ts';

const noUser = () => new ApiFailure('NOT_FOUND', 'account.unknown');

/** Shown to the tutors who applied; the reason of a ban is not. */

/** Changes an account and records the act, in one transaction. */
function changeUser(
  db: Db,
  id: number,
  { actor, reason }: Acting,
  action: string,
  change: (
    user: NonNullable<Awaited<ReturnType<typeof people.lockUser>>>,
    trx: Db,
  ) => Parameters<typeof people.saveUser>[2] | Promise<Parameters<typeof people.saveUser>[2]>,
  then: (trx: Db) => Promise<void> = async () => {},
) {
  return inTransaction(db, async (trx) => {
    const before = await people.lockUser(trx, id);
    if (!before) throw noUser();
    const fields = await change(before, trx);
    await people.saveUser(trx, id, fields);
    await then(trx);
    const { account_status, banned_at } = before;
    const state = { account_status, banned_at };
    await audit(trx, {
      actor,
      action,
      subject: 'user',
      subjectId: id,
      reason,
      before: state,
      after: { ...state, ...fields },
    });
    const after = await people.readUser(trx, id);
    if (!after) throw noUser();
    return after;
  });
}

export const setStatus = (db: Db, id: number, status: AccountStatus | null, acting: Acting) =>
  changeUser(db, id, acting, 'set-status', () => ({ account_status: status }));

/** A ban cancels the guardian's jobs. */
export const ban = (db: Db, id: number, acting: Acting) =>
  changeUser(
    db,
    id,
    acting,
    'ban',
    (user) => {
      if (user.banned_at) throw new ApiFailure('CONFLICT', 'account.alreadyBanned');
      return { banned_at: new Date() };
    },
    (trx) => cancelJobsOf(trx, id, { actor: 'operator', userId: acting.actor }, 'guardian_left'),
  );

export const liftBan = (db: Db, id: number, acting: Acting) =>
  changeUser(db, id, acting, 'lift-ban', (user) => {
    if (!user.banned_at) throw new ApiFailure('CONFLICT', 'account.notBanned');
    return { banned_at: null };
  });

export const verifyPhone = (db: Db, id: number, acting: Acting) =>
  changeUser(db, id, acting, 'verify-phone', async (user, trx) => {
    if (user.phone_no_verified_at) throw new ApiFailure('CONFLICT', 'account.verified');
    if (await people.isTaken(trx, user)) throw new ApiFailure('CONFLICT', 'account.taken');
    return { phone_no_verified_at: new Date() };
  });

/** Ends every session of the account. */
export const endSessions = (db: Db, id: number, acting: Acting) =>
  changeUser(
    db,
    id,
    acting,
    'end-sessions',
    () => ({}),
    (trx) => revokeSessions(trx, id),
  );
