import type { SessionRecord } from '@porao/contracts';
import { sessionCookie, sessionRecordIn } from '@porao/contracts/page';
import { readCookie, writeCookie } from '@porao/platform';

export const removeCookie = (name: string): void => writeCookie(name, '', 0);

/** The stored record. A malformed one is removed and an expired one counts as none. */
export function readRecord(now: number = Date.now()): SessionRecord | null {
  const text = readCookie(sessionCookie);
  if (text === null) return null;
  const record = sessionRecordIn(text);
  if (!record) {
    removeCookie(sessionCookie);
    return null;
  }
  return record.until > now ? record : null;
}

export function writeRecord(record: SessionRecord, now: number = Date.now()): void {
  writeCookie(sessionCookie, JSON.stringify(record), Math.max(0, (record.until - now) / 1000));
}
