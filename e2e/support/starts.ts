import { expect, type Page } from '@playwright/test';
import { codeAfter, enterCode, fillCaptcha, fillSignUp, type Person } from './people.ts';
import { tileService } from './site.ts';
import type { Words } from './words.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const firstOption = (page: Page) => page.locator('[role=option]').first();

/** Signs up, verifies, walks the four steps, and arrives at the dashboard with 27 %; what is done is not done again. */
export async function startAsTutor(page: Page, person: Person, t: Words): Promise<void> {
  const educations: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-tutor-educational-info')) educations.push(request.postDataJSON());
  });
  await page.goto('/auth/tutor/signup');
  await fillSignUp(page, person, t);
  await fillCaptcha(page, t);
  const code = await codeAfter(page, t('signup.submit'), /\/api\/tutor-registration$/);
  await expect(page).toHaveURL('/auth/otp-verification');
  await expect(page.getByText(/^[0০][12১২]:[0-5০-৫][0-9০-৯]$/)).toBeVisible();
  await enterCode(page, code, t);

  await expect(page).toHaveURL('/auth/tutor/details/secondary-education');
  await expect(heading(page, t('secondary.heading'))).toBeVisible();
  await page.getByLabel(t('education.title')).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: t('education.school') }).fill('Dhaka');
  await firstOption(page).click();
  for (const group of ['education.group', 'education.curriculum'] as const)
    await page
      .getByRole('group', { name: t(group) })
      .getByRole('radio')
      .first()
      .check();
  await page.getByRole('button', { name: t('onboarding.saveNext') }).click();

  await expect(page).toHaveURL('/auth/tutor/details/teaching-location');
  await expect(heading(page, t('teaching.heading'))).toBeVisible();
  await page.getByRole('combobox', { name: t('search.label') }).fill('Dhanmondi');
  await firstOption(page).click();
  await page.getByRole('button', { name: t('onboarding.save'), exact: true }).click();

  await expect(page).toHaveURL('/auth/tutor/details/bachelor-education');
  await page.getByLabel(t('education.title')).selectOption({ index: 1 });
  const department = `Astronomy of ${person.phone}`;
  await page.getByRole('combobox', { name: t('education.department') }).fill(department);
  const added = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/department/select'),
  );
  await page.locator('[role=option]', { hasText: t('institute.add', { name: department }) }).click();
  // Chosen once the server has it.
  await added;
  await expect(page.getByText(t('institute.creating'))).toHaveCount(0);
  await page.getByLabel(t('education.type')).selectOption({ index: 1 });
  await page.getByRole('button', { name: t('bachelor.next') }).click();
  await page.getByLabel(t('education.semester')).selectOption({ index: 4 });
  await page.getByLabel(t('education.result')).fill('3.25');
  await page.getByRole('button', { name: t('onboarding.saveNext') }).click();

  await expect(page).toHaveURL('/auth/tutor/details/tutor-location');
  await page.getByRole('combobox', { name: t('address.city') }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: t('address.location'), exact: true }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: t('tutorLocation.preferred') }).click();
  await firstOption(page).click();
  await page.getByLabel(t('tutorLocation.salary')).fill('৫০০০');
  await page.getByRole('button', { name: t('onboarding.save'), exact: true }).click();

  await expect(page).toHaveURL('/tutor/dashboard');
  // Location 7 and two degrees of 10 each (RUL-020, RUL-021).
  await expect(page.getByRole('main').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '27');
  expect(educations).toEqual([
    expect.objectContaining({ education_level_id: 6 }),
    expect.objectContaining({ education_level_id: 9, current_institute: true }),
  ]);
  await page.goto('/auth/tutor/details/secondary-education');
  await expect(page.getByText(t('onboarding.completed'))).toBeVisible();
  await page.getByRole('link', { name: t('onboarding.next') }).click();
  await expect(page).toHaveURL('/auth/tutor/details/teaching-location');
  await page.getByRole('link', { name: t('onboarding.home') }).click();
  await expect(page).toHaveURL('/tutor/dashboard');
}

/** Signs up, verifies, adds a student and a location on the map, and arrives at the dashboard; what is done is not
 * done again. */
export async function startAsGuardian(page: Page, person: Person, t: Words): Promise<void> {
  const tiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(tileService())) tiles.push(request.url());
  });
  await page.goto('/auth/parent/signup');
  await fillSignUp(page, person, t);
  const code = await codeAfter(page, t('signup.submit'), /\/api\/parent-registration$/);
  await expect(page).toHaveURL('/auth/otp-verification');
  await enterCode(page, code, t);

  await expect(page).toHaveURL('/auth/parent/details/add-student');
  await expect(heading(page, t('student.heading'))).toBeVisible();
  await page.getByRole('textbox', { name: t('student.name') }).fill('Tasnim');
  await page.getByRole('radio', { name: t('gender.female') }).check();
  await page.getByLabel(t('student.category')).selectOption({ index: 1 });
  await page.getByLabel(t('student.class')).selectOption({ index: 1 });
  const institute = page.getByRole('combobox', { name: t('student.institute'), exact: true });
  await expect(institute).toBeVisible();
  await page.getByLabel(t('student.notEnrolled')).check();
  await expect(institute).toBeHidden();
  await page.getByLabel(t('student.age')).fill('13');
  await page.getByRole('button', { name: t('student.submit') }).click();

  await expect(page).toHaveURL('/auth/parent/details/add-location');
  const save = page.getByRole('button', { name: t('location.submit') });
  await page.getByRole('combobox', { name: t('address.city') }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: t('address.location'), exact: true }).selectOption({ index: 1 });
  await page.getByLabel(t('address.detail')).fill('House 7, Road 3');
  // Choosing an area moves the pin to its middle; a press on the map corrects it.
  await expect(save).toBeEnabled();
  await page.getByRole('group', { name: t('map.label') }).click({ position: { x: 120, y: 140 } });
  await expect(page.getByRole('button', { name: t('place.clear') })).toBeVisible();
  await expect(page.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
  await expect(save).toBeEnabled();
  await save.click();
  expect(tiles.length).toBeGreaterThan(0);

  await expect(page).toHaveURL('/parent/dashboard');
  await expect(heading(page, new RegExp(person.name))).toBeVisible();
  await page.goto('/auth/parent/details/add-student');
  await expect(page.getByText(t('onboarding.completed'))).toBeVisible();
  await page.getByRole('link', { name: t('onboarding.next') }).click();
  await expect(page).toHaveURL('/auth/parent/details/add-location');
  await page.getByRole('link', { name: t('onboarding.home') }).click();
  await expect(page).toHaveURL('/parent/dashboard');
}
