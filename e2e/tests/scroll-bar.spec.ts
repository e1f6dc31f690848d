import { chromium } from '@playwright/test';
import { dialog } from '../support/board.ts';
import { expect, test } from '../support/test.ts';

test('an open drawer or dialog has the whole window where scroll bars take room, and nothing under it moves', async ({
  browser,
  site,
}) => {
  // Playwright's browser hides scroll bars unless told otherwise.
  const { executablePath, args } = test.info().project.use.launchOptions ?? {};
  const own = await chromium.launch({
    ...(executablePath && { executablePath }),
    ...(args && { args }),
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  expect(own.version()).toBe(browser.version());
  const page = await own.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const bar = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  const heading = page.getByRole('heading', { level: 1 }).first();
  await page.goto(`${site.url}/job-board`);
  await page.locator('#porao-first').waitFor({ state: 'detached' });
  expect(await bar()).toBeGreaterThan(0);
  const before = await heading.boundingBox();

  await page.getByRole('button', { name: /^Filters/ }).click();
  const drawer = dialog(page, 'Filter jobs');
  await expect
    .poll(async () => {
      const box = await drawer.boundingBox();
      return box && box.x + box.width;
    })
    .toBe(1280);
  expect(await heading.boundingBox()).toEqual(before);
  await drawer.getByRole('button', { name: 'Close' }).first().click();
  await expect(drawer).toBeHidden();
  expect(await bar()).toBeGreaterThan(0);
  await own.close();
});
