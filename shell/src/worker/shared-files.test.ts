// @vitest-environment node
import { pageDataStart } from '@porao/contracts/page';
import { expect, it } from 'vitest';
import { keepFiles } from './files.ts';
import { keepPage } from './pages.ts';
import { addressOf, fetched, offline, store } from './testing/caches.ts';

const site = 'http://site';
/** The files of each release of two remotes; a file is named by its content. */
const releases: Record<string, readonly string[]> = {
  a1: ['page.1.js', 'text.1.js'],
  a2: ['page.1.js', 'text.2.js'],
  a3: ['page.3.js', 'text.2.js'],
  b1: ['list.1.js'],
};
const nameOf = (release: string) => `mfe-${release.slice(0, 1)}`;
const describedBy = (release: string) => `/_gateway/site/apps/${nameOf(release)}.${release}.json`;

/** A page of the first remote in a state of the site that has these releases. */
function page(release: string, other = 'b1'): Response {
  const own = (one: string) => `/files/${nameOf(one)}/`;
  const data = {
    language: 'en',
    files: (releases[release] ?? []).map((file) => ({ url: own(release) + file })),
    shell: { base: '/files/shell/', release: 's1' },
    remotes: [{ name: nameOf(release), base: own(release), release }],
    site: `/_gateway/site/${release}${other}/`,
    described: { 'mfe-a': describedBy(release), 'mfe-b': describedBy(other) },
  };
  return new Response(`<html>${pageDataStart}>${JSON.stringify(data)}</script></html>`);
}

function serve(): void {
  fetched.mockImplementation(async (request) => {
    const { pathname } = new URL(addressOf(request));
    const release = Object.keys(releases).find((one) => describedBy(one) === pathname);
    if (release)
      return Response.json({
        integrity: Object.fromEntries((releases[release] ?? []).map((file) => [file, ''])),
      });
    const other = { name: 'mfe-b', base: '/files/mfe-b/', paths: ['/b'], areas: [] };
    return pathname.endsWith('/routes.json') ? Response.json([other]) : new Response('file');
  });
}

const kept = () =>
  [...store('files').held.keys()]
    .filter((url) => url.includes('/files/'))
    .map((url) => url.split('/').at(-1));
const asked = () =>
  fetched.mock.calls
    .map(([request]) => new URL(addressOf(request)).pathname)
    .filter((path) => path.startsWith('/files/'));

it('OPS-430 a release costs the files that it changed, whatever of the app was seen before', async () => {
  serve();
  await keepFiles([{ url: '/files/mfe-b/list.1.js' }, { url: '/files/mfe-b/gone.1.js' }]);
  await keepPage(page('a1'));
  expect(new Set(kept())).toEqual(new Set(['list.1.js', 'page.1.js', 'text.1.js']));
  fetched.mockClear();
  await keepPage(page('a2'));
  expect(asked()).toEqual(['/files/mfe-a/text.2.js']);
  // The description of the other remote is the same one.
  expect(fetched.mock.calls.map(([request]) => addressOf(request))).not.toContain(site + describedBy('b1'));
});

it('OPS-430 a rollback to the release before loads no file, and what two states do not name goes', async () => {
  serve();
  await keepPage(page('a1'));
  await keepPage(page('a2'));
  fetched.mockClear();
  await keepPage(page('a1'));
  expect(asked()).toEqual([]);
  await keepPage(page('a2'));
  await keepPage(page('a3'));
  expect(new Set(kept())).toEqual(new Set(['page.1.js', 'page.3.js', 'text.2.js']));
});

it('OPS-430 without a description of what is live nothing of the app goes', async () => {
  serve();
  await keepPage(page('a1'));
  const answers = fetched.getMockImplementation();
  fetched.mockImplementation(async (request, ...more) =>
    addressOf(request).includes('/apps/')
      ? new Response('', { status: 404 })
      : (answers?.(request, ...more) ?? Response.error()),
  );
  await keepPage(page('a2'));
  await keepPage(page('a3'));
  expect(new Set(kept())).toEqual(new Set(['page.1.js', 'page.3.js', 'text.1.js', 'text.2.js']));
  offline();
  await keepPage(page('a3'));
  expect(kept()).toHaveLength(4);
});
