import { resendSeconds } from '@porao/contracts';
import type { Cookies } from '../../kit/bind.ts';
import { invalid, type Language } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import { requireSender } from '../../kit/sms/index.ts';
import { browserOf, checkCode, expiredCode, guestKey, markBrowser, sendCode } from '../otp/index.ts';
import { findOwner } from '../session/index.ts';
import { countUse } from './account.limits.ts';

type Purpose = 'alerts' | 'hire';
interface Client {
  readonly address: string;
  readonly language: Language;
  readonly cookies: Cookies;
}

/** Proves the phone of somebody without a session. Alike for phones with and without an account. */
export async function sendGuestCode(
  services: Services,
  { purpose, phone }: { purpose: Purpose; phone: string },
  { address, language, cookies }: Client,
) {
  const { tokens, sms, exposeOtp } = services;
  const { isKnown } = await findOwner(services, cookies, phone);
  const use = isKnown ? 'known device' : undefined;
  await requireSender(sms, use);
  const browser = markBrowser(tokens, cookies);
  const target = { ...guestKey(purpose, phone, browser), userId: null, phone, browser };
  const code = await sendCode(services, { target, asker: { address, isKnown }, use }, language);
  const data = { resend_after: resendSeconds, ...(exposeOtp && { phone_otp: code }) };
  return { status: 'success', message: 'code.sent', data } as const;
}

/** Throws under `otp` unless the code is right; answers by what it is used. */
export async function checkGuestCode(
  services: Services,
  { purpose, phone, otp }: { purpose: Purpose; phone: string; otp: string },
  { address, cookies }: Pick<Client, 'address' | 'cookies'>,
) {
  await countUse(services, 'otp-check', { address });
  const browser = browserOf(services.tokens, cookies);
  if (browser === undefined) throw invalid({ otp: [expiredCode] });
  const key = guestKey(purpose, phone, browser);
  const { isKnown } = await findOwner(services, cookies, phone);
  const codeHash = await checkCode(services, { key, phone, isKnown }, otp, 'otp');
  return { key, codeHash, isKnown };
}
