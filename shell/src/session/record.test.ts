import { sessionCookie } from '@porao/contracts/page';
import { readCookie, writeCookie } from '@porao/platform';
import { beforeEach, expect, it } from 'vitest';
import { readRecord, removeCookie, writeRecord } from './record.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const until = now + 3_600_000;
const tokenUntil = (exp: number) => `h.${btoa(JSON.stringify({ exp, sub: '7' })).replaceAll('=', '')}.s`;
const started = { type: 'tutor', tutorId: 7, phone: '01700000001', OTPVerifyUseOnly: false };
const record = { ...started, account: '7', until };

beforeEach(() => removeCookie(sessionCookie));

it('SHL-032 a record keeps account, end, type, tutorId, phone and the OTP flag through the cookie', () => {
  writeRecord(record, now);
  expect(readRecord(now)).toEqual(record);
});

it('SHL-033 reads the session from what the browser keeps', () => {
  expect(readRecord(now)).toBeNull();
  writeCookie(sessionCookie, JSON.stringify(record));
  expect(readRecord(now)?.account).toBe('7');
});

it('SHL-170 reads a record of the version before, which has a token in place of account and end', () => {
  const token = tokenUntil(until / 1000);
  writeCookie(sessionCookie, JSON.stringify({ ...started, token }));
  expect(readRecord(now)).toEqual({ ...record, token });
});

it.each([
  ['a record', { ...record, until: now - 1000 }],
  ['a token', { ...started, token: tokenUntil(now / 1000 - 1) }],
])('SHL-034 %s that has ended is no session', (_, stored) => {
  writeCookie(sessionCookie, JSON.stringify(stored));
  expect(readRecord(now)).toBeNull();
});

it.each([
  'garbage',
  '{}',
  'null',
  '[]',
  JSON.stringify(started),
  JSON.stringify({ ...record, until: 'soon' }),
  JSON.stringify({ ...record, token: 'no.jwt' }),
  JSON.stringify({ ...record, token: 5 }),
  JSON.stringify({ ...record, type: '' }),
  JSON.stringify({ ...record, phone: 7 }),
])('SHL-035 a malformed session record is removed and counts as none: %s', (text) => {
  writeCookie(sessionCookie, text);
  expect(readRecord(now)).toBeNull();
  expect(readCookie(sessionCookie)).toBeNull();
});
