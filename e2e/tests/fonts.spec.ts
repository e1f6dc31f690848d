import type { Page } from '@playwright/test';
import { holdFiles } from '../support/held-files.ts';
import { expect, test } from '../support/test.ts';

/** Families with Bengali letters that the page shows: ours, or those of the machine where it has some. */
const bengaliFamilies = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status, unicodeRange, family }) => {
        return (
          status === 'loaded' && /U\+964|U\+0964|U\+0-10FFFF/i.test(unicodeRange) && /Bangla/.test(family)
        );
      })
      .map(({ family }) => family.replaceAll('"', '')),
  );

test('SHL-126 Bengali words on a page in English get letters, however late the font comes', async ({
  page,
}) => {
  const release = await holdFiles(page, '**/noto-sans-bengali*.woff2');
  await page.goto('/job-board', { waitUntil: 'commit' });
  await page.locator('#porao-first').waitFor({ state: 'detached' });
  await expect(page.getByRole('heading', { name: '৮০% প্রোফাইলের নিয়ম' }).first()).toBeAttached();
  release();
  await expect.poll(() => bengaliFamilies(page)).toContainEqual(expect.stringMatching(/Late|Fallback/));
});

test('SHL-126 a page in English without a Bengali word loads no Bengali font', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/auth/signin');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.filter((url) => url.includes('bengali'))).toEqual([]);
  expect(fonts.length).toBeGreaterThan(0);
});
