import { type accountEndpoints, resendSeconds, type SignUpBody } from '@porao/contracts';
import { hashPassword } from '../../kit/auth/passwords.ts';
import type { Call, Handlers } from '../../kit/bind.ts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Db } from '../../kit/database/open.ts';
import { invalid } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import { requireSender } from '../../kit/sms/index.ts';
import { tellOperators } from '../notices/index.ts';
import { codeText, countCode, hashCode, markBrowser, newCode, putCode, validSeconds } from '../otp/index.ts';
import { readUser, rememberDevice, startSession } from '../session/index.ts';
import { countUse } from './account.limits.ts';
import { bannedWith, createAccount, isPhoneTaken, isTakenPhone } from './account.repository.ts';
import { refuseWeakPassword } from './password.rules.ts';

/** Failure for the phone of another account (decision OQ-087). */
export const takenFailure = () => invalid({ phone_no: ['phone.taken'] });

/** Runs `work`; a phone that another account verified first becomes an error of its field. */
export async function refuseTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isTakenPhone(error) ? takenFailure() : error;
  }
}

/** A number of a banned account signs up no more, which operators read: it may have a new owner. They read, too, where it
 * is a second number, which is refused nobody: anybody could try numbers there. */
export async function refuseBanned(
  db: Db,
  { phone_no, additional_phone_number }: Pick<SignUpBody, 'phone_no' | 'additional_phone_number'>,
): Promise<void> {
  for (const phone of new Set([additional_phone_number, phone_no])) {
    const account = phone ? await bannedWith(db, phone) : null;
    if (!account) continue;
    const source = `banned sign-up ${account} ${phone}`;
    await inTransaction(db, (trx) => tellOperators(trx, 'bannedSignUp', { account }, source));
    if (phone === phone_no) throw invalid({ phone_no: ['phone.banned'] });
  }
}

type SignUp = Pick<
  Call<(typeof accountEndpoints)['POST /api/tutor-registration']>,
  'address' | 'userAgent' | 'language' | 'cookies'
> & {
  readonly body: SignUpBody;
};

export function registrationHandlers(services: Services) {
  const { db, tokens, sms, exposeOtp } = services;

  const register = async (role: 'tutor' | 'parent', { body, address, cookies, ...client }: SignUp) => {
    await requireSender(sms);
    await countUse(services, 'registration', { address });
    await refuseWeakPassword(body.password, body, 'password');
    const phone = body.phone_no;
    if (await isPhoneTaken(db, phone)) throw takenFailure();
    await refuseBanned(db, body);
    const uncount = await countCode(services, { phone, purpose: 'verify' }, { address, isKnown: false });
    const passwordHash = await hashPassword(body.password);
    // Sent first: an account without a code could not be verified.
    const code = newCode();
    await sms.send(phone, codeText(code, client.language)).catch(async (error: unknown) => {
      await uncount();
      throw error;
    });
    const userId = await refuseTaken(() => createAccount(db, role, { body, passwordHash }));
    const key = { purpose: 'verify', subject: String(userId) } as const;
    const codeHash = hashCode(tokens, key, code);
    const browser = markBrowser(tokens, cookies);
    await putCode(db, { ...key, userId, phone, browser, codeHash, validSeconds }, resendSeconds);
    rememberDevice(tokens, cookies, { id: userId, passwordHash });
    const token = await startSession(services, { userId, role, browser, ...client });
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
