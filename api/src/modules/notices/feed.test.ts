import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { type NoticeReader, noticeFeedPath, noticeReaderPath } from '@porao/server';
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { senderOf } from '../../../test/support/app.ts';
import { freshDatabase } from '../../../test/support/database.ts';
import {
  createUser,
  openSession,
  type TestPerson,
  testSecret,
} from '../../../test/support/people.repository.ts';
import { change } from '../../../test/support/rows.repository.ts';
import { testServices } from '../../../test/support/services.ts';
import { createApp } from '../../app.ts';
import { run } from '../../kit/database/query.repository.ts';
import { createLog } from '../../kit/log.ts';
import { addNotices, type NewNotice } from './add.repository.ts';
import { endStreams } from './feed.repository.ts';
import { noticeFeed } from './feed.ts';
import { markAllRead } from './notices.repository.ts';

const log = createLog('silent');

const database = await freshDatabase();
afterAll(database.close);
let person: TestPerson;
beforeEach(async () => {
  person = await createUser(database.db, 'tutor');
});
/** The API on a port, as gateways use it. */
async function startApi(listen = database.listen, echoMs = 5000, told = log) {
  const feed = noticeFeed({ database: { db: database.db, listen }, log: told, echoMs });
  const app = createApp({ ...testServices(database.db), noticeFeed: feed, log: told, jwtSecret: testSecret });
  const serve = async (at: object) => {
    const server = createAdaptorServer({ fetch: app.fetch });
    await new Promise<void>((resolve) => server.listen(at, resolve));
    onTestFinished(async () => {
      await feed.stop();
      server.close();
    });
    return server;
  };
  const server = await serve({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reader = async (token: string) => {
    const answer = await fetch(url + noticeReaderPath, { headers: { authorization: `Bearer ${token}` } });
    return { status: answer.status, body: (await answer.json()) as NoticeReader };
  };
  return { url, feed, reader, serve, send: senderOf(app) };
}

/** Returns what a stream has sent so far, and whether it has ended. */
async function follow(url: string) {
  const answer = await fetch(url + noticeFeedPath);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  const seen = { events: [] as unknown[], ended: false };
  void (async () => {
    const texts = answer.body?.pipeThrough(new TextDecoderStream()) ?? [];
    let rest = '';
    for await (const text of texts) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines)
        if (line.startsWith('data: ')) seen.events.push(JSON.parse(line.slice('data: '.length)));
    }
    seen.ended = true;
  })();
  return seen;
}

let sources = 0;
const notify = ({ userId }: TestPerson) => {
  const told = { kind: 'account', text: 'notice.account.unknownDevice', params: {}, path: '/' } as const;
  const notice: NewNotice = { userId, source: `test ${++sources}`, ...told, channels: ['site'] };
  return database.db.transaction().execute((trx) => addNotices(trx, [notice]));
};

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
  await run(database.db)`update sessions set revoked_at = now() where user_id = ${person.userId}`;
  expect((await reader(person.token)).status).toBe(401);
});

it('NTF-051 a page is a reader by its cookie', async () => {
  const { url } = await startApi();
  const statusFor = async (account: number) => {
    const headers = { authorization: `Account ${account}`, cookie: `porao_session=${person.token}` };
    return (await fetch(url + noticeReaderPath, { headers })).status;
  };
  expect(await statusFor(person.userId)).toBe(200);
  expect(await statusFor(person.userId + 1)).toBe(401);
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

it('OPS-210 the streams of a banned account end, and it gets no other', async () => {
  const { url, reader } = await startApi();
  const { events } = await follow(url);
  const { body } = await reader(person.token);
  await endStreams(database.db, person.userId);
  await expect.poll(() => events).toEqual([{ account: body.account, ended: body.session }]);
  await change(database.db, 'users', { banned_at: new Date() }, { id: person.userId });
  expect((await reader(person.token)).status).toBe(401);
});

it('NTF-052 streams end when changes may have been missed', async () => {
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
});

it('OPS-241 NTF-052 where notifications of the database are not heard there is no stream, which is said once', async () => {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
  const deaf = await startApi(async () => ({ stop: async () => {} }), 20, createLog('warn', stream));
  for (const status of [503, 503, 503]) expect((await fetch(deaf.url + noticeFeedPath)).status).toBe(status);
  expect(lines.filter((line) => line.includes('are not heard'))).toHaveLength(1);
});

it('NTF-052 a stream whose gateway does not read ends, what waited for it is discarded, and others go on', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => printed.mockRestore());
  const { url, serve } = await startApi();
  const { events } = await follow(url);
  // The system keeps less for a socket of a file than for one of a port.
  const folder = mkdtempSync(join(tmpdir(), 'porao-slow-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'api');
  const server = await serve({ path });
  const slow = connect(path);
  slow.write(`GET ${noticeFeedPath} HTTP/1.1\r\nHost: api\r\n\r\n`);
  await once(slow, 'readable');

  const sent = 14_000;
  for (let first = 1; first <= sent; first += 2000) {
    await run(database.db)`
      select pg_notify('porao_notices', 'ended 1 ' || n) from generate_series(${first}::int, ${first + 1999}::int) n`;
    await expect.poll(() => events.length).toBe(first + 1999);
  }
  await expect.poll(() => promisify(server.getConnections.bind(server))()).toBe(0);
  let received = 0;
  slow.on('data', (data) => {
    received += data.toString().split('"ended"').length - 1;
  });
  await once(slow, 'close');
  expect(received).toBeLessThan(sent - 10_000);
  expect(String(printed.mock.calls.flat())).toContain('does not read its stream');
});
