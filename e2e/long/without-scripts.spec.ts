import type { Page } from '@playwright/test';
import { withChangedSite } from '../engines/changed-site.ts';
import { allEngines, visit } from '../engines/installed.ts';
import { jobIn } from '../support/board.ts';
import { expect, test } from '../support/test.ts';

/** Files of releases; the scripts that are written into the page run. */
const files = /^\/files\/.*\.js$/;

for (const engine of allEngines)
  test(`PUB-131 PUB-132 PUB-133 in ${engine.name} a guest whose scripts never come filters, pages, opens, shares and signs in`, async ({
    site,
  }) => {
    const job = await jobIn(site, 'Dhaka');
    await withChangedSite(site, { refused: files }, (url) =>
      visit(engine, url, async (page) => {
        const open = (path: string) => page.engine.open(url + path);
        const query = async () => new URL(await page.engine.url()).searchParams;
        await open('/job-board?page=2');
        await page.press({ role: 'link', name: 'Jobs before these' });
        await page.see({ text: /^Found [\d,]+\+? Jobs$/ });
        await page.press({ role: 'button', name: 'Filters' });
        await page.press({ role: 'radio', name: 'Female' });
        await page.press({ role: 'button', name: 'Apply' });
        await page.see({ role: 'button', name: 'Remove filter: Female tutor' });
        expect((await query()).get('gender')).toBe('female');
        await page.press({ role: 'button', name: 'Tell me about jobs like this' });
        await page.see({ role: 'link', name: 'Sign in or create an account' });
        await open(`/job-details/${job.id}`);
        await page.press({ role: 'button', name: 'Share' });
        await page.see({ role: 'link', name: 'WhatsApp' });
        await page.press({ role: 'link', name: 'Apply Now' });
        await page.at('/auth/signin');
      }),
    );
  });

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });
  const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'load' });

  test('PUB-131 PUB-132 PUB-133 the order, further pages, the alert and the map are pages, or say what they need', async ({
    page,
  }) => {
    await open(page, '/job-board');
    await page.getByLabel('Sort by').selectOption('salary');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page).toHaveURL('/job-board?sort=salary');
    await page.getByRole('link', { name: 'More jobs' }).click();
    await expect(page).toHaveURL('/job-board?sort=salary&page=2');
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await page.getByRole('link', { name: 'Map' }).click();
    // Other locators pass over this element.
    const said = page.locator('main noscript');
    await expect(said).toContainText('The map needs JavaScript.', { useInnerText: true });
    await expect(page.locator('main [aria-busy=true]')).toBeHidden();
    await open(page, '/job-board?view=alert');
    await expect(said).toContainText('The code for your phone needs JavaScript.', { useInnerText: true });
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });

  test('SHL-210 SHL-211 the menu, the colour mode and the language work, and the page is kept', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/job-board?days=3');
    await page.locator('summary', { hasText: 'Open the menu' }).click();
    await page.getByRole('button', { name: 'Use the dark mode' }).click();
    await expect(page).toHaveURL('/job-board?days=3');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.getByRole('button', { name: /বাংলা/ }).click();
    await expect(page).toHaveURL('/job-board?days=3&lang=bn');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });

  test('PUB-133 the FAQ unfolds', async ({ page }) => {
    await open(page, '/');
    const last = page.locator('#faq-items dd').last();
    const toggle = page.locator('#faq summary');
    const isShown = async () => ((await last.boundingBox())?.y ?? 0) < ((await toggle.boundingBox())?.y ?? 0);
    expect(await isShown()).toBe(false);
    await toggle.click();
    expect(await isShown()).toBe(true);
  });
});
