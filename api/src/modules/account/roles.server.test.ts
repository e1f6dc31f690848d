import type { CurrentUser } from '@porao/contracts';
import { expect, it } from 'vitest';
import { readUser } from '../../../test/support/accounts.repository.ts';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createParent, createTutor, createUser } from '../../../test/support/people.repository.ts';
import { change } from '../../../test/support/rows.repository.ts';
import { hashPassword } from '../../kit/auth/passwords.ts';

const test = await openTestApp();

interface Changed {
  status: string;
  data: { token: string; type: string; user: CurrentUser };
}
const post = (path: string, token: string, body?: object) =>
  test.send<Changed>(`POST ${path}`, { token, ...(body && { body }) });
const toTutor = (token: string) => post('/api/create-tutor-profile-from-parent', token);
const toParent = (token: string) => post('/api/create-parent-profile-from-tutor', token);
const switchTo = (token: string, type: string) => post('/api/v1/switch-account', token, { type });
const tutorArea = async (token: string) => (await test.send('GET /api/saved-jobs', { token })).status;
const parentArea = async (token: string) => (await test.send('GET /api/family-info', { token })).status;

it('API-030 API-057 RUL-003 a parent becomes a tutor too, with the same id, and opens both areas', async () => {
  const parent = await createParent(test.db);
  expect(await tutorArea(parent.token)).toBe(403);
  const { body } = await toTutor(parent.token);
  expect(body).toMatchObject({ status: 'success', data: { type: 'tutor' } });
  expect(body.data.user).toMatchObject({ id: parent.userId, type: 'tutor', roles: ['tutor', 'parent'] });
  expect([await tutorArea(body.data.token), await parentArea(body.data.token)]).toEqual([200, 200]);
  expect(await readUser(test, body.data.token)).toMatchObject({ id: parent.userId, type: 'tutor' });
});

it('API-030 API-058 RUL-003 a tutor becomes a parent too, with the same id, and opens both areas', async () => {
  const tutor = await createTutor(test.db);
  expect(await parentArea(tutor.token)).toBe(403);
  const { body } = await toParent(tutor.token);
  expect(body.data).toMatchObject({ type: 'parent', user: { id: tutor.userId, type: 'parent' } });
  expect([await tutorArea(body.data.token), await parentArea(body.data.token)]).toEqual([200, 200]);
});

it('API-246 OQ-254 a guardian whose gender was not asked yet is asked before becoming a tutor', async () => {
  const parent = await createParent(test.db, { gender: null });
  expectFailure(await toTutor(parent.token), 409, 'CONFLICT');
  await change(test.db, 'users', { gender: 2 }, { id: parent.userId });
  expect((await toTutor(parent.token)).status).toBe(200);
});

it('API-057 API-058 repeating it is harmless, also at once', async () => {
  const parent = await createParent(test.db);
  const many = await Promise.all(Array.from({ length: 5 }, () => toTutor(parent.token)));
  expect(many.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const first = many[0]?.body.data.user.tutor?.tutorid;
  const again = await toTutor(many[4]?.body.data.token ?? '');
  expect(again.body.data.user.tutor?.tutorid).toBe(first);
  await change(test.db, 'parents', { about: 'Kept' }, { user_id: parent.userId });
  expect((await toParent(again.body.data.token)).body.data.user.parent?.about).toBe('Kept');
});

it('API-030 switches between roles it holds; the choice applies to the next sign-in', async () => {
  const password_hash = await hashPassword('password of both');
  const tutor = await createTutor(test.db, { user: { password_hash } });
  expectFailure(await switchTo(tutor.token, 'parent'), 403, 'WRONG_ROLE');
  await toParent(tutor.token);
  const back = await switchTo(tutor.token, 'tutor');
  expect(back.body.data).toMatchObject({ type: 'tutor', user: { type: 'tutor' } });
  const parent = await switchTo(back.body.data.token, 'parent');
  expect((await readUser(test, parent.body.data.token)).type).toBe('parent');
  const { body } = await test.send<{ user: CurrentUser }>('POST /api/v1/login', {
    body: { phone_no: tutor.phone, password: 'password of both' },
  });
  expect(body.user.type).toBe('parent');
  for (const type of ['operator', 'coach'])
    expectFailure(await switchTo(tutor.token, type), 403, 'WRONG_ROLE');
  for (const type of ['', 'Not a role', 1])
    expectFailure(await post('/api/v1/switch-account', tutor.token, { type }), 422, 'VALIDATION');
});

it('signing out ends the session under every token it was given', async () => {
  const parent = await createParent(test.db);
  const { body } = await toTutor(parent.token);
  await test.send('POST /api/v1/logout', { token: body.data.token });
  for (const token of [parent.token, body.data.token]) {
    expectFailure(await test.send('GET /api/v1/user', { token }), 401, 'UNAUTHENTICATED');
  }
});

it('is for parents and tutors alone, and for verified ones', async () => {
  const operator = await createUser(test.db, 'operator');
  expectFailure(await toTutor(operator.token), 403, 'WRONG_ROLE');
  expectFailure(await toParent(operator.token), 403, 'WRONG_ROLE');
  const pending = await createParent(test.db, { phone_no_verified_at: null });
  expectFailure(await toTutor(pending.token), 403, 'UNVERIFIED');
  expectFailure(await switchTo(pending.token, 'parent'), 403, 'UNVERIFIED');
});
