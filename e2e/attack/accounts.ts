import assert from 'node:assert/strict';
import { accounts, password } from '../support/accounts.ts';
import type { Test } from './report.ts';
import { type Answer, call, post } from './sessions.ts';

const codeOf = ({ text }: Answer) => (JSON.parse(text) as { code?: string }).code;
const deviceOf = (answer: Answer) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
const statuses = async (times: number, send: (count: number) => Promise<Answer>) => {
  const answers: number[] = [];
  for (let count = 0; count < times; count++) answers.push((await send(count)).status);
  return answers;
};
const expected = (status: number, times: number, then: number) => [
  ...Array.from({ length: times }, () => status),
  then,
];

let people = 0;

/** Somebody nobody has signed up. */
function person(fields: object = {}) {
  people += 1;
  const phone_no = `0189${String(people).padStart(7, '0')}`;
  const secret = { password: 'mango tree by the river', password_confirmation: 'mango tree by the river' };
  return {
    name: 'Nadia Rahman',
    phone_no,
    email: `${phone_no}@example.com`,
    gender: 2,
    ...secret,
    ...fields,
  };
}

/** Attacks on accounts. The site has to take the client's address from X-Forwarded-For. */
export async function attackAccounts(url: string, test: Test): Promise<void> {
  const login = (body: object, from: string, cookie = '') =>
    post(url, '/api/v1/login', body, { 'x-forwarded-for': from, cookie });
  const register = (body: object, from: string) =>
    post(url, '/api/tutor-registration', body, { 'x-forwarded-for': from });
  const wrong = { phone_no: accounts.incompleteTutor, password: 'wrong' };
  const right = { phone_no: accounts.incompleteTutor, password };

  await test('wrong passwords from strangers do not lock the owner out', async () => {
    const device = deviceOf(await login(right, '203.0.113.1'));
    assert.match(device, /^device_/);
    const refused: number[] = [];
    for (let stranger = 10; stranger < 22; stranger++) {
      const tries = await statuses(10, () => login(wrong, `203.0.113.${stranger}`));
      refused.push(...tries.filter((status) => status === 429));
    }
    assert.equal((await login(right, '203.0.113.99')).status, 429);
    assert.equal((await login(right, '203.0.113.1', device)).status, 200);
    return `120 tries from 12 addresses, ${refused.length} refused by the limit; the known device signs in`;
  });

  const other = { phone_no: accounts.chattogramTutor, password: 'wrong' };
  await test('addresses of one IPv6 /64 count as one', async () => {
    const tries = await statuses(11, (count) => login(other, `2001:db8:1:1:${count}::1`));
    assert.deepEqual(tries, expected(422, 10, 429));
    assert.equal((await login({ ...other, password }, '2001:db8:1:2::1')).status, 200);
    return '10 tries, the 11th is refused; the next /64 is not';
  });

  await test('a made-up hop before the client is not taken for its address', async () => {
    const tries = await statuses(11, (count) => login(other, `198.51.100.${count}, 203.0.113.40`));
    assert.deepEqual(tries, expected(422, 10, 429));
    return '10 tries, the 11th is refused';
  });

  await test('a sign-up that was not verified holds neither phone nor e-mail', async () => {
    const first = person();
    assert.equal((await register(first, '203.0.113.50')).status, 200);
    const samePhone = await register({ ...first, name: 'Karim Uddin' }, '203.0.113.51');
    assert.equal(samePhone.status, 429);
    assert.ok(Number(samePhone.headers.get('retry-after')) <= 30);
    const { phone_no } = person();
    const second = await register({ ...first, phone_no }, '203.0.113.51');
    assert.equal(second.status, 200);
    const { token, user } = JSON.parse(second.text) as { token: string; user: { phone_otp: string } };
    const body = { otp: user.phone_otp };
    const verified = await post(url, '/api/v1/verify-otp', body, { authorization: `Bearer ${token}` });
    assert.equal(verified.status, 200);
    const third = await register({ ...first, phone_no }, '203.0.113.52');
    assert.equal(third.status, 422);
    return 'another signs up with both; a verified phone is refused, one that waits is for 30 s';
  });

  await test('another phone needs the current password', async () => {
    const signedIn = await login({ phone_no: accounts.guardian, password }, '203.0.113.60');
    const { token } = JSON.parse(signedIn.text) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const change = (body: object) => post(url, '/api/v1/change-phone-no', body, headers);
    const { phone_no } = person();
    const without = await change({ phone_no });
    assert.deepEqual([without.status, codeOf(without)], [422, 'PASSWORD_NEEDED']);
    const guesses = await statuses(11, () => change({ phone_no, current_password: 'wrong' }));
    assert.deepEqual(guesses, expected(422, 10, 429));
    return 'asked for without it; the 11th wrong one is refused';
  });

  await test('common passwords and those made of own data are refused', async () => {
    const weak = (phone_no: string, email: string) => [
      'password1',
      'qwertyuiop',
      phone_no,
      email,
      'NadiaRahman1',
    ];
    const { phone_no, email } = person();
    const given = weak(phone_no, email);
    const answers = await statuses(given.length, (count) => {
      const secret = { password: given[count], password_confirmation: given[count] };
      return register({ ...person({ phone_no, email }), ...secret }, `203.0.113.${70 + count}`);
    });
    const refused = new Set(answers);
    assert.deepEqual([...refused], [422]);
    return `${given.length} of ${given.length}`;
  });

  await test('resend-otp does not tell whether somebody has the phone', async () => {
    const asked = (phone_no: string) =>
      post(url, '/api/v1/resend-otp', { phone_no }, { 'x-forwarded-for': '192.0.2.1' });
    const [known, unknown] = [await asked(accounts.both), await asked('01899999999')];
    assert.equal(known.status, 422);
    assert.equal(known.text, unknown.text);
    return 'refused alike for a known and an unknown phone';
  });

  await test('codes are guessed five times at most', async () => {
    const answer = await register(person(), '203.0.113.80');
    const { token, user } = JSON.parse(answer.text) as { token: string; user: { phone_otp: string } };
    const verify = (otp: string) =>
      post(url, '/api/v1/verify-otp', { otp }, { authorization: `Bearer ${token}` });
    const guess = user.phone_otp === '111111' ? '222222' : '111111';
    const guesses = await statuses(5, () => verify(guess));
    assert.deepEqual([...new Set(guesses)], [422]);
    assert.equal((await verify(user.phone_otp)).status, 422);
    return 'after five the right one is refused';
  });

  await test('a token whose jti is no UUID, or that nobody signed, is 401', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { jti: "1' or '1'='1", sub: '1', type: 'operator', exp: 4_000_000_000 };
    const made = ['none', 'HS256'].map((alg) => `${part({ alg, typ: 'JWT' })}.${part(claims)}.AAAA`);
    for (const token of [...made, 'x', '.', '..', 'a'.repeat(4000)]) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await call(url, { method: 'GET', address: '/api/v1/user', headers });
      assert.equal(answer.status, 401, `${token.slice(0, 60)}: ${answer.status}`);
    }
    return `${made.length + 4} tokens`;
  });
}
