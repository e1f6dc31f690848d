import { beforeEach, describe, expect, it } from 'vitest';
import {
  type CodeSent,
  endPauses,
  password,
  type Registered,
  signUp,
  wrongCode,
} from '../../../test/support/accounts.repository.ts';
import { browserOf, expectFailure, openTestApp, type TestApp } from '../../../test/support/app.ts';
import { createTutor } from '../../../test/support/people.repository.ts';
import { hashPassword } from '../../kit/auth/passwords.ts';
import { listOutbox } from '../../kit/sms/index.ts';

const test = await openTestApp();
const password_hash = await hashPassword(password);

beforeEach(async () => {
  await test.db.deleteFrom('rate_limits').execute();
});

type Send = TestApp['send'];
const from = (address: string) => ({ 'x-forwarded-for': address });
const person = () => createTutor(test.db, { user: { password_hash } });
const browser = () => browserOf(test.send);
const reset = (send: Send, phone_no: string, address = '203.0.113.1') =>
  send<CodeSent>('POST /api/v1/forgot-password/send-otp', { body: { phone_no }, headers: from(address) });
const guess = (send: Send, phone_no: string, phone_otp: string) =>
  send('POST /api/v1/forgot-password/verify-forgot-password-otp', { body: { phone_no, phone_otp } });
const alert = (send: Send, phone_no: string, address = '203.0.113.1') =>
  send<CodeSent>('POST /api/guest-alerts/code', { body: { phone_no }, headers: from(address) });
const register = (send: Send, body: object, address = '203.0.113.1') =>
  send<Registered>('POST /api/parent-registration', { body, headers: from(address) });
const codeOf = ({ body }: { body: CodeSent }) => body.data.phone_otp ?? '';
const textsTo = async (phone: string) => (await listOutbox(test.db, { phone })).length;
async function signedIn(phone_no: string): Promise<Send> {
  const send = browser();
  expect((await send('POST /api/v1/login', { body: { phone_no, password } })).status).toBe(200);
  return send;
}

describe('codes belong to the browser that asked', () => {
  it('API-180 a stranger burns no code, whatever they guess or ask for', async () => {
    const { phone } = await person();
    const [owner, stranger] = [browser(), browser()];
    const sent = await reset(owner, phone);
    for (const send of [test.send, stranger])
      for (let count = 0; count < 6; count++)
        expectFailure(await guess(send, phone, codeOf(sent)), 422, 'VALIDATION');
    await endPauses(test.db);
    const theirs = await reset(stranger, phone);
    for (let count = 0; count < 6; count++) await guess(stranger, phone, wrongCode(codeOf(theirs)));
    expect((await guess(owner, phone, codeOf(sent))).status).toBe(200);
  });

  it('API-180 the same of the alerts of a guest', async () => {
    const phone_no = signUp().phone_no;
    const [owner, stranger] = [browser(), browser()];
    const sent = await alert(owner, phone_no);
    const search = { phone_no, name: 'All', frequency: 'daily', board: {} };
    const save = (send: Send, otp: string) => send('POST /api/guest-alerts', { body: { ...search, otp } });
    for (let count = 0; count < 6; count++)
      expectFailure(await save(stranger, codeOf(sent)), 422, 'VALIDATION');
    expect((await save(owner, codeOf(sent))).status).toBe(200);
  });

  it('API-181 the code of a sign-up verifies that sign-up alone', async () => {
    const own = signUp();
    const [owner, stranger] = [browser(), browser()];
    const first = await register(owner, own);
    await endPauses(test.db);
    const secret = { password: 'a secret of a stranger', password_confirmation: 'a secret of a stranger' };
    const later = await register(stranger, signUp({ phone_no: own.phone_no, ...secret }));
    const verify = (send: Send, code = '') =>
      send<Registered>('POST /api/v1/verify-otp', { body: { otp: code, phone_no: own.phone_no } });
    // The owner has both codes, and types the newest first.
    if (first.body.user.phone_otp !== later.body.user.phone_otp)
      expectFailure(await verify(owner, later.body.user.phone_otp), 422, 'VALIDATION');
    expectFailure(await verify(test.send, later.body.user.phone_otp), 422, 'VALIDATION');
    const login = (send: Send, given = password) =>
      send<Registered>('POST /api/v1/login', { body: { phone_no: own.phone_no, password: given } });
    expect((await login(owner)).body.user.id).toBe(first.body.user.id);
    expect((await verify(owner, first.body.user.phone_otp)).body.user.id).toBe(first.body.user.id);
    expectFailure(await login(stranger, secret.password), 422, 'VALIDATION');
  });
});

describe('codes to one phone', () => {
  it('API-182 one goes out in a moment, over all purposes, browsers and networks; refused ones do not count', async () => {
    const { phone, token } = await person();
    const guest = signUp().phone_no;
    const change = { phone_no: guest, current_password: password };
    const answers = await Promise.all([
      ...[1, 2, 3].map((at) => register(browser(), signUp({ phone_no: guest }), `198.51.100.${at}`)),
      ...[1, 2, 3].map((at) => alert(browser(), guest, `198.51.101.${at}`)),
      test.send('POST /api/v1/change-phone-no', { token, body: change }),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', ...Array(6).fill('429')]);
    expect(await textsTo(guest)).toBe(1);
    for (let count = 0; count < 7; count++) expectFailure(await alert(browser(), guest), 429, 'RATE_LIMITED');
    await endPauses(test.db);
    expect((await alert(browser(), guest)).status).toBe(200);
    expect(await textsTo(phone)).toBe(0);
  });

  it('API-182 a right code ends the pause of its phone, and a wrong one does not', async () => {
    const send = browser();
    const body = signUp();
    const { body: made } = await register(send, body);
    const again = () => reset(browser(), body.phone_no);
    const verify = (otp = '') => send('POST /api/v1/verify-otp', { token: made.token, body: { otp } });
    await verify(wrongCode(made.user.phone_otp));
    expectFailure(await again(), 429, 'RATE_LIMITED');
    expect((await verify(made.user.phone_otp)).status).toBe(200);
    expect((await again()).status).toBe(200);
  });

  it('API-182 a network gets six a day, all together fifteen, and the owner on a known device ten more', async () => {
    const { phone } = await person();
    const owner = await signedIn(phone);
    const ask = async (address: string) => {
      await endPauses(test.db);
      return (await reset(browser(), phone, address)).status;
    };
    const statuses = [];
    for (let count = 0; count < 7; count++) statuses.push(await ask(`2001:db8:7:${count}00::1`));
    for (let count = 0; count < 10; count++) statuses.push(await ask(`198.51.100.${count}`));
    expect(statuses).toEqual([...Array(6).fill(200), 429, ...Array(9).fill(200), 429]);
    const sent = await reset(owner, phone);
    expect(sent.status).toBe(200);
    expect((await guess(owner, phone, codeOf(sent))).status).toBe(200);
  });

  it('API-183 wrong guesses are 30 a day over all browsers, then known devices alone may guess', async () => {
    const { phone } = await person();
    const owner = await signedIn(phone);
    const stranger = browser();
    for (let code = 0; code < 6; code++) {
      await endPauses(test.db);
      const sent = await reset(stranger, phone);
      for (let count = 0; count < 5; count++)
        expectFailure(await guess(stranger, phone, wrongCode(codeOf(sent))), 422, 'VALIDATION');
    }
    await endPauses(test.db);
    const other = browser();
    const theirs = await reset(other, phone, '198.51.100.1');
    expectFailure(await guess(other, phone, codeOf(theirs)), 429, 'RATE_LIMITED');
    const sent = await reset(owner, phone);
    expect((await guess(owner, phone, codeOf(sent))).status).toBe(200);
  });
});

it('API-187 sign-ins and codes that are refused leave no rows', async () => {
  const rows = async () => (await test.db.selectFrom('rate_limits').select('key').execute()).length;
  const headers = from('198.51.100.77');
  const login = (count: number) => {
    const body = { phone_no: `0157${String(count).padStart(7, '0')}`, password: 'wrong' };
    return test.send('POST /api/v1/login', { body, headers });
  };
  await login(0);
  await test.db.updateTable('rate_limits').set({ hits: 100 }).where('key', 'not like', '% % %').execute();
  const before = await rows();
  for (let count = 1; count < 20; count++) expectFailure(await login(count), 429, 'RATE_LIMITED');
  expect(await rows()).toBe(before);
});
