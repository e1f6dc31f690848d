import type { Page } from '@playwright/test';
import { newPerson } from '../support/people.ts';
import { tileService } from '../support/site.ts';
import { startAsGuardian } from '../support/starts.ts';
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
      if (request.url().startsWith(tileService())) tiles.push(request.url());
    });
    await startAsGuardian(page, person, t);
    expect(tiles.length).toBeGreaterThan(0);
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
