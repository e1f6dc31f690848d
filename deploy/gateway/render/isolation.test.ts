import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { repoRoot } from '../../registry/index.ts';
import { temporaryFolder } from '../../testing/fixtures.ts';
import { startServer } from '../../testing/gateway.ts';
import { machine } from './isolation.ts';
import type { PublicReads } from './public-reads.ts';
import { createRenderer } from './renderer.ts';

const Page = z.looseObject({ html: z.string() });
const shell = 'exports.modules = {}; exports.createRenderer = ({ remote }) => remote;';
/** In ms: what is waited for comes, however busy the machine is. */
const patient = 60_000;

/** Renders with a remote whose code takes the request and answers the HTML. */
function renderer(
  body: string,
  { renderMs = patient, read = null }: { renderMs?: number; read?: PublicReads | null } = {},
) {
  const remote = `exports.default = async ({ path, search }) => ({ html: String(await (async () => { ${body} })()) });`;
  const setup = {
    kind: 'guest' as const,
    shell,
    remote,
    name: 'mfe-hostile',
    menu: [],
    areas: [],
    config: {},
  };
  const made = createRenderer(setup, { Page, renderMs, read });
  onTestFinished(made.stop);
  const request = { language: 'en' as const, path: '/', search: '', origin: 'http://127.0.0.1' };
  return (more: { path?: string; search?: string } = {}) => made.render({ ...request, ...more });
}

const html = async (rendered: ReturnType<ReturnType<typeof renderer>>) => (await rendered)?.page.html;

it('OPS-200 code of a release reaches no file, no process, no network and no environment', async () => {
  const { port } = await startServer((_, response) => response.end('reached'));
  const written = join(await temporaryFolder(), 'written');
  const tries = {
    file: `node('fs').readFileSync(${JSON.stringify(join(repoRoot, 'package.json'))})`,
    system: `node('fs').readFileSync('/etc/hostname')`,
    own: `node('fs').readFileSync('/proc/self/environ')`,
    parent: `node('fs').readFileSync('/proc/' + global.process.ppid + '/environ')`,
    gateway: `node('fs').readFileSync('/proc/${process.pid}/environ')`,
    write: `node('fs').writeFileSync(${JSON.stringify(written)}, 'x')`,
    program: `node('child_process').execFileSync('/bin/true')`,
    signal: `global.process.kill(${process.pid}, 0)`,
    connect: `await new Promise((yes, no) => node('net').connect(${port}, '127.0.0.1').on('connect', yes).on('error', no))`,
    global: `await global.fetch('http://127.0.0.1:${port}')`,
    fetch: `await fetch('http://127.0.0.1:${port}')`,
  };
  const body = Object.entries(tries)
    .map(([name, code]) => `try { ${code}; open.push('${name}'); } catch {}`)
    .join('\n');
  const render = renderer(
    `const global = (0, eval)('globalThis'), node = global.process.getBuiltinModule, open = [];
     ${body}
     return JSON.stringify({ open, env: Object.keys(global.process.env), user: global.process.getuid() });`,
  );
  const found = JSON.parse((await html(render())) ?? '') as { open: string[]; env: string[]; user: number };
  // An ordinary user's process may signal that user's others where the machine gives it no namespace.
  const allowed = machine.isolation().lacking.includes('namespaces') ? ['signal'] : [];
  expect(found.open.filter((one) => !allowed.includes(one))).toEqual([]);
  expect(found.env).toEqual([]);
  expect(found.user).not.toBe(0);
});

it('OPS-201 a page reads through the gateway, and gets nothing where that refuses', async () => {
  const asked: unknown[] = [];
  const read: PublicReads = async ({ method, address, body }, { language, traceparent }) => {
    asked.push({ method, address, body, language, traceparent });
    return address === '/none' ? null : { status: 418, body: '{"a":"ক"}', retryAfter: '7' };
  };
  const render = renderer(
    `const answer = await fetch('/some', { method: 'POST', body: '{}' });
     const none = await fetch('/none').catch((error) => error.message);
     return [answer.status, answer.headers.get('retry-after'), (await answer.json()).a, none];`,
    { read },
  );
  expect(await html(render())).toBe('418,7,ক,fetch failed');
  expect(asked).toEqual([
    { method: 'POST', address: '/some', body: '{}', language: 'en', traceparent: undefined },
    { method: 'GET', address: '/none', body: undefined, language: 'en', traceparent: undefined },
  ]);
});

const crashes = `if (path === '/crash') (0, eval)('process').exit(1);`;

it('OPS-202 a process that ended is started again after a pause, which is doubled each time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const render = renderer(`${crashes} return 'page';`);
  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
  expect(await html(render())).toBe('page');
  await expect(render({ path: '/crash' })).rejects.toThrow('ended by itself');
  await expect(render()).rejects.toThrow('paused');
  pass(1_000);
  expect(await html(render())).toBe('page');
  await expect(render({ path: '/crash' })).rejects.toThrow('ended by itself');
  pass(1_000);
  await expect(render()).rejects.toThrow('paused');
  pass(1_000);
  expect(await html(render())).toBe('page');
});

it.each([
  [
    'takes the memory of the heap',
    `const all = []; for (;;) all.push(new Array(1e6).fill(all.length));`,
    'ended by itself',
  ],
  [
    'takes memory beside the heap',
    `const all = []; for (let size = 0; size < 64; size++) all.push(new Uint8Array(64 << 20).fill(1)); return 'page';`,
    /allocation failed|ended by itself/,
  ],
  [
    'sends what is no message',
    `(0, eval)('process').getBuiltinModule('fs').writeSync(3, '{"cmd":"NODE_HANDLE"}\\n');`,
    'no message',
  ],
  ['sends no JSON', `(0, eval)('process').getBuiltinModule('fs').writeSync(3, 'x\\n');`, 'JSON'],
  [
    'sends more than was asked for',
    `for (let i = 0; i < 100; i++) fetch('/x').catch(() => {}); await new Promise(() => {});`,
    'more than it was asked for',
  ],
  ['sends a page without an end', `return 'x'.repeat(9e6);`, 'more than 8388608 bytes'],
])('OPS-202 only the page fails where the code %s', async (_, code, words) => {
  const render = renderer(`if (path !== '/') { ${code} } return 'page';`);
  expect(await html(render())).toBe('page');
  await expect(render({ path: '/bad' })).rejects.toThrow(words);
});

it('OPS-202 a process that hangs is killed', async () => {
  const render = renderer('for (;;);', { renderMs: 1 });
  await expect(render()).rejects.toThrow('took more than 1 ms');
});
