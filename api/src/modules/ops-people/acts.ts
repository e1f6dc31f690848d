import type { AccountStatus, MessageKey } from '@porao/contracts';
import { dayInBangladesh } from '../../kit/bangladesh-time.ts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure, invalid } from '../../kit/failure.ts';
import { type ActCall, audit, changedSince, perform } from '../audit/index.ts';
import { cancelJobsOf, endApplicationsOf } from '../lifecycle/index.ts';
import { endStreams } from '../notices/index.ts';
import { changeGrants, type GrantAct, suspendRoles } from '../roles/index.ts';
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

type Status = AccountStatus | null;

export const setStatus = (db: Db, call: ActCall & { body: { status: Status; from?: Status | undefined } }) =>
  changeUser(db, call, 'set-status', 'ops.statusSet', async (user, trx) => {
    const { status, from = user.account_status } = call.body;
    if (from !== user.account_status)
      throw await changedSince(trx, { subject: 'user', id: user.id }, 'set-status');
    return { account_status: status };
  });

type BanCall = ActCall & { body: { until?: string | undefined } };

/** The end of a day of Bangladesh, which is 6 hours ahead of UTC all year. */
const endOf = (day: string): string => new Date(Date.parse(`${day}T18:00:00Z`)).toISOString();

/** A ban ends the tutor's open applications and the guardian's jobs, the account's streams of notices and its sessions
 * in granted roles. The other sides do not read its reason. */
export const ban = (db: Db, call: BanCall) =>
  changeUser(db, call, 'ban', 'ops.banned', async (user, trx) => {
    const { until } = call.body;
    if (until !== undefined && until < dayInBangladesh(new Date())) throw invalid({ until: ['ban.until'] });
    if (user.banned_at) throw conflict('account.alreadyBanned');
    await cancelJobsOf(trx, user.id, { actor: 'operator', userId: call.viewer.userId }, 'guardian_left');
    await endApplicationsOf(trx, user.id);
    await suspendRoles(trx, user.id);
    await endStreams(trx, user.id);
    return {
      banned_at: new Date().toISOString(),
      banned_until: until === undefined ? null : endOf(until),
    };
  });

export const liftBan = (db: Db, call: ActCall) =>
  changeUser(db, call, 'lift-ban', 'ops.banLifted', (user) => {
    if (!user.banned_at) throw conflict('account.notBanned');
    return { banned_at: null, banned_until: null };
  });

/** Bans with an end are lifted by the site, which the log says. */
export const liftEndedBans = (db: Db, now = new Date()): Promise<void> =>
  inTransaction(db, async (trx) => {
    for (const { id, banned_at } of await people.liftEnded(trx, now)) {
      const act = { actor: null, action: 'lift-ban', subject: 'user', subjectId: id, reason: null } as const;
      await audit(trx, { ...act, before: { banned_at }, after: { banned_at: null } });
    }
  });

export const verifyPhone = (db: Db, call: ActCall) =>
  changeUser(db, call, 'verify-phone', 'ops.phoneVerified', async (user, trx) => {
    if (user.phone_no_verified_at) throw conflict('account.verified');
    if (await people.userByPhone(trx, user.phone_no)) throw conflict('account.taken');
    return { phone_no_verified_at: new Date().toISOString() };
  });

type AddressCall = ActCall & { body: { by: 'call' | 'paper' | null; address?: string | undefined } };

/** The mark of an operator's check; a new or corrected address takes it away. */
export const checkAddress = (db: Db, call: AddressCall) =>
  perform(db, call, { action: 'check-address', subject: 'user' }, async (trx) => {
    const { id } = call.params;
    const { by, address: shown } = call.body;
    const before = await people.readUser(trx, id);
    if (!before) throw noUser();
    const address = await people.lockAddress(trx, id);
    if (shown !== undefined && shown !== address) throw conflict('account.otherAddress');
    if (!(await people.saveAddressCheck(trx, id, by))) throw conflict('account.noAddress');
    const data = (await people.readUser(trx, id)) ?? before;
    const message = by === null ? 'ops.addressUnchecked' : 'ops.addressChecked';
    return { message, data, before: { address: before.address_check?.by ?? null }, after: { address: by } };
  });

export const endSessions = (db: Db, call: ActCall) =>
  changeUser(db, call, 'end-sessions', 'ops.sessionsEnded', async (user, trx) => {
    await revokeSessions(trx, user.id);
    return {};
  });

type RoleCall = ActCall & { readonly body: { readonly role: string; readonly reason: string } };

export const changeRole = (db: Db, call: RoleCall, act: GrantAct, message: MessageKey) =>
  perform(db, call, { action: act, subject: 'user' }, async (trx) => {
    const { id } = call.params;
    const { role, reason } = call.body;
    const changed = await changeGrants(trx, id, act, role, { actor: call.viewer.userId, reason });
    const data = await people.readUser(trx, id);
    if (!data) throw noUser();
    return { message, data, ...changed };
  });
