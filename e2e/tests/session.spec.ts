import type { Page } from '@playwright/test';
import { accounts, endSession, putSession, sessionOf, signIn } from '../support/accounts.ts';
import { dashboardHeading } from '../support/dashboard.ts';
import { withGateway } from '../support/gateway.ts';
import { signInByForm } from '../support/people.ts';
import { requestsTo } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((found) => found.name === name)?.value;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('SHL-020 SHL-021 a guest of a guarded path signs in, comes back to it with its query, and loads none of its code before', async ({
  page,
}) => {
  const tutorFiles = requestsTo(page, /\/files\/mfe-tutor\//);
  await page.goto('/tutor/job-history/applied-jobs?from=mail');
  await expect(page).toHaveURL('/auth/signin');
  await expect(heading(page, 'Welcome back')).toBeVisible();
  const intended = (await page.context().cookies()).find(({ name }) => name === 'gt_intended_path');
  expect(decodeURIComponent(intended?.value ?? '')).toBe('/tutor/job-history/applied-jobs?from=mail');
  expect(intended?.path).toBe('/');
  expect(tutorFiles).toEqual([]);

  await signInByForm(page, accounts.readyTutor);
  await expect(page).toHaveURL('/tutor/job-history/applied-jobs?from=mail');
  await expect(heading(page, 'Job history')).toBeVisible();
  expect(tutorFiles.length).toBeGreaterThan(0);
  expect(await cookie(page, 'gt_intended_path')).toBeUndefined();
});

test('SHL-022 the wrong role is sent to / and told why, without the code of the area', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site.url, accounts.guardian);
  const tutorFiles = requestsTo(page, /\/files\/mfe-tutor\//);
  await page.goto('/tutor/dashboard');
  await expect(page).toHaveURL('/');
  await expect(heading(page, 'The right tutor, close to home')).toBeVisible();
  await expect(page.getByText(/^That page is for another kind of account/)).toBeVisible();
  expect(tutorFiles).toEqual([]);
});

test('SHL-019 signed-in people on /auth/signin go to their dashboard', async ({
  browser,
  problems,
  site,
}) => {
  for (const [phone, path] of [
    [accounts.readyTutor, '/tutor/dashboard'],
    [accounts.guardian, '/parent/dashboard'],
  ] as const) {
    const context = await browser.newContext({ baseURL: site.url });
    problems.watch(context);
    await signIn(context, site.url, phone);
    const page = await context.newPage();
    await page.goto('/auth/signin');
    await expect(page).toHaveURL(path);
    await expect(dashboardHeading(page)).toBeVisible();
    await context.close();
  }
  expect(problems.unexpected()).toEqual([]);
});

test('SHL-033 SHL-021 signing in without a remembered path leads to the dashboard, and a reload stays signed in', async ({
  page,
}) => {
  await page.goto('/auth/signin');
  await signInByForm(page, accounts.guardian);
  await expect(page).toHaveURL('/parent/dashboard');
  await page.reload();
  await expect(dashboardHeading(page)).toBeVisible();
});

test('AUT-078 after signing in no script can read the token: no cookie, storage or answer has it', async ({
  page,
}) => {
  const answered = page.waitForResponse(/\/api\/v1\/login$/);
  await page.goto('/auth/signin');
  await signInByForm(page, accounts.readyTutor);
  await expect(dashboardHeading(page)).toBeVisible();
  const token = /eyJ[\w-]+\.eyJ/;
  expect(await cookie(page, 'porao_session')).toMatch(token);
  const readable = await page.evaluate(() =>
    [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join(),
  );
  expect(readable).toContain('%22account%22');
  expect(readable).not.toMatch(token);
  expect(await (await answered).text()).not.toMatch(token);
});

test('SHL-170 who is signed in with the version before stays so, and no script reads the token any more', async ({
  page,
  context,
  site,
}) => {
  const record = await sessionOf(site.url, accounts.readyTutor);
  const before = JSON.stringify(record, ['token', 'type', 'tutorId', 'phone', 'OTPVerifyUseOnly']);
  await putSession(context, site.url, before);
  await page.goto('/tutor/dashboard');
  await expect(dashboardHeading(page)).toBeVisible();
  await expect.poll(() => cookie(page, 'porao_session')).toBe(record.token);
  await expect.poll(() => cookie(page, 'gt_user')).not.toContain('token');
  await page.reload();
  await expect(dashboardHeading(page)).toBeVisible();
});

test('SHL-034 SHL-036 a session that has expired, or only waits for its code, is a guest', async ({
  page,
  context,
  site,
}) => {
  const record = await sessionOf(site.url, accounts.readyTutor);
  for (const guest of [
    { ...record, until: Date.now() - 60_000 },
    { ...record, OTPVerifyUseOnly: true },
  ]) {
    await putSession(context, site.url, guest);
    await page.goto('/tutor/dashboard');
    await expect(page).toHaveURL('/auth/signin');
  }
});

test('SHL-035 a malformed session is removed and counts as none', async ({ page, context, site }) => {
  await putSession(context, site.url, '{"token": 1, "type": "king"');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await cookie(page, 'gt_user')).toBeUndefined();
});

test('SHL-038 signing out clears the session, here at once and in another tab before any timer of it runs', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site.url, accounts.readyTutor);
  const other = await context.newPage();
  await page.clock.install();
  await page.goto('/tutor/dashboard');
  await other.goto('/tutor/dashboard');
  await expect(dashboardHeading(other)).toBeVisible();
  // The rest happens within a moment of the pages' own time.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const revoked = page.waitForResponse(/\/api\/v1\/logout$/);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth/signin');
  await expect(other).toHaveURL('/auth/signin');
  await expect(dashboardHeading(other)).toBeHidden();
  expect((await revoked).status()).toBe(200);
  expect(await cookie(page, 'gt_user')).toBeUndefined();
  await page.clock.resume();
  await page.goto('/tutor/dashboard');
  await expect(page).toHaveURL('/auth/signin');
});

test('SHL-048 signing out works when the server is not reached, and says so', async ({
  page,
  context,
  site,
  problems,
}) => {
  // A page still reads while its session ends.
  problems.allow(/\/api\/v1\/logout|status of 401/);
  await signIn(context, site.url, accounts.readyTutor);
  await page.goto('/tutor/dashboard');
  await page.route('**/api/v1/logout', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth/signin');
  await expect(page.getByText('You are signed out here.')).toBeVisible();
  expect(await cookie(page, 'gt_user')).toBeUndefined();
});

test('SHL-037 any 401 clears the session and asks to sign in again', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/status of (401|503)/);
  const record = await sessionOf(site.url, accounts.readyTutor);
  await putSession(context, site.url, record);
  // The bell would be told of it before the press.
  await page.route(/\/notices\b/, (route) => route.fulfill({ status: 503 }));
  const late = [/\/sidebar-counts$/, /\/saved-searches$/].map((call) => page.waitForResponse(call));
  await page.goto('/tutor/dashboard');
  await expect(dashboardHeading(page)).toBeVisible();
  await Promise.all(late);
  await endSession(site.url, record);
  await page.getByRole('link', { name: 'Job History' }).click();
  await expect(page).toHaveURL('/auth/signin');
  expect(await cookie(page, 'gt_user')).toBeUndefined();
  await signInByForm(page, accounts.readyTutor);
  await expect(page).toHaveURL('/tutor/job-history/applied-jobs');
});

test('what a page reads that has no content in its document is asked before any script comes, each part once', async ({
  page,
  context,
  site,
}) => {
  const asked = requestsTo(page, /^https?:\/\/[^/]+\/api\//);
  const reads = [
    '/api/get-tutor-certificate',
    '/api/tutor-availabilities',
    '/api/tutor-educational-info',
    '/api/tutor-experience',
    '/api/tutor-profile',
    '/api/tutoring-category',
    '/api/update-profile-status',
    '/api/v1/user',
  ];
  // All scripts wait for the same look: the first that runs asks for more.
  let early: Promise<void> | undefined;
  await page.route(/\/files\/.*\.js$/, async (route) => {
    early ??= expect.poll(() => asked.toSorted()).toEqual(reads);
    await early;
    await route.continue();
  });
  await withGateway(site, { SIGNED_IN_CONTENT_MS: '0' }, async (url) => {
    await signIn(context, url, accounts.readyTutor);
    await page.goto(`${url}/tutor/profile/overview`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Its gateway ends before it does.
    await page.close();
  });
  expect(asked.filter((path) => reads.includes(path)).toSorted()).toEqual(reads);
});

test('SHL-037 a dashboard opened with a session that the server has ended asks to sign in, and says why', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/status of 401/);
  const record = await sessionOf(site.url, accounts.readyTutor);
  await putSession(context, site.url, record);
  await endSession(site.url, record);
  await page.goto('/tutor/dashboard');
  await expect(page).toHaveURL('/auth/signin');
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  expect(await cookie(page, 'gt_user')).toBeUndefined();
});
