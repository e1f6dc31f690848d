import type { CurrentUser } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createTutor, createUser, openSession } from '../../../test/support/people.repository.ts';
import { rows } from '../../../test/support/rows.repository.ts';
import { hashPassword } from '../../kit/auth/passwords.ts';
import { grantRole, revokeRole } from './index.ts';

const test = await openTestApp();

const acting = { actor: null, reason: 'test' };
const me = async (token: string) =>
  (await test.send<{ data: CurrentUser }>('GET /api/v1/user', { token })).body.data;

describe('a role that was granted', () => {
  it('OPS-060 RUL-013 is any name: the account acts in it until it is revoked', async () => {
    const password_hash = await hashPassword('a tutor who checks papers');
    const tutor = await createTutor(test.db, { user: { password_hash } });
    const switchTo = (type: string, token = tutor.token) =>
      test.send<{ message: string; data: { token: string } }>('POST /api/v1/switch-account', {
        token,
        body: { type },
      });
    expectFailure(await switchTo('reviewer'), 403, 'WRONG_ROLE');
    await grantRole(test.db, tutor.userId, 'reviewer', acting);
    await expect(grantRole(test.db, tutor.userId, 'reviewer', acting)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await me(tutor.token)).toMatchObject({ type: 'tutor', roles: ['tutor', 'reviewer'] });
    const { body } = await switchTo('reviewer');
    expect(body.message).toBe('You are now signed in as reviewer.');
    expect(await me(body.data.token)).toMatchObject({ type: 'reviewer' });
    const refused = await test.send('GET /api/ops/audit', { token: body.data.token });
    expectFailure(refused, 403, 'WRONG_ROLE');
    expect(refused.body.message).toContain("signed in as 'reviewer'");

    const other = await openSession(test.db, tutor.userId, 'tutor');
    await revokeRole(test.db, tutor.userId, 'reviewer', acting);
    expectFailure(await test.send('GET /api/v1/user', { token: body.data.token }), 401, 'UNAUTHENTICATED');
    expect(await me(other)).toMatchObject({ roles: ['tutor'] });
    const again = await test.send<{ user: CurrentUser }>('POST /api/v1/login', {
      body: { phone_no: tutor.phone, password: 'a tutor who checks papers' },
    });
    expect(again.body.user.type).toBe('tutor');
  });

  it('OPS-062 a lead is an operator, and the last one stays', async () => {
    const [first, second] = [await createUser(test.db, 'lead'), await createTutor(test.db)];
    await grantRole(test.db, second.userId, 'lead', acting);
    expect((await me(second.token)).roles).toEqual(['tutor', 'lead', 'operator']);
    // Each takes the other's grant away at the same moment: one of them is too late.
    const both = await Promise.allSettled([
      revokeRole(test.db, first.userId, 'lead', acting),
      revokeRole(test.db, second.userId, 'operator', acting),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [lead] = await rows(test.db, 'role_grants', ['user_id'], { role: 'lead' });
    for (const role of ['lead', 'operator']) {
      await expect(revokeRole(test.db, lead?.user_id ?? 0, role, acting)).rejects.toThrow(/last lead/);
    }
  });
});
