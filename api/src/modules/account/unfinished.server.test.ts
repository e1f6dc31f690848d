import { expect, it } from 'vitest';
import {
  endPauses,
  isSignedIn,
  password,
  type Registered,
  signUp,
} from '../../../test/support/accounts.repository.ts';
import { expectErrors, expectFailure, openTestApp } from '../../../test/support/app.ts';
import { change } from '../../../test/support/rows.repository.ts';
import { sweepUnverified } from './index.ts';

const test = await openTestApp();

const register = async (role: string, body: object) => {
  await endPauses(test.db);
  return test.send<Registered>(`POST /api/${role}-registration`, { body });
};
const verify = ({ token, user }: Registered) =>
  test.send('POST /api/v1/verify-otp', { body: { otp: user.phone_otp }, token });

it('OQ-087 of many who sign up with the same phone and e-mail and verify at once, the first has them', async () => {
  const body = signUp();
  const answers = [];
  for (let count = 0; count < 4; count++) answers.push(await register('tutor', body));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const verified = await Promise.all(answers.map((answer) => verify(answer.body)));
  expect(verified.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const answer of verified) if (answer.status !== 200) expectFailure(answer, 422, 'VALIDATION');
});

it('OQ-087 an unfinished sign-up reserves neither phone nor e-mail', async () => {
  const first = await register('tutor', signUp());
  const { phone_no, email } = first.body.user;
  const own = { password: 'my very own', password_confirmation: 'my very own' };
  const second = await register('parent', signUp({ phone_no, email, ...own }));
  expect(second.status).toBe(200);
  expect((await verify(second.body)).status).toBe(200);
  expectErrors(await verify(first.body), ['phone_no']);
  const signIn = (given: string) =>
    test.send<Registered>('POST /api/v1/login', { body: { phone_no, password: given } });
  expect((await signIn('my very own')).body.user.id).toBe(second.body.user.id);
  expectFailure(await signIn(password), 422, 'VALIDATION');
});

it('unfinished sign-ups go after 24 hours, verified accounts stay', async () => {
  const { body: waiting } = await register('parent', signUp());
  const { body: done } = await register('tutor', signUp());
  await verify(done);
  await change(test.db, 'users', { created_at: new Date(Date.now() - 25 * 3_600_000) });
  const { body: fresh } = await register('tutor', signUp());
  await sweepUnverified(test.db);
  expect(await isSignedIn(test, waiting.token)).toBe(false);
  for (const { token } of [done, fresh]) expect(await isSignedIn(test, token)).toBe(true);
});
