import type { Page } from '@playwright/test';
import { manifest } from 'mfe-tutor/manifest';
import { accounts, putSession, sessionOf, signIn } from '../support/accounts.ts';
import { jobIn } from '../support/board.ts';
import { dashboardHeading } from '../support/dashboard.ts';
import { callerOf } from '../support/family.ts';
import { codeAfter, enterCode, fillCaptcha, fillSignUp, newPerson } from '../support/people.ts';
import { turnTo } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const side = (page: Page) => page.locator('#area-menu');

test('TUT-012 TUT-031 TUT-032 TUT-033 TUT-034 the area has its ten entries in order, finds its pages, counts what is saved', async ({
  page,
  context,
  site,
}) => {
  const job = await jobIn(site, 'Dhaka', 3);
  await signIn(context, site.url, accounts.incompleteTutor);
  await page.goto('/tutor/my-students');
  await expect(heading(page, 'My Students')).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Area menu' });
  const names = (await nav.locator(':scope > a').allInnerTexts()).map((text) => text.trim());
  expect([...names, await side(page).getByRole('button', { name: 'Sign Out' }).innerText()]).toEqual([
    'Dashboard',
    'Jobs',
    'Profile',
    'My Students',
    'Job History',
    'Confirmation Letters',
    'Shop',
    'Payment',
    'Settings',
    'Sign Out',
  ]);

  await page.getByRole('button', { name: 'Search pages' }).click();
  await page.getByRole('combobox', { name: 'Where do you want to go?' }).fill('transact');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tutor/payment/transaction-history');

  const saved = page.getByRole('banner').getByRole('link', { name: /^Saved jobs/ });
  const countOf = async () => Number(/\d+$/.exec((await saved.textContent()) ?? '')?.[0] ?? 0);
  await page.goto(`/job-details/${job.id}`);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'saved' })).toBeVisible();
  await page.goto('/tutor/my-students');
  await expect.poll(countOf).toBe(1);
  await saved.click();
  await expect(page).toHaveURL('/tutor/job-board/saved-jobs');
  const remove = page.getByRole('button', { name: `Remove job ${job.id} from saved jobs` });
  await remove.click();
  await expect(remove).toHaveCount(0);
  // None is no number.
  await expect.poll(countOf).toBe(0);

  const account = page.getByRole('banner').locator('summary');
  const entries = page.getByRole('banner').locator('details');
  await account.click();
  await entries.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/tutor/profile/overview');
  await account.click();
  await entries.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/tutor/settings/personal-info');
  await account.click();
  await entries.getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveURL('/support');
  await page.goBack();
  await account.click();
  await entries.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth/signin');
});

test('TUT-003 TUT-011 the available jobs are those of the preferred locations, as many as the dashboard says, and go on while scrolling', async ({
  page,
  context,
  site,
}) => {
  const tutor = await callerOf(site, accounts.readyTutor);
  const { data: info } = await tutor.get<{ data: { preferred_location: { text: string }[] } }>(
    '/api/profile-update-info',
  );
  const preferred = new Set(info.preferred_location.map(({ text }) => text));
  await signIn(context, site.url, accounts.readyTutor);
  await page.goto('/tutor/dashboard');
  const nearby = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Jobs in your areas' }) });
  await expect(nearby).toContainText(/\d+ open job/);
  const total = Number(/(\d+) open job/.exec(await nearby.innerText())?.[1]);
  await nearby.getByRole('link', { name: 'See the jobs' }).click();
  await expect(page).toHaveURL('/tutor/job-board/available-jobs');
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const first = await cards.count();
  expect(first).toBeLessThan(total);
  await expect(async () => {
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards).toHaveCount(total, { timeout: 1000 });
  }).toPass();
  const places = await cards.locator('dt', { hasText: 'Area' }).locator('+ dd').allInnerTexts();
  expect(places).toHaveLength(total);
  for (const place of places) expect(preferred).toContain(place.replace(/, about \d+ km away$/, ''));
});

test('TUT-035 TUT-036 the top bar leads to the other role, and Ctrl+L signs out', async ({
  page,
  context,
  site,
  problems,
}) => {
  // A page still reads while its session ends.
  problems.allow(/status of 401/);
  await signIn(context, site.url, accounts.readyTutor);
  await page.goto('/tutor/shop');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Switch to Guardian' })).toHaveAttribute(
    'href',
    '/account-switcher',
  );
  await page.getByRole('banner').getByRole('link', { name: 'Switch to Guardian' }).click();
  await expect(page).toHaveURL(/\/(parent\/dashboard|auth\/parent\/details\/)/);
  await page.goto('/account-switcher');
  await expect(page).toHaveURL('/tutor/dashboard');
  await expect(dashboardHeading(page)).toBeVisible();
  await page.keyboard.press('Control+l');
  await expect(page).toHaveURL('/auth/signin');
});

test('TUT-013 TUT-015 TUT-017 TUT-018 TUT-010 the pages of the area open, and on a phone its drawer closes on a swipe to the left', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site.url, accounts.readyTutor);
  await page.goto('/tutor/shop');
  await expect(page.getByRole('article')).toHaveCount(4);
  await turnTo(page, '/tutor/my-students');
  await expect(page.getByText("You don't have any students")).toBeVisible();
  await turnTo(page, '/tutor/my-pending-students');
  await expect(page.getByRole('article').first()).toBeVisible();
  await turnTo(page, '/tutor/profile/students');
  await expect(heading(page, 'Tanvir Ahmed')).toBeVisible();
  await expect(page.getByText("You don't have any students")).toBeVisible();
  await page.goto('/tutor/job-board');
  await expect(page).toHaveURL('/tutor/job-board/available-jobs');
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(side(page)).toBeInViewport();
  const touch = (type: string, clientX: number) =>
    side(page).evaluate(
      (target, { type: name, x }) => {
        const point = new Touch({ identifier: 1, target, clientX: x, clientY: 300 });
        const touches = name === 'touchend' ? [] : [point];
        target.dispatchEvent(new TouchEvent(name, { bubbles: true, touches, changedTouches: [point] }));
      },
      { type, x: clientX },
    );
  await touch('touchstart', 200);
  await touch('touchmove', 170);
  await touch('touchend', 170);
  await expect(side(page)).toBeInViewport();
  await touch('touchstart', 200);
  await touch('touchmove', 90);
  await touch('touchend', 90);
  await expect(side(page)).not.toBeInViewport();
});

test('TUT-001 every page of the area sends a guest to sign in and a guardian away', async ({
  page,
  context,
  site,
}) => {
  // The guard goes by the manifest, the same for every page.
  expect(new Set(manifest.routes.map(({ access, layout }) => `${access} ${layout}`))).toEqual(
    new Set(['tutor tutor']),
  );
  const paths = ['dashboard', 'job-history/applied-jobs', 'live-tutoring/view'];
  for (const path of paths) {
    await page.goto(`/tutor/${path}`);
    await expect(page).toHaveURL('/auth/signin');
  }
  await signIn(context, site.url, accounts.guardian);
  for (const path of paths.slice(0, 2)) {
    await page.goto(`/tutor/${path}`);
    await expect(page).toHaveURL('/');
  }
  const { token } = await sessionOf(site.url, accounts.guardian);
  const answer = await fetch(`${site.url}/api/tutor/deals`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(403);
});

test('AUT-015 the side bar offers the code to a signed-in tutor whose phone is not verified', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/status of 403/);
  const person = newPerson();
  await page.goto('/auth/tutor/signup');
  await fillSignUp(page, person);
  await fillCaptcha(page);
  const code = await codeAfter(page, 'Create account', /\/api\/tutor-registration$/);
  await expect(page).toHaveURL('/auth/otp-verification');
  const cookie = (await context.cookies()).find(({ name }) => name === 'gt_user');
  const record = JSON.parse(decodeURIComponent(cookie?.value ?? 'null')) as object;
  // As an account whose phone lost its verification is: signed in, but refused.
  await putSession(context, site.url, JSON.stringify({ ...record, OTPVerifyUseOnly: false }));
  await page.goto('/tutor/my-students');
  await side(page).getByRole('button', { name: 'Verify now' }).click();
  await expect(page.getByRole('dialog', { name: 'Verify your phone number' })).toBeVisible();
  await enterCode(page, code);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText("You don't have any students")).toBeVisible();
  await expect(side(page).getByText('Your phone number is not verified')).toHaveCount(0);
});
