import { resendSeconds } from '@porao/contracts';
import { callPublic } from '@porao/platform';
import { pauseOf, rememberCode } from './countdown.ts';
import { keepReset } from './reset.store.ts';

/** Has the code of a forgotten password sent. One that was sent just before is as good: only the countdown differs. */
export async function sendResetCode(phone: string): Promise<void> {
  try {
    const { data } = await callPublic('POST /api/v1/forgot-password/send-otp', { body: { phone_no: phone } });
    rememberCode('reset', { phone, seconds: data.resend_after, code: data.phone_otp });
  } catch (error) {
    const pause = pauseOf(error);
    if (pause === null || pause > resendSeconds) throw error;
    rememberCode('reset', { phone, seconds: pause });
  }
  keepReset({ phone });
}
