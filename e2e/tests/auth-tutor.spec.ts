import type { Page } from '@playwright/test';
import { codeAfter, enterCode, fillCaptcha, fillSignUp, newPerson } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const phone = { width: 360, height: 740 };

for (const language of ['en', 'bn'] as const) {
  const t = wordsOf(language);
  const option = (page: Page) => page.locator('[role=option]').first();

  test(`AUT-006 AUT-009 AUT-014 AUT-016 AUT-042 AUT-043 TUT-009 API-010 a new tutor signs up, verifies, walks the four steps and arrives at 27% (${language})`, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: 'gt_selected_language', value: language, url: site.url }]);
    await page.setViewportSize(phone);
    const person = newPerson();
    const educations: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/create-tutor-educational-info'))
        educations.push(request.postDataJSON());
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
    await option(page).click();
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
    await option(page).click();
    await page.getByRole('button', { name: t('onboarding.save'), exact: true }).click();

    await expect(page).toHaveURL('/auth/tutor/details/bachelor-education');
    await page.getByLabel(t('education.title')).selectOption({ index: 1 });
    const department = `Astronomy of ${person.phone}`;
    await page.getByRole('combobox', { name: t('education.department') }).fill(department);
    await page.locator('[role=option]', { hasText: t('institute.add', { name: department }) }).click();
    await page.getByLabel(t('education.type')).selectOption({ index: 1 });
    await page.getByRole('button', { name: t('bachelor.next') }).click();
    await page.getByLabel(t('education.semester')).selectOption({ index: 4 });
    await page.getByLabel(t('education.result')).fill('3.25');
    await page.getByRole('button', { name: t('onboarding.saveNext') }).click();

    await expect(page).toHaveURL('/auth/tutor/details/tutor-location');
    await page.getByRole('combobox', { name: t('tutorLocation.city') }).selectOption({ index: 1 });
    await page
      .getByRole('combobox', { name: t('tutorLocation.location'), exact: true })
      .selectOption({ index: 1 });
    await page.getByRole('combobox', { name: t('tutorLocation.preferred') }).click();
    await option(page).click();
    await page.getByLabel(t('tutorLocation.salary')).fill('৫০০০');
    await page.getByRole('button', { name: t('onboarding.save'), exact: true }).click();

    await expect(page).toHaveURL('/tutor/dashboard');
    // Location 7 and two degrees of 10 each (spec, section 9).
    await expect(page.locator('main [role=progressbar]')).toHaveAttribute('aria-valuenow', '27');
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
  });
}

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
