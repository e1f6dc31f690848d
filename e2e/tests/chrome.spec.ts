import type { Locator, Page } from '@playwright/test';
import { accounts, signIn } from '../support/accounts.ts';
import { dialog, jobIn, openJob } from '../support/board.ts';
import { holdFiles } from '../support/held-files.ts';
import { navigationsOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const scheme = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme');
const toast = (page: Page, text: string) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });

test('SHL-001 SHL-002 SHL-003 SHL-029 SHL-049 choosing Bengali loads the page again in it, and it stays', async ({
  page,
  context,
}) => {
  const chosen = async () =>
    (await context.cookies()).find(({ name }) => name === 'gt_selected_language')?.value;
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The right tutor, close to home');
  expect((await chosen()) ?? 'en').toBe('en');
  const group = page.getByRole('group', { name: 'Language' });
  await expect(group.getByRole('button')).toHaveCount(2);

  const documents = navigationsOf(page);
  await group.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  expect(documents).toEqual(['/']);
  expect(await chosen()).toBe('bn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('বাসার কাছেই মনের মতো টিউটর');
  await expect(page.getByRole('link', { name: 'সাইন ইন' })).toBeVisible();
  await expect(page).toHaveTitle(/পড়াও$/);

  // Asked again when the scripts have put their page in the place of the server's.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Bangla/);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(({ family: name, status }) => name === 'Bangla' && status === 'loaded'),
      ),
    )
    .toBe(true);
  await page.getByRole('link', { name: 'টিউশন বোর্ড', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('টিউশন বোর্ড');
  await page.goto('/auth/signin');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
});

test.describe('a phone set to Bengali', () => {
  test.use({ locale: 'bn-BD' });

  test('SHL-148 gets Bengali at first, and English from then on where that was chosen', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('বাসার কাছেই মনের মতো টিউটর');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/job-board');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('SHL-004 the dark mode survives a reload and is set before the first script of the shell', async ({
  page,
  problems,
}) => {
  await page.goto('/');
  expect(await scheme(page)).toBe('light');
  await page.getByRole('button', { name: 'Use the dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  const dark = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Use the light mode' })).toBeVisible();
  expect(await scheme(page)).toBe('dark');
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(dark);

  problems.allow(/\/files\/shell\//);
  await page.route(/\/files\/shell\/.*\.js$/, (route) => route.abort());
  await page.reload();
  expect(await scheme(page)).toBe('dark');
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(dark);
});

test('SHL-004 the mode follows the system, also while the page is open, until one is chosen', async ({
  page,
}) => {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/auth/signin');
  expect(await scheme(page)).toBe('dark');
  await expect(page.getByRole('button', { name: 'Use the light mode' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Use the light mode' }).click();
  await page.reload();
  expect(await scheme(page)).toBe('light');
  await expect(page.getByRole('button', { name: 'Use the dark mode' })).toBeVisible();
});

test('SHL-009 SHL-010 SHL-011 SHL-012 AUT-001 the join menus; the entries for students and coaches lead nowhere', async ({
  page,
}) => {
  for (const [menu, link, path, label] of [
    ['Join To Learn', 'As A Parent', '/auth/parent/signup', 'As A Student'],
    ['Join To Teach', 'As A Tutor', '/auth/tutor/signup', 'As A Coach'],
  ] as const) {
    await page.goto('/');
    const header = page.getByRole('banner');
    await header.getByText(menu).click();
    await header.getByText(label).click();
    await expect(page).toHaveURL('/');
    await expect(header.getByRole('link', { name: label })).toHaveCount(0);
    await header.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(header.getByRole('link', { name: link })).toBeHidden();
  }
  await page.goto('/signup-as');
  await page.getByRole('main').getByText('Coach', { exact: true }).click();
  await expect(page).toHaveURL('/signup-as');
});

test('SHL-013 SHL-014 SHL-015 the header for guests, tutors and guardians, on desktop and phone', async ({
  page,
  context,
  site,
}) => {
  const banner = page.getByRole('banner');
  const phoneMenu = async (entries: string[]) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await banner.locator('summary', { hasText: 'Open the menu' }).click();
    const menu = page.locator('#mobile-menu');
    await expect(menu.getByRole('link')).toHaveText(entries);
    await menu.getByRole('link', { name: 'Job Board' }).click();
    await expect(page).toHaveURL('/job-board');
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
  };

  await page.goto('/');
  await expect(banner.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/signin');
  await phoneMenu(['Job Board', 'Shop', 'Login']);
  for (const [phone, home] of [
    [accounts.readyTutor, '/tutor/dashboard'],
    [accounts.guardian, '/parent/dashboard'],
  ] as const) {
    await signIn(context, site.url, phone);
    await page.goto('/');
    await expect(banner.getByRole('link', { name: 'Login' })).toHaveCount(0);
    await phoneMenu(['Job Board', 'Shop', 'Dashboard']);
    await banner.getByRole('link', { name: 'Your account' }).click();
    await expect(page).toHaveURL(home);
    // Its reads would be answered as somebody else's.
    await page.goto('about:blank');
  }
});

test('SHL-007 an unknown path answers 404 with the not-found page and two ways out', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404 .*\/no\/such\/page/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Uh-oh!' })).toBeVisible();
  await expect(page.getByText("We can't find that page.")).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.locator('#content').getByRole('link', { name: 'See the job board' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Job Board' })).toBeVisible();
});

test('SHL-025 a bar and a dimming overlay are shown while a remote loads', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeHidden();
  const release = await holdFiles(page, /\/files\/mfe-auth\//);
  await page.getByRole('link', { name: 'Login' }).click();
  const bar = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(bar).toBeVisible();
  const overlay = bar.locator('xpath=preceding-sibling::div[1]');
  expect(await overlay.boundingBox()).toMatchObject({ x: 0, y: 0, height: 800 });
  expect(await overlay.evaluate((element) => getComputedStyle(element).backgroundColor)).toMatch(/0\.45\)$/);
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('SHL-026 SHL-027 toasts say for 3 s that the line is gone and back, bottom right, in both modes', async ({
  page,
  context,
  problems,
}) => {
  // A beacon may be under way as the line goes.
  problems.allow(/_gateway\/telemetry/);
  // A prefetch may be under way too; no toast needs it.
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED|Loading (CSS )?chunk/);
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Use the dark mode' })).toBeVisible();
  // From here on time goes on only as told.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const pass = (ms: number) => page.clock.runFor(ms);
  const appears = (shown: Locator) =>
    expect(async () => {
      await pass(20);
      await expect(shown).toBeVisible({ timeout: 100 });
    }).toPass();
  const lastsThreeSeconds = async (shown: Locator) => {
    await pass(2500);
    await expect(shown).toBeVisible();
    await pass(1500);
    await expect(shown).toBeHidden();
  };
  const colours: string[] = [];
  for (const mode of ['light', 'dark'] as const) {
    await context.setOffline(true);
    const gone = toast(page, 'You are offline!');
    await appears(gone);
    await expect
      .poll(async () => {
        const box = await gone.boundingBox();
        return box && box.x > 640 && box.x + box.width > 1180 && box.y + box.height > 720;
      })
      .toBe(true);
    colours.push(await gone.evaluate((element) => getComputedStyle(element).backgroundColor));
    await lastsThreeSeconds(gone);

    await context.setOffline(false);
    const back = toast(page, 'You are back online!');
    await appears(back);
    await lastsThreeSeconds(back);
    if (mode === 'light') await page.getByRole('button', { name: 'Use the dark mode' }).click();
  }
  expect(colours[0]).not.toBe(colours[1]);
});

test('SHL-024 the modal closes on a change of route', async ({ page, context, site }) => {
  await signIn(context, site.url, accounts.guardian);
  const { id } = await jobIn(site, 'Dhaka');
  await page.goto('/job-board');
  await openJob(page, id);
  await page.getByRole('link', { name: '← Job Board' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Job Board' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(dialog(page, 'Switch Required')).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Job Board' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
