import { timingSafeEqual } from 'node:crypto';
import { type NoticeKind, noticeKinds } from '@porao/contracts';
import type { Tokens } from '../../kit/auth/tokens.ts';

/** Validity of a link that proves an e-mail address. */
const proofMs = 86_400_000;

const sign = (tokens: Tokens, purpose: string, fields: readonly (string | number)[]) =>
  `${fields.join('.')}.${tokens.fingerprint(`${purpose} ${fields.join(' ')}`)}`;

/** The fields of a token that was signed here; null for any other text. */
function read(tokens: Tokens, purpose: string, token: string): string[] | null {
  const fields = token.split('.').slice(0, -1);
  const [given, right] = [Buffer.from(token), Buffer.from(sign(tokens, purpose, fields))];
  return given.length === right.length && timingSafeEqual(given, right) ? fields : null;
}

export const signUnsubscribe = (tokens: Tokens, userId: number, kind: NoticeKind) =>
  sign(tokens, 'unsubscribe', [userId, kind]);

export function readUnsubscribe(tokens: Tokens, token: string): { userId: number; kind: NoticeKind } | null {
  const [id, name] = read(tokens, 'unsubscribe', token) ?? [];
  const kind = noticeKinds.find((one) => one === name);
  return kind ? { userId: Number(id), kind } : null;
}

/** The address is in the signature alone: another one makes the token invalid. */
export const signProof = (tokens: Tokens, { userId, email }: { userId: number; email: string }, now: Date) =>
  sign(tokens, `prove ${tokens.fingerprint(email)}`, [userId, now.getTime() + proofMs]);

/** The account that a token is about, before its address is known. */
export const accountOfProof = (token: string): number | null => {
  const id = Number(token.split('.')[0]);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null;
};

export function isProof(tokens: Tokens, token: string, email: string, now: Date): boolean {
  const [, until] = read(tokens, `prove ${tokens.fingerprint(email)}`, token) ?? [];
  return until !== undefined && Number(until) > now.getTime();
}
