import type { OpsGrant, OpsPerson, OpsUser } from '@porao/contracts';
import type { Act } from '../../common/acts/acts.list.ts';
import { useAct } from '../../common/acts/acts.store.ts';
import { request } from '../../common/acts/request.ts';
import { t } from './messages.ts';
import { roleName } from './person-lines.tsx';

export const statusNames = ['Green', 'Yellow', 'Red'] as const;
type Status = OpsUser['account_status'];

function useActOn(id: number) {
  const begin = useAct();
  return (text: string, rest: Pick<Act, 'send' | 'undo'>) =>
    begin({ subject: `person:${id}`, text, ...rest });
}

/** Acts on one account. Those that something can reverse are sent at once; a ban closes jobs, so it waits. */
export function usePersonActs({ id, name, address, account_status: before }: OpsPerson) {
  const act = useActOn(id);
  const params = { id };
  const setStatus = (body: { status: Status; from: Status; reason: string; takes_back?: true }) =>
    request('POST /api/ops/users/:id/status', { params, body });
  const back = { reason: t('person.takenBack'), takes_back: true } as const;
  type Simple = 'lift-ban' | 'verify-phone' | 'end-sessions';
  const simply = (call: Simple, text: 'lift' | 'verify' | 'signOut') => (reason: string) =>
    act(t(`person.done.${text}`, { name }), {
      send: request(`POST /api/ops/users/:id/${call}`, { params, body: { reason } }),
    });
  return {
    status: (status: Status, reason: string) =>
      act(t('person.done.status', { name, status: t(`people.status.${status ?? 'none'}`) }), {
        send: setStatus({ status, from: before, reason }),
        undo: setStatus({ status: before, from: status, ...back }),
      }),
    /** For good, or until the end of a day. */
    ban: (reason: string, until?: string) =>
      act(t('person.done.ban', { name }), {
        send: request('POST /api/ops/users/:id/ban', {
          params,
          body: { reason, ...(until !== undefined && { until }) },
        }),
      }),
    liftBan: simply('lift-ban', 'lift'),
    /** Null takes the mark away. */
    address: (by: 'call' | 'paper' | null, reason: string) =>
      act(t('person.done.address', { name }), {
        send: request('POST /api/ops/users/:id/check-address', {
          params,
          body: { by, reason, ...(address !== null && { address }) },
        }),
      }),
    verifyPhone: simply('verify-phone', 'verify'),
    endSessions: simply('end-sessions', 'signOut'),
  };
}
export type PersonActs = ReturnType<typeof usePersonActs>;

/** Somebody who has roles or gets one. */
export interface RoleHolder {
  id: number;
  name: string;
  grants: readonly OpsGrant[];
}

/** A lead is an operator too: granting lead grants operator, and revoking operator revokes lead. */
export function useRoleActs({ id, name, grants }: RoleHolder) {
  const act = useActOn(id);
  const params = { id };
  const change = (way: 'grant' | 'revoke', role: string, why: { reason: string; takes_back?: true }) =>
    request(`POST /api/ops/users/:id/${way}`, { params, body: { role, ...why } });
  const back = { reason: t('person.takenBack'), takes_back: true } as const;
  const holds = (role: string) => grants.some((one) => one.role === role);
  return {
    grant: (role: string, reason: string) =>
      act(t('person.done.grant', { name, role: roleName(role) }), {
        send: change('grant', role, { reason }),
        undo: change('revoke', role === 'lead' && !holds('operator') ? 'operator' : role, back),
      }),
    revoke: (role: string, reason: string) =>
      act(t('person.done.revoke', { name, role: roleName(role) }), {
        send: change('revoke', role, { reason }),
        undo: change('grant', role === 'operator' && holds('lead') ? 'lead' : role, back),
      }),
  };
}
