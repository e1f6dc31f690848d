import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import { fileDriver, readRelease } from '../../deploy/registry/index.ts';
import { weightsOf } from '../../deploy/registry/size.gate.ts';
import type { Edit } from '../support/develop.ts';
import { withGateway } from '../support/gateway.ts';
import { plantedEdits } from '../support/planted-edits.ts';
import { expectRefused } from '../support/planted-throws.ts';
import { auditOf, ownFilesOf, registryOf, release, released, smokedRelease } from '../support/releases.ts';
import { soak } from '../support/soak.ts';
import { pendingRequests, untilReady } from '../support/sweep.ts';
import { expect, isolatedTest, test } from '../support/test.ts';
import { buildVariant, changedDist, changedText } from '../support/variants.ts';

const sample = 'shared/build/template';
const throws = { file: 'src/features/home/home.page.tsx', from: '<PageHeader', to: '{explode()}<PageHeader' };
const explode = {
  file: 'src/features/home/home.page.tsx',
  from: 'export ',
  to: "function explode(): string {\n  throw new Error('boom');\n}\nexport ",
};

test('what a first view brings stays within its budget', async ({ site }) => {
  const driver = fileDriver(join(site.dataDir, 'registry'));
  for (const [app, { active }] of Object.entries((await driver.read()).registry.apps)) {
    const live = await readRelease(driver, app, active ?? '');
    for (const { what, script, style, budget } of weightsOf(live)) {
      expect(script, `script of ${app} ${what}`).toBeGreaterThan(0);
      expect(script, `script of ${app} ${what}`).toBeLessThanOrEqual(budget.script);
      expect(style, `style of ${app} ${what}`).toBeLessThanOrEqual(budget.style ?? Number.POSITIVE_INFINITY);
    }
  }
});

for (const language of ['en', 'bn'])
  test(`fonts of a first view in ${language} are at most 60 kB`, async ({ page, context, site }) => {
    await context.addCookies([{ url: site.url, name: 'gt_selected_language', value: language }]);
    const fonts = new Map<string, number>();
    page.on('response', async (answer) => {
      if (answer.url().endsWith('.woff2')) fonts.set(answer.url(), (await answer.body()).length);
    });
    const pending = pendingRequests(page);
    await page.goto('/');
    await untilReady(page, pending);
    await page.evaluate(() => document.fonts.ready);
    const total = [...fonts.values()].reduce((sum, bytes) => sum + bytes, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(60_000);
  });

isolatedTest(
  'a remote that throws is refused by the smoke load with file and line; force says why. All kinds: long/smoke.spec.ts',
  async ({ site }) => {
    await expectRefused(site, 'after export default of the remote');
    await expectRefused(site, 'only in dark mode');
    const { active, releases: [id = ''] = [] } = (await registryOf(site)).apps['mfe-sample'] ?? {};
    expect(active).toBeNull();
    const dist = await buildVariant(sample);
    const well = await smokedRelease(site, 'publish', 'mfe-sample', '--dist', dist, '--activate');
    expect(well.code, well.stderr).toBe(0);
    const forced = await release(site, 'activate', 'mfe-sample', id, '--force');
    expect(forced.stderr).toContain('NO_REASON');
  },
);

isolatedTest(
  'OPS-111 a canary that throws is taken back by itself after five loads; visitors with the live release never saw it',
  async ({ browser, site }) => {
    isolatedTest.setTimeout(180_000);
    await released(site, 'publish', 'mfe-sample', '--dist', await buildVariant(sample), '--activate');
    const stable = (await registryOf(site)).apps['mfe-sample']?.active ?? '';
    await release(site, 'publish', 'mfe-sample', '--dist', await buildVariant(sample, [explode, throws]));
    const bad = (await registryOf(site)).apps['mfe-sample']?.releases.find((id) => id !== stable) ?? '';
    await released(site, 'canary', 'mfe-sample', bad, '--percent', '50');

    await withGateway(site, { TRUST_PROXY: 'true' }, async (url) => {
      const visitor = async (network: number, of: string) => {
        const extraHTTPHeaders = { 'x-forwarded-for': `203.0.113.${network}` };
        const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block', extraHTTPHeaders });
        await context.addCookies([{ url, name: 'porao_bucket', value: await bucketOf(url, of) }]);
        return context.newPage();
      };
      const [other, page] = [await visitor(9, stable), await visitor(1, bad)];
      const failing = [page, await visitor(2, bad), await visitor(3, bad)];
      const seen = new Set<string>();
      other.on('request', (request) => seen.add(new URL(request.url()).pathname));
      for (const tab of [...failing, ...failing.slice(1)]) {
        const reported = tab.waitForResponse((answer) => answer.url().endsWith('/telemetry'));
        await tab.goto('/sample');
        await reported;
        await other.goto('/sample');
        await expect(other.locator('#content').getByRole('heading', { level: 1 })).toBeVisible();
      }
      await expect
        .poll(async () => (await registryOf(site)).apps['mfe-sample']?.rollout, { intervals: [500] })
        .toBeNull();
      // Written after the registry.
      await expect
        .poll(async () => (await auditOf(site)).at(-1))
        .toMatchObject({
          action: 'canary-end',
          actor: 'gateway',
          app: 'mfe-sample',
          from: bad,
          reason: expect.stringMatching(/^all loads fail: .*; last: boom$/),
        });
      const some = (files: readonly string[]) => files.some((file) => seen.has(file));
      expect(some(await ownFilesOf(site, 'mfe-sample', stable, bad))).toBe(true);
      expect(some(await ownFilesOf(site, 'mfe-sample', bad, stable))).toBe(false);
      // The page that failed is of the release that was taken back; its retry takes the live one.
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('#content').getByRole('heading', { level: 1 })).toBeVisible();
      for (const opened of [other, ...failing]) await opened.context().close();
    });
  },
);

async function bucketOf(url: string, id: string): Promise<string> {
  for (let bucket = 0; bucket < 100; bucket += 1) {
    const html = await fetch(`${url}/sample`, {
      headers: { accept: 'text/html', cookie: `porao_bucket=${bucket}` },
    });
    if ((await html.text()).includes(`"release":"${id}"`)) return String(bucket);
  }
  throw new Error(`No bucket has ${id}.`);
}

isolatedTest(
  'loads and navigations have no fault while shell and a remote are shipped and taken back; all apps for a minute: long/soak.spec.ts',
  async ({ browser, site }) => {
    const { url, dataDir } = site;
    const apps = ['shell', 'mfe-auth'];
    const result = await soak({
      url,
      dataDir,
      browser,
      apps,
      seconds: 4,
      changes: 16,
      pages: 20,
      navigations: 6,
    });
    expect(result.faults).toEqual([]);
    expect(result.changes).toBe(16);
  },
);

isolatedTest(
  'one browser has a published release of its own, with a badge, and goes back by one click',
  async ({ page, site }) => {
    const live = (await registryOf(site)).apps['mfe-public']?.active ?? '';
    const dist = changedText('mfe-public', 'Monthly salary', 'Salary a month');
    await released(site, 'publish', 'mfe-public', '--dist', dist);
    const own = (await registryOf(site)).apps['mfe-public']?.releases.find((id) => id !== live) ?? '';
    const loaded = new Set<string>();
    page.on('request', (request) => loaded.add(new URL(request.url()).pathname));
    const ofOwn = await ownFilesOf(site, 'mfe-public', own, live);
    const ofLive = await ownFilesOf(site, 'mfe-public', live, own);
    const some = (files: readonly string[]) => files.some((file) => loaded.has(file));
    await page.goto(`/terms-conditions?mfe.public=${own}`);
    await expect(page).toHaveURL('/terms-conditions');
    const badge = page.getByRole('complementary', { name: 'This browser only' });
    await expect(badge).toContainText(`mfe-public from ${own}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([some(ofOwn), some(ofLive)]).toEqual([true, false]);
    loaded.clear();
    await badge.getByRole('link', { name: 'Back to the live site' }).click();
    await expect(badge).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([some(ofOwn), some(ofLive)]).toEqual([false, true]);
  },
);

isolatedTest(
  'OPS-112 a preview is shown by its address where overrides are off, with a badge, and ends by one click',
  async ({ browser, site }) => {
    const live = (await registryOf(site)).apps['mfe-public']?.active ?? '';
    const dist = changedDist('mfe-public')('preview');
    await withGateway(site, { OVERRIDES: 'off' }, async (url) => {
      const path = ['--site', url, '--path', '/terms-conditions', '--json'];
      const shown = await released(site, 'preview', 'mfe-public', '--dist', dist, ...path);
      const line = shown.stdout.split('\n').find((text) => text.startsWith('{')) ?? '';
      const { address, apps } = JSON.parse(line) as { address: string; apps: Record<string, string> };
      const context = await browser.newContext({
        viewport: { width: 360, height: 740 },
        serviceWorkers: 'allow',
      });
      const page = await context.newPage();
      // The ordinary site first: its service worker must keep nothing of the preview.
      await page.goto(`${url}/terms-conditions`);
      await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
      await page.goto(address);
      await expect(page).toHaveURL(`${url}/terms-conditions`);
      const badge = page.getByRole('complementary', { name: 'Preview' });
      await expect(badge).toContainText(`mfe-public from ${apps['mfe-public']}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Its page removes the worker of the ordinary site, with what that kept of both.
      const kept = () =>
        page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('porao-')).length);
      await expect.poll(kept).toBe(0);
      await badge.getByRole('link', { name: 'Back to the live site' }).click();
      await expect(badge).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.content()).toContain(`"release":"${live}"`);
      await context.close();
    });
  },
);

test('OPS-117 the sources have what the long tests of `pnpm dev` edit', () => {
  const has = ({ file, from }: Edit) => readFileSync(join(repoRoot, file), 'utf8').includes(from);
  expect(plantedEdits.filter((edit) => !has(edit))).toEqual([]);
});
