import { expect, type Locator, type Page } from '@playwright/test';
import { password } from './accounts.ts';
import { wordsOf } from './words.ts';

const english = wordsOf('en');

let count = 0;

/** Somebody nobody has registered yet. */
export function newPerson(): { name: string; phone: string; email: string; password: string } {
  count += 1;
  const number = String((Date.now() % 1_000_000) * 100 + (process.pid % 10) * 10 + count).padStart(8, '0');
  return {
    name: 'Rahim Uddin',
    phone: `019${number.slice(-8)}`,
    email: `person${number}@example.com`,
    password: 'a-good-secret',
  };
}
export type Person = ReturnType<typeof newPerson>;

/** Fills the form of signing in and sends it. */
export async function signInByForm(form: Page | Locator, identifier: string, secret: string = password) {
  await form.getByLabel('Phone number or e-mail').fill(identifier);
  await form.getByLabel('Password', { exact: true }).fill(secret);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/** Fills what the sign-up forms of both roles ask for. */
export async function fillSignUp(page: Page, person: Person, t = english): Promise<void> {
  await page.getByLabel(t('signup.name')).fill(person.name);
  await page.getByLabel(t('signup.phone'), { exact: true }).fill(person.phone);
  await page.getByLabel(t('signup.email')).fill(person.email);
  await page.getByRole('radio', { name: t('gender.male'), exact: true }).check();
  await page.getByLabel(t('signup.password'), { exact: true }).fill(person.password);
  await page.getByLabel(t('signup.confirmation')).fill(person.password);
}

/** Reads the captcha as somebody who cannot see the picture does. */
export async function fillCaptcha(page: Page, t = english): Promise<void> {
  await page.getByRole('button', { name: t('captcha.asText') }).click();
  const shown = page.getByRole('status').filter({ hasText: /^(\S ){4}\S$/ });
  await page.getByLabel(t('captcha.label')).fill(((await shown.textContent()) ?? '').replaceAll(' ', ''));
}

/** Presses a button and answers the code that this test installation's answer carries. */
export async function codeAfter(page: Page, button: string, call: RegExp): Promise<string> {
  const answer = page.waitForResponse((response) => call.test(response.url()) && response.ok());
  await page.getByRole('button', { name: button, exact: true }).click();
  const text = await (await answer).text();
  const code = /"phone_otp":"(\d{6})"/.exec(text)?.[1];
  if (!code) throw new Error(`No code in the answer: ${text}`);
  return code;
}

/** The last digit sends the code. */
export async function enterCode(page: Page, code: string, t = english): Promise<void> {
  const digits = page.getByRole('textbox', { name: t('otp.digit', { place: '' }).trim() });
  await expect(digits).toHaveCount(6);
  await digits.first().click();
  // The sixth digit sends it.
  await page.keyboard.type(code);
}
