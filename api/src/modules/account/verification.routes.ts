import { type accountEndpoints, type MessageKey, resendSeconds } from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import type { Call, Cookies, Handlers } from '../../kit/bind.ts';
import { ApiFailure, invalid } from '../../kit/failure.ts';
import { maskPhone } from '../../kit/mask-phone.ts';
import type { Services } from '../../kit/services.ts';
import { requireSender } from '../../kit/sms/index.ts';
import type { Viewer } from '../../kit/viewer.ts';
import {
  browserOf,
  checkCode,
  expiredCode,
  findCodePhone,
  findSignUp,
  markBrowser,
  type OtpKey,
  sendCode,
} from '../otp/index.ts';
import { readUser } from '../session/index.ts';
import { countUse } from './account.limits.ts';
import { bannedFailure, isPhoneTaken, readPerson, verifyPhone } from './account.repository.ts';
import { requirePassword } from './current-password.ts';
import { refuseBanned, refuseTaken, takenFailure } from './registration.routes.ts';

interface Target extends OtpKey {
  readonly userId: number;
  readonly role: string;
  readonly phone: string;
}
type Asking = Pick<
  Call<(typeof accountEndpoints)['POST /api/v1/resend-otp']>,
  'address' | 'language' | 'cookies'
>;

/** Notifies the old phone without revealing the new one. */
const changedText = (phone: string, language: 'en' | 'bn') =>
  textOf({ key: 'sms.phoneChanged', params: { phone: maskPhone(phone) } }, language);

const noSignUp = 'signUp.first';

export function verificationHandlers(services: Services) {
  const { db, tokens, sms, exposeOtp } = services;

  /** The pending code: of a new phone, else of an unverified account; without a session of the sign-up that was made in
   * this browser. Null for none. */
  const targetOf = async (
    viewer: Viewer | null,
    phone: string | undefined,
    cookies: Cookies,
  ): Promise<Target | null> => {
    if (!viewer) {
      const browser = browserOf(tokens, cookies);
      if (browser === undefined || phone === undefined) return null;
      const signUp = await findSignUp(db, phone, browser);
      return signUp ? { ...signUp, purpose: 'verify', subject: String(signUp.userId), phone } : null;
    }
    const { userId, role } = viewer;
    const change = { purpose: 'change', subject: String(userId) } as const;
    const newPhone = await findCodePhone(db, change);
    if (newPhone !== undefined) return { ...change, userId, role, phone: newPhone };
    if (viewer.verified) return null;
    const own = (await readPerson(db, userId)).phone_no;
    return { purpose: 'verify', subject: String(userId), userId, role, phone: own };
  };

  const send = async (target: Target, { address, language, cookies }: Asking, message: MessageKey) => {
    await requireSender(sms);
    const asked = { ...target, browser: markBrowser(tokens, cookies) };
    const code = await sendCode(services, { target: asked, asker: { address, isKnown: false } }, language);
    const data = { resend_after: resendSeconds, ...(exposeOtp && { phone_otp: code }) };
    return { status: 'success', message, data } as const;
  };

  return {
    'POST /api/v1/verify-otp': async ({ body, viewer, address, language, cookies, log }) => {
      if (!viewer && body.phone_no === undefined) throw invalid({ phone_no: [noSignUp] });
      await countUse(services, 'otp-check', { address });
      const target = await targetOf(viewer, body.phone_no, cookies);
      if (!target) throw invalid({ otp: [expiredCode] });
      const checked = { key: target, phone: target.phone, isKnown: false };
      const codeHash = await checkCode(services, checked, body.otp, 'otp');
      const verified = await refuseTaken(() => verifyPhone(db, target, codeHash, viewer?.sessionId));
      if (!verified) throw invalid({ otp: [expiredCode] });
      if (verified.replaced !== null) {
        // Not awaited: the change is made even when the old phone cannot be notified.
        sms
          .send(verified.replaced, changedText(target.phone, language))
          .catch((err: unknown) => log.warn({ err }, 'a change of phone was not told'));
      }
      const user = await readUser(db, target.userId, target.role);
      return { status: 'success', type: 'success', message: 'phone.nowVerified', errors: {}, user };
    },
    'POST /api/v1/resend-otp': async ({ body, viewer, ...call }) => {
      if (!viewer && body.phone_no === undefined) throw invalid({ phone_no: [noSignUp] });
      await countUse(services, 'lookup', { address: call.address, userId: viewer?.userId });
      const target = await targetOf(viewer, body.phone_no, call.cookies);
      if (!target && viewer) throw new ApiFailure('CONFLICT', 'phone.verified');
      if (!target) throw invalid({ phone_no: [noSignUp] });
      return send(target, call, 'code.sent');
    },
    'POST /api/v1/change-phone-no': async ({ body, viewer, ...call }) => {
      const { userId, role } = viewer;
      const phone = body.phone_no;
      await countUse(services, 'lookup', { address: call.address, userId });
      if (viewer.banned) throw bannedFailure();
      if ((await readPerson(db, userId)).phone_no === phone) throw invalid({ phone_no: ['phone.same'] });
      await requirePassword(db, userId, 'phone_no', body.current_password);
      if (await isPhoneTaken(db, phone, userId)) throw takenFailure();
      await refuseBanned(db, { phone_no: phone });
      const target = { purpose: 'change', subject: String(userId), userId, role, phone } as const;
      return send(target, call, 'code.sentToNew');
    },
  } satisfies Partial<Handlers<typeof accountEndpoints>>;
}
