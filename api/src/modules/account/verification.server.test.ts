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
import { createTutor, openSession } from '../../../test/support/people.repository.ts';
import { change as changeRows, row } from '../../../test/support/rows.repository.ts';
import { hashPassword } from '../../kit/auth/passwords.ts';
import { listOutbox } from '../../kit/sms/index.ts';

const test = await openTestApp();
const password_hash = await hashPassword(password);
const browser = browserOf(test.send);

beforeEach(async () => {
  await test.db.deleteFrom('rate_limits').execute();
});

async function register(role = 'tutor') {
  const body = signUp();
  const { body: answer } = await browser<Registered>(`POST /api/${role}-registration`, { body });
  return { phone: body.phone_no, token: answer.token, code: answer.user.phone_otp ?? '', id: answer.user.id };
}
interface Caller {
  token?: string;
  phone_no?: string;
}
const verify = (otp: string, { token, phone_no }: Caller) =>
  browser<Registered & { errors: object }>('POST /api/v1/verify-otp', { token, body: { otp, phone_no } });
const resend = ({ token, phone_no }: Caller) =>
  browser<CodeSent>('POST /api/v1/resend-otp', { token, body: { phone_no } });
const forgot = (phone_no: string) =>
  test.send<CodeSent>('POST /api/v1/forgot-password/send-otp', { body: { phone_no } });
const person = () => createTutor(test.db, { user: { password_hash } });
const change = (token: string, phone_no: unknown, fields: object = { current_password: password }) =>
  test.send<CodeSent>('POST /api/v1/change-phone-no', { token, body: { phone_no, ...fields } });

describe('verify-otp', () => {
  it('API-045 the right OTP verifies the phone, answers type, errors, message and user, and opens the account', async () => {
    const { token, code } = await register();
    const answer = await verify(code, { token });
    expect(answer.body).toMatchObject({ type: 'success', errors: {} });
    expect(answer.body.message).not.toBe('');
    expect(answer.body.user.phone_no_verified_at).not.toBeNull();
    expect((await test.send('GET /api/saved-jobs', { token })).status).toBe(200);
    expectFailure(await verify(code, { token }), 422, 'VALIDATION');
  });

  it('API-045 a wrong OTP answers errors and changes nothing; after five no OTP is right', async () => {
    const { token, code } = await register();
    for (let count = 0; count < 5; count++) expectErrors(await verify(wrongCode(code), { token }), ['otp']);
    expectFailure(await verify(code, { token }), 422, 'VALIDATION');
    expect((await readUser(test, token)).phone_no_verified_at).toBeNull();
  });

  it('five tries at once count five', async () => {
    const { token, code } = await register();
    await Promise.all(Array.from({ length: 8 }, () => verify(wrongCode(code), { token })));
    expectFailure(await verify(code, { token }), 422, 'VALIDATION');
  });

  it('is good for five minutes', async () => {
    const [early, late] = [await register(), await register()];
    await letTimePass(test.db, 290);
    expect((await verify(early.code, early)).status).toBe(200);
    await letTimePass(test.db, 15);
    expectFailure(await verify(late.code, late), 422, 'VALIDATION');
  });

  it('takes exactly six digits, also Bengali ones', async () => {
    const { token, code } = await register();
    for (const otp of ['', '12345', '1234567', 'abcdef', '12 456']) {
      expect((await verify(otp, { token })).body.errors).toEqual({ otp: ['The OTP has exactly 6 digits.'] });
    }
    const bengali = code.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    expect((await verify(bengali, { token })).status).toBe(200);
  });

  it("API-045 works signed out with the phone, and never with another's code", async () => {
    const [one, other] = [await register('parent'), await register()];
    if (one.code !== other.code)
      expectFailure(await verify(one.code, { phone_no: other.phone }), 422, 'VALIDATION');
    expect((await verify(one.code, { phone_no: one.phone })).body.user.id).toBe(one.id);
    expectFailure(await verify('123456', { phone_no: '01999999999' }), 422, 'VALIDATION');
    expectFailure(await verify('123456', {}), 422, 'VALIDATION');
  });

  it('API-045 API-046 a code for another purpose verifies nobody who is signed out, though it went to the same phone', async () => {
    const waiting = await register();
    await endPauses(test.db);
    const reset = await forgot(waiting.phone);
    await endPauses(test.db);
    const owner = await person();
    const changed = await change(owner.token, waiting.phone);
    for (const sent of [reset, changed]) {
      const other = codeOf(sent);
      expect(other).toMatch(/^\d{6}$/);
      // One pair in a million is alike.
      if (other !== waiting.code)
        expectFailure(await verify(other, { phone_no: waiting.phone }), 422, 'VALIDATION');
    }
    const unverified = { phone_no_verified_at: null };
    expect(await row(test.db, 'users', ['phone_no_verified_at'], { id: waiting.id })).toEqual(unverified);
    // A stranger cannot verify a verified account, whatever code was sent to it.
    const stranger = { phone_no: owner.phone };
    for (const sent of [await forgot(owner.phone), changed])
      expectFailure(await verify(codeOf(sent), stranger), 422, 'VALIDATION');
    expectFailure(await resend(stranger), 422, 'VALIDATION');
    expect((await verify(waiting.code, { phone_no: waiting.phone })).body.user.id).toBe(waiting.id);
  });
});

describe('resend-otp', () => {
  it('API-046 is refused for two minutes, with the seconds left; then the new OTP replaces the old', async () => {
    const { token, code, phone } = await register();
    const refused = await resend({ token });
    expectFailure(refused, 429, 'RATE_LIMITED');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(110);
    expect(refused.body.message).toMatch(/1[12]\d seconds/);
    await letTimePass(test.db, 121);
    const sent = await resend({ token });
    expect(sent.body).toMatchObject({ status: 'success', data: { resend_after: 120 } });
    const next = codeOf(sent);
    expect(await listOutbox(test.db, { phone })).toHaveLength(2);
    if (next !== code) expectFailure(await verify(code, { token }), 422, 'VALIDATION');
    expect((await verify(next, { token })).status).toBe(200);
    expectFailure(await resend({ token }), 409, 'CONFLICT');
  });

  it('API-038 sign-in and registration answer how long it is refused, until the phone is verified', async () => {
    const body = signUp();
    const registered = await test.send<Registered>('POST /api/tutor-registration', { body });
    expect(registered.body.data).toEqual({ resend_in_seconds: 120 });
    const signIn = async () => (await test.send<Registered>('POST /api/v1/login', { body })).body;
    await letTimePass(test.db, 30);
    const { resend_in_seconds = 0 } = (await signIn()).data ?? {};
    expect(resend_in_seconds).toBeGreaterThan(80);
    expect(resend_in_seconds).toBeLessThanOrEqual(90);
    await letTimePass(test.db, resend_in_seconds);
    const { token, data } = await signIn();
    expect(data).toEqual({ resend_in_seconds: 0 });
    const sent = await resend({ token });
    expect(sent.status).toBe(200);
    expect((await signIn()).data?.resend_in_seconds).toBeGreaterThan(110);
    await verify(codeOf(sent), { token });
    expect((await signIn()).data).toBeUndefined();
  });

  it('API-046 works signed out with the phone of an account that waits', async () => {
    const { phone } = await register();
    await letTimePass(test.db, 121);
    const sent = await resend({ phone_no: phone });
    expect((await verify(codeOf(sent), { phone_no: phone })).status).toBe(200);
    for (const phone_no of [phone, '01999999999', undefined]) {
      const answer = await resend(phone_no ? { phone_no } : {});
      expectFailure(answer, 422, 'VALIDATION');
      expect(answer.body.message).toBe('Oops! It looks like you need to complete the sign-up form first.');
    }
  });

  it('sends one of two that are asked for at once, and six a day', async () => {
    const { token, phone } = await register();
    await letTimePass(test.db, 121);
    const twice = await Promise.all([resend({ token }), resend({ token })]);
    expect(twice.map(({ status }) => String(status)).toSorted()).toEqual(['200', '429']);
    const statuses = [];
    for (let count = 0; count < 5; count++) {
      await endPauses(test.db);
      statuses.push((await resend({ token })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect(await listOutbox(test.db, { phone })).toHaveLength(6);
  });
});

describe('change-phone-no', () => {
  const phoneOf = async (token: string) => (await readUser(test, token)).phone_no;

  it('API-050 sends the OTP to the new phone, which counts once that is verified', async () => {
    const tutor = await person();
    const next = signUp().phone_no;
    const sent = await change(tutor.token, `+88${next}`);
    expect(sent.status).toBe(200);
    expect(await listOutbox(test.db, { phone: next })).toHaveLength(1);
    expect(await phoneOf(tutor.token)).toBe(tutor.phone);
    expectFailure(await verify(wrongCode(codeOf(sent)), tutor), 422, 'VALIDATION');
    expect((await verify(codeOf(sent), tutor)).body.user.phone_no).toBe(next);
    expect(await phoneOf(tutor.token)).toBe(next);
  });

  it('API-173 the number of a banned account stays with it, also where the code was sent before', async () => {
    const tutor = await person();
    const next = signUp().phone_no;
    const sent = await change(tutor.token, next);
    await changeRows(test.db, 'users', { banned_at: new Date() }, { id: tutor.userId });
    expectFailure(await verify(codeOf(sent), tutor), 409, 'BANNED');
    expectFailure(await change(tutor.token, signUp().phone_no), 409, 'BANNED');
    expect(await phoneOf(tutor.token)).toBe(tutor.phone);
    const again = { ...signUp(), phone_no: tutor.phone };
    expectFailure(await test.send('POST /api/tutor-registration', { body: again }), 422, 'VALIDATION');
  });

  it('API-050 needs the current password; the verified change notifies the old phone and ends the other sessions', async () => {
    const tutor = await person();
    const other = await openSession(test.db, tutor.userId, 'tutor');
    const next = signUp().phone_no;
    const asked = await change(tutor.token, next, {});
    expectFailure(asked, 422, 'PASSWORD_NEEDED');
    expect(asked.body).toMatchObject({ errors: { phone_no: [textOf('password.needed')] } });
    expectFailure(await change(tutor.token, next, { current_password: 'wrong' }), 422, 'VALIDATION');
    expect(await listOutbox(test.db, { phone: next })).toEqual([]);
    const sent = await change(tutor.token, next);
    expect(await isSignedIn(test, other)).toBe(true);
    await verify(codeOf(sent), tutor);
    expect([await isSignedIn(test, tutor.token), await isSignedIn(test, other)]).toEqual([true, false]);
    const told = async () => (await listOutbox(test.db, { phone: tutor.phone }))[0]?.body;
    await expect.poll(told).toContain('was changed to 01*******');
    expect(await told()).not.toContain(next);
  });

  it('API-050 resend-otp then goes to the new phone', async () => {
    const tutor = await person();
    const next = signUp().phone_no;
    await change(tutor.token, next);
    await letTimePass(test.db, 121);
    const again = await resend(tutor);
    expect(await listOutbox(test.db, { phone: next })).toHaveLength(2);
    expect((await verify(codeOf(again), tutor)).body.user.phone_no).toBe(next);
  });

  it('API-028 API-050 refuses a bad, the own and a taken phone under phone_no', async () => {
    const [tutor, other] = [await person(), await person()];
    for (const phone of ['0171234567', '', null, other.phone, tutor.phone]) {
      expectErrors(await change(tutor.token, phone), ['phone_no']);
    }
    expect(await phoneOf(tutor.token)).toBe(tutor.phone);
  });

  it('of two who want the same phone the first to verify has it', async () => {
    const [one, two] = [await person(), await person()];
    const wanted = signUp().phone_no;
    const first = await change(one.token, wanted);
    await endPauses(test.db);
    const second = await change(two.token, wanted);
    expect((await verify(codeOf(first), one)).status).toBe(200);
    expectErrors(await verify(codeOf(second), two), ['phone_no']);
    expect(await phoneOf(two.token)).toBe(two.phone);
  });

  it('needs a verified account', async () => {
    const { token } = await register();
    expectFailure(await change(token, signUp().phone_no), 403, 'UNVERIFIED');
  });
});
