import { createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createTutor, openSession, type TestTutor } from '../../../test/support/people.repository.ts';
import { startPushEndpoint } from '../../../test/support/push-endpoint.ts';
import { drain, noon, testChannels } from '../../../test/support/queue.repository.ts';
import { change, rows } from '../../../test/support/rows.repository.ts';
import { run } from '../../kit/database/query.repository.ts';
import { addNotices } from './add.repository.ts';
import { deliver } from './deliver.ts';

const push = await startPushEndpoint();
afterAll(push.close);
const test = await openTestApp(undefined, { pushHosts: ['push.example', push.url] });
let tutor: TestTutor;
beforeEach(async () => {
  tutor = await createTutor(test.db);
});
afterEach(async () => {
  push.answerWith(201);
  push.taken.length = 0;
  await run(test.db)`delete from notices`;
  await run(test.db)`delete from pgboss.job`;
});
const path = '/tutor/job-history/appointed-jobs';
let made = 0;
const tell = () =>
  test.db.transaction().execute((trx) =>
    addNotices(trx, [
      {
        userId: tutor.userId,
        source: `test ${++made}`,
        kind: 'applications',
        text: 'notice.application.appointed',
        params: { job: 7 },
        path,
        channels: ['push'],
      },
    ]),
  );
const subscribe = (token: string, fields: object = {}) =>
  test.send('POST /api/notices/push', { token, body: { ...push.subscription, ...fields } });

it('NTF-015 push messages reach each signed-in browser that asked, sealed for it and signed by the site', async () => {
  expect((await subscribe(tutor.token)).status).toBe(200);
  await tell();
  await drain(test.db);
  const [first] = push.taken;
  expect(first?.message).toEqual({
    id: expect.any(Number),
    text: 'You were appointed for job 7. Please accept or decline it.',
    path,
  });
  const { token } = tutor;
  const { key } = (await test.send<{ key: string }>('GET /api/notices/push-key', { token })).body;
  const [, jwt = '', named] = /^vapid t=(.+), k=(.+)$/.exec(String(first?.headers['authorization'])) ?? [];
  expect(named).toBe(key);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const publicKey = createPublicKey({ format: 'jwk', key: jwk });
  const { payload } = await jwtVerify(jwt, publicKey);
  expect(payload).toMatchObject({ aud: push.url, sub: 'https://porao.example' });

  await change(test.db, 'sessions', { revoked_at: new Date() }, { user_id: tutor.userId });
  await tell();
  await drain(test.db);
  expect(push.taken).toHaveLength(1);
});

it('NTF-015 push messages end with the browser, with the wish of the person, and go to push services alone', async () => {
  await subscribe(tutor.token);
  push.answerWith(410);
  await tell();
  await drain(test.db);
  const left = () => rows(test.db, 'push_subscriptions', ['id'], { user_id: tutor.userId });
  expect(await left()).toEqual([]);

  await subscribe(tutor.token);
  const { endpoint } = push.subscription;
  const stranger = await createTutor(test.db);
  const stop = (token: string) => test.send('POST /api/notices/push/stop', { token, body: { endpoint } });
  await stop(stranger.token);
  expect(await left()).toHaveLength(1);
  await stop(tutor.token);
  expect(await left()).toEqual([]);
});

it.each([
  ['http to an address of this network', { endpoint: 'http://127.0.0.1:1/x' }],
  ['another host', { endpoint: 'https://push.example.evil/x' }],
  ['a push service without TLS', { endpoint: 'http://push.example/x' }],
  ['an address with a password', { endpoint: 'https://user:password@push.example/x' }],
  ['a key that is no point of the curve', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }],
])('NTF-015 push messages are refused for %s', async (_what, fields) => {
  expectFailure(await subscribe(tutor.token, fields), 422, 'VALIDATION');
});

/** Tries to send the newest message. */
const delivering = async () => {
  const newest = test.db.selectFrom('notice_deliveries').select('id').orderBy('id', 'desc');
  const { id } = await newest.executeTakeFirstOrThrow();
  return () => deliver(testChannels(test.db), { delivery: id }, noon);
};

it('NTF-061 push messages go to all browsers of an account at once', async () => {
  for (let count = 0; count < 10; count++)
    await subscribe(tutor.token, { endpoint: `${push.url}/send/${count}` });
  await tell();
  const attempt = await delivering();
  const before = push.asked();
  const release = push.hold();
  const sent = attempt();
  await expect.poll(() => push.asked() - before).toBe(10);
  release();
  await sent;
  expect(push.taken).toHaveLength(10);
});

it('NTF-061 push messages leave out a browser that failed three times in a row for an hour, and forget it after ten', async () => {
  await subscribe(tutor.token);
  push.answerWith(503);
  await tell();
  const attempt = await delivering();
  for (let count = 0; count < 3; count++) await expect(attempt()).rejects.toThrow('not taken');
  const before = push.asked();
  await attempt();
  expect(push.asked()).toBe(before);

  const failures = () => rows(test.db, 'push_subscriptions', ['failures'], { user_id: tutor.userId });
  for (let count = 3; count < 10; count++) {
    expect(await failures()).toEqual([{ failures: count }]);
    await change(test.db, 'push_subscriptions', { failed_at: new Date(0) });
    await tell();
    const next = await delivering();
    await expect(next()).rejects.toThrow('not taken');
  }
  expect(await failures()).toEqual([]);
});

it('NTF-015 push messages are tried again when the push service fails, and an account has ten browsers at most', async () => {
  for (let count = 0; count < 12; count++) {
    const token = await openSession(test.db, tutor.userId, 'tutor');
    await subscribe(token, { endpoint: `${push.url}/send/${count}` });
  }
  push.answerWith(503);
  await tell();
  const attempt = await delivering();
  await expect(attempt()).rejects.toThrow('Push messages were not taken');
  push.answerWith(201);
  await attempt();
  expect(push.taken).toHaveLength(10);
});
