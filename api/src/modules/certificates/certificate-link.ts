import { timingSafeEqual } from 'node:crypto';
import type { Tokens } from '../../kit/auth/tokens.ts';

/** Validity of a link to an image. */
export const linkSeconds = 600;

const sign = (tokens: Tokens, name: string, expires: number) =>
  tokens.fingerprint(`certificate ${name} ${expires}`);

/** Query that opens an image without a session until it expires. */
export function linkQuery(tokens: Tokens, name: string, now = Date.now()): string {
  const expires = Math.floor(now / 1000) + linkSeconds;
  return `expires=${expires}&signature=${sign(tokens, name, expires)}`;
}

/** Path of a credential's image (decision OQ-115). */
export const certificateUrl = (tokens: Tokens, name: string, now?: number): string =>
  `/storage/tutor/${name}?${linkQuery(tokens, name, now)}`;

/** `absent` covers every wrong signature, so that it reveals nothing. */
export function checkLink(
  tokens: Tokens,
  name: string,
  link: { readonly expires?: string | undefined; readonly signature?: string | undefined },
  now = Date.now(),
): 'valid' | 'expired' | 'absent' {
  const expires = Number(link.expires);
  if (!link.signature || !Number.isSafeInteger(expires)) return 'absent';
  const [given, wanted] = [Buffer.from(link.signature), Buffer.from(sign(tokens, name, expires))];
  if (given.byteLength !== wanted.byteLength || !timingSafeEqual(given, wanted)) return 'absent';
  return now / 1000 < expires ? 'valid' : 'expired';
}
