import { textOf } from '@porao/contracts/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type CodeSent,
  codeOf,
  endPauses,
  isSignedIn,
  letTimePass,
  password,
  type Registered,
  readUser,
  signUp,
  wrongCode,
} from '../../../test/support/accounts.repository.ts';
import { browserOf, expectErrors, expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createTutor, openSession, type TestPerson } from '../../../test/support/people.repository.ts';
import { change } from '../../../test/support/rows.repository.ts';
import { hashPassword, noPassword } from '../../kit/auth/passwords.ts';
import { listOutbox } from '../../kit/sms/index.ts';

const test = await openTestApp();
const password_hash = await hashPassword(password);
const browser = browserOf(test.send);

beforeEach(async () => {
  await test.db.deleteFrom('rate_limits').execute();
});

const newPassword = 'another good password';
const person = (fields: object = {}) => createTutor(test.db, { user: { password_hash, ...fields } });
const login = (phone_no: string, given: string) =>
  test.send('POST /api/v1/login', { body: { phone_no, password: given } });

const path = '/api/v1/forgot-password';
const sendOtp = (phone_no: unknown) => browser<CodeSent>(`POST ${path}/send-otp`, { body: { phone_no } });
const verifyOtp = (phone_no: string, phone_otp: string) =>
  browser<{ token: string }>(`POST ${path}/verify-forgot-password-otp`, { body: { phone_no, phone_otp } });
const reset = (token: string, phone_no: string, fields: object = {}) => {
  const body = { token, phone_no, password: newPassword, password_confirmation: newPassword, ...fields };
  return test.send(`POST ${path}/reset`, { body });
};
const tokenFor = async (phone: string) => (await verifyOtp(phone, codeOf(await sendOtp(phone)))).body.token;

describe('forgotten password', () => {
  it('API-042 API-043 API-044 sends an OTP, exchanges it for a token, and resets with that', async () => {
    const tutor = await person();
    const sent = await sendOtp(`+88${tutor.phone}`);
    expect(sent.body).toMatchObject({ status: 'success', data: { resend_after: 120 } });
    const code = codeOf(sent);
    const told = async () => (await listOutbox(test.db, { phone: tutor.phone }))[0]?.body;
    await expect.poll(told).toContain(code);
    expectFailure(await verifyOtp(tutor.phone, wrongCode(code)), 422, 'VALIDATION');
    const { body } = await verifyOtp(tutor.phone, code);
    expect(body.token.length).toBeGreaterThan(30);
    expect((await reset(body.token, tutor.phone)).body).toMatchObject({ status: 'success' });
    expectFailure(await login(tutor.phone, password), 422, 'VALIDATION');
    expect((await login(tutor.phone, newPassword)).status).toBe(200);
  });

  it('API-044 the token is good once, for its phone, and ten minutes; every session ends', async () => {
    const [tutor, other] = [await person(), await person()];
    const second = await openSession(test.db, tutor.userId, 'tutor');
    const token = await tokenFor(tutor.phone);
    expectFailure(await reset('nonsense', tutor.phone), 422, 'VALIDATION');
    expectFailure(await reset(token, other.phone), 422, 'VALIDATION');
    expect(await isSignedIn(test, tutor.token)).toBe(true);
    expect((await reset(token, tutor.phone)).status).toBe(200);
    expect(await isSignedIn(test, tutor.token)).toBe(false);
    expect(await isSignedIn(test, second)).toBe(false);
    expectErrors(await reset(token, tutor.phone), ['token']);
    expect((await login(other.phone, password)).status).toBe(200);
    const late = await tokenFor(other.phone);
    await letTimePass(test.db, 601);
    expectFailure(await reset(late, other.phone), 422, 'VALIDATION');
  });

  it('API-044 of two resets at once one wins', async () => {
    const tutor = await person();
    const token = await tokenFor(tutor.phone);
    const answers = await Promise.all([reset(token, tutor.phone), reset(token, tutor.phone)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422']);
  });

  it('API-029 a reset requires 8 characters and equal passwords', async () => {
    const tutor = await person();
    const token = await tokenFor(tutor.phone);
    const short = await reset(token, tutor.phone, { password: '1234567', password_confirmation: '1234567' });
    expect(short.body.errors).toEqual({ password: [textOf('password.tooShort')] });
    const differing = await reset(token, tutor.phone, { password_confirmation: 'something else' });
    expect(differing.body.errors).toEqual({ password: [textOf('password.mismatch')] });
    expect((await reset(token, tutor.phone)).status).toBe(200);
  });

  it('API-042 answers an unknown phone alike, sends it nothing, and no code of it is right', async () => {
    const tutor = await person();
    const unknown = signUp().phone_no;
    const [known, other] = [await sendOtp(tutor.phone), await sendOtp(unknown)];
    const shape = ({ status, body }: typeof known) => [status, body.message, Object.keys(body.data)];
    expect(shape(other)).toEqual(shape(known));
    for (const phone of [unknown, tutor.phone]) expectFailure(await sendOtp(phone), 429, 'RATE_LIMITED');
    expect(await listOutbox(test.db, { phone: unknown })).toEqual([]);
    expectErrors(await verifyOtp(unknown, codeOf(other)), ['phone_otp']);
  });

  it('API-028 refuses a bad phone', async () => {
    for (const phone of ['0171234567', '', 5, undefined]) {
      expectErrors(await sendOtp(phone), ['phone_no']);
    }
  });

  it('API-043 API-182 five wrong OTPs end it, and six codes a day from one network', async () => {
    const tutor = await person();
    const code = codeOf(await sendOtp(tutor.phone));
    for (let count = 0; count < 5; count++) await verifyOtp(tutor.phone, wrongCode(code));
    expectFailure(await verifyOtp(tutor.phone, code), 422, 'VALIDATION');
    const statuses = [];
    for (let count = 0; count < 6; count++) {
      await endPauses(test.db);
      statuses.push((await sendOtp(tutor.phone)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('proves the phone: who resets an unverified account has verified it', async () => {
    const tutor = await person({ phone_no_verified_at: null });
    await reset(await tokenFor(tutor.phone), tutor.phone);
    const { body } = await test.send<{ token: string }>('POST /api/v1/login', {
      body: { phone_no: tutor.phone, password: newPassword },
    });
    expect((await test.send('GET /api/saved-jobs', { token: body.token })).status).toBe(200);
  });

  it('opens an account that wrong passwords had closed', async () => {
    const tutor = await person();
    for (let count = 0; count < 11; count++) await login(tutor.phone, 'wrong');
    expectFailure(await login(tutor.phone, password), 429, 'RATE_LIMITED');
    await reset(await tokenFor(tutor.phone), tutor.phone);
    expect((await login(tutor.phone, newPassword)).status).toBe(200);
  });
});

describe('an account without a password', () => {
  const withCode = (phone_no: string, phone_otp: string) =>
    browser<Registered>(`POST ${path}/sign-in`, { body: { phone_no, phone_otp } });
  const first = { new_password: newPassword, new_password_confirmation: newPassword };

  it('API-246 OQ-254 sets its first one without an earlier one, once, and none signs in before', async () => {
    const tutor = await person({ password_hash: noPassword });
    expect((await readUser(test, tutor.token)).has_password).toBe(false);
    for (const given of ['nonsense', '', password]) {
      expectFailure(await login(tutor.phone, given), 422, 'VALIDATION');
    }
    const wrong = await login(tutor.phone, password);
    const unknown = await login(signUp().phone_no, password);
    expect(wrong.body).toEqual(unknown.body);
    const set = (body: object) => test.send('POST /api/v1/change-password', { token: tutor.token, body });
    expectErrors(await set({ new_password: '1234567', new_password_confirmation: '1234567' }), [
      'new_password',
    ]);
    expect((await set(first)).status).toBe(200);
    expect((await login(tutor.phone, newPassword)).status).toBe(200);
    expect((await readUser(test, tutor.token)).has_password).toBe(true);
    expectErrors(await set(first), ['current_password']);
  });

  it('API-246 OQ-254 changes its e-mail without one', async () => {
    const tutor = await person({ password_hash: noPassword, email: '' });
    const body = { name: 'Test Person', email: 'new@example.com', gender: 2 };
    const answer = await test.send('POST /api/v1/update-personal-info', { token: tutor.token, body });
    expect(answer.status).toBe(200);
  });

  it('API-246 a code of a phone that is no longer the account’s signs nobody in', async () => {
    const tutor = await person({ password_hash: noPassword });
    const code = codeOf(await sendOtp(tutor.phone));
    await change(test.db, 'users', { phone_no: '01833000777' }, { id: tutor.userId });
    expectErrors(await withCode(tutor.phone, code), ['phone_otp']);
  });

  it('API-246 a code signs in to a verified account, once, in the browser that asked for it', async () => {
    const [tutor, waiting] = [
      await person({ password_hash: noPassword }),
      await person({ phone_no_verified_at: null }),
    ];
    const code = codeOf(await sendOtp(tutor.phone));
    expectErrors(await withCode(tutor.phone, wrongCode(code)), ['phone_otp']);
    const elsewhere = { body: { phone_no: tutor.phone, phone_otp: code } };
    expectErrors(await test.send(`POST ${path}/sign-in`, elsewhere), ['phone_otp']);
    const { body } = await withCode(tutor.phone, code);
    expect(body.user).toMatchObject({ id: tutor.userId, type: 'tutor', api_token: body.token });
    expect(await isSignedIn(test, body.token)).toBe(true);
    expectErrors(await withCode(tutor.phone, code), ['phone_otp']);
    const unfinished = await withCode(waiting.phone, codeOf(await sendOtp(waiting.phone)));
    expect(unfinished.body).toMatchObject({ errors: { phone_otp: [textOf('signUp.first')] } });
    const nobody = signUp().phone_no;
    expectErrors(await withCode(nobody, codeOf(await sendOtp(nobody))), ['phone_otp']);
  });
});

describe('change-password', () => {
  const body = {
    current_password: password,
    new_password: newPassword,
    new_password_confirmation: newPassword,
  };
  const change = (token: string, fields: object = {}) =>
    test.send('POST /api/v1/change-password', { token, body: { ...body, ...fields } });
  const send = ({ token }: TestPerson, given: FormData | string, type?: string) => {
    const headers = { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) };
    return test.app.request('/api/v1/change-password', { method: 'POST', headers, body: given });
  };

  it('API-047 takes form data, and ends the other sessions alone', async () => {
    const tutor = await person();
    const other = await openSession(test.db, tutor.userId, 'tutor');
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) form.set(name, value);
    const answer = await send(tutor, form);
    const message = expect.stringContaining('Password') as string;
    expect(await answer.json()).toMatchObject({ status: 'success', message });
    expect((await login(tutor.phone, newPassword)).status).toBe(200);
    expectFailure(await login(tutor.phone, password), 422, 'VALIDATION');
    expect([await isSignedIn(test, tutor.token), await isSignedIn(test, other)]).toEqual([true, false]);
  });

  it('API-047 takes JSON and urlencoded forms as well, but no file and no broken form', async () => {
    const tutor = await person();
    expect((await change(tutor.token)).status).toBe(200);
    const again = { new_password: password, new_password_confirmation: password };
    const back = new URLSearchParams({ current_password: newPassword, ...again });
    expect((await send(tutor, String(back), 'application/x-www-form-urlencoded')).status).toBe(200);
    expect((await send(tutor, 'nonsense', 'multipart/form-data; boundary=x')).status).toBe(400);
    const file =
      '--x\r\ncontent-disposition: form-data; name="new_password"; filename="a"\r\n\r\nabc\r\n--x--\r\n';
    expect((await send(tutor, file, 'multipart/form-data; boundary=x')).status).toBe(422);
  });

  it('API-047 answers errors by field', async () => {
    const tutor = await person();
    const errors = async (fields: object) => (await change(tutor.token, fields)).body.errors;
    expect(Object.keys(await errors({ current_password: 'wrong' }))).toEqual(['current_password']);
    const differing = { new_password_confirmation: [textOf('password.mismatch')] };
    expect(await errors({ new_password_confirmation: 'else' })).toEqual(differing);
    const short = { new_password: 'short', new_password_confirmation: 'short' };
    expect(await errors(short)).toEqual({ new_password: [textOf('password.tooShort')] });
    const none = { new_password: undefined, new_password_confirmation: null };
    expectErrors(await change(tutor.token, none), Object.keys(none));
    expectErrors(await change(tutor.token, { current_password: '' }), ['current_password']);
    expect((await login(tutor.phone, password)).status).toBe(200);
  });

  it('refuses after ten wrong current passwords', async () => {
    const tutor = await person();
    for (let count = 0; count < 10; count++) await change(tutor.token, { current_password: 'wrong' });
    expectFailure(await change(tutor.token), 429, 'RATE_LIMITED');
  });

  it('API-034 other calls take JSON only', async () => {
    const tutor = await person();
    const form = new FormData();
    form.set('name', 'Somebody');
    const headers = { authorization: `Bearer ${tutor.token}` };
    const send = (init: RequestInit) =>
      test.app.request('/api/v1/update-personal-info', { method: 'POST', ...init });
    expect((await send({ headers, body: form })).status).toBe(400);
    const json = JSON.stringify({ name: 'Somebody', email: tutor.email, gender: 1 });
    expect((await send({ headers, body: json })).status).toBe(200);
    expect((await send({ body: json })).status).toBe(401);
    expect((await send({ headers: { authorization: `Basic ${tutor.token}` }, body: json })).status).toBe(401);
  });
});
