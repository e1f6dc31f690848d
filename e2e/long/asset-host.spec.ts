import type { Page } from '@playwright/test';
import { accounts, signIn } from '../support/accounts.ts';
import { type AssetHost, withAssetHost } from '../support/asset-host.ts';
import { registryOf } from '../support/releases.ts';
import { releaseOriginsOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

/** Faults of a host for a browser's first page; the sample in tests/asset-host.spec.ts has one of them. */
const faults = ['is broken', 'never answers', 'changes scripts'] as const;
const paths = ['/', '/tutor/dashboard'] as const;

const hydrated = (page: Page) => page.locator('#porao-first').waitFor({ state: 'detached' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const fault of faults)
  for (const path of paths)
    test(`OPS-130 ${path} opens while the asset host ${fault}`, async ({ page, context, site, problems }) => {
      problems.allow(/status of 500|CORS policy|ERR_|integrity|RUNTIME-008/);
      await withAssetHost(site, async ({ url, become }) => {
        if (path !== '/') await signIn(context, url, accounts.readyTutor);
        become(fault);
        await page.goto(url + path, { waitUntil: 'commit' });
        await page.waitForFunction(() => document.cookie.includes('porao_own_assets'));
        await hydrated(page);
        await expect(heading(page)).toBeVisible();
        expect(await page.evaluate(() => Reflect.get(window, '__tampered'))).toBeUndefined();
      });
    });

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  const kept = (page: Page) =>
    page.evaluate(async () => {
      const urls = (await (await caches.open('porao-files-1')).keys()).map(({ url }) => url);
      return urls.filter((url) => url.includes('/files/'));
    });

  test('OPS-130 files of another origin are kept, and the site opens offline', async ({
    page,
    context,
    site,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/);
    await withAssetHost(site, async ({ url, origin }) => {
      await page.goto(url);
      await expect.poll(async () => (await kept(page)).length, { timeout: 60_000 }).toBeGreaterThan(10);
      await expect
        .poll(() => page.evaluate(async () => (await (await caches.open('porao-pages-1')).keys()).length), {
          timeout: 60_000,
        })
        .toBe(1);
      expect((await kept(page)).filter((file) => !file.startsWith(`${origin}/files/`))).toEqual([]);
      await context.setOffline(true);
      await page.goto(url);
      await expect(heading(page)).toHaveText('The right tutor, close to home');
    });
  });
});

const opened: Readonly<Record<string, (host: AssetHost, page: Page, release: string) => Promise<void>>> = {
  'a browser with a release of its own': async ({ url }, page, release) => {
    await page.goto(`${url}/?mfe.public=${release}`);
    await expect(page.getByRole('link', { name: 'Back to the live site' })).toBeVisible();
  },
  'the CV, made by a worker of the site itself': async ({ url }, page) => {
    await page.goto(`${url}/tutor/cv`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CV' }).click(),
    ]);
    expect((await download.path()).length).toBeGreaterThan(0);
  },
};

for (const [name, open] of Object.entries(opened))
  test(`OPS-130 ${name} works with another origin`, async ({ page, context, site }) => {
    await withAssetHost(site, async (host) => {
      await signIn(context, host.url, accounts.readyTutor);
      const release = (await registryOf(site)).apps['mfe-public']?.active ?? '';
      const origins = releaseOriginsOf(page);
      await open(host, page, release);
      expect([...origins]).toEqual([host.origin]);
    });
  });
