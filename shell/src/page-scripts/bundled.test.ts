import {
  assetOriginName,
  earlyReadsName,
  loadTokenName,
  reportEvent,
  sentByChoice,
  serverViewAddress,
  serverViewId,
  traceName,
} from '@porao/contracts/page';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { bundledScripts } from './bundled.testing.ts';

let scripts: Record<string, string> = {};
beforeAll(async () => {
  scripts = await bundledScripts();
});
let listened: Parameters<typeof document.addEventListener>[] = [];
beforeEach(() => {
  listened = vi.spyOn(document, 'addEventListener').mock.calls;
});
afterEach(() => {
  // Each page has its scripts once.
  for (const [type, listener] of listened) document.removeEventListener(type, listener);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-failed-start');
  for (const name of ['porao_own_assets', 'gt_user']) document.cookie = `${name}=;max-age=0;path=/`;
});

/** Runs a script as the page does, with what the gateway writes into it. */
function run(name: string, given?: unknown): void {
  const text = scripts[name]?.replace('PAGE_GIVEN', () => JSON.stringify(given)) ?? '';
  // The page runs it so, too.
  // oxlint-disable-next-line no-implied-eval
  new Function(text)();
}

const show = (view: string, at = location.pathname) => {
  document.body.innerHTML = `<div id="${serverViewId}" ${serverViewAddress}="${at}">${view}</div>`;
};
const shown = (selector: string) => document.querySelector(`#${serverViewId} ${selector}`);
const isBusy = (selector: string) => shown(selector)?.getAttribute('aria-busy') === 'true';
const press = (selector: string, options: MouseEventInit = {}) =>
  shown(selector)?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...options }),
  );
const release = 'http://localhost/releases/shell/0123456789ab/';

// `pnpm --filter shell page-scripts` writes the file again after a change.
it('SHL-130 the gateway has the scripts as they are here, each with one place for what it is given', async () => {
  const lines = Object.entries(scripts).map(([name, text]) => `  '${name}': ${JSON.stringify(text)},\n`);
  await expect(
    `// Made of shell/src/page-scripts by: pnpm --filter shell page-scripts\nexport const pageScripts = {\n${lines.join('')}} as const;\n`,
  ).toMatchFileSnapshot('../../../deploy/gateway/page/scripts.generated.ts');
  for (const text of Object.values(scripts)) {
    expect(text.split('PAGE_GIVEN').length).toBeLessThanOrEqual(2);
    expect(text).not.toContain('</');
  }
});

it('load-marks makes meta elements of what the headers say of this load', () => {
  const serverTiming = [
    { name: 'page', description: '' },
    { name: loadTokenName, description: 'token' },
    { name: traceName, description: '00-a-b-01' },
  ];
  vi.stubGlobal('performance', { getEntriesByType: () => [{ serverTiming }] });
  run('load-marks');
  expect([...document.head.querySelectorAll('meta')].map(({ name, content }) => [name, content])).toEqual([
    [loadTokenName, 'token'],
    [traceName, '00-a-b-01'],
  ]);
});

it('error-watch reports errors of releases, at most five, and says where the shell did not start', async () => {
  const beacons: Blob[] = [];
  Object.assign(navigator, { sendBeacon: (_path: string, body: Blob) => beacons.push(body) });
  const reported: unknown[] = [];
  const hear = (event: Event) => reported.push((event as CustomEvent).detail);
  addEventListener(reportEvent, hear);
  document.head.innerHTML = `<meta name="${loadTokenName}" content="token"><meta name="${traceName}" content="trace">`;
  run('error-watch');
  dispatchEvent(
    new ErrorEvent('error', { message: 'of the page', filename: 'http://localhost/', lineno: 3 }),
  );
  expect(reported).toEqual([
    { kind: 'script-error', message: 'of the page', stack: 'http://localhost/:3:0' },
  ]);
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no error' }));
  expect(reported.splice(1)).toEqual([{ kind: 'script-error', message: 'no error' }]);
  expect(document.documentElement.matches('[data-failed-start]')).toBe(false);
  const script = document.createElement('script');
  Object.defineProperty(script, 'src', { value: `${release}index.js` });
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  expect(document.documentElement.matches('[data-failed-start]')).toBe(true);
  const reason = new Error('failed');
  reason.stack = `Error: failed at ${release}static/js/a.js:1:2`;
  for (let time = 0; time < 6; time += 1)
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  removeEventListener(reportEvent, hear);
  expect(reported).toHaveLength(8);
  const sent = await Promise.all(beacons.map(async (body) => JSON.parse(await body.text()) as unknown));
  const common = { app: 'shell', release: '0123456789ab', token: 'token', trace: 'trace' };
  expect(sent).toHaveLength(5);
  expect(sent[0]).toEqual({ ...common, kind: 'load-error', message: 'not loaded' });
  const places = {
    thrown: ['shell/0123456789ab'],
    frames: [`${new URL(release).pathname}static/js/a.js:1:2`],
  };
  expect(sent[1]).toEqual({ ...common, kind: 'script-error', message: 'failed', ...places });
});

it('asset-fallback names the asset origin, and remembers that a file of it failed', () => {
  document.body.innerHTML = '<div id="root"><p>shown</p></div>';
  run('asset-fallback', 'https://cdn.example');
  expect(Reflect.get(window, assetOriginName)).toBe('https://cdn.example');
  const fail = (src: string) => {
    const script = document.createElement('script');
    Object.defineProperty(script, 'src', { value: src });
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
  };
  fail('https://other.example/a.js');
  expect(document.cookie).not.toContain('porao_own_assets');
  fail('https://cdn.example/releases/shell/0123456789ab/index.js');
  expect(document.cookie).toContain('porao_own_assets=1');
});

it('OPS-114 early-reads asks what the page reads, with the token and the trace of the load', () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push([path, init.headers]);
    return Promise.resolve();
  });
  document.documentElement.lang = 'bn';
  run('early-reads', ['/api/v1/user']);
  expect(asked).toEqual([]);
  document.cookie = `gt_user=${encodeURIComponent(JSON.stringify({ account: '7' }))}`;
  const headers = { accept: 'application/json', 'accept-language': 'bn', authorization: 'Account 7' };
  run('early-reads', ['/api/v1/user']);
  expect(asked).toEqual([['/api/v1/user', headers]]);
  document.head.innerHTML = `<meta name="${traceName}" content="00-a-b-01">`;
  run('early-reads', ['/api/v1/user']);
  expect(asked[1]).toEqual(['/api/v1/user', { ...headers, traceparent: '00-a-b-01' }]);
  expect(Reflect.get(window, earlyReadsName)).toMatchObject({ headers, answers: { '/api/v1/user': {} } });
});

it('start-parsed runs the scripts in their order once the document is parsed, start-painted after the first paint', () => {
  let paint = () => {};
  class Observer {
    constructor(call: () => void) {
      paint = call;
    }
    observe() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  const started = () =>
    [...document.querySelectorAll('script')].map((script) => [
      script.getAttribute('src'),
      script.integrity || '',
      script.async,
    ]);
  run('start-parsed', { run: [['/a.js', 'sha384-a'], ['/b.js']] });
  expect(started()).toEqual([]);
  dispatchEvent(new Event('DOMContentLoaded'));
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(started()).toEqual([
    ['/a.js', 'sha384-a', false],
    ['/b.js', '', false],
  ]);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  run('start-painted', { run: [['/c.js']], fetch: [['/remote.js', 'sha384-r']] });
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(started()).toHaveLength(2);
  paint();
  paint();
  expect(started()).toHaveLength(3);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  expect(links.map((link) => [link.getAttribute('href'), link.integrity])).toEqual([
    ['/remote.js', 'sha384-r'],
  ]);
});

it("keep-presses keeps the last control pressed in the server's view, and sends no form", () => {
  show('<button id="a"><b>A</b></button><button id="b">B</button><form><select></select></form>');
  run('keep-presses');
  press('b');
  press('#b');
  expect(isBusy('#a')).toBe(false);
  expect(isBusy('#b')).toBe(true);
  shown('select')?.dispatchEvent(new Event('change', { bubbles: true }));
  const { lastPress } = document.getElementById(serverViewId) as unknown as { lastPress: object };
  expect(lastPress).toMatchObject({ element: shown('select') });
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  shown('form')?.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
});

it('SHL-067 a link is followed by the browser, at once', () => {
  show('<a href="#next">Next</a>');
  run('keep-presses');
  expect(press('a')).toBe(true);
  expect(document.getElementById(serverViewId)).not.toHaveProperty('lastPress');
});

it('PUB-130 a form by GET is followed by the browser: its press is not kept, and a choice sends it once', () => {
  show(
    '<form method="get" id="form"><button id="a">A</button><button type="button" id="own">C</button></form>' +
      '<button form="form" id="outside">B</button>' +
      `<form method="get" ${sentByChoice}><select><option>1</option></select></form>` +
      '<form method="get"><select id="other"><option>1</option></select></form>',
  );
  run('keep-presses');
  const send = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue();
  press('#a');
  shown('#other')?.dispatchEvent(new Event('change', { bubbles: true }));
  expect(isBusy('#a')).toBe(false);
  expect(send).not.toHaveBeenCalled();
  shown(`[${sentByChoice}] select`)?.dispatchEvent(new Event('change', { bubbles: true }));
  expect(send).toHaveBeenCalledOnce();
  press('#outside');
  expect(document.getElementById(serverViewId)).not.toHaveProperty('lastPress');
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  shown('form')?.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(false);
  // SHL-060: it sends no form.
  press('#own');
  expect(isBusy('#own')).toBe(true);
});

it('SHL-212 own-address removes content of another address', () => {
  history.replaceState(null, '', '/board?city=1&utm=2');
  show('', '/board?city=1');
  run('own-address', ['city']);
  expect(document.getElementById(serverViewId)).not.toBeNull();
  // SHL-212: a field that a form sent empty.
  history.replaceState(null, '', '/board?city=');
  show('', '/board');
  run('own-address', ['city']);
  expect(document.getElementById(serverViewId)).not.toBeNull();
  history.replaceState(null, '', '/board?city=1&utm=2');
  show('', '/board?city=2');
  run('own-address', ['city']);
  expect(document.getElementById(serverViewId)).toBeNull();
  history.replaceState(null, '', '/');
});
