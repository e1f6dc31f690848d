import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const pages = ['/', '/job-board', '/auth/signin', '/auth/tutor/signup'];

/** Opens the site once, so that its worker controls what comes next. */
async function untilControlled(page: Page): Promise<void> {
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Expects what a page of an empty cache shows, with its scripts at work. */
async function expectPages(page: Page): Promise<void> {
  for (const path of pages) {
    await page.goto(path);
    await expect(heading(page), path).toBeVisible();
    await expect(page.locator('#root > *').first(), path).toBeAttached();
  }
}

const dropKept = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });

test('SHL-094 on a phone without a byte left every page comes as without a worker', async ({
  page,
  context,
  site,
}) => {
  await untilControlled(page);
  const browser = await context.newCDPSession(page);
  // The browser takes 0 for no limit.
  await browser.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 });
  await dropKept(page);
  await expectPages(page);
  expect(await page.evaluate(async () => (await (await caches.open('porao-files-1')).keys()).length)).toBe(0);
});

test('SHL-094 where the cache is broken every page comes as without a worker', async ({ page, context }) => {
  await untilControlled(page);
  const [worker] = context.serviceWorkers();
  expect(worker).toBeDefined();
  await worker?.evaluate(() => {
    const refused = () => Promise.reject(new Error('This cache is broken.'));
    Object.assign(caches, { open: refused, keys: refused });
  });
  await expectPages(page);
});
