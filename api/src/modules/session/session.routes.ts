import { randomUUID } from 'node:crypto';
import type { sessionEndpoints } from '@porao/contracts';
import { verifyPassword } from '../../kit/auth/passwords.ts';
import { sessionSeconds } from '../../kit/auth/tokens.ts';
import type { Handlers } from '../../kit/bind.ts';
import { ApiFailure } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import { createSession, findAccount, readUser, revokeSession } from './session.repository.ts';
import { identifierOf } from './session.rules.ts';
import * as limit from './sign-in-limit.repository.ts';

const wrongCredentials = 'The phone number, e-mail or password is not right.';

export function sessionHandlers({ db, tokens }: Services): Handlers<typeof sessionEndpoints> {
  return {
    'POST /api/v1/login': async ({ body, address }) => {
      const identifier = identifierOf(body);
      const account = await findAccount(db, identifier);
      const byAccount = tokens.fingerprint(`account ${account?.id ?? identifier}`);
      const byAddress = tokens.fingerprint(`address ${address}`);
      const attempt = await limit.beginAttempt(db, byAccount, byAddress);
      if (!attempt.allowed) {
        await limit.forgetAttempt(db, attempt);
        const message = 'Too many failed attempts. Please wait 15 minutes and try again.';
        throw new ApiFailure('RATE_LIMITED', message, {}, { 'retry-after': '900' });
      }
      const matches = await verifyPassword(account?.passwordHash, body.password);
      if (!account || !matches) {
        throw new ApiFailure('VALIDATION', wrongCredentials, { phone_no: [wrongCredentials] });
      }
      await limit.forgetAttempt(db, attempt);
      await limit.forgetFailures(db, byAccount);
      const id = randomUUID();
      const expiresAt = new Date(Date.now() + sessionSeconds * 1000);
      await createSession(db, { id, userId: account.id, role: account.activeRole, expiresAt });
      const token = await tokens.issue(id, account.id, account.activeRole, expiresAt);
      const user = await readUser(db, account.id, account.activeRole);
      return {
        status: 'success',
        type: 'success',
        message: 'Signed in successfully.',
        token,
        user: { ...user, api_token: token },
      };
    },
    'POST /api/v1/logout': async ({ viewer }) => {
      await revokeSession(db, viewer.sessionId);
      return { status: 'success', message: 'Signed out successfully.', data: null };
    },
    'GET /api/v1/user': async ({ viewer }) => ({ data: await readUser(db, viewer.userId, viewer.role) }),
  };
}
