import { dialog, jobIn, openJob } from '../support/board.ts';
import { newPerson } from '../support/people.ts';
import { completion, fillFourTabs } from '../support/profile.ts';
import { startAsGuardian, startAsTutor } from '../support/starts.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const t = wordsOf('en');

test('RUL-043 a tutor registers free, builds a profile and applies to a job of the board', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  await startAsTutor(page, newPerson(), t);
  await expect(page).toHaveURL('/tutor/dashboard');
  await fillFourTabs(page, 27, 'Masters');
  await completion(page, 83);
  await openJob(page, (await jobIn(site, 'Dhaka')).id);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await dialog(page, 'Confirmation!').getByRole('button', { name: 'Yes I Agree' }).click();
  await expect(page.getByText('You have applied to this job.')).toBeVisible();
});

test('RUL-043 a parent registers free and posts a requirement', async ({ page }) => {
  await startAsGuardian(page, newPerson(), t);
  await expect(page).toHaveURL('/parent/dashboard');
  await page.goto('/parent/dashboard/hire/home-tutor');
  for (const name of ['Student', 'Location'])
    await page.getByLabel(name, { exact: true }).selectOption({ index: 1 });
  await page.getByRole('group', { name: 'Subjects' }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL('/parent/dashboard/requests/tutor-requests');
  await expect(page.getByRole('article').getByText('Pending')).toBeVisible();
});
