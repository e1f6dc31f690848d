import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('writes JSON lines without tokens, passwords and phone numbers', () => {
  const lines: string[] = [];
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
  const log = createLog(
    'info',
    new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) }),
  );
  log.info({ token, password: 'hunter2hunter2', body: { phone_no: '01711111111' } }, 'signing in');
  const detail = { code: '23505', detail: 'Key (phone_no)=(01711111111) already exists.' };
  log.error({
    err: Object.assign(new Error(`no 01711111111 ${token} postgres://me:hunter2hunter2@db`), detail),
  });
  const cause = new Error('fetch failed', { cause: new Error('self-signed certificate of 01711111111') });
  log.warn({ err: new Error('not sent', { cause }) });
  expect(lines.map((line) => JSON.parse(line).msg)).toHaveLength(3);
  expect(JSON.parse(lines[2] ?? '').err.causes).toEqual(['fetch failed', 'self-signed certificate of 01…']);
  for (const secret of ['hunter2', '01711111111', token]) expect(lines.join('')).not.toContain(secret);
  expect(lines.join('')).toContain('23505');
});
