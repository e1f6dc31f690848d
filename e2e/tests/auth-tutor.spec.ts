import type { Page } from '@playwright/test';
import { codeAfter, enterCode, fillCaptcha, fillSignUp, newPerson } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const phone = { width: 360, height: 740 };

test('AUT-006 AUT-009 AUT-014 AUT-016 AUT-042 AUT-043 TUT-009 a new tutor signs up, verifies, walks the four steps and arrives at 27%', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const person = newPerson();
  const educations: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-tutor-educational-info')) educations.push(request.postDataJSON());
  });
  await page.goto('/auth/tutor/signup');
  await fillSignUp(page, person);
  await fillCaptcha(page);
  const code = await codeAfter(page, 'Create account', /\/api\/tutor-registration$/);
  await expect(page).toHaveURL('/auth/otp-verification');
  await expect(page.getByText(/^0[12]:[0-5]\d$/)).toBeVisible();
  await enterCode(page, code);

  await expect(page).toHaveURL('/auth/tutor/details/secondary-education');
  await expect(heading(page, 'Your secondary education')).toBeVisible();
  await page.getByLabel('Exam title').selectOption('SSC');
  await page.getByRole('combobox', { name: 'School or institute' }).fill('Dhaka');
  await page.locator('[role=option]').first().click();
  await page.getByRole('radio', { name: 'Science' }).check();
  await page.getByRole('radio', { name: 'Bangla Version' }).check();
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await expect(page).toHaveURL('/auth/tutor/details/teaching-location');
  await expect(heading(page, 'Set your teaching location')).toBeVisible();
  await page.getByRole('combobox', { name: 'Search an address or area' }).fill('Dhanmondi');
  await page.locator('[role=option]').first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await expect(page).toHaveURL('/auth/tutor/details/bachelor-education');
  await page.getByLabel('Exam title').selectOption({ index: 1 });
  await page.getByRole('combobox', { name: 'Department' }).fill(`Astronomy of ${person.phone}`);
  await page.locator('[role=option]', { hasText: 'Add “Astronomy of' }).click();
  await page.getByLabel('Institute type').selectOption('Public University');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Current semester').selectOption('Semester 4');
  await page.getByLabel('Result').fill('3.25');
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await expect(page).toHaveURL('/auth/tutor/details/tutor-location');
  await page.getByRole('combobox', { name: 'City' }).selectOption('Dhaka');
  await page.getByRole('combobox', { name: 'Location', exact: true }).selectOption('Dhanmondi');
  await page.getByRole('combobox', { name: 'Preferred Location' }).fill('Mirpur');
  await page.locator('[role=option]').first().click();
  await page.getByLabel('Expected Salary').fill('৫০০০');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await expect(page).toHaveURL('/tutor/dashboard');
  // Location 7 and two degrees of 10 each (spec, section 9).
  await expect(page.getByRole('progressbar', { name: 'Profile completion' })).toHaveAttribute(
    'aria-valuenow',
    '27',
  );
  expect(educations).toEqual([
    expect.objectContaining({ education_level_id: 6 }),
    expect.objectContaining({ education_level_id: 9, current_institute: true }),
  ]);

  await page.goto('/auth/tutor/details/secondary-education');
  await expect(page.getByText('You have already completed this step')).toBeVisible();
  await page.getByRole('link', { name: 'Next Step' }).click();
  await expect(page).toHaveURL('/auth/tutor/details/teaching-location');
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/tutor/dashboard');
});

test('a sign-up form keeps what was typed over a reload, without the passwords, and has its words in Bengali', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: 'gt_selected_language', value: 'bn', url: site.url }]);
  await page.setViewportSize(phone);
  await page.goto('/auth/tutor/signup');
  await page.getByLabel('পুরো নাম').fill('রহিম উদ্দিন');
  await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill('a-good-secret');
  await page.getByRole('button', { name: 'অ্যাকাউন্ট খুলুন' }).click();
  for (const text of ['লিঙ্গ বেছে নিন!', 'সঠিক ই-মেইল ঠিকানা দিন', 'ক্যাপচা ঠিক নয় বা পূরণ করা হয়নি।']) {
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  }
  await page.reload();
  await expect(page.getByLabel('পুরো নাম')).toHaveValue('রহিম উদ্দিন');
  await expect(page.getByLabel('পাসওয়ার্ড', { exact: true })).toHaveValue('');
});
