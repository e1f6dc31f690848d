import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openConnection } from '../../api/test/support/connection.ts';
import { withGateway } from '../support/gateway.ts';
import type { TestSite } from '../support/site.ts';
import type { Test } from './report.ts';
import { call } from './sessions.ts';

type Stub = (from: IncomingMessage, to: ServerResponse) => boolean;

/** A proxy between a gateway and the API: `stub` answers some requests, the others are passed on. */
async function between(apiUrl: string, stub: Stub) {
  const server = createServer((from, to) => {
    if (stub(from, to)) return;
    const onward = request(apiUrl + from.url, { method: from.method, headers: from.headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    onward.on('error', () => to.destroy());
    from.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** Faults behind the gateway and clients that leave. `warnings` gets the warnings and errors of the site's parts. */
export async function attackWithFaults(site: TestSite, warnings: string[], test: Test): Promise<void> {
  await test('an API that does not answer is given up after 5 s with 503 and Retry-After', async () => {
    const api = await between(site.apiUrl, ({ url }) => url?.startsWith('/api/v1/user') === true);
    let told = '';
    await withGateway({ ...site, apiUrl: api.url }, { LOG_LEVEL: 'silent', TILE_URL: '' }, async (url) => {
      const answer = await call(url, { method: 'GET', address: '/api/v1/user' });
      assert.equal(answer.status, 503);
      assert.match(answer.headers.get('retry-after') ?? '', /^\d+$/);
      assert.ok(answer.ms > 4900, `${answer.ms} ms`);
      told = `after ${(answer.ms / 1000).toFixed(1)} s`;
    }).finally(api.close);
    return told;
  });

  await test('a page is rendered once, whatever unknown parameters its address has', async () => {
    let calls = 0;
    const api = await between(site.apiUrl, () => {
      calls += 1;
      return false;
    });
    let told = '';
    await withGateway({ ...site, apiUrl: api.url }, { TILE_URL: '' }, async (url) => {
      const visit = (search: string) =>
        call(url, { method: 'GET', address: `/job-board${search}`, headers: { accept: 'text/html' } });
      assert.equal((await visit('')).status, 200);
      const first = calls;
      assert.ok(first > 0, 'the page asks the API nothing');
      for (let count = 0; count < 50; count++)
        assert.equal((await visit(`?utm_${count}=${count}`)).status, 200);
      assert.equal(calls, first);
      await visit('?sort=pay');
      told = `${first} calls of the API for the first visit, none for 50 more`;
    }).finally(api.close);
    return told;
  });

  await test('clients that hang up while they send are no fault', async () => {
    const before = warnings.length;
    for (const url of [site.url, site.apiUrl]) {
      for (let count = 0; count < 10; count++) {
        const connection = openConnection(Number(new URL(url).port));
        const lines = ['POST /api/v1/login HTTP/1.1', 'Host: x', 'Content-Type: application/json'];
        await connection.write([...lines, 'Content-Length: 900000', '', ''].join('\r\n'));
        await connection.write('x'.repeat(65_536));
        connection.leave();
      }
      const answer = await call(url, { method: 'POST', address: '/job-board', body: '{}' });
      assert.equal(answer.status, 200);
    }
    assert.deepEqual(warnings.slice(before), []);
    return '20 clients, no warning and no error in the logs';
  });
}
