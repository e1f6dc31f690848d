import type { CurrentUser, Role, SessionRecord } from '@porao/contracts';

/** What a right password leads to. An operator has no pages here, so no session is begun for one. */
export type Outcome =
  | { kind: 'signed-in'; record: SessionRecord }
  | { kind: 'unverified'; record: SessionRecord }
  | { kind: 'operator' };

export const otpPath = '/auth/otp-verification';

export function outcomeOf({ token, user }: { token: string; user: CurrentUser }): Outcome {
  if (user.type === 'operator') return { kind: 'operator' };
  const unverified = user.phone_no_verified_at === null;
  return {
    kind: unverified ? 'unverified' : 'signed-in',
    record: {
      token,
      type: user.type,
      tutorId: user.tutor?.tutorid ?? null,
      phone: user.phone_no,
      OTPVerifyUseOnly: unverified,
    },
  };
}

const areas: Record<Role, RegExp> = { tutor: /^\/tutor(?=[/?#]|$)/, parent: /^\/parent(?=[/?#]|$)/ };

/** The remembered path, else the person's dashboard. A path of the other role's area would only be refused
 * by its guard, so it counts as none. */
export function landingPath(type: Role, intended: string | null): string {
  const other: Role = type === 'tutor' ? 'parent' : 'tutor';
  return intended === null || areas[other].test(intended) ? `/${type}/dashboard` : intended;
}
