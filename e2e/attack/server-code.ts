import assert from 'node:assert/strict';
import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import { withGateway } from '../support/gateway.ts';
import { released } from '../support/releases.ts';
import type { TestSite } from '../support/site.ts';
import type { Test } from './report.ts';
import { call } from './sessions.ts';

/** Code of a release tries each of these, which throws where the gateway holds. `node` gives Node's own modules. */
const tries = (dataDir: string, port: number): Readonly<Record<string, string>> => ({
  secret: `node('fs').readFileSync(${JSON.stringify(join(dataDir, 'secret'))})`,
  environment: `if (!node('fs').readFileSync('/proc/self/environ').length) throw 0`,
  parent: `node('fs').readFileSync('/proc/' + all.process.ppid + '/environ')`,
  gateway: `for (const one of node('fs').readdirSync('/proc')) if (one > 1) node('fs').readFileSync('/proc/' + one + '/environ')`,
  variables: `if (Object.keys(all.process.env).length === 0) throw 0`,
  write: `node('fs').writeFileSync(${JSON.stringify(join(dataDir, 'written'))}, 'x')`,
  program: `node('child_process').execFileSync('/bin/true')`,
  connection: `await new Promise((yes, no) => node('net').connect(${port}, '127.0.0.1').on('connect', yes).on('error', no))`,
  global: `await all.fetch('http://127.0.0.1:${port}')`,
  elsewhere: `await fetch('http://127.0.0.1:${port}')`,
  guarded: `await fetch('/api/v1/user')`,
  climbs: `await fetch('/api/job-board/1/../../v1/user')`,
  signIn: `await fetch('/api/v1/login', { method: 'POST', body: '{}' })`,
  health: `await fetch('/healthz')`,
});

/** Lets the page of the front say in its title what it reached, and break in other ways at addresses of its own. */
const hostile = (parts: Readonly<Record<string, string>>) => `
;(() => {
  const own = module.exports.default, all = (0, eval)('globalThis'), node = all.process.getBuiltinModule;
  const attack = async () => {
    const reached = [];
    ${Object.entries(parts)
      .map(([name, code]) => `try { ${code}; reached.push('${name}') } catch {}`)
      .join('\n    ')}
    return 'Reached: ' + (reached.join(', ') || 'nothing');
  };
  const routes = own.routes.map((route) => ({ ...route, prepare: async (request) => {
    if (request.path === '/') return { head: { ...(await route.prepare(request)).head, title: await attack() } };
    if (request.path === '/terms-conditions') for (;;);
    if (request.path === '/privacy-policy') node('fs').writeSync(3, '{"cmd":"NODE_HANDLE"}\\n');
    return route.prepare(request);
  } }));
  module.exports = { default: { ...own, routes } };
})();
`;

/** A release with hostile server code, signed by a key that the gateways know. */
export async function attackWithServerCode(
  site: Pick<TestSite, 'apiUrl' | 'dataDir'>,
  test: Test,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'porao-attack-code-'));
  const reachable = createServer((_, response) => response.end('reached'));
  await new Promise<void>((resolve) => reachable.listen(0, '127.0.0.1', resolve));
  try {
    for (const part of ['registry', 'release-keys'])
      cpSync(join(site.dataDir, part), join(dataDir, part), { recursive: true });
    writeFileSync(join(dataDir, 'secret'), 'a secret');
    const dist = join(dataDir, 'dist');
    cpSync(join(repoRoot, 'mfe-public/dist'), dist, { recursive: true });
    const { port } = reachable.address() as AddressInfo;
    appendFileSync(join(dist, 'server/index.cjs'), hostile(tries(dataDir, port)));
    const own = { url: '', apiUrl: site.apiUrl, dataDir };
    await released(own, 'publish', 'mfe-public', '--dist', dist, '--activate');
    await withGateway(
      own,
      { TILE_URL: '', CONTENT_MS: '20000', STATUS_TOKEN: 'a-secret-of-this-gateway' },
      (url) => attackFrom(url, test),
    );
  } finally {
    reachable.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function attackFrom(url: string, test: Test): Promise<void> {
  const visit = (address: string) => call(url, { method: 'GET', address, headers: { accept: 'text/html' } });
  const title = async () => /<title>(.*?)<\/title>/.exec((await visit('/')).text)?.[1] ?? '';

  await test('server code of a release reaches neither files, processes, networks nor guarded calls', async () => {
    const first = await title();
    assert.match(first, /^Reached: nothing/);
    const ready = await call(url, { method: 'GET', address: '/_gateway/readyz' });
    const { rendering } = JSON.parse(ready.text) as { rendering?: { lacking: string[] } };
    return `${Object.keys(tries('', 0)).length} ways; not isolated: ${rendering?.lacking.join(', ') ?? 'nothing'}`;
  });

  await test('server code that hangs or sends what is no message leaves the page and the gateway', async () => {
    const answers = await Promise.all(
      ['/terms-conditions', '/privacy-policy', '/terms-conditions?lang=bn'].map(visit),
    );
    for (const { status, text } of answers) {
      assert.equal(status, 200);
      assert.match(text, /id="root"/);
    }
    const ready = await call(url, { method: 'GET', address: '/_gateway/readyz' });
    assert.equal(ready.status, 200);
    return `${answers.length} pages without content, and readyz answers 200`;
  });
}
