import { afterPaint, lazyComponent, type Remote } from '@porao/platform';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Directory } from './directory.ts';
import { loadAhead, watchIntent } from './intent.ts';
import type { RouteMatch } from './route-match.ts';

const { startRemote, loaded } = vi.hoisted(() => ({ startRemote: vi.fn(), loaded: new Set<string>() }));
vi.mock('./loader.ts', () => ({
  startRemote,
  startFiles: vi.fn(),
  loadedRemote: (name: string) => loaded.has(name) || undefined,
}));

const load = vi.fn(async () => ({ default: () => null }));
const remoteOf = (): Remote => ({
  routes: [{ path: '/tutor', children: [{ path: ':page', element: createElement(lazyComponent(load)) }] }],
  messages: async () => ({ default: {} }),
});
const matchOf = (name: string) => ({ remote: { name }, route: {} }) as unknown as RouteMatch;
const find = vi.fn<Directory['find']>();
const mayOpen = vi.fn<(match: RouteMatch) => boolean>();
const options = { directory: { find } as unknown as Directory, mayOpen };

beforeEach(() => {
  loaded.clear();
  startRemote.mockReset().mockResolvedValue(remoteOf());
  find.mockReset().mockImplementation(async (path) => matchOf(`mfe-${path.split('/')[1]}`));
  mayOpen.mockReset().mockReturnValue(true);
  load.mockClear();
});
afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(navigator, 'connection');
});

const point = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
const settle = () => afterPaint().then(() => new Promise((resolve) => setTimeout(resolve)));

it('loads the page of a link that somebody points at, once; never what he may not enter or what leads away', async () => {
  watchIntent(options);
  document.body.innerHTML = `<a id="in" href="/tutor/dashboard"><b>in</b></a><a id="here" href="/">here</a>
    <a id="out" href="https://example.org/tutor/dashboard">out</a><a id="new" href="/x" target="_blank">new</a>`;
  for (const id of ['#here', '#out', '#new']) point(id);
  await settle();
  expect(find).not.toHaveBeenCalled();
  point('#in b');
  point('#in');
  await settle();
  expect(startRemote).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();

  mayOpen.mockReturnValue(false);
  document.body.innerHTML = '<a id="guarded" href="/parent/dashboard">x</a>';
  point('#guarded');
  await settle();
  expect(find).toHaveBeenCalledTimes(2);
  expect(startRemote).toHaveBeenCalledOnce();
});

it('SHL-140 loads the page of a link again when it is pointed at after a load that failed', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  load.mockRejectedValueOnce(new Error('ChunkLoadError'));
  watchIntent(options);
  document.body.innerHTML = '<a id="again" href="/tutor/jobs">x</a>';
  point('#again');
  await settle();
  vi.restoreAllMocks();
  point('#again');
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
});

it('loads the remotes ahead that links lead to, a few of them', async () => {
  loaded.add('mfe-known');
  document.body.innerHTML = ['/known/1', '/a/1', '/a/2', '/b', '/c', '/d']
    .map((href) => `<a href="${href}">x</a>`)
    .join('');
  await loadAhead(options);
  expect(startRemote.mock.calls.map(([{ name }]) => name)).toEqual(['mfe-a', 'mfe-b', 'mfe-c']);
  expect(load).not.toHaveBeenCalled();
});

it('leaves both to the click where data is saved', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  document.body.innerHTML = '<a id="other" href="/other">x</a>';
  await loadAhead(options);
  point('#other');
  await settle();
  expect(find).not.toHaveBeenCalled();
});
