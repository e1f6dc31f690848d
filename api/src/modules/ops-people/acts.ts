import type { AccountStatus, MessageKey } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { type ActCall, perform } from '../audit/index.ts';
import { cancelJobsOf } from '../lifecycle/index.ts';
import { revokeSessions } from '../session/index.ts';
import * as people from './ops-people.repository.ts';

export const noUser = () => new ApiFailure('NOT_FOUND', 'account.unknown');
const conflict = (reason: MessageKey) => new ApiFailure('CONFLICT', reason);

type User = NonNullable<Awaited<ReturnType<typeof people.lockUser>>>;
type Fields = Parameters<typeof people.saveUser>[2];
type Change = (user: User, trx: Db) => Fields | Promise<Fields>;

/** Changes an account and records the act, in one transaction. */
function changeUser(db: Db, call: ActCall, action: string, message: MessageKey, change: Change) {
  const { id } = call.params;
  return perform(db, call, { action, subject: 'user' }, async (trx) => {
    const user = await people.lockUser(trx, id);
    if (!user) throw noUser();
    const fields = await change(user, trx);
    await people.saveUser(trx, id, fields);
    const before = { account_status: user.account_status, banned_at: user.banned_at };
    const data = await people.readUser(trx, id);
    if (!data) throw noUser();
    return { message, data, before, after: { ...before, ...fields } };
  });
}

export const setStatus = (db: Db, call: ActCall & { body: { status: AccountStatus | null } }) =>
  changeUser(db, call, 'set-status', 'ops.statusSet', () => ({ account_status: call.body.status }));

/** A ban cancels the guardian's jobs. The tutors who applied do not read its reason. */
export const ban = (db: Db, call: ActCall) =>
  changeUser(db, call, 'ban', 'ops.banned', async (user, trx) => {
    if (user.banned_at) throw conflict('account.alreadyBanned');
    await cancelJobsOf(trx, user.id, { actor: 'operator', userId: call.viewer.userId }, 'guardian_left');
    return { banned_at: new Date() };
  });

export const liftBan = (db: Db, call: ActCall) =>
  changeUser(db, call, 'lift-ban', 'ops.banLifted', (user) => {
    if (!user.banned_at) throw conflict('account.notBanned');
    return { banned_at: null };
  });

export const verifyPhone = (db: Db, call: ActCall) =>
  changeUser(db, call, 'verify-phone', 'ops.phoneVerified', async (user, trx) => {
    if (user.phone_no_verified_at) throw conflict('account.verified');
    if (await people.isTaken(trx, user)) throw conflict('account.taken');
    return { phone_no_verified_at: new Date() };
  });

/** Ends every session of the account. */
export const endSessions = (db: Db, call: ActCall) =>
  changeUser(db, call, 'end-sessions', 'ops.sessionsEnded', async (user, trx) => {
    await revokeSessions(trx, user.id);
    return {};
  });
