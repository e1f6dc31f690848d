import { endpoints } from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import { describe, expect, it } from 'vitest';
import {
  countUsers,
  endPauses,
  password,
  type Registered,
  signUp,
} from '../../../test/support/accounts.repository.ts';
import { appOver, expectErrors, expectFailure, openTestApp, senderOf } from '../../../test/support/app.ts';
import { change, row, rows } from '../../../test/support/rows.repository.ts';
import { testServices } from '../../../test/support/services.ts';
import { gatewaySender, listOutbox, noSender } from '../../kit/sms/index.ts';

const test = await openTestApp();

/** Each from an address of its own, by default. */
let address = 0;
/** The name of a field: tokens and codes are random, so that any short word may be in them. */
const namesAnOtp = /"\w*otp\w*":/i;

const register = (role: string, body: object) =>
  test.send<Registered>(`POST /api/${role}-registration`, {
    body,
    headers: { 'x-forwarded-for': `203.0.113.${++address % 250}` },
  });
const verify = ({ token, user }: Registered) =>
  test.send('POST /api/v1/verify-otp', { body: { otp: user.phone_otp }, token });
/** The token, once the phone is verified. */
const verified = async (registered: Registered) => {
  await verify(registered);
  return registered.token;
};
/** Nothing of this is a registration's to set. */
const unset = { account_status: null, banned: false, phone_no_verified_at: null };
/** The texts of these fields, which alone are refused; no account is made. */
const expectRefused = async (role: string, fields: object, refused = Object.keys(fields)) => {
  const before = await countUsers(test.db);
  const errors = expectErrors(await register(role, signUp(fields)), refused);
  expect(await countUsers(test.db)).toBe(before);
  return errors;
};

describe('registration', () => {
  it('API-039 makes a tutor who must verify the phone first, and sends the code to it', async () => {
    const body = signUp();
    const answer = await register('tutor', body);
    expect(answer.body).toMatchObject({ status: 'success', type: 'success' });
    expect(answer.body.message).not.toBe('');
    const { name, email, phone_no, gender } = body;
    const account = { name, email, phone_no, gender, type: 'tutor', roles: ['tutor'] };
    expect(answer.body.user).toMatchObject({ ...account, ...unset, parent: null });
    const { token } = answer.body;
    expect((await test.send('GET /api/v1/user', { token })).status).toBe(200);
    expectFailure(await test.send('GET /api/saved-jobs', { token }), 403, 'UNVERIFIED');
    const [message] = await listOutbox(test.db, { phone: body.phone_no });
    expect(message?.body).toContain(answer.body.user.phone_otp);
  });

  it('API-040 makes a parent, with additional phone and about where given', async () => {
    const extra = { additional_phone_number: '+88 01811-222333', about: 'Two children' };
    const full = await register('parent', signUp(extra));
    expect(full.body.user).toMatchObject({
      type: 'parent',
      roles: ['parent'],
      tutor: null,
      parent: { additional_phone_number: '01811222333', about: 'Two children' },
    });
    const bare = await register('parent', signUp({ additional_phone_number: '' }));
    expect(bare.body.user.parent).toEqual({ additional_phone_number: null, about: null });
  });

  it.each(['tutor', 'parent'])('API-039 API-040 an e-mail is optional: %s', async (role) => {
    for (const email of ['', null, undefined]) {
      const { status, body } = await register(role, signUp({ email }));
      expect([status, body.user.email]).toEqual([200, '']);
      const asked = await test.send('POST /api/notices/email', { token: await verified(body) });
      expectFailure(asked, 409, 'CONFLICT');
    }
  });

  it('API-039 API-040 the new account signs in with its phone, with its e-mail once that is proved', async () => {
    const body = signUp({ email: 'Mixed.Case@Example.com', phone_no: '০১৭১২৩৪৫৬৭৮' });
    const { id } = (await register('parent', body)).body.user;
    const signIn = async (phone_no: string) =>
      (await test.send('POST /api/v1/login', { body: { phone_no, password } })).status;
    expect([await signIn('01712345678'), await signIn('mixed.case@example.com')]).toEqual([200, 422]);
    await change(test.db, 'users', { email_verified_at: new Date() }, { id });
    expect(await signIn('mixed.case@example.com')).toBe(200);
  });

  it.each(['tutor', 'parent'])('API-039 API-040 refuses a phone twice: %s', async (role) => {
    const first = signUp();
    await verify((await register(role, first)).body);
    await expectRefused('tutor', { phone_no: `+88${first.phone_no}` });
    await expectRefused('parent', { email: first.email, phone_no: first.phone_no }, ['phone_no']);
  });

  it.each(['tutor', 'parent'])('API-028 refuses a bad phone under phone_no: %s', async (role) => {
    for (const phone_no of ['0171234567', '017123456789', '02712345678', '0171234567a', '']) {
      expect(await expectRefused(role, { phone_no })).toEqual({ phone_no: [textOf('phone.invalid')] });
    }
    for (const phone_no of [1712345678, null, undefined]) await expectRefused(role, { phone_no });
  });

  it.each(['tutor', 'parent'])(
    'API-029 refuses a short or differing password under password: %s',
    async (role) => {
      const both = (given: string) => ({ password: given, password_confirmation: given });
      const short = await expectRefused(role, both('1234567'), ['password']);
      expect(short).toEqual({ password: [textOf('password.tooShort')] });
      const differing = await expectRefused(role, { password_confirmation: 'another password' }, [
        'password',
      ]);
      expect(differing).toEqual({ password: [textOf('password.mismatch')] });
      const answer = await register(role, signUp({ password_confirmation: undefined }));
      expect(answer.body).toHaveProperty('errors.password_confirmation');
      expect((await register(role, signUp(both('gx7 ksop')))).status).toBe(200);
    },
  );

  it('takes names of letters, marks and spaces in any script, and no others', async () => {
    const bengali = ['মো. আজাদ', 'মোসাঃ আয়েশা', 'শাহ্‌ আলম', 'আয়েশা রহমান', 'র‍্যাবেয়া'];
    const latin = ['Ayesha', 'A.K. Azad', 'Anne-Marie', 'José María', '  Two   Spaces '];
    for (const name of [...bengali, ...latin]) {
      expect((await register('tutor', signUp({ name }))).status).toBe(200);
    }
    for (const name of ['', '   ', '\u3164', 'R2D2', '<b>x</b>', 'Por\u0430o', '্']) {
      const { name: messages } = await expectRefused('tutor', { name });
      expect(messages).toContain(textOf('name.letters'));
    }
    for (const name of ['x'.repeat(101), 'Rahim\u202eevil']) await expectRefused('tutor', { name });
  });

  it('RUL-036 takes 1 for male and 2 for female, also as a form writes them, and nothing else', async () => {
    for (const gender of [1, 2, '1', '2']) {
      expect((await register('tutor', signUp({ gender }))).body.user.gender).toBe(Number(gender));
    }
    for (const gender of [0, 3, 'male', '', null, undefined, 1.5]) {
      expect(await expectRefused('parent', { gender })).toEqual({ gender: [textOf('gender.required')] });
    }
  });

  it('refuses what is no e-mail', async () => {
    for (const email of ['nobody', 'a@b', 'a b@example.com', `${'x'.repeat(250)}@example.com`]) {
      await expectRefused('tutor', { email });
    }
  });
});

describe('who can register', () => {
  it('RUL-002 RUL-011 tutors and parents alone: there is no other registration', async () => {
    const registrations = Object.keys(endpoints).filter((key) => /regist/.test(key));
    expect(registrations).toEqual(['POST /api/tutor-registration', 'POST /api/parent-registration']);
    for (const role of ['coach', 'student', 'operator', 'admin']) {
      expectFailure(await register(role, signUp()), 404, 'NOT_FOUND');
    }
  });

  it('RUL-002 RUL-005 RUL-011 no field of a registration gives another role', async () => {
    const role = 'operator';
    const more = { roles: [role], is_operator: true, account_status: 'Green' };
    const wish = { type: role, role, active_role: role, ...more };
    for (const own of ['tutor', 'parent']) {
      const { body } = await register(own, signUp({ ...wish, phone_no_verified_at: new Date() }));
      expect(body.user).toMatchObject({ type: own, roles: [own], ...unset });
      const { id } = body.user;
      expect(await row(test.db, 'users', ['active_role'], { id })).toEqual({ active_role: own });
      expect(await rows(test.db, 'role_grants', ['role'])).toEqual([]);
    }
  });
});

describe('limits and messages', () => {
  it('refuses one address after sixty registrations in an hour', async () => {
    const { phone_no } = signUp();
    const send = (last: number) =>
      test.send('POST /api/tutor-registration', {
        body: signUp({ phone_no }),
        headers: { 'x-forwarded-for': `198.51.100.${last}` },
      });
    await verify((await register('tutor', signUp({ phone_no }))).body);
    for (let count = 0; count < 60; count++) expect((await send(1)).status).toBe(422);
    const refused = await send(1);
    expectFailure(refused, 429, 'RATE_LIMITED');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect((await send(2)).status).toBe(422);
  });

  it('API-002 shows the code in development, and in production nowhere', async () => {
    expect((await register('tutor', signUp())).body.user.phone_otp).toMatch(/^\d{6}$/);
    const production = senderOf(appOver({ ...testServices(test.db), exposeOtp: false }));
    const body = signUp();
    const registered = await production<Registered>('POST /api/tutor-registration', { body });
    expect(registered.status).toBe(200);
    expect(JSON.stringify(registered.body)).not.toMatch(namesAnOtp);
    const [message] = await listOutbox(test.db, { phone: body.phone_no });
    const code = /\d{6}/.exec(message?.body ?? '')?.[0] ?? 'none';
    expect(JSON.stringify(registered.body)).not.toContain(code);
    await endPauses(test.db);
    const forgotten = await production('POST /api/v1/forgot-password/send-otp', { body });
    expect(forgotten.status).toBe(200);
    expect(JSON.stringify(forgotten.body)).not.toMatch(namesAnOtp);
    const read = await production('GET /api/v1/user', { token: registered.body.token });
    expect(JSON.stringify(read.body)).not.toMatch(namesAnOtp);
  });

  it('API-143 a refusal reveals nothing about the account that has the phone', async () => {
    const first = signUp({ name: 'Somebody Private' });
    const { body: account } = await register('parent', first);
    const { phone_no } = first;
    for (const answer of [
      await register('tutor', signUp({ phone_no })),
      await test.send('POST /api/v1/login', { body: { phone_no, password: 'wrong' } }),
      await test.send('POST /api/v1/forgot-password/send-otp', { body: { phone_no } }),
      await test.send('POST /api/v1/resend-otp', { body: { phone_no } }),
      await test.send('POST /api/v1/verify-otp', { body: { phone_no, otp: '000000' } }),
    ]) {
      const text = JSON.stringify(answer.body);
      for (const secret of [first.name, first.email, first.password, account.user.phone_otp ?? 'none']) {
        expect(text).not.toContain(secret);
      }
    }
  });

  it('keeps codes as keyed hashes only', async () => {
    const { body } = await register('tutor', signUp());
    const codes = await test.db
      .selectFrom('otp_codes')
      .selectAll()
      .where('user_id', '=', body.user.id)
      .execute();
    expect(codes).toHaveLength(1);
    expect(JSON.stringify(codes)).not.toContain(body.user.phone_otp);
  });

  it('production without a sender refuses registrations', async () => {
    const closed = senderOf(appOver({ ...testServices(test.db), sms: noSender }));
    const before = await countUsers(test.db);
    for (const role of ['tutor', 'parent']) {
      const answer = await closed(`POST /api/${role}-registration`, { body: signUp() });
      expectFailure(answer, 503, 'UNAVAILABLE');
      expect(answer.body.message).toContain('Text messages cannot be sent');
    }
    const { phone_no } = signUp();
    const forgotten = await closed('POST /api/v1/forgot-password/send-otp', { body: { phone_no } });
    expectFailure(forgotten, 503, 'UNAVAILABLE');
    expect(await countUsers(test.db)).toBe(before);
  });

  it('an unreachable gateway creates no account', async () => {
    const sms = gatewaySender({ url: 'http://127.0.0.1:9/sms', token: undefined, template: '{phone}{text}' });
    const away = senderOf(appOver({ ...testServices(test.db), sms }));
    const before = await countUsers(test.db);
    expectFailure(await away('POST /api/tutor-registration', { body: signUp() }), 503, 'UNAVAILABLE');
    expect(await countUsers(test.db)).toBe(before);
  });
});
