import type { PageData, PageRemote, SiteRoutes } from '@porao/contracts';
import { on } from '@porao/platform';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDirectory, StateGoneError } from './directory.ts';

const { registerAll } = vi.hoisted(() => ({ registerAll: vi.fn() }));
vi.mock('./federation.ts', () => ({ registerAll, loadExposed: vi.fn() }));

function remote(name: string, ...paths: string[]): PageRemote {
  const routes = paths.map((path) => ({
    path,
    layout: path.startsWith('/tutor') ? ('tutor' as const) : ('public' as const),
    access: 'anyone' as const,
    title: { en: path, bn: path },
  }));
  const manifest = { name, contract: 1, emits: [], listens: [], menu: [], routes };
  return { name, release: '', base: `/${name}/`, entry: '', global: '', manifest, needs: {}, integrity: {} };
}

const a = remote('mfe-a', '/', '/things/*', '/fixed');
const b = remote('mfe-b', '/things/one', '/tutor/b');
const site = '/_gateway/site/ab/';
const routes: SiteRoutes = [
  { name: 'mfe-a', base: a.base, paths: ['/', '/things/*', '/fixed'], areas: [] },
  { name: 'mfe-b', base: b.base, paths: ['/things/one', '/tutor/b'], areas: ['tutor'] },
];
const pageOf = (given: Partial<PageData>) =>
  ({ revision: 1, shell: {}, remotes: [a], config: {}, ...given }) as PageData;

const fetched = vi.fn<(url: string) => Promise<Response>>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async (url) =>
    url === `${site}routes.json` ? Response.json(routes) : Response.json(b),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  history.replaceState(null, '', '/');
});

const nameOf = (place: ReturnType<ReturnType<typeof createDirectory>['at']> | undefined) =>
  typeof place === 'object' ? place.remote.name : place;

describe('a page that carries one remote', () => {
  it('resolves its own address at once, and others only where no remote could have a more exact pattern', () => {
    history.replaceState(null, '', '/things/two');
    const directory = createDirectory(pageOf({ site }));
    expect(nameOf(directory.at('/things/two'))).toBe('mfe-a');
    expect(nameOf(directory.at('/fixed'))).toBe('mfe-a');
    expect(directory.at('/things/one')).toBe('unknown');
    expect(directory.at('/nowhere')).toBe('unknown');
    expect(fetched).not.toHaveBeenCalled();
    expect(registerAll).toHaveBeenCalledExactlyOnceWith([a]);
  });

  it('reads of another remote when an address asks for it, once, and tells who listens', async () => {
    const directory = createDirectory(pageOf({ site }));
    const changed = vi.fn();
    directory.subscribe(changed);
    const [found] = await Promise.all([directory.find('/things/one'), directory.find('/things/one')]);
    expect(nameOf(found)).toBe('mfe-b');
    expect(registerAll).toHaveBeenLastCalledWith([b]);
    expect(fetched.mock.calls).toEqual([[`${site}routes.json`], [`${site}mfe-b.json`]]);
    expect(changed).toHaveBeenCalled();
    expect(nameOf(directory.at('/things/two'))).toBe('mfe-a');
    expect(nameOf(directory.at('/tutor/b'))).toBe('mfe-b');
    expect(directory.at('/nowhere')).toBe('nothing');
    expect(await directory.find('/nowhere')).toBeUndefined();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('OPS-429 reads descriptions at the addresses of their content, those of the live state after a change', async () => {
    const [old, now] = ['/_gateway/site/apps/mfe-b.1.json', '/_gateway/site/apps/mfe-b.2.json'];
    const directory = createDirectory(pageOf({ site, described: { 'mfe-b': old } }));
    await directory.find('/things/one');
    expect(fetched.mock.calls.at(-1)).toEqual([old]);
    const later = createDirectory(pageOf({ site, described: { 'mfe-b': old, shell: '/s.json' } }));
    const live = routes.map((one) => ({ ...one, described: one.name === 'mfe-b' ? now : '/a.json' }));
    later.replace([a], '/_gateway/site/cd/', live);
    expect(later.described()).toEqual({ shell: '/s.json', 'mfe-a': '/a.json', 'mfe-b': now });
    await later.find('/things/one');
    expect(fetched.mock.calls.at(-1)).toEqual([now]);
  });

  it('SHL-196 events of a remote that is read later are known', async () => {
    const says = vi.spyOn(console, 'error').mockReturnValue();
    const events = { 'b.made@1': { type: 'object', properties: {} } };
    const withEvents = { ...b, manifest: { ...b.manifest, events } };
    fetched.mockImplementation(async (url) =>
      Response.json(url.endsWith('routes.json') ? routes : withEvents),
    );
    const directory = createDirectory(pageOf({ site }));
    on('b.made@1' as 'job.saved@1', () => {})();
    expect(says).toHaveBeenCalledOnce();
    await directory.find('/things/one');
    on('b.made@1' as 'job.saved@1', () => {})();
    expect(says).toHaveBeenCalledOnce();
  });

  it('says that its releases are gone, so that the address is loaded again', async () => {
    fetched.mockImplementation(async () => new Response('', { status: 404 }));
    const directory = createDirectory(pageOf({ site }));
    await expect(directory.find('/things/one')).rejects.toBeInstanceOf(StateGoneError);
  });

  it('goes by what it has while nothing answers, and asks again the next time', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const directory = createDirectory(pageOf({ site }));
    await expect(directory.find('/tutor/b')).rejects.toThrow('Failed to fetch');
    expect(nameOf(directory.at('/things/two'))).toBe('mfe-a');
    expect(directory.at('/tutor/b')).toBe('unknown');
    expect(nameOf(await directory.find('/tutor/b'))).toBe('mfe-b');
  });

  it('reads of all remotes of an area', async () => {
    const directory = createDirectory(pageOf({ site }));
    await directory.readArea('tutor');
    expect(directory.routes().map(({ route }) => route.path)).toContain('/tutor/b');
    expect(fetched).not.toHaveBeenCalledWith(`${site}mfe-a.json`);
  });
});

it('a page that carries all remotes asks nothing', async () => {
  const directory = createDirectory(pageOf({ remotes: [a, b] }));
  expect(nameOf(directory.at('/things/one'))).toBe('mfe-b');
  expect(directory.at('/nowhere')).toBe('nothing');
  await directory.prepare();
  await directory.readArea('tutor');
  expect(fetched).not.toHaveBeenCalled();
});

it('SHL-184 another release takes the place of its remote, and what is read next is of the live state', async () => {
  const live = '/_gateway/site/cd/';
  const earlier = { ...remote('mfe-a', '/', '/fixed', '/things/*'), release: 'earlier' };
  const [, ofB] = routes;
  const paths = ['/', '/fixed', '/new', '/things/*'];
  const now: SiteRoutes = [{ name: 'mfe-a', base: '', paths, areas: [] }, ...(ofB ? [ofB] : [])];
  fetched.mockImplementation(async () => Response.json(b));
  const directory = createDirectory(pageOf({ site }));
  const answer = { revision: 2, site: live, releases: { 'mfe-a': 'earlier', shell: 's' } };
  expect(directory.made()).toEqual({ 'mfe-a': '' });
  expect(directory.isLive({ revision: 1, site })).toBe(true);
  expect(directory.isLive(answer)).toBe(false);
  directory.replace([earlier], live, now);
  // Its pages are there at once, those of patterns too.
  expect(nameOf(directory.at('/things/two'))).toBe('mfe-a');
  expect(directory.isLive(answer)).toBe(true);
  expect(directory.isLive({ ...answer, releases: { 'mfe-a': 'later' } })).toBe(false);
  expect(directory.remoteOf('mfe-a')).toBe(earlier);
  expect(nameOf(await directory.find('/tutor/b'))).toBe('mfe-b');
  expect(fetched.mock.calls).toEqual([[`${live}mfe-b.json`]]);
  // A page that only another release of a known remote has.
  expect(directory.at('/new')).toBe('nothing');
});
