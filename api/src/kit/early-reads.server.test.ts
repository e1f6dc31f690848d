import { endpoints, type Page } from '@porao/contracts';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, expectFailure, type TestApp } from '../../test/support/app.ts';
import { createUser, openSession } from '../../test/support/people.repository.ts';
import { isRead } from './bind.ts';
import type { DB } from './database/rows.generated.ts';

let test: TestApp;
let sent: string[] = [];
beforeAll(async () => {
  test = await createTestApp(async ({ pool }) => {
    const log = ({ query }: { query: CompiledQuery }) => void sent.push(query.sql);
    return new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log });
  });
});
afterAll(() => test.close());
beforeEach(() => {
  sent = [];
});

const read = 'GET /api/ops/users';
const ofUsers = () => sent.filter((text) => text.includes('from users u')).length;

/** An operator whose session a call has read. */
async function known() {
  const { userId, token } = await createUser(test.db, 'operator');
  await test.send(read, { token });
  sent = [];
  return { userId, token };
}

describe('a read of a session that an earlier call had', () => {
  it('API-158 is read once', async () => {
    const { token } = await known();
    const { status, body } = await test.send<Page<unknown>>(read, { token });
    expect(status).toBe(200);
    expect(body.total).toBeGreaterThan(0);
    expect(ofUsers()).toBe(2);
  });

  it('API-158 is refused when the session has ended since, and the next one does not begin', async () => {
    const { userId, token } = await known();
    await test.db
      .updateTable('sessions')
      .set({ revoked_at: new Date() })
      .where('user_id', '=', userId)
      .execute();
    expectFailure(await test.send(read, { token }), 401, 'UNAUTHENTICATED');
    // It began; nobody waits for what came of it.
    await expect.poll(ofUsers).toBe(2);
    sent = [];
    expectFailure(await test.send(read, { token }), 401, 'UNAUTHENTICATED');
    expect(ofUsers()).toBe(0);
  });

  it('API-158 is refused when the role was taken away since', async () => {
    const { userId, token } = await known();
    await test.db.deleteFrom('role_grants').where('user_id', '=', userId).execute();
    expectFailure(await test.send(read, { token }), 403, 'WRONG_ROLE');
    expectFailure(await test.send('GET /api/ops/users/0', { token }), 403, 'WRONG_ROLE');
  });

  it('API-158 is answered as the account is now, when it has changed', async () => {
    const { userId, token } = await known();
    await test.send('GET /api/v1/user', { token });
    await test.db.insertInto('role_grants').values({ user_id: userId, role: 'lead', reason: '-' }).execute();
    const { body } = await test.send<{ data: { roles: string[] } }>('GET /api/v1/user', { token });
    expect(body.data.roles).toEqual(['lead', 'operator']);
  });
});

it('API-158 what begins early leaves nothing behind', async () => {
  const { userId } = await createUser(test.db, 'lead');
  await test.db.insertInto('tutors').values({ user_id: userId }).execute();
  await test.db.insertInto('parents').values({ user_id: userId }).execute();
  const token = await openSession(test.db, userId, 'operator');
  const keys = Object.entries(endpoints).flatMap(([key, endpoint]) => (isRead(key, endpoint) ? [key] : []));
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.filter((key) => key.includes('delete'))).toEqual([]);
  // The first makes the site's key.
  await test.send('GET /api/notices/push-key', { token });
  sent = [];
  for (const key of keys) {
    const call = key.replace(':list', 'cities').replace(':entity', 'job').replace(':type', 'applied');
    await test.send(call.replaceAll(/:[a-zA-Z]+/g, '1'), { token });
  }
  expect(sent.length).toBeGreaterThan(keys.length);
  expect(sent.filter((text) => /\b(insert|update|delete)\b/i.test(text))).toEqual([]);
});
