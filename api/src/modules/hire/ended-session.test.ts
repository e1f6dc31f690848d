import { beforeEach, expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, hireWishes, openMarket } from '../../../test/support/family.repository.ts';
import { createUser } from '../../../test/support/people.repository.ts';
import { rows } from '../../../test/support/rows.repository.ts';

const test = await openTestApp();
await openMarket(test);

beforeEach(async () => {
  await test.db.deleteFrom('rate_limits').execute();
});

/** Somebody whose session ended while a page of theirs was open. */
async function endedGuardian() {
  const family = await createFamily(test.db);
  expect((await test.send('POST /api/v1/logout', { token: family.token })).status).toBe(200);
  return family;
}

it('API-291 a call that needs no session does not take somebody whose session has ended for a guest', async () => {
  const { token } = await endedGuardian();
  const before = await rows(test.db, 'tutor_requests', ['id']);
  const calls = {
    'POST /api/hire': hireWishes,
    'POST /api/v1/verify-otp': { otp: '123456' },
    'POST /api/v1/resend-otp': {},
  };
  for (const [call, body] of Object.entries(calls)) {
    expectFailure(await test.send(call, { token, body }), 401, 'UNAUTHENTICATED');
    expectFailure(await test.send(call, { token: 'nonsense', body }), 401, 'UNAUTHENTICATED');
  }
  expect(await rows(test.db, 'tutor_requests', ['id'])).toEqual(before);
});

it('API-291 a session that still waits for its code is no ended one, and reading goes on as a guest', async () => {
  const waiting = await createUser(test.db, 'parent', { phone_no_verified_at: null });
  expectFailure(
    await test.send('POST /api/hire', { token: waiting.token, body: hireWishes }),
    422,
    'VALIDATION',
  );
  const { token } = await endedGuardian();
  for (const call of ['POST /job-board', 'POST /api/job-board']) {
    expect((await test.send(call, { token, body: {} })).status).toBe(200);
  }
});
