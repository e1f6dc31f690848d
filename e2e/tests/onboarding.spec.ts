import type { Page } from '@playwright/test';
import { bomb as onePng } from '../../api/test/support/pictures.ts';
import { codeAfter, fillCaptcha, newPerson, type Person } from '../support/people.ts';
import { countPresses } from '../support/presses.ts';
import { about, card, completion, image, update } from '../support/profile.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const t = wordsOf('en');
const goOn = (page: Page) => page.getByRole('button', { name: 'Update and go on' }).click();

/** From the front page to a verified account: what is optional is left out. */
async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Become a Tutor' }).click();
  await expect(page).toHaveURL('/auth/tutor/signup');
  await page.getByLabel(t('signup.name')).fill(person.name);
  await page.getByLabel(t('signup.phone'), { exact: true }).fill(person.phone);
  await page.getByRole('radio', { name: t('gender.male'), exact: true }).check();
  await page.getByLabel(t('signup.password'), { exact: true }).fill(person.password);
  await page.getByLabel(t('signup.confirmation')).fill(person.password);
  await fillCaptcha(page, t);
  const code = await codeAfter(page, t('signup.submit'), /\/api\/tutor-registration$/);
  // The phone fills it in like this, and the sixth digit sends it.
  await page.getByLabel(t('otp.digit', { place: '1' })).fill(code);
}

/** The four steps after the sign-up. */
async function takeSteps(page: Page): Promise<void> {
  await expect(page).toHaveURL('/auth/tutor/details/secondary-education');
  await page.getByLabel(t('education.title')).selectOption('SSC');
  for (const name of ['Science', 'Bangla Version'])
    await page.getByRole('radio', { name, exact: true }).check();
  await page.getByRole('button', { name: t('onboarding.saveNext') }).click();

  await expect(page).toHaveURL('/auth/tutor/details/teaching-location');
  await page.getByRole('combobox', { name: t('search.label') }).fill('Dhanmondi');
  await page.locator('[role=option]').first().click();
  await page.getByRole('button', { name: t('onboarding.save'), exact: true }).click();

  await expect(page).toHaveURL('/auth/tutor/details/bachelor-education');
  await page.getByLabel(t('education.title')).selectOption({ index: 1 });
  await page.getByLabel(t('education.type')).selectOption({ index: 1 });
  await page.getByRole('button', { name: t('bachelor.next') }).click();
  await page.getByLabel(t('education.semester')).selectOption({ index: 4 });
  await page.getByRole('button', { name: t('onboarding.saveNext') }).click();

  await expect(page).toHaveURL('/auth/tutor/details/tutor-location');
  await expect(page.getByRole('combobox', { name: t('address.city') }).locator('option:checked')).toHaveText(
    'Dhaka',
  );
  await page.getByLabel(t('tutorLocation.salary')).fill('5000');
  await page.getByRole('button', { name: t('onboarding.save'), exact: true }).click();
}

async function fillPersonal(page: Page): Promise<void> {
  await page.getByLabel('Religion').selectOption({ index: 1 });
  await page.getByLabel('Date of birth').fill('2001-05-14');
  await page.getByLabel(/^NID, passport/).fill('1234567890');
  await page.getByLabel('About yourself').fill(about);
  await page.getByLabel('House or building').first().fill('House 7');
  await page.getByLabel('Road or area').first().fill('Road 3');
  await expect(page.getByLabel('Police station').first()).not.toHaveValue('');
  await expect(page.getByLabel('District').first()).toHaveValue('Dhaka');
  await page.getByRole('button', { name: 'Same as present' }).click();
  for (const who of ["Father's", "Mother's", "Emergency contact's"])
    await page.getByLabel(`${who} name`).fill('Abdul Karim');
  await page.getByLabel("Emergency contact's number").fill('01711111111');
}

test('TUT-156 TUT-157 TUT-158 TUT-159 TUT-160 a new tutor on a phone comes from the front page to a profile of 80% in at most 60 presses', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const presses = await countPresses(page);
  await signUp(page, newPerson());
  await takeSteps(page);

  await expect(page).toHaveURL('/tutor/dashboard');
  await expect(page.getByText('Education: +10%, about 1 minute')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Update profile' }).click();

  await expect(page).toHaveURL(update('education'));
  const degree = page.getByRole('form', { name: 'Add a degree' });
  await degree.getByLabel('Exam title').selectOption('HSC');
  await goOn(page);

  await expect(page).toHaveURL(update('personal'));
  await completion(page, 37);
  await fillPersonal(page);
  await goOn(page);

  await expect(page).toHaveURL(`${update('tutoring')}#category`);
  await completion(page, 67);
  const category = card(page, 'category');
  await category.getByRole('checkbox', { name: 'Bangla Medium' }).check();
  for (const name of ['Class 7', 'Class 8']) {
    await category.getByRole('combobox', { name: 'Classes' }).fill(name);
    await category.getByRole('option', { name, exact: true }).click();
  }
  await category
    .getByRole('group', { name: 'Subjects in all these classes' })
    .getByRole('checkbox', { name: 'Mathematics', exact: true })
    .check();
  await goOn(page);

  await expect(page).toHaveURL(update('certificate'));
  await completion(page, 73);
  await page.getByLabel('Credential type').selectOption('SSC Certificate');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose an image' }).click();
  await (await chooser).setFiles(image('ssc.png', onePng(64)));
  await expect(page.getByRole('img', { name: 'ssc.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Upload' }).click();
  await completion(page, 83);
  await expect(page.getByText(/^You can apply to jobs\./)).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(60);
});
