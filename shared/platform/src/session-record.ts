import type { CurrentUser, SessionRecord } from '@porao/contracts';

/** The session of a user in a role. While the phone is not verified, it can only verify it. */
export const sessionRecordOf = (
  token: string,
  user: CurrentUser,
  type: SessionRecord['type'],
): SessionRecord => ({
  token,
  type,
  tutorId: user.tutor?.tutorid ?? null,
  phone: user.phone_no,
  OTPVerifyUseOnly: user.phone_no_verified_at === null,
});
