import { newPerson } from '../support/people.ts';
import { startAsTutor } from '../support/starts.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const phone = { width: 360, height: 740 };

for (const language of ['en', 'bn'] as const) {
  const t = wordsOf(language);

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
    await startAsTutor(page, person, t);
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
