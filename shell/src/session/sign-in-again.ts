import type { SessionRecord } from '@porao/contracts';
import { call, callPublic, type Session } from '@porao/platform';
import { sessionRecordOf } from '@porao/platform/session-record';

/** Signs the same person in for the same role. An account whose last role was the other one is switched first, by a
 * call that `setToken` has sent with the new token. */
export async function signInAgain(
  { phone, type }: Session,
  password: string,
  setToken: (record: SessionRecord) => void,
): Promise<SessionRecord> {
  const { token, user } = await callPublic('POST /api/v1/login', { body: { phone_no: phone, password } });
  const record = sessionRecordOf(token, user, type);
  if (user.type === type || record.OTPVerifyUseOnly) return record;
  setToken(record);
  const { data } = await call('POST /api/v1/switch-account', { body: { type } });
  return { ...record, token: data.token, tutorId: data.user.tutor?.tutorid ?? null };
}
