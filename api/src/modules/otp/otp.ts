import { randomInt } from 'node:crypto';
import { resendSeconds } from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import type { Tokens } from '../../kit/auth/tokens.ts';
import type { Db } from '../../kit/database/open.ts';
import { invalid } from '../../kit/failure.ts';
import { tooMany } from '../../kit/rate-limit/index.ts';
import type { Services } from '../../kit/services.ts';
import { countTry, type NewOtp, type OtpKey, putCode, secondsToWait, takeCode } from './otp.repository.ts';

/** Validity of a code in seconds, and its maximum number of tries (decision OQ-102). */
export const validSeconds = 300;
export const maxTries = 5;

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** The message to a phone, in the language of the page that it was asked for on (decision OQ-163). */
export const codeText = (code: string, language: 'en' | 'bn') =>
  textOf({ key: 'sms.code', params: { code, count: validSeconds / 60 } }, language);

/** Keyed hash of a code: without the server's key its million possibilities cannot be tried. */
export const hashCode = (tokens: Tokens, { purpose, subject }: OtpKey, code: string) =>
  tokens.fingerprint(`otp ${purpose} ${subject} ${code}`);

/** Stores a new code; throws while the last one is younger than two minutes. */
export async function issueCode(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  target: Omit<NewOtp, 'codeHash' | 'validSeconds'>,
): Promise<string> {
  const code = newCode();
  const codeHash = hashCode(tokens, target, code);
  if (!(await putCode(db, { ...target, codeHash, validSeconds }, resendSeconds))) {
    throw tooMany(await secondsToWait(db, target, resendSeconds), 'code');
  }
  return code;
}

/** The same, and sends it; deletes it when it could not be sent. */
export async function sendCode(
  services: Pick<Services, 'db' | 'tokens' | 'sms'>,
  target: Omit<NewOtp, 'codeHash' | 'validSeconds'>,
  language: 'en' | 'bn',
): Promise<string> {
  const code = await issueCode(services, target);
  try {
    await services.sms.send(target.phone, codeText(code, language));
  } catch (error) {
    await takeCode(services.db, target, hashCode(services.tokens, target, code));
    throw error;
  }
  return code;
}

export const expiredCode = 'otp.expired';

/** Throws under `field` unless the code is right; returns the hash by which it is then used. */
export async function checkCode(
  { db, tokens }: { db: Db; tokens: Tokens },
  key: OtpKey,
  code: string,
  field: string,
): Promise<string> {
  const codeHash = hashCode(tokens, key, code);
  const row = await countTry(db, key, maxTries);
  if (!row) throw invalid({ [field]: [expiredCode] });
  if (row.code_hash !== codeHash) {
    const left = maxTries - row.tries;
    const message = left > 0 ? ({ key: 'otp.wrongLeft', params: { count: left } } as const) : 'otp.wrong';
    throw invalid({ [field]: [message] });
  }
  return codeHash;
}
