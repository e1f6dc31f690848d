import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { type NoticeReader, noticeFeedPath, noticeReaderPath } from '@porao/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { appOver, senderOf } from '../../../test/support/app.ts';
import { type FreshDatabase, freshDatabase } from '../../../test/support/database.ts';
import { createUser, openSession, type TestPerson } from '../../../test/support/people.repository.ts';
import { testServices } from '../../../test/support/services.ts';
import { createLog } from '../../kit/log.ts';
import { addNotices } from './add.repository.ts';
import { noticeFeed } from './feed.ts';
import { markAllRead } from './notices.repository.ts';

const log = createLog('silent');

let database: FreshDatabase;
let person: TestPerson;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  person = await createUser(database.db, 'tutor');
});
afterAll(() => database.close());

/** The API on a port, as gateways use it. */
async function startApi(listen = database.listen, echoMs = 5000) {
  const feed = noticeFeed({ database: { db: database.db, listen }, log, echoMs });
  const app = appOver({ ...testServices(database.db), noticeFeed: feed });
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    await feed.stop();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reader = async (token: string) => {
    const answer = await fetch(url + noticeReaderPath, { headers: { authorization: `Bearer ${token}` } });
    return { status: answer.status, body: (await answer.json()) as NoticeReader };
  };
  return { url, feed, reader, send: senderOf(app) };
}

/** What a stream has sent so far, and whether it has ended. */
async function follow(url: string) {
  const answer = await fetch(url + noticeFeedPath);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  const seen = { events: [] as unknown[], ended: false };
  void (async () => {
    const texts = answer.body?.pipeThrough(new TextDecoderStream()) ?? [];
    for await (const text of texts)
      for (const line of text.split('\n'))
        if (line.startsWith('data: ')) seen.events.push(JSON.parse(line.slice('data: '.length)));
    seen.ended = true;
  })();
  return seen;
}

let sources = 0;
const notify = (...people: TestPerson[]) =>
  database.db.transaction().execute((trx) =>
    addNotices(
      trx,
      people.map(({ userId }) => ({
        userId,
        source: `test ${++sources}`,
        kind: 'account',
        text: 'notice.account.unknownDevice',
        params: {},
        path: '/',
        channels: ['site'],
      })),
    ),
  );

it('NTF-050 every process tells gateways the number of unread notices when a change is committed', async () => {
  const processes = await Promise.all([startApi(), startApi()]);
  const streams = await Promise.all(processes.map(({ url }) => follow(url)));
  const { account, unread } = (await processes[0].reader(person.token)).body;
  expect(unread).toBe(0);
  await notify(person);
  for (const { events } of streams) await expect.poll(() => events).toContainEqual({ account, unread: 1 });
  expect((await processes[1].reader(person.token)).body).toMatchObject({ account, unread: 1 });
  await markAllRead(database.db, person.userId, 2_147_483_647);
  for (const { events } of streams) await expect.poll(() => events.at(-1)).toEqual({ account, unread: 0 });
});

it('NTF-051 a token that is wrong, or whose session has ended, has no reader', async () => {
  const { reader } = await startApi();
  expect((await reader('wrong')).status).toBe(401);
  const { body } = await reader(person.token);
  expect(body.until).toBeGreaterThan(Date.now());
  await sql`update sessions set revoked_at = now() where user_id = ${person.userId}`.execute(database.db);
  expect((await reader(person.token)).status).toBe(401);
});

it('NTF-051 the end of a session is told, and that of no other session', async () => {
  const { url, reader, send } = await startApi();
  const { events } = await follow(url);
  const other = await openSession(database.db, person.userId, 'tutor');
  const { body } = await reader(other);
  await send('POST /api/v1/logout', { token: other });
  await expect.poll(() => events).toEqual([{ account: body.account, ended: body.session }]);
  expect((await reader(person.token)).body.session).not.toBe(body.session);
});

it('NTF-052 streams end when changes may have been missed; where none are heard there is no stream', async () => {
  let missed = () => {};
  const { url, feed } = await startApi((channel) => {
    missed = channel.missed ?? missed;
    return database.listen(channel);
  });
  const streams = [await follow(url), await follow(url)];
  missed();
  for (const stream of streams) await expect.poll(() => stream.ended).toBe(true);
  const again = await follow(url);
  await feed.stop();
  await expect.poll(() => again.ended).toBe(true);

  const deaf = await startApi(async () => ({ stop: async () => {} }), 20);
  expect((await fetch(deaf.url + noticeFeedPath)).status).toBe(503);
});
