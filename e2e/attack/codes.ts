import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { accounts, password } from '../support/accounts.ts';
import type { Test } from './report.ts';
import { type Answer, post } from './sessions.ts';

const secret = { password: 'mango tree by the river', password_confirmation: 'mango tree by the river' };
const forgot = '/api/v1/forgot-password';
const codeOf = ({ text }: Answer) => /"phone_otp":"(\d{6})"/.exec(text)?.[1] ?? '';
const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111');
const count = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

let people = 0;
const newPhone = () => `0187${String(++people).padStart(7, '0')}`;
const signUp = (phone_no: string) => ({
  name: 'Nadia Rahman',
  phone_no,
  email: `${phone_no}@example.com`,
  gender: 2,
  ...secret,
});

/** One browser at one address; it keeps cookies. */
function browserAt(url: string, address: string) {
  const jar = new Map<string, string>();
  return async (path: string, body: object): Promise<Answer> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await post(url, path, body, { 'x-forwarded-for': address, cookie });
    for (const given of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = given.split(';')[0]?.split('=') ?? [];
      jar.set(name, value);
    }
    return answer;
  };
}

/** So many calls, `lanes` at a time. */
async function flood(times: number, lanes: number, send: (place: number) => Promise<Answer>) {
  const answers: Answer[] = [];
  let next = 0;
  const work = async () => {
    while (next < times) answers.push(await send(next++));
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return answers;
}

/** Bytes of all files below a folder. */
const sizeOf = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size);
  }, 0);

/** Attacks on codes and text messages. The site has to take the client's address from X-Forwarded-For. */
export async function attackCodes({ url, dataDir }: { url: string; dataDir: string }, test: Test) {
  await test('a stranger burns no code of a reset', async () => {
    const phone_no = accounts.incompleteTutor;
    const [owner, stranger] = [browserAt(url, '203.0.113.130'), browserAt(url, '203.0.113.131')];
    const sent = await owner(`${forgot}/send-otp`, { phone_no });
    assert.equal(sent.status, 200);
    const guess = (send: typeof owner, phone_otp: string) =>
      send(`${forgot}/verify-forgot-password-otp`, { phone_no, phone_otp });
    for (let place = 0; place < 20; place++)
      assert.equal((await guess(stranger, wrongFor(codeOf(sent)))).status, 422);
    assert.equal((await guess(stranger, codeOf(sent))).status, 422);
    assert.equal((await guess(owner, codeOf(sent))).status, 200);
    return '20 guesses of a stranger, then the right code, which is wrong there and right for the owner';
  });

  await test('a sign-up is not verified by the code of another', async () => {
    const phone_no = newPhone();
    const [owner, stranger] = [browserAt(url, '203.0.113.132'), browserAt(url, '203.0.113.133')];
    const theirs = await stranger('/api/tutor-registration', signUp(phone_no));
    assert.equal(theirs.status, 200);
    const verify = (send: typeof owner) => send('/api/v1/verify-otp', { phone_no, otp: codeOf(theirs) });
    assert.equal((await verify(owner)).status, 422);
    const { user } = JSON.parse((await verify(stranger)).text) as { user?: { phone_no: string } };
    assert.equal(user?.phone_no, phone_no);
    return 'refused in another browser, taken in that which signed up';
  });

  await test('seven codes over four purposes at once send one message', async () => {
    const phone_no = newPhone();
    const signedIn = await browserAt(url, '203.0.113.134')('/api/v1/login', {
      phone_no: accounts.guardian,
      password,
    });
    const { token } = JSON.parse(signedIn.text) as { token: string };
    const at = (place: number) => browserAt(url, `203.0.113.${140 + place}`);
    const answers = await Promise.all([
      at(0)('/api/tutor-registration', signUp(phone_no)),
      at(1)('/api/parent-registration', signUp(phone_no)),
      at(2)('/api/guest-alerts/code', { phone_no }),
      at(3)('/api/guest-alerts/code', { phone_no }),
      at(4)(`${forgot}/send-otp`, { phone_no }),
      at(5)(`${forgot}/send-otp`, { phone_no }),
      post(
        url,
        '/api/v1/change-phone-no',
        { phone_no, current_password: password },
        { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.146' },
      ),
    ]);
    assert.deepEqual([count(answers, 200), count(answers, 429)], [1, 6]);
    return '1 of 7';
  });

  await test('500 sign-ups from nine /64 of one /56 leave resets their text messages', async () => {
    const answers = await flood(500, 10, (place) =>
      browserAt(url, `2001:db8:aa:bb0${place % 9}::1`)('/api/parent-registration', signUp(newPhone())),
    );
    const made = count(answers, 200);
    assert.ok(made <= 120, `${made} were made`);
    assert.equal(made + count(answers, 429), 500);
    const owner = browserAt(url, '203.0.113.160');
    const sent = await owner(`${forgot}/send-otp`, { phone_no: accounts.chattogramTutor });
    assert.equal(sent.status, 200);
    return `${made} made, the rest refused; the owner's reset is sent`;
  });

  await test('refused sign-ins leave no rows', async () => {
    const folder = join(dataDir, 'database', 'base');
    const login = (place: number) =>
      post(
        url,
        '/api/v1/login',
        { phone_no: `0186${String(place).padStart(7, '0')}`, password: 'wrong' },
        { 'x-forwarded-for': '203.0.113.170' },
      );
    const first = await flood(150, 10, login);
    assert.equal(count(first, 422), 100);
    const before = sizeOf(folder);
    const refused = await flood(2000, 50, (place) => login(1000 + place));
    assert.equal(count(refused, 429), 2000);
    const grown = Math.round((sizeOf(folder) - before) / 1000);
    assert.ok(grown < 200, `the database grew by ${grown} kB`);
    return `2,000 refused, the database grew by ${grown} kB`;
  });
}
