import { expect, it } from 'vitest';
import { countUsers, password, signUp } from '../../../test/support/accounts.repository.ts';
import { expectErrors, openTestApp } from '../../../test/support/app.ts';
import { createParent, createTutor, createUser } from '../../../test/support/people.repository.ts';
import { change, insert, rows } from '../../../test/support/rows.repository.ts';
import { hashPassword } from '../../kit/auth/passwords.ts';
import { listOutbox } from '../../kit/sms/index.ts';

const test = await openTestApp();
const password_hash = await hashPassword(password);
const operator = await createUser(test.db, 'operator');
const register = (role: string, body: object) =>
  test.send(`POST /api/${role}-registration`, { body, headers: { 'x-forwarded-for': '203.0.113.9' } });

it('OPS-290 the numbers of a banned person do not sign up again, and operators read of each once', async () => {
  const tutor = await createTutor(test.db, { user: { banned_at: new Date() }, bare: true });
  const alias = '01811000009';
  await insert(test.db, 'tutor_personal_infos', { tutor_id: tutor.tutorId, additional_number: alias });
  const before = await countUsers(test.db);
  for (let tries = 0; tries < 2; tries++) {
    const errors = expectErrors(await register('tutor', signUp({ phone_no: alias })), ['phone_no']);
    expect(JSON.stringify(errors)).toContain('contact support');
  }
  expect(await countUsers(test.db)).toBe(before);
  // As a second number it may be anybody's, and a refusal would tell who is banned.
  const second = await register('parent', signUp({ additional_phone_number: alias }));
  expect(second.status).toBe(200);
  const told = await rows(test.db, 'notices', ['text_key', 'path'], { user_id: operator.userId });
  const notice = { text_key: 'notice.account.bannedSignUp', path: `/ops/people/${tutor.userId}` };
  expect(told).toEqual([notice]);
});

it('OPS-290 a second number of somebody who is not banned signs up, also once a ban is lifted', async () => {
  const parent = await createParent(test.db, { banned_at: new Date() });
  const alias = '01811000019';
  await change(test.db, 'parents', { additional_phone_number: alias }, { user_id: parent.userId });
  expectErrors(await register('tutor', signUp({ phone_no: alias })), ['phone_no']);
  await change(test.db, 'users', { banned_at: null }, { id: parent.userId });
  expect((await register('tutor', signUp({ phone_no: alias }))).status).toBe(200);
});

it('API-292 nobody changes to a number of a banned person either, and operators read of it', async () => {
  const banned = await createTutor(test.db, { user: { banned_at: new Date() }, bare: true });
  const alias = '01811000029';
  await insert(test.db, 'tutor_personal_infos', { tutor_id: banned.tutorId, additional_number: alias });
  const { token } = await createTutor(test.db, { user: { password_hash } });
  const changeTo = (phone_no: string) =>
    test.send('POST /api/v1/change-phone-no', { token, body: { phone_no, current_password: password } });
  for (const phone of [alias, banned.phone]) expectErrors(await changeTo(phone), ['phone_no']);
  expect(await listOutbox(test.db, { phone: alias })).toEqual([]);
  const told = await rows(test.db, 'notices', ['path'], { user_id: operator.userId });
  expect(told).toContainEqual({ path: `/ops/people/${banned.userId}` });
  await change(test.db, 'users', { banned_at: null }, { id: banned.userId });
  expect((await changeTo(alias)).status).toBe(200);
});
