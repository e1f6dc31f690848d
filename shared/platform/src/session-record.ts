import type { CurrentUser, StartedSession } from '@porao/contracts';

/** The answer of a call that begins a session. A token is in it only for a shell of the version before. */
interface Begun {
  readonly token?: string | undefined;
  readonly user: CurrentUser;
}

/** The session of a user in a role. While the phone is not verified, it can only verify it. */
export const sessionRecordOf = ({ token, user }: Begun, type: StartedSession['type']): StartedSession => ({
  ...(token && { token }),
  type,
  tutorId: user.tutor?.tutorid ?? null,
  phone: user.phone_no,
  OTPVerifyUseOnly: user.phone_no_verified_at === null,
});
