import type { PageData } from '@porao/contracts';
import { addCatalog } from '@porao/platform/shell';
import { afterEach, expect, it, vi } from 'vitest';
import en from '../locales/en.ts';
import { showBadge, withOverrides } from './overrides.ts';

addCatalog('shell', en);
const source = 'http://127.0.0.1:3100';
const build = {
  name: 'mfe-x',
  entry: 'remoteEntry.js',
  global: 'x',
  manifest: { routes: [] },
  needs: {},
};
const page = (of: string) =>
  ({
    shell: { release: 'aaaaaaaaaaaa' },
    remotes: [{ name: 'mfe-x', release: 'bbbbbbbbbbbb', base: '/releases/mfe-x/bbbbbbbbbbbb/' }],
    overrides: [{ app: 'mfe-x', source: of }],
    config: {},
  }) as unknown as PageData;

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

it("takes the build of this browser's own machine, says so on the page, and leads back", async () => {
  vi.stubGlobal('fetch', async () => Response.json(build));
  const live = page(source);
  const own = await withOverrides(live);
  expect(own.remotes).toEqual([
    expect.objectContaining({ name: 'mfe-x', release: '000000000000', base: `${source}/`, integrity: {} }),
  ]);
  showBadge(live, own);
  const badge = document.querySelector('aside');
  expect(badge?.textContent).toContain(`mfe-x from ${source}`);
  expect(badge?.querySelector('a')?.getAttribute('href')).toBe('?mfe.reset');
});

it.each([
  ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['another app is served there', async () => Response.json({ ...build, name: 'mfe-y' })],
])('keeps the live remote and says so when %s', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const live = page(source);
  const own = await withOverrides(live);
  expect(own.remotes).toEqual(live.remotes);
  showBadge(live, own);
  expect(document.querySelector('aside')?.textContent).toContain('the live release is shown');
});

it('names a published release that this browser has', async () => {
  const live = page('bbbbbbbbbbbb');
  const own = await withOverrides(live);
  showBadge(live, own);
  expect(document.querySelector('aside')?.textContent).toContain('mfe-x from bbbbbbbbbbbb');
});

it('OPS-112 names a preview, with the day on which it ends', async () => {
  const live = { ...page('bbbbbbbbbbbb'), preview: { until: '2026-11-30T09:00:00.000Z' } };
  showBadge(live, await withOverrides(live));
  const badge = document.querySelector('aside');
  expect(badge?.getAttribute('aria-label')).toBe('Preview');
  expect(badge?.textContent).toContain('Preview until 30 November 2026');
  expect(badge?.textContent).toContain('mfe-x from bbbbbbbbbbbb');
});
