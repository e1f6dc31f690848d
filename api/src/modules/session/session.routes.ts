import { resendSeconds, type sessionEndpoints } from '@porao/contracts';
import { verifyPassword } from '../../kit/auth/passwords.ts';
import type { Handlers } from '../../kit/bind.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { clear, limit, refund } from '../../kit/rate-limit/index.ts';
import type { Services } from '../../kit/services.ts';
import { browserOf, secondsUntilResend } from '../otp/index.ts';
import { chosenAccount, rememberDevice } from './known-device.ts';
import { findAccounts, readUser, revokeSession } from './session.repository.ts';
import { deviceLimits, identifierOf, newDevices, strangerLimits } from './session.rules.ts';
import { startSession } from './start-session.ts';

/** A phone that is not verified signs in, an e-mail does not; said to everybody alike. */
const wrongCredentials = (identifier: string) =>
  identifier.includes('@') ? 'credentials.wrongEmail' : 'credentials.wrong';

export function sessionHandlers({ db, tokens }: Services): Handlers<typeof sessionEndpoints> {
  return {
    'POST /api/v1/login': async ({ body, address, userAgent, language, cookies }) => {
      const identifier = identifierOf(body);
      const account = chosenAccount(tokens, cookies, await findAccounts(db, identifier));
      const device = account?.device;
      const subject = tokens.fingerprint(`account ${account?.id ?? identifier}`);
      const limits =
        device === undefined ? strangerLimits(tokens, subject, address) : deviceLimits(subject, device);
      // Counted before the password is checked, so that concurrent attempts are all counted.
      const windows = await limit(db, ...limits.shared, ...limits.own);
      const tries = Math.max(...[...windows.values()].map(({ hits }) => hits));
      const matches = await verifyPassword(account?.passwordHash, body.password, tries);
      if (!account || !matches) {
        const wrong = wrongCredentials(identifier);
        throw new ApiFailure('VALIDATION', wrong, { phone_no: [wrong] });
      }
      if (device === undefined) await limit(db, newDevices(subject));
      await clear(db, ...limits.own);
      await refund(db, ...limits.shared);
      rememberDevice(tokens, cookies, account, device);
      const { id: userId, activeRole: role } = account;
      const browser = browserOf(tokens, cookies);
      const session = { userId, role, userAgent, language, browser, isKnown: device !== undefined };
      const token = await startSession({ db, tokens }, session);
      const user = await readUser(db, userId, role);
      const pending = user.phone_no_verified_at === null;
      return {
        status: 'success',
        type: 'success',
        message: 'signIn.done',
        token,
        ...(pending && {
          data: { resend_in_seconds: await secondsUntilResend(db, userId, resendSeconds) },
        }),
        user: { ...user, api_token: token },
      };
    },
    'POST /api/v1/logout': async ({ viewer }) => {
      await revokeSession(db, viewer.sessionId);
      return { status: 'success', message: 'signOut.done', data: null };
    },
    'POST /api/v1/session-cookie': async () => ({ status: 'success', message: 'signIn.done', data: null }),
    'GET /api/v1/user': async ({ viewer }) => ({ data: await readUser(db, viewer.userId, viewer.role) }),
  };
}
