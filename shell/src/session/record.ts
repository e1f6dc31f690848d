import type { SessionRecord } from '@porao/contracts';
import { sessionCookie } from '@porao/contracts/page';
import { readCookie, writeCookie } from '@porao/platform';
import { tokenEnd } from './token.ts';

export const removeCookie = (name: string): void => writeCookie(name, '', 0);

export function parseRecord(text: string): SessionRecord | null {
  try {
    const { token, type, tutorId, phone, OTPVerifyUseOnly } = JSON.parse(text) as Record<string, unknown>;
    if (typeof token !== 'string' || typeof type !== 'string' || type === '') return null;
    if (typeof phone !== 'string' || typeof OTPVerifyUseOnly !== 'boolean') return null;
    if (tutorId !== null && typeof tutorId !== 'number') return null;
    return tokenEnd(token) === null ? null : { token, type, tutorId, phone, OTPVerifyUseOnly };
  } catch {
    return null;
  }
}

/** The stored record. A malformed one is removed and an expired one counts as none. */
export function readRecord(now: number = Date.now()): SessionRecord | null {
  const text = readCookie(sessionCookie);
  if (text === null) return null;
  const record = parseRecord(text);
  if (!record) {
    removeCookie(sessionCookie);
    return null;
  }
  return (tokenEnd(record.token) ?? 0) > now ? record : null;
}

export function writeRecord(record: SessionRecord, now: number = Date.now()): void {
  const seconds = ((tokenEnd(record.token) ?? now) - now) / 1000;
  writeCookie(sessionCookie, JSON.stringify(record), Math.max(0, seconds));
}
