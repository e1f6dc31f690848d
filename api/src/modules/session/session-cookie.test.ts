import type { CurrentUser } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { password } from '../../../test/support/accounts.repository.ts';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createParent, createTutor, type TestPerson } from '../../../test/support/people.repository.ts';
import { hashPassword } from '../../kit/auth/passwords.ts';

const test = await openTestApp();
const password_hash = await hashPassword(password);

type Sent = Readonly<Record<string, string>>;
const own: Sent = { 'sec-fetch-site': 'same-origin' };
/** Headers of a page's call: whose it is, and the cookie that proves it. */
const pageOf = ({ userId, token }: Pick<TestPerson, 'userId' | 'token'>, more = own): Sent => ({
  authorization: `Account ${userId}`,
  cookie: `porao_session=${token}`,
  ...more,
});
const read = (headers: Sent) => test.send<{ data: CurrentUser }>('GET /api/v1/user', { headers });
const write = (headers: Sent) =>
  test.send('POST /api/v1/switch-account', { body: { type: 'tutor' }, headers });
const https = { 'x-forwarded-proto': 'https' };

describe('the session of a page', () => {
  it('API-390 is its cookie, of the account that the page names', async () => {
    const [tutor, other] = [await createTutor(test.db), await createTutor(test.db)];
    expect((await read(pageOf(tutor))).body.data.id).toBe(tutor.userId);
    const cookie = `porao_session=${tutor.token}`;
    const refused: Sent[] = [
      { cookie, ...own },
      { authorization: 'Account guest', cookie, ...own },
      { authorization: `Account ${other.userId}`, cookie, ...own },
      { authorization: `Account ${tutor.userId}`, ...own },
      { authorization: `Account ${tutor.userId}`, cookie: `porao_session=${tutor.token}x`, ...own },
      { cookie: `token=${tutor.token}; gt_user=${tutor.token}`, ...own },
    ];
    for (const headers of refused) expectFailure(await read(headers), 401, 'UNAUTHENTICATED');
  });

  it('API-390 has the prefix over https alone: none of the other name counts', async () => {
    const tutor = await createTutor(test.db);
    const both = `__Host-porao_session=${tutor.token}x; porao_session=${tutor.token}`;
    expect((await read({ ...pageOf(tutor), cookie: both })).status).toBe(200);
    const page = { ...pageOf(tutor), ...https };
    expectFailure(await read(page), 401, 'UNAUTHENTICATED');
    const prefixed = { ...page, cookie: `__Host-porao_session=${tutor.token}` };
    expect((await read(prefixed)).status).toBe(200);
  });

  it('API-390 of another account or none is no guest for an act that a guest can do, too', async () => {
    const tutor = await createTutor(test.db);
    const headers = { authorization: `Account ${tutor.userId}`, ...own };
    expectFailure(await test.send('POST /api/v1/resend-otp', { body: {}, headers }), 401, 'UNAUTHENTICATED');
  });

  it('API-391 writes from the own origin alone', async () => {
    const tutor = await createTutor(test.db);
    const from = (headers: Sent) => write(pageOf(tutor, headers));
    const host = { 'x-forwarded-host': 'porao.example' };
    const refused: Sent[] = [
      {},
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
      { 'sec-fetch-site': 'none' },
      { origin: 'null' },
      { origin: 'https://evil.example' },
      { origin: 'http://porao.example' },
      { origin: 'https://porao.example', ...host },
    ];
    for (const headers of refused) expectFailure(await from(headers), 401, 'UNAUTHENTICATED');
    const taken: Sent[] = [own, { origin: 'http://localhost' }, { origin: 'http://porao.example', ...host }];
    for (const headers of taken) expect((await from(headers)).status).toBe(200);
  });

  it('API-391 reads from the own origin, also where the browser does not say which', async () => {
    const tutor = await createTutor(test.db);
    expect((await read(pageOf(tutor, {}))).status).toBe(200);
    const refused: Sent[] = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }];
    for (const headers of refused) expectFailure(await read(pageOf(tutor, headers)), 401, 'UNAUTHENTICATED');
  });
});

/** The session's cookie that an answer sets, and its attributes. */
function cookieIn(headers: Headers) {
  const [given = ''] = headers.getSetCookie().filter((one) => /^(__Host-)?porao_session=/.test(one));
  const [pair = '', ...attributes] = given.split('; ');
  const [name = '', token = ''] = pair.split('=');
  return { name, token, attributes: attributes.toSorted() };
}

describe('an answer to a page', () => {
  const guest = { authorization: 'Account guest', ...own };

  it('API-392 API-038 has the session as a cookie alone; others get the token', async () => {
    const { userId, phone } = await createTutor(test.db, { user: { password_hash } });
    const body = { phone_no: phone, password };
    const began = Date.now();
    const answer = await test.send<{ user: CurrentUser }>('POST /api/v1/login', {
      body,
      headers: { ...guest, ...https },
    });
    const { name, token, attributes } = cookieIn(answer.headers);
    expect(name).toBe('__Host-porao_session');
    const [, seconds] = /^Max-Age=(\d+)$/.exec(attributes[1] ?? '') ?? [];
    expect(attributes).toEqual(['HttpOnly', `Max-Age=${seconds}`, 'Path=/', 'SameSite=Lax', 'Secure']);
    expect(Number(seconds)).toBeGreaterThan(7 * 24 * 3600 - 60);
    const [account, until] = answer.headers.get('porao-session')?.split(' ') ?? [];
    expect(account).toBe(String(userId));
    // The seconds are whole, and counted at some moment of the call.
    const answeredAt = Number(until) - Number(seconds) * 1000;
    expect(answeredAt).toBeGreaterThan(began - 1000);
    expect(answeredAt).toBeLessThan(Date.now() + 1000);
    expect(answer.body.user).toMatchObject({ id: userId, api_token: null });
    expect(JSON.stringify(answer.body)).not.toContain(token);
    expect(answer.body).not.toHaveProperty('token');
    expect((await read(pageOf({ userId, token }))).status).toBe(200);

    const plain = await test.send<{ token: string }>('POST /api/v1/login', { body });
    expect(plain.body.token).not.toBe('');
    expect([plain.headers.get('porao-session'), cookieIn(plain.headers).name]).toEqual([null, '']);
  });

  it('API-392 over plain http has the cookie without prefix and Secure', async () => {
    const { phone } = await createTutor(test.db, { user: { password_hash } });
    const body = { phone_no: phone, password };
    const { name, attributes } = cookieIn(
      (await test.send('POST /api/v1/login', { body, headers: guest })).headers,
    );
    expect(name).toBe('porao_session');
    expect(attributes).not.toContain('Secure');
  });

  it('API-392 to a switch of the role has no token, either, and a repeated call the cookie again', async () => {
    const parent = await createParent(test.db);
    const key = { 'idempotency-key': '7b0c8f4e-9d35-4c0a-a1c2-3d4e5f607182' };
    const create = () =>
      test.send<{ data: object }>('POST /api/create-tutor-profile-from-parent', {
        headers: { ...pageOf(parent), ...key },
      });
    for (const { status, body, headers } of [await create(), await create()]) {
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ type: 'tutor', user: { id: parent.userId, api_token: null } });
      expect(body.data).not.toHaveProperty('token');
      const { token } = cookieIn(headers);
      expect((await read(pageOf({ ...parent, token }))).body.data.type).toBe('tutor');
    }
  });

  it('API-393 exchanges the token of the version before for the cookie of the same session', async () => {
    const tutor = await createTutor(test.db);
    const moved = await test.send('POST /api/v1/session-cookie', { token: tutor.token });
    expect(moved.status).toBe(200);
    expect(cookieIn(moved.headers).token).toBe(tutor.token);
    expect(moved.headers.get('porao-session')).toMatch(new RegExp(`^${tutor.userId} \\d+$`));
    expectFailure(await test.send('POST /api/v1/session-cookie'), 401, 'UNAUTHENTICATED');
  });

  it('API-394 API-041 to signing out ends the session and removes the cookie', async () => {
    const tutor = await createTutor(test.db);
    const { status, headers } = await test.send('POST /api/v1/logout', { headers: pageOf(tutor) });
    expect(status).toBe(200);
    expect(cookieIn(headers)).toMatchObject({ name: 'porao_session', token: '' });
    expect(cookieIn(headers).attributes).toContain('Max-Age=0');
    expectFailure(await read(pageOf(tutor)), 401, 'UNAUTHENTICATED');
  });
});
