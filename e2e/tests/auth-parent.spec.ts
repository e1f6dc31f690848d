import type { Page } from '@playwright/test';
import { codeAfter, enterCode, fillSignUp, newPerson } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('AUT-007 AUT-034 AUT-036 AUT-037 AUT-046 PAR-029 a new guardian signs up, verifies, adds a student and a location', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = newPerson();
  await page.goto('/auth/parent/signup');
  await fillSignUp(page, person);
  const code = await codeAfter(page, 'Create account', /\/api\/parent-registration$/);
  await expect(page).toHaveURL('/auth/otp-verification');
  await enterCode(page, code);

  await expect(page).toHaveURL('/auth/parent/details/add-student');
  await expect(heading(page, 'Add a student')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Tasnim');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByLabel('Curriculum/Category').selectOption('Bangla Medium');
  await page.getByLabel('Class or Course').selectOption('Class 8');
  await expect(page.getByRole('combobox', { name: 'Institute', exact: true })).toBeVisible();
  await page.getByLabel('Not enrolled in any institute').check();
  await expect(page.getByRole('combobox', { name: 'Institute', exact: true })).toBeHidden();
  await page.getByLabel('Student Age').fill('13');
  await page.getByRole('button', { name: 'Add & Next' }).click();

  await expect(page).toHaveURL('/auth/parent/details/add-location');
  const save = page.getByRole('button', { name: 'Save Location' });
  await page.getByRole('combobox', { name: 'City' }).selectOption('Dhaka');
  await page.getByRole('combobox', { name: 'Location', exact: true }).selectOption('Dhanmondi');
  await page.getByLabel('Detail Address').fill('House 7, Road 3');
  await expect(save).toBeDisabled();
  await page.getByRole('group', { name: /^Map/ }).click({ position: { x: 120, y: 140 } });
  await expect(page.getByRole('button', { name: 'Clear the selected location' })).toBeVisible();
  await expect(save).toBeEnabled();
  await save.click();

  await expect(page).toHaveURL('/parent/dashboard');
  await expect(heading(page, `Hello, ${person.name}`)).toBeVisible();
  await page.goto('/auth/parent/details/add-student');
  await expect(page.getByText('You have already completed this step.')).toBeVisible();
  await page.getByRole('link', { name: 'Next Step' }).click();
  await expect(page).toHaveURL('/auth/parent/details/add-location');
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/parent/dashboard');
});
