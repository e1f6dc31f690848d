import type { CurrentUser, Role, SessionRecord } from '@porao/contracts';
import { sessionRecordOf } from '@porao/platform/session-record';

/** What a right password leads to. An operator has no pages here, so no session is begun for one. */
export type Outcome =
  | { kind: 'signed-in'; record: SessionRecord }
  /** `resendIn`: seconds until the server sends another code. */
  | { kind: 'unverified'; record: SessionRecord; resendIn: number }
  | { kind: 'operator' };

interface SignedIn {
  token: string;
  user: CurrentUser;
  data?: { resend_in_seconds: number } | undefined;
}

export function outcomeOf({ token, user, data }: SignedIn): Outcome {
  if (user.type === 'operator') return { kind: 'operator' };
  const record = sessionRecordOf(token, user, user.type);
  return record.OTPVerifyUseOnly
    ? { kind: 'unverified', record, resendIn: data?.resend_in_seconds ?? 0 }
    : { kind: 'signed-in', record };
}

const areas: Record<Role, RegExp> = { tutor: /^\/tutor(?=[/?#]|$)/, parent: /^\/parent(?=[/?#]|$)/ };

/** The remembered path, else the person's dashboard. A path of the other role's area would only be refused
 * by its guard, so it counts as none. */
export function landingPath(type: Role, intended: string | null): string {
  const other: Role = type === 'tutor' ? 'parent' : 'tutor';
  return intended === null || areas[other].test(intended) ? `/${type}/dashboard` : intended;
}
