import type { Page } from '@playwright/test';
import { accounts, password, putSession, signIn } from '../support/accounts.ts';
import { dialog } from '../support/board.ts';
import { addRequest, newHousehold, newJob, readyTutors } from '../support/family.ts';
import { codeAfter, enterCode, fillSignUp, newPerson } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { translatePages } from '../support/translation.ts';

test.beforeEach(({ context }) => translatePages(context));

/** The page was translated, and its texts still are. */
const isTranslated = (page: Page) => expect(page.locator('h1 font font').first()).toBeVisible();

test('SHL-110 a wrong password is told in a translated page, and the right one signs in', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 422/);
  await page.goto('/auth/signin');
  await isTranslated(page);
  await page.getByLabel('Phone number or e-mail').fill(accounts.guardian);
  for (const wrong of ['not-the-password', 'nor-this-one']) {
    await page.getByLabel('Password', { exact: true }).fill(wrong);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
  }
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/parent\//);
  await isTranslated(page);
});

test('SHL-110 signing up and a new password work in translated pages', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/status of 422/);
  const person = newPerson();
  await page.goto('/auth/parent/signup');
  await isTranslated(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await fillSignUp(page, person);
  await enterCode(page, await codeAfter(page, 'Create account', /\/api\/parent-registration$/));
  await expect(page).toHaveURL('/auth/parent/details/add-student');

  await context.clearCookies();
  await page.goto('/auth/forgotten-password');
  await isTranslated(page);
  await page.getByLabel('Phone number', { exact: true }).fill(person.phone);
  const code = await codeAfter(page, 'Send code', /\/forgot-password\/send-otp$/);
  await enterCode(page, code === '000000' ? '111111' : '000000');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await enterCode(page, code);
  await expect(page).toHaveURL('/auth/reset-password');
  await page.getByRole('textbox', { name: 'New password' }).fill('another-secret');
  await page.getByRole('textbox', { name: 'Password again' }).fill('another-secret');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL('/auth/signin');
});

test('SHL-110 a tutor applies in a translated page', async ({ page, context, site }) => {
  const { operator, jobId } = await newJob(site);
  const [phone = ''] = await readyTutors(operator);
  await signIn(context, site.url, phone);
  await page.goto(`/job-details/${jobId}`);
  await isTranslated(page);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await dialog(page, 'Confirmation!').getByRole('button', { name: 'Yes I Agree' }).click();
  await expect(page.getByText('You have applied to this job.')).toBeVisible();
});

test('SHL-110 a guardian asks for a tutor in a translated page', async ({ page, context, site }) => {
  await putSession(context, site.url, (await newHousehold(site)).record);
  await page.goto('/parent/dashboard/hire/home-tutor');
  await isTranslated(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  for (const name of ['Student', 'Location'])
    await page.getByLabel(name, { exact: true }).selectOption({ index: 1 });
  await page.getByRole('checkbox', { name: 'Mathematics' }).check();
  await page.getByLabel('Requirement (optional)').fill('Patience.');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('article')).toContainText('Patience.');
});

test('SHL-110 a password is changed in a translated page', async ({ page, context, site, problems }) => {
  problems.allow(/status of 422/);
  await signIn(context, site.url, accounts.readyTutor);
  await page.goto('/tutor/settings/change-password');
  await isTranslated(page);
  for (const wrong of ['not-the-password', 'nor-this-one']) {
    await page.getByLabel('Current password').fill(wrong);
    await page.getByLabel('New password', { exact: true }).fill('another-secret');
    await page.getByLabel('New password again').fill('another-secret');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('The current password is not right.')).toBeVisible();
  }
});

test('SHL-110 an operator rejects a request in a translated page', async ({ page, context, site }) => {
  const { id } = await addRequest(await newHousehold(site));
  await signIn(context, site.url, accounts.operator);
  await page.goto(`/ops/requests/${id}`);
  await isTranslated(page);
  await page.getByRole('button', { name: /^Reject/ }).click();
  const reject = dialog(page, /^Reject: /);
  await reject.getByRole('radio').first().check();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Rejected: ' })).toBeVisible();
});
