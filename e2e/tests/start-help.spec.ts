import type { Page } from '@playwright/test';
import { accounts, signIn } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

const help = (page: Page) => page.locator('#porao-help');
const paths = ['/', '/auth/signin', '/auth/tutor/signup', '/tutor/dashboard'];
const isEntry = '**/files/shell/**/index.*.js';

/** Without waiting for scripts that do not come. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('SHL-097 each page says in both languages what to do', async ({ page }) => {
    for (const path of paths) {
      await open(page, path);
      await expect(help(page), path).toBeVisible();
      await expect(help(page), path).toContainText('allow JavaScript');
      await expect(help(page), path).toContainText('জাভাস্ক্রিপ্ট চালু করুন');
    }
  });

  test('SHL-097 the words cover no page that works without scripts', async ({ page, context, site }) => {
    const position = () => help(page).evaluate((element) => getComputedStyle(element).position);
    for (const path of ['/', '/job-board', '/terms-conditions']) {
      await open(page, path);
      expect(await position(), path).toBe('static');
    }
    await open(page, '/auth/signin');
    expect(await position()).toBe('fixed');
    // A person's pages have buttons that need the scripts.
    await signIn(context, site.url, accounts.readyTutor);
    await open(page, '/tutor/job-board/available-jobs');
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeAttached();
    expect(await position()).toBe('fixed');
  });

  test('SHL-097 a press on the sign-in form leads back to it', async ({ page }) => {
    await open(page, '/auth/signin');
    await page.getByLabel('Password', { exact: true }).fill('secret');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/auth/signin#porao-help');
    await expect(help(page)).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  });
});

test('SHL-097 a page whose scripts are refused, changed or not understood says so', async ({
  page,
  problems,
}) => {
  problems.allow(/index\.\w+\.js|integrity|SyntaxError|ERR_FAILED/);
  const answers = {
    blocked: () => page.route(isEntry, (route) => route.abort()),
    changed: () =>
      page.route(isEntry, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: `${await answer.text()} ` });
      }),
  };
  for (const [how, hinder] of Object.entries(answers)) {
    await hinder();
    for (const path of paths) {
      await open(page, path);
      await expect(help(page), `${how}: ${path}`).toBeVisible();
    }
    await page.unroute(isEntry);
  }
});

test('SHL-097 where a proxy takes the inline scripts away, too, the words come by themselves', async ({
  page,
  problems,
}) => {
  problems.allow(/./);
  await page.route('**/auth/signin', async (route) => {
    const answer = await route.fetch();
    // As Rocket Loader does, whose own script the page's policy refuses.
    const body = (await answer.text()).replaceAll(
      /<script(?=[ >])(?! type)/g,
      '<script type="a0-text/javascript"',
    );
    await route.fulfill({ response: answer, body });
  });
  await open(page, '/auth/signin');
  await expect(help(page)).toBeVisible();
});

test('SHL-097 a page that starts shows no such words', async ({ page }) => {
  for (const path of paths) {
    await page.goto(`${path}#porao-help`);
    await expect(page.locator('#root > *').first(), path).toBeAttached();
    await expect(help(page), path).toBeHidden();
  }
});

test('SHL-096 a browser whose storage and channels are blocked starts, and has a forgotten password reset', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
    Object.assign(window, { BroadcastChannel: refuse });
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  });
  await page.goto('/auth/forgotten-password');
  await page.getByLabel('Phone number').fill('01700000001');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL('/auth/otp-verification-for-password-reset');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
