import { expect, it } from 'vitest';
import {
  type CodeSent,
  codeOf,
  countUsers,
  password,
  signUp,
} from '../../../test/support/accounts.repository.ts';
import { browserOf, expectErrors, openTestApp } from '../../../test/support/app.ts';
import { createTutor } from '../../../test/support/people.repository.ts';
import { hashPassword } from '../../kit/auth/passwords.ts';
import { refuseWeakPassword } from './password.rules.ts';

const test = await openTestApp();

const ayesha = { name: 'Ayesha Rahman', phone_no: '01712345699', email: 'ayesha.writes@example.com' };

it.each([
  ['password.common', ['12345678', 'Password1', 'iloveyou', 'blackhawks', 'porao-2.0']],
  ['password.common', ['Dhaka Tutor 7', 'ঢাকা-শিক্ষক']],
  ['password.own', ['porao ayesha', 'ayesha.rahman', 'Ayesha 123', 'AyeshaWrites']],
  ['password.own', ['01712345699', '+88 01712-345699', '০১৭১২৩৪৫৬৯৯', 'ayesha.writes@example.com']],
])('is refused as %s: %j', async (message, given) => {
  const errors = { password: [message] };
  for (const one of given)
    await expect(refuseWeakPassword(one, ayesha, 'password')).rejects.toMatchObject({ errors });
});

it.each(['correct horse battery', 'আমার সোনার বাংলা', 'Ayesha likes mangoes', '!!!!????'])(
  '%s is taken',
  async (given) => {
    await expect(refuseWeakPassword(given, ayesha, 'password')).resolves.toBeUndefined();
  },
);

it('signing up, a change and a reset refuse one under its field, and change nothing', async () => {
  const weak = { password: 'iloveyou', password_confirmation: 'iloveyou' };
  const before = await countUsers(test.db);
  for (const role of ['tutor', 'parent']) {
    expectErrors(await test.send(`POST /api/${role}-registration`, { body: signUp(weak) }), ['password']);
  }
  expect(await countUsers(test.db)).toBe(before);

  const tutor = await createTutor(test.db, { user: { password_hash: await hashPassword(password) } });
  for (const new_password of ['iloveyou', 'Test Person', tutor.phone, tutor.email]) {
    const body = { current_password: password, new_password, new_password_confirmation: new_password };
    const answer = await test.send('POST /api/v1/change-password', { token: tutor.token, body });
    expectErrors(answer, ['new_password']);
  }

  const path = 'POST /api/v1/forgot-password';
  const phone_no = tutor.phone;
  const browser = browserOf(test.send);
  const sent = await browser<CodeSent>(`${path}/send-otp`, { body: { phone_no } });
  const code = { phone_no, phone_otp: codeOf(sent) };
  const { body } = await browser<{ token: string }>(`${path}/verify-forgot-password-otp`, { body: code });
  const reset = (fields: object) =>
    test.send(`${path}/reset`, { body: { phone_no, token: body.token, ...fields } });
  expectErrors(await reset(weak), ['password']);
  // A refusal does not use the token up.
  const good = { password: 'another good one', password_confirmation: 'another good one' };
  expect((await reset(good)).status).toBe(200);
});
