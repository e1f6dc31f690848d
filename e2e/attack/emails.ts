import assert from 'node:assert/strict';
import type { Test } from './report.ts';
import { type Answer, call, openSessions, post } from './sessions.ts';

const secret = { password: 'mango tree by the river', password_confirmation: 'mango tree by the river' };
const address = 'owner.of.the.mailbox@example.com';

interface Account {
  readonly token: string;
  readonly phone_no: string;
}
interface SignedUp {
  token: string;
  user: { phone_otp: string };
}

let people = 0;

/** An account with a verified phone that typed the address. */
async function accountWith(url: string, email: string): Promise<Account> {
  people += 1;
  const phone_no = `0186${String(people).padStart(7, '0')}`;
  const body = { name: 'Nadia Rahman', phone_no, email, gender: 2, ...secret };
  const answer = await post(url, '/api/tutor-registration', body, {
    'x-forwarded-for': `203.0.113.${120 + people}`,
  });
  assert.equal(answer.status, 200, answer.text);
  const { token, user } = JSON.parse(answer.text) as SignedUp;
  const headers = { authorization: `Bearer ${token}` };
  const verified = await post(url, '/api/v1/verify-otp', { otp: user.phone_otp }, headers);
  assert.equal(verified.status, 200, verified.text);
  return { token, phone_no };
}

/** Attacks on who has an e-mail address. The site has to take the client's address from X-Forwarded-For. */
export async function attackEmails(url: string, test: Test): Promise<void> {
  const as = openSessions(url);
  const signIn = (phone_no: string) =>
    post(url, '/api/v1/login', { phone_no, ...secret }, { 'x-forwarded-for': '203.0.113.119' });
  const told = ({ status, text }: Answer) => [status, (JSON.parse(text) as { message: string }).message];
  const confirm = (token: string) => post(url, '/api/notices/email/confirm', { token });
  /** The secret of the newest link that was sent to the address. */
  const linkFor = async ({ token }: Account): Promise<string> => {
    const asked = await post(url, '/api/notices/email', {}, { authorization: `Bearer ${token}` });
    assert.equal(asked.status, 200, asked.text);
    const outbox = `/api/ops/emails?limit=1&q=${encodeURIComponent(address)}`;
    const { text } = await as('operator', { method: 'GET', address: outbox });
    return decodeURIComponent(/email\?token=([\w.%-]+)/.exec(text)?.[1] ?? '');
  };

  await test('an e-mail address that somebody only typed belongs to whoever proves it', async () => {
    const squatter = await accountWith(url, address);
    assert.deepEqual(told(await signIn(address)), told(await signIn('nobody.at.all@example.com')));
    const kept = await linkFor(squatter);
    const owner = await accountWith(url, address);
    assert.equal((await confirm(await linkFor(owner))).status, 200);
    const signedIn = await signIn(address);
    assert.equal(signedIn.status, 200, signedIn.text);
    assert.match(signedIn.text, new RegExp(owner.phone_no));
    assert.equal((await confirm(kept)).status, 409);
    const own = await call(url, {
      method: 'GET',
      address: '/api/v1/user',
      headers: { authorization: `Bearer ${squatter.token}` },
    });
    assert.match(own.text, /"email":""/);
    return 'the owner signs in with it; the squatter has none, and a link from before is refused';
  });

  await test('nobody learns by sign-up or settings who has an e-mail address', async () => {
    const other = await accountWith(url, address);
    const change = (email: string) => {
      const body = { name: 'Nadia Rahman', gender: 2, email, current_password: secret.password };
      const headers = { authorization: `Bearer ${other.token}` };
      return post(url, '/api/v1/update-personal-info', body, headers);
    };
    const free = await change('nobody.at.all@example.com');
    assert.deepEqual(told(await change(address)), told(free));
    assert.equal(free.status, 200);
    return 'a taken address is answered as a free one, and signs in its owner alone';
  });
}
