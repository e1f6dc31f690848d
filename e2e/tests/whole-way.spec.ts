import { dialog, jobIn, openJob } from '../support/board.ts';
import { newPerson } from '../support/people.ts';
import { completion, fillFourTabs, update } from '../support/profile.ts';
import { startAsGuardian, startAsTutor } from '../support/starts.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const t = wordsOf('en');
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

test('RUL-043 AUT-006 AUT-009 AUT-014 AUT-016 AUT-042 AUT-043 TUT-009 TUT-016 TUT-042 TUT-045 TUT-047 TUT-048 TUT-124 TUT-127 TUT-128 TUT-130 API-010 a tutor registers free, arrives at 27%, fills the four tabs, sees 80% passed everywhere, and applies to a job of the board', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const person = newPerson();
  await page.setViewportSize(phone);
  await startAsTutor(page, person, t);
  await page.setViewportSize(desktop);
  await fillFourTabs(page, 27);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL(update('personal'));

  await page.getByRole('main').getByRole('link', { name: 'Profile', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  await completion(page, 83);
  await openJob(page, (await jobIn(site, 'Dhaka')).id);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await dialog(page, 'Confirmation!').getByRole('button', { name: 'Yes I Agree' }).click();
  await expect(page.getByText('You have applied to this job.')).toBeVisible();
});

test.describe('in Bengali', () => {
  test.use({ viewport: phone });
  test.beforeEach(({ context, site }) =>
    context.addCookies([{ name: 'gt_selected_language', value: 'bn', url: site.url }]),
  );

  test('AUT-006 AUT-009 AUT-014 AUT-016 AUT-042 AUT-043 TUT-009 API-010 a new tutor signs up, verifies, walks the four steps and arrives at 27%', async ({
    page,
  }) => {
    await startAsTutor(page, newPerson(), wordsOf('bn'));
  });

  test('AUT-007 AUT-034 AUT-036 AUT-037 AUT-046 PAR-029 API-092 a new guardian signs up, verifies, adds a student and a location', async ({
    page,
  }) => {
    await startAsGuardian(page, newPerson(), wordsOf('bn'));
  });
});
