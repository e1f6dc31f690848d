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

/** Has the address as a fingerprint: the link goes through other people's mail servers. */
export const signProof = (tokens: Tokens, { userId, email }: { userId: number; email: string }, now: Date) =>
  sign(tokens, 'prove', [userId, now.getTime() + proofMs, tokens.fingerprint(email)]);

/** Null for a token that was not signed here or has expired. */
export function readProof(
  tokens: Tokens,
  token: string,
  now: Date,
): { userId: number; email: string } | null {
  const [id, until, email = ''] = read(tokens, 'prove', token) ?? [];
  return until !== undefined && Number(until) > now.getTime() ? { userId: Number(id), email } : null;
}

/** Characters of the 32 of a fingerprint: 96 bits, since a text message is paid by its length. */
const shortSignature = 16;

/** The question has its own end, and is answered once. */
export const signQuestion = (tokens: Tokens, id: number) =>
  `${id}.${tokens.fingerprint(`question ${id}`).slice(0, shortSignature)}`;

export function readQuestion(tokens: Tokens, token: string): number | null {
  const id = Number(/^[1-9]\d{0,9}(?=\.)/.exec(token)?.[0]);
  const [given, right] = [Buffer.from(token), Buffer.from(signQuestion(tokens, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
