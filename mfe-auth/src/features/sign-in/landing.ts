import type { CurrentUser, SessionRecord } from '@porao/contracts';
import { areaAt, areaOfRole } from '@porao/contracts/page';
import { areas, homeOf } from '@porao/platform';
import { sessionRecordOf } from '@porao/platform/session-record';

/** Is the result of a right password. Without an area for somebody's role no session begins. */
export type Outcome =
  | { kind: 'signed-in'; record: SessionRecord }
  /** `resendIn`: seconds until the server sends another code. */
  | { kind: 'unverified'; record: SessionRecord; resendIn: number }
  | { kind: 'no-area' };

interface SignedIn {
  token: string;
  user: CurrentUser;
  data?: { resend_in_seconds: number } | undefined;
}

export function outcomeOf({ token, user, data }: SignedIn): Outcome {
  if (!areaOfRole(areas(), user.type)) return { kind: 'no-area' };
  const record = sessionRecordOf(token, user, user.type);
  return record.OTPVerifyUseOnly
    ? { kind: 'unverified', record, resendIn: data?.resend_in_seconds ?? 0 }
    : { kind: 'signed-in', record };
}

/** The remembered path, else the first page of the person's area. A path of an area that the role may not enter would
 * only be refused by its guard, so it counts as none. */
export function landingPath(type: string, intended: string | null): string {
  const isClosed = intended !== null && areaAt(areas(), intended)?.roles.includes(type) === false;
  return intended === null || isClosed ? homeOf(type) : intended;
}
