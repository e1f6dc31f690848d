import { readFile } from 'node:fs/promises';
import { accounts, password, sessionOf, signIn } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

const settings = [
  'personal-info',
  'change-password',
  'social-media',
  'account-status',
  'pay-info',
  'job-alerts',
  'privacy',
];

test.beforeEach(({ context, site }) => signIn(context, site.url, accounts.readyTutor));

test('TUT-024 TUT-057 TUT-058 the settings pages open, each in its tab', async ({ page }) => {
  await page.goto('/tutor/settings');
  await expect(page).toHaveURL('/tutor/settings/personal-info');
  await expect(page.getByRole('button', { name: "You can't change number" })).toBeDisabled();
  await expect(page.getByRole('radio', { name: 'E-mail' })).toBeDisabled();
  const tabs = page.getByRole('navigation', { name: 'Settings pages' }).getByRole('link');
  await expect(tabs).toHaveCount(settings.length);
  for (const [place, name] of settings.entries()) {
    await tabs.nth(place).click();
    await expect(page).toHaveURL(`/tutor/settings/${name}`);
    await expect(tabs.nth(place)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('#content h2').first()).toBeVisible();
  }
});

test('TUT-060 TUT-062 a link and a mobile banking number are kept by the server', async ({ page }) => {
  await page.goto('/tutor/settings/social-media');
  await page.getByLabel('Type').selectOption('LinkedIn');
  await page.getByLabel('Link', { exact: true }).fill('https://linkedin.com/in/porao-tutor');
  await page.getByRole('button', { name: 'Save link' }).click();
  await expect(page.getByRole('link', { name: 'linkedin.com/in/porao-tutor' })).toBeVisible();

  await page.goto('/tutor/settings/pay-info');
  const row = (number: string) => page.locator('#content').getByText(number, { exact: true });
  await page.getByRole('button', { name: 'Add a number' }).click();
  await page.getByRole('radio', { name: 'Upai' }).check();
  await page.getByLabel('Account number').fill('01911112222');
  await page.getByRole('button', { name: 'Save number' }).click();
  await expect(row('01911112222')).toBeVisible();
  await page.getByRole('button', { name: 'Change 01911112222' }).click();
  await page.getByLabel('Account number').fill('01911113333');
  await page.getByRole('button', { name: 'Save number' }).click();
  await expect(row('01911113333')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Delete 01911113333' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row('01911113333')).toBeHidden();
});

test('TUT-025 TUT-053 the CV is shown, and comes as one page with its fonts', async ({ page }) => {
  await page.goto('/tutor/cv');
  await expect(page.getByRole('article', { name: 'Your CV' })).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CV' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^CV-.+\.pdf$/);
  const bytes = await readFile(await download.path());
  const source = bytes.toString('latin1');
  expect(source.startsWith('%PDF-')).toBe(true);
  expect(source.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(source).toMatch(/\/MediaBox \[0 0 595\.28\d* 841\.89\d*\]/);
  expect(source.match(/\/FontFile2 /g)).toHaveLength(2);
  expect(bytes.length).toBeLessThan(300_000);
});

test('TUT-059 TUT-133 TUT-134 a password is changed, and signs in', async ({ page, site, problems }) => {
  problems.allow(/status of 422 .*change-password/);
  const next = 'another-good-secret';
  const change = async (current: string, wanted: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill(wanted);
    await page.getByLabel('New password again').fill(wanted);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await page.goto('/tutor/settings/change-password');
  await change('not-the-password', next);
  await expect(page.getByText('The current password is not right.')).toBeVisible();
  await change(password, next);
  await expect(page.getByText('Password changed successfully. Other devices are signed out.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await sessionOf(site.url, accounts.readyTutor, next);
  await change(next, password);
  await expect(() => sessionOf(site.url, accounts.readyTutor)).toPass();
});
