import assert from 'node:assert/strict';
import { openConnection } from '../../api/test/support/connection.ts';
import type { Test } from './report.ts';
import { call, post } from './sessions.ts';

const head = (...lines: string[]) => [...lines, 'Host: x', '', ''].join('\r\n');
const piece = 'x'.repeat(65_536);

/** Sends a whole body to what answers before it has come, then a second request where the connection goes on. */
async function breaksAfter(port: number, address: string, status: number, bytes: number): Promise<boolean> {
  const connection = openConnection(port);
  await connection.write(
    head(`POST ${address} HTTP/1.1`, 'Content-Type: application/json', `Content-Length: ${bytes}`),
  );
  for (let sent = 0; sent < bytes; sent += piece.length) await connection.write(piece);
  const early = await connection.answer();
  if (early.status === status && early.closes) return false;
  await connection.write(head('GET /healthz HTTP/1.1'));
  const next = await connection.answer();
  connection.leave();
  return early.status !== status || next.status !== 200;
}

/** Tries what anybody can send to the gateway. */
export async function attackGateway(url: string, test: Test): Promise<void> {
  const port = Number(new URL(url).port);
  const get = (address: string, headers: Record<string, string> = {}) =>
    call(url, { method: 'GET', address, headers });

  const early = [
    ['/api/v1/change-profile-picture', 401, 20],
    ['/api/v1/login', 413, 80],
    ['/api/nothing', 404, 10],
    ['/api/v1/logout', 401, 10],
    ['/nothing-takes-this', 404, 10],
  ] as const;
  await test('answers before the body leave or close the connection as they say', async () => {
    const broken: string[] = [];
    for (let round = 0; round < 3; round++)
      for (const [address, status, pieces] of early)
        if (await breaksAfter(port, address, status, pieces * piece.length)) broken.push(address);
    assert.deepEqual(broken, [], `${broken.length} of 15 connections broke: ${broken.join(', ')}`);
    return '15 connections, 0 broken';
  });

  await test('pages, files and answers carry the security headers', async () => {
    const page = await get('/', { accept: 'text/html' });
    const policy = page.headers.get('content-security-policy') ?? '';
    for (const part of ["default-src 'none'", "require-trusted-types-for 'script'", "frame-ancestors 'none'"])
      assert.ok(policy.includes(part), `${part} is missing: ${policy}`);
    assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'/);
    assert.equal(page.headers.get('cross-origin-opener-policy'), 'same-origin');
    const file = /\/releases\/[^"]+\.js/.exec(page.text)?.[0] ?? assert.fail('The page names no script');
    for (const path of ['/', file, '/api/city/select']) {
      const { headers } = await get(path, { accept: 'text/html, */*' });
      assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin', path);
      assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
    }
    return 'a page, a script and an answer of the API';
  });
}

/** Sends many reports of browsers. The site has to take the client's address from X-Forwarded-For. */
export async function attackWithReports(url: string, test: Test): Promise<void> {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const refusals = async (times: number, send: () => Promise<{ status: number }>) => {
    let first = 0;
    for (let count = 1; count <= times; count++)
      if ((await send()).status === 429 && first === 0) first = count;
    return first;
  };

  await test('reports of browsers are limited by network and short', async () => {
    const beacon = { kind: 'script-error', app: 'shell', release: '000000000000', message: 'x' };
    const report = (network: string) => post(url, '/_gateway/telemetry', beacon, from(network));
    const refused = await refusals(310, () => report('203.0.113.100'));
    assert.equal(refused, 301);
    assert.equal((await report('203.0.113.101')).status, 400);
    const large = await post(
      url,
      '/_gateway/telemetry',
      { ...beacon, message: piece },
      from('203.0.113.102'),
    );
    assert.equal(large.status, 413);
    const policy = { 'csp-report': { 'effective-directive': 'script-src' } };
    const policies = await refusals(310, () =>
      post(url, '/_gateway/policy-reports', policy, from('203.0.113.103')),
    );
    assert.equal(policies, 301);
    return `the ${refused}st beacon and the ${policies}st policy report of a minute; 64 kB: 413`;
  });
}
