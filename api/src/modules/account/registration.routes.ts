import { type accountEndpoints, type MessageKey, resendSeconds, type SignUpBody } from '@porao/contracts';
import { hashPassword } from '../../kit/auth/passwords.ts';
import type { Call, Handlers } from '../../kit/bind.ts';
import { type FieldErrors, invalid } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import { requireSender } from '../../kit/sms/index.ts';
import { codeText, hashCode, newCode, putCode, validSeconds } from '../otp/index.ts';
import { readUser, startSession } from '../session/index.ts';
import { countUse } from './account.limits.ts';
import { createAccount, findTaken, type Taken, takenBy } from './account.repository.ts';
import { refuseWeakPassword } from './password.rules.ts';

const messages = {
  phone_no: 'phone.taken',
  email: 'email.taken',
} as const satisfies Record<Taken, MessageKey>;

/** Failure for a phone or e-mail of another account (decision OQ-087). */
export const takenFailure = (taken: readonly Taken[]) =>
  invalid(Object.fromEntries(taken.map((field) => [field, [messages[field]]])) satisfies FieldErrors);

/** Runs `work`; a violated unique index becomes field errors. */
export async function refuseTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const field = takenBy(error);
    throw field ? takenFailure([field]) : error;
  }
}

type SignUp = Pick<
  Call<(typeof accountEndpoints)['POST /api/tutor-registration']>,
  'address' | 'userAgent' | 'language'
> & {
  readonly body: SignUpBody;
};

export function registrationHandlers(services: Services) {
  const { db, tokens, sms, exposeOtp } = services;

  const register = async (role: 'tutor' | 'parent', { body, address, ...client }: SignUp) => {
    await requireSender(sms);
    await countUse(services, 'registration', body.phone_no, address);
    await refuseWeakPassword(body.password, body, 'password');
    const taken = await findTaken(db, body);
    if (taken.length > 0) throw takenFailure(taken);
    const passwordHash = await hashPassword(body.password);
    // Sent first: an account without a code could not be verified.
    const code = newCode();
    await sms.send(body.phone_no, codeText(code, client.language));
    const userId = await refuseTaken(() => createAccount(db, role, { body, passwordHash }));
    const key = { purpose: 'verify', subject: String(userId) } as const;
    const codeHash = hashCode(tokens, key, code);
    await putCode(db, { ...key, userId, phone: body.phone_no, codeHash, validSeconds }, resendSeconds);
    const token = await startSession(services, { userId, role, ...client });
    const user = await readUser(db, userId, role);
    return {
      status: 'success',
      type: 'success',
      message: 'signUp.done',
      token,
      data: { resend_in_seconds: resendSeconds },
      user: { ...user, api_token: token, ...(exposeOtp && { phone_otp: code }) },
    } as const;
  };

  return {
    'POST /api/tutor-registration': (call) => register('tutor', call),
    'POST /api/parent-registration': (call) => register('parent', call),
  } satisfies Partial<Handlers<typeof accountEndpoints>>;
}
