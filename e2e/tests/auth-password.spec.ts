import { newFamily } from '../support/family.ts';
import { codeAfter, enterCode, fillSignUp, newPerson, signInByForm } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

for (const language of ['en', 'bn'] as const) {
  const t = wordsOf(language);

  test(`AUT-008 AUT-010 AUT-011 AUT-044 a forgotten password is replaced by a code, and the new one signs in (${language})`, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: 'gt_selected_language', value: language, url: site.url }]);
    await page.setViewportSize({ width: 360, height: 740 });
    const { person } = await newFamily(site);
    await page.goto('/auth/signin');
    await page.getByRole('link', { name: t('signin.forgotten') }).click();
    await expect(page).toHaveURL('/auth/forgotten-password');
    // The address changes before the page: its neighbour's field has a longer label.
    await page.getByLabel(t('signup.phone'), { exact: true }).fill(person.phone);
    const code = await codeAfter(page, t('forgotten.submit'), /\/forgot-password\/send-otp$/);
    await expect(page).toHaveURL('/auth/otp-verification-for-password-reset');
    await enterCode(page, code, t);
    await expect(page).toHaveURL('/auth/reset-password');
    await page.getByRole('textbox', { name: t('reset.password') }).fill('another-secret');
    await page.getByRole('textbox', { name: t('signup.confirmation') }).fill('another-secret');
    await page.getByRole('button', { name: t('reset.submit') }).click();

    await expect(page).toHaveURL('/auth/signin');
    await page.getByLabel(t('signin.identifier')).fill(person.phone);
    await page.getByLabel(t('signin.password'), { exact: true }).fill('another-secret');
    await page.getByRole('button', { name: t('signin.submit') }).click();
    await expect(page).toHaveURL('/auth/parent/details/add-student');
  });
}

test('TUT-058 a signed-in person resets a forgotten password from the settings', async ({ page }) => {
  const person = newPerson();
  await page.goto('/auth/parent/signup');
  await fillSignUp(page, person);
  await enterCode(page, await codeAfter(page, 'Create account', /\/api\/parent-registration$/));
  await expect(page).toHaveURL('/auth/parent/details/add-student');

  await page.goto('/parent/dashboard/settings/personal-info');
  const code = await codeAfter(page, 'Send code', /\/forgot-password\/send-otp$/);
  await expect(page).toHaveURL('/auth/otp-verification-for-password-reset');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Resend' })).toBeDisabled();
  await enterCode(page, code);
  await expect(page).toHaveURL('/auth/reset-password');
  await page.getByRole('textbox', { name: 'New password' }).fill('another-secret');
  await page.getByRole('textbox', { name: 'Password again' }).fill('another-secret');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL('/auth/signin');
  await signInByForm(page, person.phone, 'another-secret');
  await expect(page).toHaveURL(/\/parent\//);
});

test('AUT-014 AUT-058 a sign-in that is not verified goes on with the countdown of the code before', async ({
  page,
  browser,
  site,
}) => {
  const person = newPerson();
  await page.goto('/auth/parent/signup');
  await fillSignUp(page, person);
  await codeAfter(page, 'Create account', /\/api\/parent-registration$/);
  await expect(page).toHaveURL('/auth/otp-verification');

  // Another device: only the server has the code.
  const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await other.goto(`${site.url}/auth/signin`);
  await signInByForm(other, person.phone, person.password);
  await expect(other).toHaveURL(`${site.url}/auth/otp-verification`);
  await expect(other.getByText(/^01:\d\d$/)).toBeVisible();
  await other.reload();
  await expect(other.getByText(/^01:\d\d$/)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Resend' })).toBeDisabled();
  await other.context().close();
});
