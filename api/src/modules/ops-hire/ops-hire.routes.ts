import { type opsHireEndpoints, resendSeconds } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { ApiFailure } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import { requireSender } from '../../kit/sms/index.ts';
import { refuseTaken } from '../account/index.ts';
import { audit } from '../audit/index.ts';
import { accountByCode, addAll, checkHire, refuseBannedPhone } from '../hire/index.ts';
import { checkCode, guestKey, sendCode } from '../otp/index.ts';
import { askBySms } from './ops-hire.repository.ts';

/** A code is for the operator who asked for it: no browser and no other operator can use it. */
const keyOf = (phone: string, operator: number) => guestKey('hire', phone, `operator ${operator}`);

export function opsHireHandlers(services: Services): Handlers<typeof opsHireEndpoints> {
  const { db, sms, exposeOtp } = services;
  return {
    'POST /api/ops/requests/code': async ({ body: { phone_no: phone, language }, viewer, address }) => {
      await requireSender(sms);
      const target = { ...keyOf(phone, viewer.userId), userId: null, phone, browser: null };
      const asker = { address, isKnown: false };
      const code = await sendCode(services, { target, asker, text: 'sms.phoneCode' }, language);
      const data = { resend_after: resendSeconds, ...(exposeOtp && { phone_otp: code }) };
      return { status: 'success', message: 'code.sent', data };
    },
    'POST /api/ops/requests': async ({ body, viewer: { userId: actor } }) => {
      const { name, phone_no: phone, otp, language } = body;
      const position = await checkHire(services, body);
      const key = keyOf(phone, actor);
      const codeHash = await checkCode(services, { key, phone, isKnown: false }, otp, 'otp');
      await refuseBannedPhone(db, phone);
      const child = { name: body.student_name, gender: body.student_gender, age: body.student_age };
      const { userId, requestId } = await refuseTaken(() =>
        addAll(db, {
          body,
          position,
          child,
          accountOf: (trx) => accountByCode(trx, { key, codeHash, name, phone }),
          also: async (trx, added) => {
            if (added.userId === actor) throw new ApiFailure('CONFLICT', 'act.ownCase');
            await askBySms(trx, added.userId, language);
            const act = { actor, action: 'post', subject: 'request', subjectId: added.requestId } as const;
            await audit(trx, { ...act, reason: null, before: null, after: { user_id: added.userId } });
          },
        }),
      );
      const data = { tutor_request_id: requestId, user_id: userId };
      return { status: 'success', message: 'ops.postedByPhone', data };
    },
  };
}
