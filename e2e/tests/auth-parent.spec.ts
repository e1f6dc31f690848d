import type { Page } from '@playwright/test';
import { codeAfter, enterCode, fillSignUp, newPerson } from '../support/people.ts';
import { tileService } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

for (const language of ['en', 'bn'] as const) {
  const t = wordsOf(language);

  test(`AUT-007 AUT-034 AUT-036 AUT-037 AUT-046 PAR-029 API-092 a new guardian signs up, verifies, adds a student and a location (${language})`, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: 'gt_selected_language', value: language, url: site.url }]);
    await page.setViewportSize({ width: 360, height: 740 });
    const person = newPerson();
    const tiles: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(tileService)) tiles.push(request.url());
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
    await expect(save).toBeDisabled();
    await page.getByRole('group', { name: t('map.label') }).click({ position: { x: 120, y: 140 } });
    await expect(page.getByRole('button', { name: t('place.clear') })).toBeVisible();
    await expect(page.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
    expect(tiles.length).toBeGreaterThan(0);
    await expect(save).toBeEnabled();
    await save.click();

    await expect(page).toHaveURL('/parent/dashboard');
    await expect(heading(page, new RegExp(person.name))).toBeVisible();
    await page.goto('/auth/parent/details/add-student');
    await expect(page.getByText(t('onboarding.completed'))).toBeVisible();
    await page.getByRole('link', { name: t('onboarding.next') }).click();
    await expect(page).toHaveURL('/auth/parent/details/add-location');
    await page.getByRole('link', { name: t('onboarding.home') }).click();
    await expect(page).toHaveURL('/parent/dashboard');
  });
}
