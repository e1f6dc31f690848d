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

  await test('an offer of another protocol is not taken', async () => {
    for (const path of ['/api/city/select', '/']) {
      const connection = openConnection(port);
      const offer = [
        'Connection: Upgrade, HTTP2-Settings',
        'Upgrade: h2c',
        'HTTP2-Settings: AAMAAABkAAQAAP__',
      ];
      await connection.write(head(`GET ${path} HTTP/1.1`, 'Accept: text/html, */*', ...offer));
      assert.equal((await connection.answer()).status, 200);
      connection.leave();
    }
    return 'Upgrade: h2c to the API and to a page: 200';
  });

  await test('nothing outside of a release is served', async () => {
    const paths = [
      '/releases/shell/../../../etc/passwd',
      '/releases/shell/%2e%2e/%2e%2e/registry.json',
      '/releases/../release-keys/local.key',
      '/files/shell/../../registry.json',
      '/files/shell/..%2f..%2frevisions/x.0123456789abcdef.json',
      '/releases/shell/000000000000/..%2f..%2f..%2fregistry.json',
      '/../../etc/passwd',
      '/storage/..%2f..%2fsecret',
      '/%00',
    ];
    for (const path of paths) {
      const connection = openConnection(port);
      await connection.write(head(`GET ${path} HTTP/1.1`));
      const { status } = await connection.answer();
      connection.leave();
      assert.ok(status === 400 || status === 404, `${path}: ${status}`);
    }
    return `${paths.length} paths: 400 or 404`;
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

  await test('another origin may not read answers', async () => {
    const answer = await get('/api/city/select', { origin: 'https://elsewhere.example' });
    assert.equal(answer.headers.get('access-control-allow-origin'), null);
    return 'no Access-Control-Allow-Origin';
  });
}

/** Tries what needs several addresses of clients and the status page. */
export async function attackGatewayAsOthers(url: string, statusToken: string, test: Test): Promise<void> {
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

  const signIn = (token: string, headers: Record<string, string>) =>
    call(url, {
      method: 'POST',
      address: '/_gateway/status/sign-in',
      type: 'application/x-www-form-urlencoded',
      body: new URLSearchParams({ name: 'x', token }).toString(),
      headers,
    });

  await test('the status page takes no form of another site and of none', async () => {
    for (const origin of ['null', 'https://elsewhere.example']) {
      const { status } = await signIn(statusToken, { origin, ...from('203.0.113.110') });
      assert.equal(status, 403, `Origin: ${origin}`);
    }
    return 'Origin: null and another origin: 403';
  });

  await test('wrong tokens of the status page are counted by network', async () => {
    const guess = (count: number) => signIn(`guess-${count}-of-the-token`, from(`2001:db8:9:9::${count}`));
    for (let count = 0; count < 10; count++) assert.equal((await guess(count)).status, 401);
    assert.equal((await signIn(statusToken, from('2001:db8:9:9::ffff'))).status, 429);
    assert.equal((await signIn(statusToken, from('203.0.113.111'))).status, 303);
    return 'ten of a /64, then the right one is refused there and taken elsewhere';
  });
}
