import type { Page } from '@playwright/test';
import { bomb as onePng } from '../../api/test/support/pictures.ts';
import { accounts, signIn } from '../support/accounts.ts';
import { shownIn } from '../support/carousel.ts';
import { image } from '../support/profile.ts';
import { pendingRequests, turnTo, untilReady } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

const home = '/parent/dashboard';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Calls that a page made, without those of the area around it. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !/\/(v1\/user|notices\/unread|telemetry|vitals)/.test(pathname))
      calls.push(pathname);
  });
  return calls;
}

const samples = [
  ['online-lesson', 'Online lessons'],
  ['online-lesson/view', 'Online lesson'],
  ['requests/coach-requests', 'Hired coaches'],
  ['teachers/my-coach', 'My coaches'],
  ['teachers/online-tutor', 'Online tutors'],
  ['manage-tutor/job-details', 'Tutor job details'],
  ['manage-coach/job-details', 'Coach job details'],
  ['payment/invoice', 'Payment'],
  ['payment/transaction-history', 'Payment'],
  ['community', 'Community'],
  ['bag', 'Bag'],
  ['profile/timeline', 'Farzana Rahman'],
] as const;

test('PAR-007 PAR-008 PAR-010 PAR-012 PAR-014 PAR-015 PAR-017 PAR-018 PAR-019 PAR-020 PAR-021 PAR-022 PAR-023 PAR-060 PAR-061 PAR-062 PAR-063 PAR-066 API-140 the samples open and ask nothing; of recommended coaches one, two or three are seen', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site.url, accounts.guardian);
  const calls = callsOf(page);
  const pending = pendingRequests(page);
  await page.goto(`${home}/hire`);
  await untilReady(page, pending);
  for (const [path, title] of samples) {
    await turnTo(page, `${home}/${path}`);
    await expect(heading(page, title)).toBeVisible();
    await untilReady(page, pending);
    if (title === 'Payment') await expect(page.getByText(/^Porao charges families nothing\./)).toBeVisible();
    await expect(page.locator('#content')).not.toContainText(/undefined|null|NaN/);
  }
  await turnTo(page, `${home}/requests/coach-requests`);
  const coaches = page.getByRole('region', { name: 'Recommended For You' });
  for (const [width, count] of [
    [400, 1],
    [800, 2],
    [1400, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await shownIn(coaches)).length).toBe(count);
  }
  // The profile has the real rating once there are enough reviews.
  expect(calls.filter((path) => path !== '/api/reviews')).toEqual([]);
});

test('PAR-001 PAR-002 PAR-003 PAR-006 PAR-009 PAR-024 PAR-025 PAR-026 PAR-027 PAR-028 PAR-079 who may enter, and what the other pages show; a new photo is there at once, and is shown large', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/status of 404 .*\/parent\/(dashboard\/xyz|hire)$/);
  await page.goto(home);
  await expect(page).toHaveURL('/auth/signin');
  await signIn(context, site.url, accounts.guardian);
  const calls = callsOf(page);
  await page.goto('/parent');
  await expect(page).toHaveURL(home);
  await expect(heading(page, 'Hello, Farzana Rahman')).toBeVisible();
  const content = page.locator('#content');
  await expect(content).toContainText('@example.com');
  await expect(content).toContainText(/Member since \d\d \w{3,4}, \d{4}/);
  for (const name of ['Tutor requests', 'My Tutors', 'Notice board']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  for (const [name, path] of [
    ['Hire home tutor', 'hire/home-tutor'],
    ['Hire home coach', 'hire/home-coach'],
    ['Online lesson', 'online-lesson'],
  ] as const) {
    await expect(content.getByRole('link', { name, exact: true })).toHaveAttribute('href', `${home}/${path}`);
  }
  expect(new Set(calls)).toEqual(new Set(['/api/family-info', '/api/tutor-request', '/api/my-tutor']));
  await turnTo(page, `${home}/hire/home-coach`);
  await expect(heading(page, 'Hire home coach')).toBeVisible();
  await turnTo(page, `${home}/profile/overview`);
  await expect(heading(page, 'Farzana Rahman')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Change Photo' }).click();
  await (await chooser).setFiles(image('me.png', onePng(320)));
  await page.getByRole('button', { name: 'Show the photo large' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: /^Photo of / })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const [tab, name] of [
    ['personal-info', 'Personal Info'],
    ['change-password', 'Change Password'],
    ['location', 'Location'],
    ['account-status', 'Account Status'],
    ['students', 'Students'],
    ['tutor-alerts', 'Tutor alerts'],
    ['privacy', 'Privacy'],
  ] as const) {
    await turnTo(page, `${home}/settings/${tab}`);
    await expect(
      page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }),
    ).toHaveAttribute('aria-current', 'page');
  }
  for (const path of [`${home}/xyz`, '/parent/hire']) {
    await page.goto(path);
    await expect(page.getByText('Uh-oh!')).toBeVisible();
  }
  await signIn(context, site.url, accounts.readyTutor);
  await page.goto(home);
  await expect(page).toHaveURL('/');
});

test('PAR-030 PAR-031 PAR-032 the side bar in its order, the menu of the account, and Ctrl+L', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site.url, accounts.guardian);
  await page.goto(`${home}/bag`);
  const side = page.locator('#area-menu');
  await expect(side.locator('nav > a, > button')).toHaveText([
    'Dashboard',
    'Profile',
    'Hire',
    'Requests',
    'Tutor & Coach',
    'Payment',
    'Community',
    'Settings',
    'Bag',
    /^Sign Out$/i,
  ]);
  await expect(side.getByRole('link', { name: 'Bag' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('button', { name: /dark/i })).toBeVisible();
  const account = page.locator('header summary');
  for (const [name, url] of [
    ['Profile', `${home}/profile/overview`],
    ['Settings', `${home}/settings/personal-info`],
  ] as const) {
    await account.click();
    await page.locator('header details').getByRole('link', { name }).click();
    await expect(page).toHaveURL(url);
  }
  // The keys do nothing while somebody types.
  await page.evaluate(() => {
    const field = Object.assign(document.createElement('input'), { id: 'typing' });
    document.querySelector('#content')?.append(field);
    field.focus();
  });
  await page.keyboard.press('Control+l');
  await page.keyboard.press('Control+Shift+l');
  await expect(page).toHaveURL(`${home}/settings/personal-info`);
  await page.evaluate(() => document.querySelector('#typing')?.remove());
  await page.keyboard.press('Control+l');
  await expect(page).toHaveURL('/auth/signin');

  await signIn(context, site.url, accounts.guardian);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Your account' })).toBeVisible();
  // They do nothing outside of an area, either.
  await page.keyboard.press('Control+l');
  await page.goto(home);
  await account.click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth/signin');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('PAR-033 the drawer closes on a swipe to the left', async ({ page, context, site }) => {
    await signIn(context, site.url, accounts.guardian);
    await page.goto(`${home}/bag`);
    await page.locator('#area-burger').tap();
    const drawer = page.locator('#area-menu');
    await expect(drawer).toHaveAttribute('data-open', 'true');
    const touch = await context.newCDPSession(page);
    const move = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 400 }],
      });
    await move('touchStart', 230);
    for (const x of [200, 160, 110, 60]) await move('touchMove', x);
    await move('touchEnd');
    await expect(drawer).toHaveAttribute('data-open', 'false');
  });
});
