import type { CurrentUser, SessionRecord } from '@porao/contracts';
import { paths } from '../../common/paths.ts';

/** The real session of a phone that was just verified, over the record that waited for it. */
export function verifiedRecord(waiting: SessionRecord, user: CurrentUser): SessionRecord {
  return {
    ...waiting,
    tutorId: user.tutor?.tutorid ?? waiting.tutorId,
    phone: user.phone_no,
    OTPVerifyUseOnly: false,
  };
}

/** Where a verified person goes: a tutor to the first step of the profile, others where they wanted to, else to
 * their dashboard (AUT-043, OQ-077). */
export function pathAfterOtp(type: SessionRecord['type'], intended: () => string | null): string {
  if (type === 'tutor') return paths.secondaryEducation;
  return intended() ?? `/${type}/dashboard`;
}
