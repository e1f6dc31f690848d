import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, expect, it } from 'vitest';
import { openTestApp } from '../test/support/app.ts';
import { openConnection } from '../test/support/connection.ts';
import { testSecret } from '../test/support/people.repository.ts';
import { testServices } from '../test/support/services.ts';
import { createApp } from './app.ts';
import { createLog } from './kit/log.ts';

const test = await openTestApp();
const lines: string[] = [];
const stream = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
const log = createLog('info', stream);
const app = createApp({ ...testServices(test.db), log, jwtSecret: testSecret });
const server = createAdaptorServer({ fetch: app.fetch }) as Server;
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const post = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: x', 'Content-Type: application/json', ...headers, '', ''].join('\r\n');
const piece = 'x'.repeat(65_536);
/** Expects this answer on a connection that takes the next call. */
async function expectWhole(connection: ReturnType<typeof openConnection>, status: number) {
  expect(await connection.answer()).toEqual({ status, closes: false });
  await connection.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await connection.answer()).toEqual({ status: 200, closes: false });
  connection.leave();
}

it.each([
  ['401', 401, '/api/v1/change-profile-picture', 20 * piece.length],
  ['413', 413, '/api/v1/login', 80 * piece.length],
  ['404', 404, '/api/nothing', 10 * piece.length],
  ['an answer that needs no body', 401, '/api/v1/logout', 10 * piece.length],
])('%s before the body came leaves the connection whole', async (_, status, path, bytes) => {
  const connection = openConnection(port);
  await connection.write(post(path, `Content-Length: ${bytes}`));
  for (let sent = 0; sent < bytes; sent += piece.length) await connection.write(piece);
  await expectWhole(connection, status);
});

it('a body without a length that grows too large is refused, and the connection is whole', async () => {
  const connection = openConnection(port);
  await connection.write(post('/api/v1/login', 'Transfer-Encoding: chunked'));
  for (let sent = 0; sent < 40; sent++) {
    await connection.write(`${piece.length.toString(16)}\r\n${piece}\r\n`);
  }
  await connection.write('0\r\n\r\n');
  await expectWhole(connection, 413);
});

it('a body too large to be read to its end closes the connection with the answer', async () => {
  const connection = openConnection(port);
  await connection.write(post('/api/v1/login', 'Content-Length: 100000000'));
  expect(await connection.answer()).toEqual({ status: 413, closes: true });
  connection.leave();
});

it('a client that leaves while it sends is no fault of the database, and none at all', async () => {
  lines.length = 0;
  const left = Array.from({ length: 5 }, async () => {
    const connection = openConnection(port);
    await connection.write(post('/api/v1/login', 'Content-Length: 900000'));
    await connection.write(piece);
    connection.leave();
  });
  await Promise.all(left);
  const connections = () => new Promise<number>((done) => server.getConnections((_, count) => done(count)));
  await expect.poll(connections).toBe(0);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect(lines).toEqual([]);
});
