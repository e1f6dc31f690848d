import { expect, it } from 'vitest';
import { type CodeSent, countUsers, password, signUp } from '../../../test/support/accounts.repository.ts';
import { browserOf, openTestApp } from '../../../test/support/app.ts';
import { createTutor } from '../../../test/support/people.repository.ts';
import { hashPassword } from '../../kit/auth/passwords.ts';
import { refuseWeakPassword } from './password.rules.ts';

const test = await openTestApp();

const ayesha = { name: 'Ayesha Rahman', phone_no: '01712345699', email: 'ayesha.writes@example.com' };

it.each([
  ['12345678', 'password.common'],
  ['Password1', 'password.common'],
  ['iloveyou', 'password.common'],
  ['blackhawks', 'password.common'],
  ['porao-2.0', 'password.common'],
  ['Dhaka Tutor 7', 'password.common'],
  ['ঢাকা-শিক্ষক', 'password.common'],
  ['porao ayesha', 'password.own'],
  ['01712345699', 'password.own'],
  ['+88 01712-345699', 'password.own'],
  ['০১৭১২৩৪৫৬৯৯', 'password.own'],
  ['ayesha.rahman', 'password.own'],
  ['Ayesha 123', 'password.own'],
  ['ayesha.writes@example.com', 'password.own'],
  ['AyeshaWrites', 'password.own'],
])('%s is refused with words that help', async (given, message) => {
  await expect(refuseWeakPassword(given, ayesha, 'password')).rejects.toMatchObject({
    errors: { password: [message] },
  });
});

it.each(['correct horse battery', 'আমার সোনার বাংলা', 'Ayesha likes mangoes', '!!!!????'])(
  '%s is taken',
  async (given) => {
    await expect(refuseWeakPassword(given, ayesha, 'password')).resolves.toBeUndefined();
  },
);

it('signing up, a change and a reset refuse one under its field, and change nothing', async () => {
  const errorsOf = (answer: { body: { errors: object } }) => Object.keys(answer.body.errors);
  const weak = { password: 'iloveyou', password_confirmation: 'iloveyou' };
  const before = await countUsers(test.db);
  for (const role of ['tutor', 'parent']) {
    const answer = await test.send(`POST /api/${role}-registration`, { body: signUp(weak) });
    expect(errorsOf(answer)).toEqual(['password']);
  }
  expect(await countUsers(test.db)).toBe(before);

  const tutor = await createTutor(test.db, { user: { password_hash: await hashPassword(password) } });
  for (const new_password of ['iloveyou', 'Test Person', tutor.phone, tutor.email]) {
    const body = { current_password: password, new_password, new_password_confirmation: new_password };
    const answer = await test.send('POST /api/v1/change-password', { token: tutor.token, body });
    expect(errorsOf(answer)).toEqual(['new_password']);
  }

  const path = 'POST /api/v1/forgot-password';
  const phone_no = tutor.phone;
  const browser = browserOf(test.send);
  const sent = await browser<CodeSent>(`${path}/send-otp`, { body: { phone_no } });
  const { phone_otp } = sent.body.data;
  const { body } = await browser<{ token: string }>(`${path}/verify-forgot-password-otp`, {
    body: { phone_no, phone_otp },
  });
  const reset = (fields: object) =>
    test.send(`${path}/reset`, { body: { phone_no, token: body.token, ...fields } });
  expect(errorsOf(await reset(weak))).toEqual(['password']);
  // A refusal does not use the token up.
  const good = { password: 'another good one', password_confirmation: 'another good one' };
  expect((await reset(good)).status).toBe(200);
});
