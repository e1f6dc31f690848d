import type { Notice } from '@porao/contracts';
import { expect, it, vi } from 'vitest';
import {
  type CodeSent,
  password,
  type Registered,
  signUp,
} from '../../../test/support/accounts.repository.ts';
import { openTestApp } from '../../../test/support/app.ts';
import { row } from '../../../test/support/rows.repository.ts';
import { run } from '../../kit/database/query.repository.ts';
import type { Page } from '../../kit/page.ts';

const test = await openTestApp();

const chrome = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile' };
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' };

async function register() {
  const body = signUp();
  const sent = { body, headers: chrome };
  const { body: made } = await test.send<Registered>('POST /api/tutor-registration', sent);
  await test.send('POST /api/v1/verify-otp', { token: made.token, body: { otp: made.user.phone_otp } });
  return { phone: body.phone_no, email: body.email, token: made.token };
}
const signIn = (phone_no: string, headers: Record<string, string>) =>
  test.send<Registered>('POST /api/v1/login', { body: { phone_no, password }, headers });
const noticesOf = async (token: string) =>
  (await test.send<Page<Notice>>('GET /api/notices', { token })).body.data;
const textsOf = async (token: string) => (await noticesOf(token)).map(({ text }) => text);
const cookieOf = ({ headers }: { headers: Headers }) => headers.getSetCookie()[0]?.split(';')[0] ?? '';

it('NTF-011 a person is told of a sign-in on a new device, and never of one on a known or the first one', async () => {
  const { phone, token } = await register();
  const first = await signIn(phone, chrome);
  await signIn(phone, { ...chrome, cookie: cookieOf(first) });
  expect(await textsOf(token)).toEqual([]);
  const other = await signIn(phone, firefox);
  await signIn(phone, { ...firefox, cookie: cookieOf(other) });
  expect(await noticesOf(token)).toMatchObject([
    {
      text: 'Your account was signed in to on a new device: Firefox on Linux. If this was not you, change your password.',
      path: '/tutor/settings/change-password',
    },
  ]);
  await signIn(phone, {});
  expect((await textsOf(token))[0]).toMatch(/^Your account was signed in to on a new device\. /);
});

it('NTF-062 sign-ins on new devices of one kind are told once in ten minutes, and limited', async () => {
  // The middle of a span of ten minutes.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 600_000) * 600_000 + 300_000 });
  const { phone, token } = await register();
  await signIn(phone, chrome);
  const statuses = await Promise.all(Array.from({ length: 5 }, () => signIn(phone, firefox)));
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await textsOf(token)).toHaveLength(1);
  await run(test.db)`update rate_limits set hits = 100 where key like 'sign-in % new devices'`;
  expect((await signIn(phone, firefox)).status).toBe(429);
  await test.db.deleteFrom('rate_limits').execute();
  vi.useRealTimers();
});

it('NTF-011 a person is told that phone or e-mail were changed, and gets messages in the language of the last sign-in', async () => {
  const { token } = await register();
  const { phone_no } = signUp();
  const change = { phone_no, current_password: password };
  const asked = await test.send<CodeSent>('POST /api/v1/change-phone-no', { token, body: change });
  await test.send('POST /api/v1/verify-otp', { token, body: { otp: asked.body.data.phone_otp } });
  const body = { name: 'Ayesha Rahman', email: signUp().email, gender: 2, current_password: password };
  expect((await test.send('POST /api/v1/update-personal-info', { token, body })).status).toBe(200);
  expect((await textsOf(token)).map((text) => text.split(' was ')[0])).toEqual([
    'The e-mail address of your account',
    'The phone number of your account',
  ]);
  const language = async () => (await row(test.db, 'users', ['language'], { email: body.email })).language;
  expect(await language()).toBe('en');
  await signIn(phone_no, { 'accept-language': 'bn' });
  expect(await language()).toBe('bn');
});
