import { expect, it } from 'vitest';
import { signUp } from '../../../test/support/accounts.repository.ts';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createTutor } from '../../../test/support/people.repository.ts';

const test = await openTestApp();
const taken = await createTutor(test.db);

const { phone_no, email } = signUp();
const info = { name: 'Karim', gender: 1 };

it.each([
  ['POST /api/v1/change-phone-no', { phone_no: taken.phone }, { phone_no }],
  ['POST /api/v1/update-personal-info', { ...info, email: taken.email }, { ...info, email }],
])('%s is limited before it looks whether somebody has it', async (call, ofSomebody, ofNobody) => {
  const { token } = await createTutor(test.db);
  const send = (body: object) => test.send(call, { token, body });
  expectFailure(await send(ofSomebody), 422, 'PASSWORD_NEEDED');
  const rows = await test.db
    .updateTable('rate_limits')
    .set({ hits: 30 })
    .where('key', 'like', 'lookup own %')
    .returning('key')
    .execute();
  expect(rows).not.toHaveLength(0);
  const [somebody, nobody] = [await send(ofSomebody), await send(ofNobody)];
  expectFailure(somebody, 429, 'RATE_LIMITED');
  expect(nobody.body).toEqual(somebody.body);
});

it('API-180 resend-otp of another browser is answered alike for phones with and without a sign-up', async () => {
  const body = signUp();
  await test.send('POST /api/tutor-registration', { body });
  const send = (phone: string) => test.send('POST /api/v1/resend-otp', { body: { phone_no: phone } });
  const waiting = await send(body.phone_no);
  expectFailure(waiting, 422, 'VALIDATION');
  for (const phone of [taken.phone, signUp().phone_no])
    expect((await send(phone)).body).toEqual(waiting.body);
});
