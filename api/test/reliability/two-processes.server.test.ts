import { rm } from 'node:fs/promises';
import { endpoints } from '@porao/contracts';
import { exampleOf } from '@porao/contracts/example';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../src/kit/auth/passwords.ts';
import { password, signUp, wrongCode } from '../support/accounts.repository.ts';
import { type FreshDatabase, freshDatabase, freshDataDir } from '../support/database.ts';
import { bodyOf, startHttp } from '../support/http-server.ts';
import { createTutor, createUser, type TestTutor, testSecret } from '../support/people.repository.ts';
import { killAll, start } from '../support/process.ts';

/** The embedded database has one process. */
const onServer = inject('database').kind === 'postgres';
const messages: string[] = [];
let folder: string;
let database: FreshDatabase;
let provider: Awaited<ReturnType<typeof startHttp>>;
let urls: string[] = [];
let tutor: TestTutor;

beforeAll(async () => {
  if (!onServer) return;
  folder = await freshDataDir();
  database = await freshDatabase();
  provider = await startHttp(async (request, response) => {
    messages.push(String(await bodyOf(request)));
    response.end();
  });
  const variables = {
    DATA_DIR: folder,
    DATABASE_URL: database.url ?? '',
    JWT_SECRET: testSecret,
    SMS_GATEWAY_URL: provider.url,
  };
  urls = [(await start(variables)).url, (await start(variables)).url];
  tutor = await createTutor(database.db, { user: { password_hash: await hashPassword(password) } });
});
beforeEach(async () => {
  if (onServer) await database.db.deleteFrom('rate_limits').execute();
});
afterAll(async () => {
  if (!onServer) return;
  killAll();
  await provider.close();
  await database.close();
  await rm(folder, { recursive: true });
});

interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly from?: string;
  readonly cookie?: string;
  readonly token?: string;
}

/** To one process and the other in turn. */
async function send(count: number, { path, body, from = '203.0.113.1', cookie = '', token }: Sent) {
  const answer = await fetch(`${urls[count % 2]}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      cookie,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const { message = '' } = (await answer.json()) as { message?: string };
  return { status: answer.status, message, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

const phone = (count: number) => `0157000000${count}`;
const wrong = () => ({ phone_no: tutor.phone, password: 'wrong' });
const image = exampleOf(endpoints['POST /api/add-tutor-certificate'].body, {
  io: 'input',
}) as { certificate_base64: string };
const newPassword = {
  token: 'x'.repeat(43),
  password: 'another good password',
  password_confirmation: 'another good password',
};

type Row = readonly [what: string, max: number, key: RegExp, sent: (count: number) => Sent];

const login = (body: object = wrong()): Sent => ({ path: '/api/v1/login', body });
const own = (path: string, body: object): Sent => ({ path, body, token: tutor.token });
const anywhere = (count: number, sent: Sent): Sent => ({ ...sent, from: `198.51.100.${count + 1}` });
const picture = () => own('/api/v1/change-profile-picture', { image: 'x' });
const option = (list: string, text: string) => own(`/api/${list}/select`, { text });
const paper = (count: number) =>
  own('/api/add-tutor-certificate', { ...image, certificate_type_id: count + 1 });
const forgotten = (call: string, phone_no: string, fields = {}): Sent => ({
  path: `/api/v1/forgot-password/${call}`,
  body: { phone_no, ...fields },
});
const signedUp = (who: string): Sent => ({ path: `/api/${who}-registration`, body: signUp() });
const checked = { phone_otp: '111111' };
const unchanged = { phone_no: phone(6), current_password: 'wrong' };

/** The table of docs/security.md, cell by cell. */
const rows: readonly Row[] = [
  ['wrong passwords of an account from an address', 10, /^sign-in \S+ from \S+$/, () => login()],
  [
    'the same from an IPv6 network',
    10,
    /^sign-in \S+ from \S+$/,
    (count) => ({ ...login(), from: `2001:db8:7:7::${count}` }),
  ],
  ['the same in a day', 30, /^sign-in \S+ from daily \S+$/, () => login()],
  [
    'wrong passwords of an account from everywhere',
    100,
    /^sign-in \S+ everywhere$/,
    (count) => anywhere(count, login()),
  ],
  [
    'wrong passwords from an address',
    100,
    /^sign-in \S+$/,
    (count) => login({ phone_no: phone(count), password: 'wrong' }),
  ],
  ['registrations from an address', 60, /^registration address/, () => signedUp('parent')],
  ['codes sent for an address', 100, /^otp-send address/, (count) => forgotten('send-otp', phone(count))],
  [
    'text messages of the whole site to strangers',
    350,
    /^sms-budget$/,
    (count) => anywhere(count, signedUp('tutor')),
  ],
  [
    'codes checked for an address',
    100,
    /^otp-check address/,
    (count) => forgotten('verify-forgot-password-otp', phone(count), checked),
  ],
  ['looking up by an account', 30, /^lookup own/, (count) => anywhere(count, own('/api/v1/resend-otp', {}))],
  [
    'looking up from an address',
    120,
    /^lookup address/,
    (count) => ({ path: '/api/v1/resend-otp', body: { phone_no: phone(count) } }),
  ],
  [
    'password resets from an address',
    60,
    /^password-reset address/,
    (count) => forgotten('reset', phone(count), newPassword),
  ],
  ['current passwords', 10, /^password-check/, () => own('/api/v1/change-phone-no', unchanged)],
  ['pictures of an account', 20, /^picture \d+$/, (count) => anywhere(count, picture())],
  ['pictures from an address', 100, /^picture \D/, picture],
  [
    'new options of an account',
    20,
    /^new-option \d+$/,
    (count) => anywhere(count, option('department', `Astronomy ${count}`)),
  ],
  [
    'new options from an address',
    60,
    /^new-option \D/,
    (count) => option('university', `Open University ${count}`),
  ],
  ['credentials of an account', 60, /^certificate \d+$/, paper],
];

describe.skipIf(!onServer)('two processes on one database', () => {
  /** Calls two below the limit, counted by both processes together, and what they were answered. */
  async function around(max: number, key: RegExp, sent: (count: number) => Sent): Promise<string[]> {
    await send(0, sent(0));
    const counted = await database.db
      .updateTable('rate_limits')
      .set({ hits: max - 2 })
      .where('key', '~', key.source)
      .returning('key')
      .execute();
    // An IPv6 address is counted by its /64, /56 and /48.
    expect([1, 3]).toContain(counted.length);
    // Neither phones nor addresses are stored, but fingerprints.
    expect(counted[0]?.key).not.toMatch(/01\d{9}|\d+\.\d+\.\d+|2001:/);
    const answers: string[] = [];
    for (let count = 1; count <= 4; count++) {
      const { status, message } = await send(count, sent(count));
      expect(status).not.toBe(500);
      answers.push(/^(Too many attempts|No more text messages)/.test(message) ? 'refused' : 'counted');
    }
    return answers;
  }
  const shared = ['counted', 'counted', 'refused', 'refused'];

  it.each(rows)('share the limit of %s, %i', async (_what, max, key, sent) => {
    expect(await around(max, key, sent)).toEqual(shared);
  });

  it('share the limit of a device that signed in before', async () => {
    const { status, cookie } = await send(0, login({ phone_no: tutor.phone, password }));
    expect(status).toBe(200);
    const sent = () => ({ ...login(), cookie });
    expect(await around(10, / device /, sent)).toEqual(shared);
  });

  it('share the wait between two codes, and the tries of one', async () => {
    const body = signUp();
    const { status, cookie } = await send(0, { path: '/api/tutor-registration', body });
    expect(status).toBe(200);
    const code = /\d{6}/.exec(messages.at(-1)?.replace(body.phone_no, '') ?? '')?.[0] ?? '';
    const again = await send(1, { path: '/api/v1/resend-otp', body: { phone_no: body.phone_no }, cookie });
    expect(again).toMatchObject({ status: 429, message: expect.stringMatching(/^A code was sent just now/) });
    const verify = (count: number, otp: string) =>
      send(count, { path: '/api/v1/verify-otp', body: { phone_no: body.phone_no, otp }, cookie });
    for (let count = 0; count < 5; count++) expect((await verify(count, wrongCode(code))).status).toBe(422);
    expect((await verify(5, code)).message).toMatch(/expired or was tried too often/);
  });

  it('OPS-086 a name that one changes is known to the other within 5 s', async () => {
    const { token } = await createUser(database.db, 'operator');
    const first = async (url = '') => {
      const answer = await fetch(`${url}/api/city/select`, { headers: { 'accept-language': 'bn' } });
      return ((await answer.json()) as { text: string }[])[0]?.text;
    };
    expect(await first(urls[1])).toBe('ঢাকা');
    const path = '/api/ops/lookups/cities/1/rename';
    const body = { name: 'Dhaka', bengali_name: 'ঢাকা শহর' };
    expect(await send(0, { path, body, token })).toMatchObject({ status: 200 });
    expect(await first(urls[0])).toBe('ঢাকা শহর');
    await expect.poll(() => first(urls[1]), { timeout: 5000 }).toBe('ঢাকা শহর');
  });
});
