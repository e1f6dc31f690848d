import { codeAfter, enterCode, fillSignUp, newPerson } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('AUT-008 AUT-010 AUT-011 AUT-044 a forgotten password is replaced by a code, and the new one signs in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = newPerson();
  await page.goto('/auth/parent/signup');
  await fillSignUp(page, person);
  const first = await codeAfter(page, 'Create account', /\/api\/parent-registration$/);
  await enterCode(page, first);
  await expect(page).toHaveURL('/auth/parent/details/add-student');
  await page.context().clearCookies();

  await page.goto('/auth/signin');
  await page.getByRole('link', { name: 'Forgotten password?' }).click();
  await expect(page).toHaveURL('/auth/forgotten-password');
  await page.getByLabel('Phone number').fill(person.phone);
  const code = await codeAfter(page, 'Send code', /\/forgot-password\/send-otp$/);
  await expect(page).toHaveURL('/auth/otp-verification-for-password-reset');
  await enterCode(page, code);
  await expect(page).toHaveURL('/auth/reset-password');
  await page.getByRole('textbox', { name: 'New password' }).fill('another-secret');
  await page.getByRole('textbox', { name: 'Password again' }).fill('another-secret');
  await page.getByRole('button', { name: 'Save password' }).click();

  await expect(page).toHaveURL('/auth/signin');
  await page.getByLabel('Phone number or e-mail').fill(person.phone);
  await page.getByLabel('Password', { exact: true }).fill('another-secret');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/auth/parent/details/add-student');
});

test('nobody sets a new password without a right code', async ({ page }) => {
  await page.goto('/auth/reset-password');
  await expect(page).toHaveURL('/auth/forgotten-password');
});

test('AUT-001 the entries for students and coaches lead nowhere', async ({ page }) => {
  await page.goto('/');
  for (const [menu, entry] of [
    ['Join To Learn', 'As A Student'],
    ['Join To Teach', 'As A Coach'],
  ] as const) {
    await page.getByRole('banner').getByText(menu).click();
    await page.getByRole('banner').getByText(entry).click({ force: true });
    await expect(page).toHaveURL('/');
    await page.keyboard.press('Escape');
  }
  await page.goto('/signup-as');
  await page.getByRole('main').getByText('Coach', { exact: true }).click();
  await expect(page).toHaveURL('/signup-as');
});
