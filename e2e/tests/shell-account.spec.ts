import type { BrowserContext, Page } from '@playwright/test';
import type { SessionRecord } from '@porao/contracts';
import { accounts, endSession, password, putSession, sessionOf, signIn } from '../support/accounts.ts';
import { jobIn, openJob } from '../support/board.ts';
import { dashboardHeading } from '../support/dashboard.ts';
import { typeInForm } from '../support/forms.ts';
import { requestsTo } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function recordIn(context: BrowserContext): Promise<SessionRecord> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'gt_user');
  return JSON.parse(decodeURIComponent(cookie?.value ?? 'null')) as SessionRecord;
}

test('SHL-006 SHL-039 a tutor without the other role switches: it is created after 0.5 s, then the other dashboard', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site.url, accounts.chattogramTutor);
  const calls = requestsTo(page, /create-(tutor|parent)-profile|switch-account/);
  await page.goto('/tutor/dashboard');
  await expect(dashboardHeading(page)).toBeVisible();
  const begun = Date.now();
  await page.getByRole('link', { name: 'Switch to Guardian' }).click();
  await expect(heading(page, 'Switching Account')).toBeVisible();
  await expect(page.getByText('Just a second')).toBeVisible();
  // Its dashboard leads a guardian without a student to the first step.
  await expect(page).toHaveURL('/auth/parent/details/add-student');
  expect(Date.now() - begun).toBeGreaterThanOrEqual(500);
  await expect(heading(page, 'Add a student')).toBeVisible();
  expect(calls).toEqual(['/api/create-parent-profile-from-tutor']);
  expect((await recordIn(context)).type).toBe('parent');

  // The role is there now: back again creates nothing.
  await page.getByRole('link', { name: 'Switch to Tutor' }).click();
  await expect(page).toHaveURL('/tutor/dashboard');
  await expect(dashboardHeading(page)).toBeVisible();
  expect(calls).toEqual(['/api/create-parent-profile-from-tutor', '/api/v1/switch-account']);
});

test('SHL-040 a failed switch says so and leads back to where it began', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/create-parent-profile|switch-account/);
  await signIn(context, site.url, accounts.readyTutor);
  await page.route(/create-parent-profile|switch-account/, (route) =>
    route.fulfill({ status: 500, json: { type: 'error', message: 'Down', errors: {}, status: 500 } }),
  );
  await page.goto('/tutor/job-history/applied-jobs');
  await page.getByRole('link', { name: 'Switch to Guardian' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The account was not switched' })).toBeVisible();
  await expect(page).toHaveURL('/tutor/job-history/applied-jobs');
  expect((await recordIn(context)).type).toBe('tutor');

  // Opened by its address there is no page before it.
  const other = await context.newPage();
  await other.route(/create-parent-profile|switch-account/, (route) => route.abort());
  await other.goto('/account-switcher?to=tutor');
  await expect(other).toHaveURL('/tutor/dashboard');
});

test('a guest has no account to switch', async ({ page }) => {
  await page.goto('/account-switcher');
  await expect(page).toHaveURL('/auth/signin');
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in to continue' });

async function signInThere(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Note')).toHaveValue('Half a letter');
}

test('SHL-037 a session ended on the server under a half-filled form: signed in again in place, the text is still there', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/status of 4(01|22)/);
  const record = await sessionOf(site.url, accounts.readyTutor);
  await putSession(context, site.url, record);
  await openJob(page, (await jobIn(site, 'Dhaka')).id);
  await typeInForm(page);
  await endSession(site.url, record);
  const address = page.url();
  await page.getByRole('button', { name: /^Save/ }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  // The record is gone at once, only the page stays.
  expect((await context.cookies()).some(({ name }) => name === 'gt_user')).toBe(false);
  await dialog.getByLabel('Password', { exact: true }).fill('wrong-password');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByText('password is not right')).toBeVisible();
  await signInThere(page);
  await expect(page).toHaveURL(address);
  const token = (await context.cookies()).find(({ name }) => name === 'porao_session')?.value;
  expect(token).toMatch(/^ey/);
  expect(token).not.toBe(record.token);
});

test('SHL-034 a token that expires under a half-filled form keeps the page for the same role; without text it leaves', async ({
  page,
  context,
  site,
  problems,
}) => {
  // The clock leaps on while the page it leads to is under way.
  problems.allow(/No answer after 30 s|_gateway\/telemetry/);
  const record = await sessionOf(site.url, accounts.both);
  const area = `/${record.type}/dashboard`;
  await putSession(context, site.url, record);
  const idle = await context.newPage();
  await idle.clock.install();
  await idle.goto(area);
  await expect(dashboardHeading(idle)).toBeVisible();
  await page.clock.install();
  await page.goto(area);
  await expect(dashboardHeading(page)).toBeVisible();
  await typeInForm(page);
  const week = 7 * 24 * 3600 * 1000 + 60_000;
  await idle.clock.fastForward(week);
  await expect(idle).toHaveURL('/auth/signin');
  // In steps at the end: in one leap the dialog's code would have had its time the moment it was asked for.
  await page.clock.fastForward(week - 120_000);
  await expect(async () => {
    await page.clock.fastForward(4000);
    await expect(dialogOf(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.setSystemTime(Date.now());
  await signInThere(page);
  await expect(page).toHaveURL(area);
});
