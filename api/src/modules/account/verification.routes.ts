import { type accountEndpoints, type MessageKey, resendSeconds } from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import type { Handlers } from '../../kit/bind.ts';
import { ApiFailure, invalid } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import { requireSender } from '../../kit/sms/index.ts';
import type { Viewer } from '../../kit/viewer.ts';
import { checkCode, expiredCode, findCodePhone, type OtpKey, sendCode } from '../otp/index.ts';
import { readUser } from '../session/index.ts';
import { countUse } from './account.limits.ts';
import { bannedFailure, findByPhone, findTaken, readPerson, verifyPhone } from './account.repository.ts';
import { requirePassword } from './current-password.ts';
import { refuseTaken, takenFailure } from './registration.routes.ts';

interface Target extends OtpKey {
  readonly userId: number;
  readonly role: string;
  readonly phone: string;
}

/** Notifies the old phone without revealing the new one. */
const changedText = (phone: string, language: 'en' | 'bn') =>
  textOf({ key: 'sms.phoneChanged', params: { phone: `01*******${phone.slice(-2)}` } }, language);

const noSignUp = 'signUp.first';

export function verificationHandlers(services: Services) {
  const { db, sms, exposeOtp } = services;

  /** The pending code: of a new phone, else of an unverified account; null for neither. */
  const targetOf = async (viewer: Viewer | null, phone: string | undefined): Promise<Target | null> => {
    if (!viewer) {
      const account = phone === undefined ? undefined : await findByPhone(db, phone);
      if (!account || account.verified || phone === undefined) return null;
      return { ...account, purpose: 'verify', subject: String(account.userId), phone };
    }
    const { userId, role } = viewer;
    const change = { purpose: 'change', subject: String(userId) } as const;
    const newPhone = await findCodePhone(db, change);
    if (newPhone !== undefined) return { ...change, userId, role, phone: newPhone };
    if (viewer.verified) return null;
    const own = (await readPerson(db, userId)).phone_no;
    return { purpose: 'verify', subject: String(userId), userId, role, phone: own };
  };

  const send = async (
    target: Target,
    { address, language }: { address: string; language: 'en' | 'bn' },
    message: MessageKey,
  ) => {
    await requireSender(sms);
    await countUse(services, 'otp-send', target.phone, address);
    const code = await sendCode(services, target, language);
    const data = { resend_after: resendSeconds, ...(exposeOtp && { phone_otp: code }) };
    return { status: 'success', message, data } as const;
  };

  return {
    'POST /api/v1/verify-otp': async ({ body, viewer, address, language, log }) => {
      const subject = viewer?.userId ?? body.phone_no;
      if (subject === undefined) throw invalid({ phone_no: [noSignUp] });
      await countUse(services, 'otp-check', subject, address);
      const target = await targetOf(viewer, body.phone_no);
      if (!target) throw invalid({ otp: [expiredCode] });
      const codeHash = await checkCode(services, target, body.otp, 'otp');
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
      const subject = viewer?.userId ?? body.phone_no;
      if (subject === undefined) throw invalid({ phone_no: [noSignUp] });
      await countUse(services, 'lookup', subject, call.address);
      const target = await targetOf(viewer, body.phone_no);
      if (!target && viewer) throw new ApiFailure('CONFLICT', 'phone.verified');
      if (!target) throw invalid({ phone_no: [noSignUp] });
      return send(target, call, 'code.sent');
    },
    'POST /api/v1/change-phone-no': async ({ body, viewer, ...call }) => {
      await countUse(services, 'lookup', viewer.userId, call.address);
      const { userId, role } = viewer;
      if (viewer.banned) throw bannedFailure();
      if ((await readPerson(db, userId)).phone_no === body.phone_no) {
        throw invalid({ phone_no: ['phone.same'] });
      }
      await requirePassword(db, userId, 'phone_no', body.current_password);
      const taken = await findTaken(db, { phone_no: body.phone_no }, userId);
      if (taken.length > 0) throw takenFailure(taken);
      const target = {
        purpose: 'change',
        subject: String(userId),
        userId,
        role,
        phone: body.phone_no,
      } as const;
      return send(target, call, 'code.sentToNew');
    },
  } satisfies Partial<Handlers<typeof accountEndpoints>>;
}
