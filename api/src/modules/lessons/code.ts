import { timingSafeEqual } from 'node:crypto';
import { lessonRules } from '@porao/contracts';
import { pathTo, tutorLessons } from '@porao/contracts/paths';
import type { Tokens } from '../../kit/auth/tokens.ts';

const digits = lessonRules.codeDigits;

/** The code of a deal and a day: it is computed, and stored in the text message to a family alone. */
export function codeOf(tokens: Tokens, dealId: number, day: string): string {
  const hash = Buffer.from(tokens.fingerprint(`lesson ${dealId} ${day}`), 'base64url');
  return String(hash.readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0');
}

export const isCodeOf = (tokens: Tokens, dealId: number, day: string, code: string): boolean =>
  timingSafeEqual(Buffer.from(codeOf(tokens, dealId, day)), Buffer.from(code));

/** The page on which the tutor enters the code, with the code filled in: a phone's camera opens it. */
export const codeLink = (siteUrl: string, dealId: number, day: string, code: string): string =>
  `${siteUrl}${pathTo(tutorLessons, { dealId })}?day=${day}&code=${code}`;
