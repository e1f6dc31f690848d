import { registerGlobalPlugins } from '@module-federation/runtime';
import type { PageRemote } from '@porao/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const scope = { react: {} };
const initializeSharing = vi.fn();
const registerPlugins = vi.fn();
vi.mock('@module-federation/runtime', () => ({
  registerGlobalPlugins: vi.fn(),
  getInstance: () => ({ shareScopeMap: { default: scope }, initializeSharing, registerPlugins }),
}));
const { forgetOthers, loadExposed } = await import('./federation.ts');
const registered = [vi.mocked(registerGlobalPlugins), registerPlugins].map(({ mock }) => mock.calls);

const hash = 'sha384-abc';
let count = 0;
const remoteOf = (more: Partial<PageRemote> = {}) =>
  ({
    name: 'mfe-a',
    base: `/releases/mfe-a/${(count += 1)}/`,
    entry: 'entry.js',
    global: 'porao_mfe_a',
    integrity: { 'entry.js': hash },
    ...more,
  }) as PageRemote;

const container = (name: string) => ({
  init: vi.fn(),
  get: vi.fn(async (module: string) => () => ({ default: `${name} ${module}` })),
});
const scripts = () => [...document.head.querySelectorAll('script')];
/** The browser runs the entry, which puts its container into the global. */
function run(script: HTMLScriptElement | undefined, made?: object) {
  Reflect.set(window, 'porao_mfe_a', made);
  script?.dispatchEvent(new Event('load'));
}

beforeEach(() => initializeSharing.mockClear());
afterEach(() => document.head.replaceChildren());

it('SHL-034 a shared module that failed to load is loaded again, by the page as by remotes', () => {
  const plugin = { name: 'porao-load-again', errorLoadShare: expect.any(Function) };
  expect(registered).toEqual([[[[plugin]]], [[[plugin]]]]);
});

it('SHL-223 runs an entry once with its integrity, gives it the shared packages, and takes its module', async () => {
  const remote = remoteOf();
  const loads = [loadExposed(remote), loadExposed(remote)];
  const [script, ...others] = scripts();
  expect(others).toEqual([]);
  expect([script?.integrity, script?.crossOrigin]).toEqual([hash, 'anonymous']);
  const made = container('first');
  run(script, made);
  expect(await Promise.all(loads)).toEqual(['first ./remote', 'first ./remote']);
  expect(made.init).toHaveBeenCalledExactlyOnceWith(scope);
  expect(initializeSharing).toHaveBeenCalledExactlyOnceWith('default');
  expect(scripts()).toEqual([]);
});

it('SHL-223 a file that its release does not name is refused, but not of a build without hashes', () => {
  void loadExposed(remoteOf({ integrity: { 'other.js': hash } }));
  void loadExposed(remoteOf({ integrity: {} }));
  const hashes = scripts().map((script): unknown => Reflect.get(script, 'integrity'));
  expect(hashes).toEqual([`sha384-${'A'.repeat(64)}`, undefined]);
});

it('SHL-223 an entry that failed to load or to run is loaded again', async () => {
  const remote = remoteOf();
  const failed = loadExposed(remote);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('cannot be loaded');

  const threw = loadExposed(remote);
  run(scripts()[0]);
  await expect(threw).rejects.toThrow('failed while it ran');

  const again = loadExposed(remote);
  run(scripts()[0], container('again'));
  expect(await again).toBe('again ./remote');
});

it('SHL-223 another release of the remote has a container of its own', async () => {
  const first = loadExposed(remoteOf());
  run(scripts()[0], container('first'));
  await first;
  const second = loadExposed(remoteOf());
  expect(Reflect.get(window, 'porao_mfe_a')).toBeUndefined();
  run(scripts()[0], container('second'));
  expect(await second).toBe('second ./remote');
});

it('SHL-223 a module whose files failed is asked for again', async () => {
  const remote = remoteOf();
  const made = container('first');
  made.get.mockRejectedValueOnce(new Error('Loading chunk remote failed.'));
  const failed = loadExposed(remote);
  run(scripts()[0], made);
  await expect(failed).rejects.toThrow('Loading chunk');
  expect(await loadExposed(remote)).toBe('first ./remote');
  expect(scripts()).toEqual([]);
});

it('SHL-223 an entry that does not come in 15 s is loaded again', async () => {
  vi.useFakeTimers();
  const remote = remoteOf();
  const late = loadExposed(remote);
  vi.advanceTimersByTime(15_000);
  await expect(late).rejects.toThrow('cannot be loaded');
  vi.useRealTimers();
  const again = loadExposed(remote);
  run(scripts()[0], container('again'));
  expect(await again).toBe('again ./remote');
});

it('SHL-223 all releases but one are forgotten, also those that were never shown', async () => {
  const releases = [remoteOf(), remoteOf(), remoteOf()];
  for (const release of releases) {
    const loading = loadExposed(release);
    run(scripts()[0], container(release.base));
    await loading;
  }
  const [first, second, third] = releases as [PageRemote, PageRemote, PageRemote];
  forgetOthers(third);
  expect(await loadExposed(third)).toBe(`${third.base} ./remote`);
  for (const release of [first, second]) {
    void loadExposed(release);
    expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual([release.base + release.entry]);
    run(scripts()[0], container('again'));
  }
});
