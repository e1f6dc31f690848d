import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { accounts, signIn } from '../support/accounts.ts';
import { cutProxy } from '../support/cut-proxy.ts';
import { startGateway, withGateway, withOwnReleases } from '../support/gateway.ts';
import { plantedThrows } from '../support/planted-throws.ts';
import { ownFilesOf, registryOf, released } from '../support/releases.ts';
import type { TestSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { buildVariant, type Edit } from '../support/variants.ts';

// Faults that are not of one file: releases that throw or are gone, and parts of the site that are away. Those of files
// are in faults.spec.ts.

const sample = 'shared/build/template';
const newerText = [{ file: 'src/locales/en.ts', from: 'The first page', to: 'Another first page' }];
const failed = (page: Page) =>
  page
    .locator('#content')
    .getByRole('alert')
    .filter({ hasText: 'This part of the page could not be loaded' });
const sampleHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sample' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).first().click();

async function activateSample(site: TestSite, dist: string): Promise<string> {
  await released(site, 'publish', 'mfe-sample', '--dist', dist, '--activate');
  return (await registryOf(site)).apps['mfe-sample']?.active ?? '';
}

for (const where of ['at import of the remote', 'in a component', 'in an effect'] as const) {
  test(`a release that throws ${where} fails in its region, and after a rollback the retry shows the good one`, async ({
    page,
    problems,
    workerSite,
  }) => {
    problems.allow(/./);
    await withOwnReleases(workerSite, async (site) => {
      await activateSample(site, await buildVariant(sample));
      const edits: readonly Edit[] = plantedThrows[where];
      await activateSample(site, await buildVariant(sample, edits));
      await page.goto(`${site.url}/sample`);
      await expect(failed(page)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      // The release is the live one: nothing to reload for, and the page stays.
      await tryAgain(page);
      await expect(failed(page)).toBeVisible();
      await released(site, 'rollback', 'mfe-sample', '--reason', 'it throws');
      await tryAgain(page);
      await expect(sampleHeading(page)).toBeVisible();
      await expect(failed(page)).toHaveCount(0);
    });
  });
}

test('a page whose release is gone from the disk says so, and the retry loads the live one', async ({
  page,
  problems,
  workerSite,
}) => {
  problems.allow(/./);
  await withOwnReleases(workerSite, async (site) => {
    const old = await activateSample(site, await buildVariant(sample));
    await page.goto(`${site.url}/terms-conditions`);
    await page.getByRole('banner').waitFor();
    const newer = await activateSample(site, await buildVariant(sample, newerText));
    for (const file of await ownFilesOf(site, 'mfe-sample', old, newer))
      rmSync(join(site.dataDir, 'registry', file));
    await page.getByRole('link', { name: 'Sample' }).first().click();
    await expect(failed(page)).toBeVisible();
    await tryAgain(page);
    await expect(sampleHeading(page)).toBeVisible();
  });
});

test('pages say that the API is away, and show their content when it is back', async ({
  page,
  context,
  problems,
  workerSite,
}) => {
  problems.allow(/./);
  const api = await cutProxy(workerSite.apiUrl);
  await withGateway({ ...workerSite, apiUrl: api.url }, {}, async (url) => {
    await signIn(context, url, accounts.guardian);
    await api.cut();
    for (const path of ['/job-board', '/parent/dashboard']) {
      await page.goto(url + path);
      await expect(page.getByRole('banner')).toBeVisible();
      const again = page.locator('#content').getByRole('button', { name: 'Try again' });
      await expect(again.first()).toBeVisible();
      await api.restore();
      await again.evaluateAll((buttons) => {
        for (const button of buttons) (button as HTMLElement).click();
      });
      await expect(page.locator('#content').getByRole('alert')).toHaveCount(0);
      await api.cut();
    }
  });
  await api.cut();
});

test('a registry file that was written by half is not read; the site goes on and the next change mends it', async ({
  page,
  problems,
  workerSite,
}) => {
  problems.allow(/./);
  await withOwnReleases(workerSite, async (site) => {
    const file = join(site.dataDir, 'registry/registry.json');
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.slice(0, whole.length / 2));
    await page.goto(`${site.url}/job-board`);
    await expect(page.getByRole('heading', { level: 1, name: 'Job Board' })).toBeVisible();
    await activateSample(site, await buildVariant(sample));
    JSON.parse(readFileSync(file, 'utf8'));
    await page.goto(`${site.url}/sample`);
    await expect(sampleHeading(page)).toBeVisible();
  });
});

test('a page that is open goes on after the gateway was started again', async ({
  page,
  problems,
  workerSite,
}) => {
  problems.allow(/./);
  const first = startGateway(workerSite);
  const port = String(await first.ready);
  const url = `http://127.0.0.1:${port}`;
  await page.goto(`${url}/terms-conditions`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await first.stop();
  await page.getByRole('link', { name: 'Login', exact: true }).first().click();
  await expect(failed(page)).toBeVisible();
  const second = startGateway(workerSite, { PORT: port });
  try {
    await second.ready;
    await tryAgain(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  } finally {
    await second.stop();
  }
});

test('the site goes on while the folder of releases is away', async ({ page, problems, workerSite }) => {
  problems.allow(/./);
  await withOwnReleases(workerSite, async (site) => {
    const folder = join(site.dataDir, 'registry');
    await page.goto(`${site.url}/job-board`);
    await expect(page.getByRole('heading', { level: 1, name: 'Job Board' })).toBeVisible();
    renameSync(folder, `${folder}-away`);
    await page.goto(`${site.url}/auth/signin`);
    await expect(page.getByRole('banner')).toBeVisible();
    renameSync(`${folder}-away`, folder);
    await page.goto(`${site.url}/auth/signin`);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  });
});
