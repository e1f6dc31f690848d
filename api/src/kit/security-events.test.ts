import { Writable } from 'node:stream';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { password, type Registered, signUp } from '../../test/support/accounts.repository.ts';
import { createTestApp, expectFailure, openTestApp, senderOf } from '../../test/support/app.ts';
import { createTutor, createUser, testSecret } from '../../test/support/people.repository.ts';
import { testServices } from '../../test/support/services.ts';
import { createApp } from '../app.ts';
import { hashPassword } from './auth/passwords.ts';
import { run } from './database/query.repository.ts';
import { createLog } from './log.ts';
import { maskedName } from './security-events.ts';

const lines: string[] = [];
const stream = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
const log = createLog('info', stream);
const fields = ['security', 'outcome', 'user', 'who', 'role', 'subject'];
const events = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'security event')
    .map((event) => Object.fromEntries(Object.entries(event).filter(([name]) => fields.includes(name))));

const test = await openTestApp();
const send = senderOf(createApp({ ...testServices(test.db), log, jwtSecret: testSecret }));

beforeEach(() => {
  lines.length = 0;
});

it('sign-ins, failures, limits, changes of role and ends of sessions are one line each, without secrets', async () => {
  const password_hash = await hashPassword(password);
  const { phone, userId } = await createTutor(test.db, { user: { password_hash } });
  const who = `${phone.slice(0, 3)}******${phone.slice(-2)}`;
  const login = (given: string) =>
    send<{ token: string }>('POST /api/v1/login', { body: { phone_no: phone, password: given } });

  await login('wrong');
  const { token } = (await login(password)).body;
  await send('POST /api/create-parent-profile-from-tutor', { token });
  await send('POST /api/v1/switch-account', { token, body: { type: 'tutor' } });
  await send('POST /api/v1/change-password', {
    token,
    body: { current_password: 'x', new_password: password, new_password_confirmation: password },
  });
  await send('POST /api/v1/logout', { token });
  for (let count = 0; count < 11; count++) await login('wrong');

  const all = events();
  expect(all.slice(0, 6)).toEqual([
    { security: 'sign-in', outcome: 'VALIDATION', who },
    { security: 'sign-in', outcome: 'done', user: userId, who },
    { security: 'role-change', outcome: 'done', user: userId },
    { security: 'role-change', outcome: 'done', user: userId, role: 'tutor' },
    { security: 'password-change', outcome: 'VALIDATION', user: userId },
    { security: 'session-end', outcome: 'done', user: userId },
  ]);
  expect(all.at(-1)).toEqual({ security: 'limit', outcome: 'RATE_LIMITED', who });
  const text = lines.join('');
  for (const secret of [phone, password, token, 'wrong', 'correct horse']) expect(text).not.toContain(secret);
  expect(text).toContain('"address":"127.0.0.1"');
});

it('sign-ups and what operators do to accounts too', async () => {
  const body = signUp();
  const { user } = (await send<Registered>('POST /api/tutor-registration', { body })).body;
  const operator = await createUser(test.db, 'lead');
  const ban = { token: operator.token, body: { reason: 'Asked for money' } };
  await send(`POST /api/ops/users/${user.id}/ban`, ban);
  expect(events()).toMatchObject([
    { security: 'sign-up', outcome: 'done', user: user.id },
    { security: 'account-status', outcome: 'done', user: operator.userId, subject: user.id },
  ]);
  expect(lines.join('')).not.toContain(body.password);
  expect(lines.join('')).not.toContain(user.phone_otp);
});

it('access that is refused, codes that are asked for and tried, and passwords that are asked for again', async () => {
  const tutor = await createTutor(test.db, { user: { password_hash: await hashPassword(password) } });
  await send('GET /api/ops/users', { token: tutor.token });
  await send('GET /api/saved-jobs');
  const red = await createTutor(test.db, { user: { account_status: 'Red' } });
  await send('POST /api/v1/change-profile-picture', { token: red.token, body: { image: 'x' } });
  const path = 'POST /api/v1/forgot-password';
  await send(`${path}/send-otp`, { body: { phone_no: tutor.phone } });
  const tried = { phone_no: tutor.phone, phone_otp: '000000' };
  await send(`${path}/verify-forgot-password-otp`, { body: tried });
  const info = { name: 'Rahim', email: 'rahim@example.com', gender: 1, current_password: 'wrong' };
  await send('POST /api/v1/update-personal-info', { token: tutor.token, body: info });
  expect(events()).toMatchObject([
    { security: 'access', outcome: 'WRONG_ROLE', user: tutor.userId },
    { security: 'access', outcome: 'UNAUTHENTICATED' },
    { security: 'access', outcome: 'ACCOUNT_LOCKED', user: red.userId },
    { security: 'code-request', outcome: 'done' },
    { security: 'code-check', outcome: 'VALIDATION' },
    { security: 'account-change', outcome: 'VALIDATION', user: tutor.userId, who: 'r***@example.com' },
  ]);
  expect(lines.join('')).not.toContain(tutor.phone);
});

it('an event that cannot be kept is a warning, and its call is answered', async () => {
  const full = await createTestApp();
  onTestFinished(full.close);
  const { token } = await createTutor(full.db);
  const ask = senderOf(createApp({ ...testServices(full.db), log, jwtSecret: testSecret }));
  await run(full.db)`drop table security_events`;
  expectFailure(await ask('GET /api/ops/users', { token }), 403, 'WRONG_ROLE');
  await expect.poll(() => lines.join('')).toContain('a security event was not kept');
});

it.each([
  [{ phone_no: '+88 01711-223344' }, '017******44'],
  [{ email: 'rahim@example.com' }, 'r***@example.com'],
  [{ username: 'my secret password' }, 'neither phone nor e-mail'],
  [{ phone_no: '', phone: 'a@b@c' }, 'neither phone nor e-mail'],
  [{}, undefined],
  [null, undefined],
])('%j is shown as %s', (body, shown) => {
  expect(maskedName(body)).toBe(shown);
});
