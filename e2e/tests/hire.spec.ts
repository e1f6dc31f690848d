import type { Page } from '@playwright/test';
import { codeAfter, newPerson } from '../support/people.ts';
import { countPresses } from '../support/presses.ts';
import { expect, test } from '../support/test.ts';

async function fillNeed(page: Page): Promise<void> {
  await page.getByLabel('Medium or kind of course').selectOption('Bangla Medium');
  await page.getByLabel('Class or course').selectOption('Class 8');
  await page.getByRole('checkbox', { name: 'Mathematics' }).check();
  await expect(page.getByLabel('City').locator('option:checked')).toHaveText('Dhaka');
  await page.getByRole('combobox', { name: 'Area' }).fill('Dhanmondi');
  await page.getByRole('option', { name: 'Dhanmondi', exact: true }).click();
}

test('SHL-153 PUB-107 a guest on a phone comes from the front page to a posted request in at most 20 presses', async ({
  page,
}) => {
  const person = newPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  const presses = await countPresses(page);
  await page.goto('/');
  await page.locator('#content').getByRole('link', { name: 'Hire Tutor' }).first().click();
  await expect(page).toHaveURL('/crm/hire-tutor');

  await fillNeed(page);
  await page.getByRole('checkbox', { name: 'English', exact: true }).check();
  await page.getByLabel('Budget in taka a month (optional)').fill('5000');
  await page.getByLabel('Your name').fill(person.name);
  await page.getByLabel('Your phone number').fill(person.phone);
  await page.getByRole('checkbox', { name: /18 or older/ }).check();
  const code = await codeAfter(page, 'Send code', /\/api\/hire\/code$/);
  // The phone fills it in like this, and the sixth digit sends it.
  await page.getByLabel('Digit 1').fill(code);
  await expect(page.getByRole('heading', { name: 'Your request is posted' })).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(20);

  await page.getByRole('link', { name: 'See your request' }).click();
  await expect(page).toHaveURL(/\/parent\/dashboard\/requests\/tutor-requests\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Tutor for Class 8' })).toBeVisible();
  await expect(
    page.getByText(/^Before we approve your request, please tell us about the student/),
  ).toBeVisible();
});

test('PUB-102 PUB-103 what a guest typed is there again after leaving and behind a wrong number', async ({
  page,
}) => {
  const person = newPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/crm/hire-tutor');
  await fillNeed(page);
  await page.getByLabel('Your name').fill(person.name);
  await page.goto('/support');
  await page.goto('/crm/hire-tutor');
  await expect(page.getByRole('combobox', { name: 'Area' })).toHaveValue('Dhanmondi');
  await expect(page.getByRole('checkbox', { name: 'Mathematics' })).toBeChecked();
  await expect(page.getByLabel('Your name')).toHaveValue(person.name);
  await page.getByLabel('Your phone number').fill(person.phone);
  await page.getByRole('checkbox', { name: /18 or older/ }).check();
  await codeAfter(page, 'Send code', /\/api\/hire\/code$/);
  await page.getByRole('button', { name: 'Wrong number?' }).click();
  await expect(page.getByLabel('Your phone number')).toBeFocused();
  await expect(page.getByLabel('Your phone number')).toHaveValue(person.phone);
  await expect(page.getByRole('combobox', { name: 'Area' })).toHaveValue('Dhanmondi');
});
