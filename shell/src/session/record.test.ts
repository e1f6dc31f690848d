import { sessionCookie } from '@porao/contracts/page';
import { readCookie, writeCookie } from '@porao/platform';
import { beforeEach, expect, it } from 'vitest';
import { parseRecord, readRecord, removeCookie, writeRecord } from './record.ts';
import { tokenEnd } from './token.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const tokenUntil = (exp: number) => `h.${btoa(JSON.stringify({ exp })).replaceAll('=', '')}.s`;
const record = {
  token: tokenUntil(now / 1000 + 3600),
  type: 'tutor',
  tutorId: 7,
  phone: '01700000001',
  OTPVerifyUseOnly: false,
} as const;

beforeEach(() => removeCookie(sessionCookie));

it('SHL-032 a record keeps token, type, tutorId, phone and the OTP flag through the cookie', () => {
  writeRecord(record, now);
  expect(readRecord(now)).toEqual(record);
});

it('SHL-033 reads the token from what the browser keeps', () => {
  expect(readRecord(now)).toBeNull();
  writeCookie(sessionCookie, JSON.stringify(record));
  expect(readRecord(now)?.token).toBe(record.token);
});

it('SHL-034 an expired token is no session', () => {
  writeCookie(sessionCookie, JSON.stringify({ ...record, token: tokenUntil(now / 1000 - 1) }));
  expect(readRecord(now)).toBeNull();
});

it.each([
  'garbage',
  '{}',
  'null',
  '[]',
  JSON.stringify({ ...record, token: 'no.jwt' }),
  JSON.stringify({ ...record, type: '' }),
  JSON.stringify({ ...record, phone: 7 }),
])('SHL-035 a malformed record is removed and counts as none: %s', (text) => {
  writeCookie(sessionCookie, text);
  expect(readRecord(now)).toBeNull();
  expect(readCookie(sessionCookie)).toBeNull();
});

it('reads the end of a token with Base64 of URLs', () => {
  expect(tokenEnd(record.token)).toBe(now + 3_600_000);
  expect(tokenEnd('x')).toBeNull();
});

it('refuses a record without a token', () => {
  expect(parseRecord(JSON.stringify({ ...record, token: 5 }))).toBeNull();
});
