import { resendSeconds } from '@porao/contracts';
import { callPublic } from '@porao/platform';
import { isPausedHere, pauseOf, rememberCode } from './countdown.ts';
import { keepReset } from './reset.store.ts';

/** Has the code of a forgotten password sent. One that this tab had sent just before is as good: only the countdown
 * differs. Of a pause that another browser caused the refusal says when one can ask: its code is no good here. */
export async function sendResetCode(phone: string): Promise<void> {
  try {
    const { data } = await callPublic('POST /api/v1/forgot-password/send-otp', { body: { phone_no: phone } });
    rememberCode('reset', { phone, seconds: data.resend_after, code: data.phone_otp });
  } catch (error) {
    const pause = pauseOf(error);
    if (pause === null || pause > resendSeconds || !isPausedHere('reset', phone)) throw error;
    rememberCode('reset', { phone, seconds: pause });
  }
  keepReset({ phone });
}
