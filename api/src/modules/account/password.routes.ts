import { randomBytes } from 'node:crypto';
import { type accountEndpoints, resendSeconds } from '@porao/contracts';
import { hashPassword } from '../../kit/auth/passwords.ts';
import type { Cookies, Handlers } from '../../kit/bind.ts';
import { invalid } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import { requireSender } from '../../kit/sms/index.ts';
import {
  browserOf,
  checkCode,
  codeText,
  expiredCode,
  guestKey,
  issueCode,
  markBrowser,
  takeCode,
} from '../otp/index.ts';
import {
  findOwner,
  forgetSignIns,
  readUser,
  rememberDevice,
  revokeSessions,
  startSession,
} from '../session/index.ts';
import { countUse } from './account.limits.ts';
import { readPerson } from './account.repository.ts';
import { checkForChange } from './current-password.ts';
import {
  exchangeCode,
  findReset,
  hashResetToken,
  readVerified,
  resetPassword,
  setPasswordHash,
} from './password.repository.ts';
import { refuseWeakPassword } from './password.rules.ts';
import { refuseTaken } from './registration.routes.ts';

const resetSeconds = 600;
const wrongToken = 'reset.expired';

export function passwordHandlers(services: Services) {
  const { db, tokens, sms, exposeOtp } = services;
  const expired = () => invalid({ phone_otp: [expiredCode] });

  const checkReset = async (
    { phone_no: phone, phone_otp }: { phone_no: string; phone_otp: string },
    address: string,
    cookies: Cookies,
  ) => {
    await countUse(services, 'otp-check', { address });
    const browser = browserOf(tokens, cookies);
    if (browser === undefined) throw expired();
    const key = guestKey('reset', phone, browser);
    const { isKnown } = await findOwner(services, cookies, phone);
    return {
      key,
      isKnown,
      codeHash: await checkCode(services, { key, phone, isKnown }, phone_otp, 'phone_otp'),
    };
  };

  return {
    'POST /api/v1/forgot-password/send-otp': async ({ body, address, language, cookies, log }) => {
      const phone = body.phone_no;
      const { account, isKnown } = await findOwner(services, cookies, phone);
      const use = isKnown ? 'known device' : 'reset';
      await requireSender(sms, use);
      const browser = markBrowser(tokens, cookies);
      const key = guestKey('reset', phone, browser);
      const target = { ...key, userId: account?.id ?? null, phone, browser };
      const { code, withdraw } = await issueCode(services, { target, asker: { address, isKnown } });
      if (account) {
        // Not awaited: its duration would reveal which phones are registered.
        sms
          .send(phone, codeText(code, language), { use })
          .catch(async (err: unknown) => {
            log.warn({ err }, 'a code was not sent');
            await withdraw();
          })
          .catch((err: unknown) => log.warn({ err }, 'a code that was not sent is counted'));
      }
      const data = { resend_after: resendSeconds, ...(exposeOtp && { phone_otp: code }) };
      return { status: 'success', message: 'code.sentIfKnown', data };
    },
    'POST /api/v1/forgot-password/sign-in': async ({ body, address, cookies, userAgent, language }) => {
      const { key, codeHash, isKnown } = await checkReset(body, address, cookies);
      const userId = (await takeCode(db, key, codeHash))?.user_id;
      if (!userId) throw expired();
      const account = await readVerified(db, userId, body.phone_no);
      // Whoever made a sign-up that was not finished knows its password.
      if (!account) throw invalid({ phone_otp: ['signUp.first'] });
      rememberDevice(tokens, cookies, account);
      const { role } = account;
      const browser = browserOf(tokens, cookies);
      const session = { userId, role, userAgent, language, isKnown, browser };
      const token = await startSession(services, session);
      const user = { ...(await readUser(db, userId, role)), api_token: token };
      return { status: 'success', type: 'success', message: 'signIn.done', token, user };
    },
    'POST /api/v1/forgot-password/verify-forgot-password-otp': async ({ body, address, cookies }) => {
      const { key, codeHash } = await checkReset(body, address, cookies);
      const token = randomBytes(32).toString('base64url');
      const stored = { hash: hashResetToken(tokens, token), validSeconds: resetSeconds };
      if (!(await exchangeCode(db, key, codeHash, stored))) throw expired();
      return { status: 'success', type: 'success', message: 'password.chooseNew', token };
    },
    'POST /api/v1/forgot-password/reset': async ({ body, address }) => {
      await countUse(services, 'password-reset', { address });
      const tokenHash = hashResetToken(tokens, body.token);
      const userId = await findReset(db, tokenHash, body.phone_no);
      if (userId === undefined) throw invalid({ token: [wrongToken] });
      await refuseWeakPassword(body.password, await readPerson(db, userId), 'password');
      const passwordHash = await hashPassword(body.password);
      const done = await refuseTaken(() => resetPassword(db, tokenHash, userId, passwordHash));
      if (!done) throw invalid({ token: [wrongToken] });
      await forgetSignIns(services, userId);
      return { status: 'success', message: 'password.reset', data: null };
    },
    'POST /api/v1/change-password': async ({ body, viewer }) => {
      await checkForChange(db, viewer.userId, body.current_password);
      await refuseWeakPassword(body.new_password, await readPerson(db, viewer.userId), 'new_password');
      const passwordHash = await hashPassword(body.new_password);
      await db.transaction().execute(async (trx) => {
        await setPasswordHash(trx, viewer.userId, passwordHash);
        await revokeSessions(trx, viewer.userId, viewer.sessionId);
      });
      return { status: 'success', message: 'password.changed', data: null };
    },
  } satisfies Partial<Handlers<typeof accountEndpoints>>;
}
