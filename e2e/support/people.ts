import { expect, type Page } from '@playwright/test';

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

/** Fills what the sign-up forms of both roles ask for. */
export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Phone number', { exact: true }).fill(person.phone);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Password again').fill(person.password);
}

/** Reads the captcha as somebody who cannot see the picture does. */
export async function fillCaptcha(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show the characters as text' }).click();
  const shown = page.getByRole('status').filter({ hasText: /^(\S ){4}\S$/ });
  await page
    .getByLabel('Characters of the picture')
    .fill(((await shown.textContent()) ?? '').replaceAll(' ', ''));
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

export async function enterCode(page: Page, code: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: /^Digit / })).toHaveCount(6);
  await page.getByLabel('Digit 1').click();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}
