import { CurrentUser, dataOf } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { password, type Registered } from '../../../test/support/accounts.repository.ts';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import {
  createParent,
  createTutor,
  createUser,
  testSecret,
} from '../../../test/support/people.repository.ts';
import { change, row } from '../../../test/support/rows.repository.ts';
import { hashPassword } from '../../kit/auth/passwords.ts';
import { createTokens } from '../../kit/auth/tokens.ts';
import { run } from '../../kit/database/query.repository.ts';

const login = (body: object, headers = {}) => test.send<Registered>('POST /api/v1/login', { body, headers });

const test = await openTestApp();
const ours = createTokens(testSecret);
const { fingerprint } = ours;
const password_hash = await hashPassword(password);
const account = () => createTutor(test.db, { user: { password_hash } });

describe('sign-in', () => {
  it('API-038 takes phone, e-mail and the aliases, and answers type, status, message, token', async () => {
    const tutor = await createTutor(test.db, { user: { password_hash, email_verified_at: new Date() } });
    for (const identifier of [
      { phone_no: tutor.phone },
      { phone: tutor.phone },
      { email: tutor.email.toUpperCase() },
      { username: tutor.email },
      { phone_no: tutor.email },
      { phone_no: `+88${tutor.phone}` },
    ]) {
      const answer = await login({ ...identifier, password });
      expect(answer.body).toMatchObject({ type: 'success', status: 'success' });
      expect(answer.body.message).not.toBe('');
      const user = await test.send<{ data: CurrentUser }>('GET /api/v1/user', { token: answer.body.token });
      expect(user.body.data.id).toBe(tutor.userId);
    }
  });

  it('API-038 answers a wrong password and an unknown account alike, with 422 and type error', async () => {
    const tutor = await account();
    const wrong = await login({ phone_no: tutor.phone, password: 'wrong' });
    const unknown = await login({ phone_no: '01999999999', password: 'wrong' });
    expectFailure(wrong, 422, 'VALIDATION');
    expect(unknown.body).toEqual(wrong.body);
  });

  it('API-038 lets an unverified account sign in, but only to finish its verification', async () => {
    const tutor = await createTutor(test.db, { user: { password_hash, phone_no_verified_at: null } });
    const { body } = await login({ phone_no: tutor.phone, password });
    expect(body.user.phone_no_verified_at).toBeNull();
    const { token } = body;
    expect((await test.send('GET /api/v1/user', { token })).status).toBe(200);
    expectFailure(await test.send('GET /api/saved-jobs', { token }), 403, 'UNVERIFIED');
    expect((await test.send('POST /api/v1/logout', { token })).status).toBe(200);
  });

  it('refuses an address that failed ten times, and neither the owner elsewhere nor other accounts', async () => {
    const [tutor, other] = [await account(), await account()];
    // Addresses of one IPv6 network are one address.
    const stranger = (attempt: number) => ({ 'x-forwarded-for': `2001:db8:1:2:${attempt}::1` });
    for (let attempt = 0; attempt < 10; attempt++) {
      const answer = await login({ phone_no: tutor.phone, password: 'wrong' }, stranger(attempt));
      expectFailure(answer, 422, 'VALIDATION');
    }
    const refused = await login({ phone_no: tutor.phone, password }, stranger(11));
    expectFailure(refused, 429, 'RATE_LIMITED');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(880);
    expect((await login({ phone_no: other.phone, password }, stranger(11))).status).toBe(200);
    expect((await login({ phone_no: tutor.phone, password })).status).toBe(200);
  });

  it('one address cannot use up the tries of an account from everywhere', async () => {
    const tutor = await account();
    const from = { 'x-forwarded-for': '198.51.100.20' };
    for (let quarter = 0; quarter < 4; quarter++) {
      for (let attempt = 0; attempt < 12; attempt++) {
        await login({ phone_no: tutor.phone, password: 'wrong' }, from);
      }
      await run(test.db)`delete from rate_limits where resets_at < now() + interval '1 hour'`;
    }
    const key = `sign-in ${fingerprint(`account ${tutor.userId}`)} everywhere`;
    expect(await row(test.db, 'rate_limits', ['hits'], { key })).toEqual({ hits: 30 });
    expect((await login({ phone_no: tutor.phone, password })).status).toBe(200);
  });

  it('lets a device in that signed in before while the account is refused everywhere else', async () => {
    const tutor = await account();
    const other = await account();
    const cookieFor = async (phone: string) => {
      const answer = await login({ phone_no: phone, password }, { 'x-forwarded-proto': 'https' });
      const [cookie = '', ...attributes] = (answer.headers.get('set-cookie') ?? '').split('; ');
      const wanted = ['HttpOnly', 'Max-Age=15552000', 'Path=/api', 'SameSite=Strict', 'Secure'];
      expect(attributes.toSorted()).toEqual(wanted);
      return cookie;
    };
    const [own, foreign] = [await cookieFor(tutor.phone), await cookieFor(other.phone)];
    const key = `sign-in ${fingerprint(`account ${tutor.userId}`)} everywhere`;
    await run(test.db)`insert into rate_limits (key, hits, resets_at)
      values (${key}, 100, now() + interval '1 hour')
      on conflict (key) do update set hits = 100, resets_at = excluded.resets_at`;

    const attempt = (cookie: string, given = password) =>
      login({ phone_no: tutor.phone, password: given }, { cookie });
    const name = own.slice(0, own.indexOf('='));
    for (const cookie of ['', foreign, `${name}=x.y`, `${name}=${foreign.slice(foreign.indexOf('=') + 1)}`]) {
      expectFailure(await attempt(cookie), 429, 'RATE_LIMITED');
    }
    expect((await attempt(own)).status).toBe(200);
    for (let count = 0; count < 10; count++) expectFailure(await attempt(own, 'wrong'), 422, 'VALIDATION');
    expectFailure(await attempt(own), 429, 'RATE_LIMITED');

    await test.db.deleteFrom('rate_limits').where('key', 'like', '%device%').execute();
    expect((await attempt(own)).status).toBe(200);
    const changed = await hashPassword(`${password} 2`);
    await change(test.db, 'users', { password_hash: changed }, { id: tutor.userId });
    expectFailure(await attempt(own, `${password} 2`), 429, 'RATE_LIMITED');
  });

  it('lets ten of many attempts at once look at the password', async () => {
    const tutor = await account();
    const attempt = () => login({ phone_no: tutor.phone, password: 'wrong' });
    const answers = await Promise.all(Array.from({ length: 30 }, attempt));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
  });

  it('refuses an address after a hundred failures', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const key = `sign-in ${fingerprint('address 198.51.100.7')}`;
    const resets_at = new Date(Date.now() + 60_000);
    await test.db.insertInto('rate_limits').values({ key, hits: 99, resets_at }).execute();
    expectFailure(await login({ phone_no: '01888888888', password: 'wrong' }, headers), 422, 'VALIDATION');
    const tutor = await account();
    expectFailure(await login({ phone_no: tutor.phone, password }, headers), 429, 'RATE_LIMITED');
    expect((await login({ phone_no: tutor.phone, password })).status).toBe(200);
  });

  it('needs an identifier and a password', async () => {
    const answer = await test.send('POST /api/v1/login', { body: {} });
    expectFailure(answer, 422, 'VALIDATION');
    expect(answer.body.errors).toHaveProperty('password');
  });
});

describe('sessions', () => {
  it('API-041 logout answers status success and ends that token alone', async () => {
    const tutor = await account();
    const signIn = async () => (await login({ phone_no: tutor.phone, password })).body.token;
    const [token, other] = [await signIn(), await signIn()];
    const out = await test.send<{ status: string }>('POST /api/v1/logout', { token });
    expect(out.body.status).toBe('success');
    expectFailure(await test.send('GET /api/v1/user', { token }), 401, 'UNAUTHENTICATED');
    expect((await test.send('GET /api/v1/user', { token: other })).status).toBe(200);
  });

  it('refuses expired, forged and foreign tokens', async () => {
    const tutor = await createTutor(test.db);
    const past = new Date(Date.now() - 1000);
    const future = new Date(9e12);
    const sessionId = '00000000-0000-4000-8000-000000000001';
    const foreign = createTokens('another secret, just as long as ours is');
    const tokens = [
      'nonsense',
      await ours.issue(sessionId, tutor.userId, 'tutor', past),
      await foreign.issue(sessionId, 1, 'tutor', future),
      await ours.issue('1 or 1=1', tutor.userId, 'tutor', future),
      await ours.issue('', tutor.userId, 'tutor', future),
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"jti":"x"}').toString('base64url')}.`,
    ];
    for (const token of tokens) {
      expectFailure(await test.send('GET /api/v1/user', { token }), 401, 'UNAUTHENTICATED');
    }
  });
});

describe('current user', () => {
  it('API-001 API-035 answers the account with its tutor and parent parts', async () => {
    const tutor = await createTutor(test.db);
    const sent = { token: tutor.token, expects: dataOf(CurrentUser) };
    const { body } = await test.send('GET /api/v1/user', sent);
    expect(body.data).toMatchObject({
      id: tutor.userId,
      phone_no: tutor.phone,
      email: tutor.email,
      gender: 1,
      photo: null,
      type: 'tutor',
      roles: ['tutor'],
      account_status: null,
      banned: false,
      api_token: null,
      parent: null,
      tutor: {
        tutorid: tutor.tutorId,
        location: { location_name: 'Dhanmondi' },
        city: { id: 1, city_name: 'Dhaka' },
        current_educational_info: null,
      },
    });
    expectFailure(await test.send('GET /api/v1/user'), 401, 'UNAUTHENTICATED');
  });

  it('OQ-005 shows a banned account that it is banned', async () => {
    const { token } = await createTutor(test.db, { user: { banned_at: new Date() } });
    const { body } = await test.send<{ data: CurrentUser }>('GET /api/v1/user', { token });
    expect(body.data).toMatchObject({ banned: true, account_status: null });
  });

  it('names parents and operators', async () => {
    const parent = await createParent(test.db);
    const operator = await createUser(test.db, 'operator');
    const read = (token: string) => test.send<{ data: CurrentUser }>('GET /api/v1/user', { token });
    expect((await read(parent.token)).body.data).toMatchObject({ roles: ['parent'], tutor: null });
    expect((await read(operator.token)).body.data).toMatchObject({ roles: ['operator'], type: 'operator' });
  });
});
