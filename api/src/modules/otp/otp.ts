import { randomInt } from 'node:crypto';
import { resendSeconds } from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import type { Tokens } from '../../kit/auth/tokens.ts';
import { invalid } from '../../kit/failure.ts';
import { clear, limit, refund, tooMany } from '../../kit/rate-limit/index.ts';
import type { Services } from '../../kit/services.ts';
import type { SmsUse } from '../../kit/sms/index.ts';
import { type Asker, guessLimits, pausesOf, sendLimits } from './otp.limits.ts';
import { countTry, type NewOtp, type OtpKey, putCode, secondsToWait, takeCode } from './otp.repository.ts';

/** Validity of a code in seconds, and its maximum number of tries (decision OQ-102). */
export const validSeconds = 300;
export const maxTries = 5;

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** The message to a phone, in the language of the page that it was asked for on (decision OQ-163). */
export const codeText = (code: string, language: 'en' | 'bn', key: CodeText = 'sms.code') =>
  textOf({ key, params: { code, count: validSeconds / 60 } }, language);

/** One is told to nobody, the other is read out to an operator. */
type CodeText = 'sms.code' | 'sms.phoneCode';

/** Keyed hash of a code: without the server's key its million possibilities cannot be tried. */
export const hashCode = (tokens: Tokens, { purpose, subject }: OtpKey, code: string) =>
  tokens.fingerprint(`otp ${purpose} ${subject} ${code}`);

type Target = Omit<NewOtp, 'codeHash' | 'validSeconds'>;
type Needed = Pick<Services, 'db' | 'tokens'>;

/** Counts a code to this phone before it is sent, or throws; returns what takes it back. */
export async function countCode(
  { db, tokens }: Needed,
  target: Pick<Target, 'phone' | 'purpose'>,
  asker: Asker,
): Promise<() => Promise<void>> {
  const limits = sendLimits(tokens, target, asker);
  await limit(db, ...limits);
  return () => refund(db, ...limits);
}

/** Stores a new code for which `send` is to send the message; throws while the last one is younger than two minutes, or
 * when the phone or the network gets no more. A code that could not be sent does not count. */
export async function issueCode(
  services: Needed,
  { target, asker }: { target: Target; asker: Asker },
): Promise<{ code: string; withdraw: () => Promise<void> }> {
  const { db, tokens } = services;
  const wait = await secondsToWait(db, target, resendSeconds);
  if (wait > 0) throw tooMany(wait, 'code');
  const uncount = await countCode(services, target, asker);
  const code = newCode();
  const codeHash = hashCode(tokens, target, code);
  if (!(await putCode(db, { ...target, codeHash, validSeconds }, resendSeconds))) {
    await uncount();
    throw tooMany(Math.max(1, await secondsToWait(db, target, resendSeconds)), 'code');
  }
  const withdraw = async () => {
    await takeCode(db, target, codeHash);
    await uncount();
  };
  return { code, withdraw };
}

export async function sendCode(
  services: Pick<Services, 'db' | 'tokens' | 'sms'>,
  asked: { target: Target; asker: Asker; use?: SmsUse | undefined; text?: CodeText },
  language: 'en' | 'bn',
): Promise<string> {
  const { code, withdraw } = await issueCode(services, asked);
  try {
    await services.sms.send(asked.target.phone, codeText(code, language, asked.text), { use: asked.use });
  } catch (error) {
    await withdraw();
    throw error;
  }
  return code;
}

export const expiredCode = 'otp.expired';

/** Throws under `field` unless the code is right; returns the hash by which it is then used. */
export async function checkCode(
  { db, tokens }: Needed,
  { key, phone, isKnown }: { key: OtpKey; phone: string; isKnown: boolean },
  code: string,
  field: string,
): Promise<string> {
  const codeHash = hashCode(tokens, key, code);
  const row = await countTry(db, key, maxTries);
  if (!row) throw invalid({ [field]: [expiredCode] });
  const guesses = guessLimits(tokens, phone, isKnown);
  await limit(db, ...guesses);
  if (row.code_hash !== codeHash) {
    const left = maxTries - row.tries;
    const message = left > 0 ? ({ key: 'otp.wrongLeft', params: { count: left } } as const) : 'otp.wrong';
    throw invalid({ [field]: [message] });
  }
  await refund(db, ...guesses);
  await clear(db, ...pausesOf(tokens, phone));
  return codeHash;
}
