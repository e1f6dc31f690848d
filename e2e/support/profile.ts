import { expect, type Page } from '@playwright/test';
import { bomb as onePng } from '../../api/test/support/pictures.ts';

/** Long enough for every text about oneself. */
export const about =
  'I teach mathematics and physics with many small examples from daily life, check homework every day and talk with the parents each week about progress.';
/** The address of an update tab. */
export const update = (tab: string) => `/tutor/profile/update/${tab}`;

/** The completion that a page of the profile shows, in percent. */
export const completion = (page: Page, percent: number) =>
  expect(page.getByText(`Profile ${percent}% complete`)).toBeVisible();

export const card = (page: Page, name: string) => page.locator(`#${name}`);
export const image = (name: string, buffer: Buffer, mimeType = 'image/png') => ({ name, buffer, mimeType });

async function fillPersonal(page: Page): Promise<void> {
  await page.getByLabel('Religion').selectOption({ index: 1 });
  await page.getByLabel('Date of birth').fill('2001-05-14');
  await page.getByLabel(/^NID, passport/).fill('1234567890');
  await page.getByLabel('About yourself').fill(about);
  for (const part of ['House or building', 'Road or area', 'Police station', 'District'])
    await page.getByLabel(part).first().fill(`My ${part}`);
  await page.getByRole('button', { name: 'Same as present' }).click();
  for (const who of ["Father's", "Mother's", "Emergency contact's"]) {
    await page.getByLabel(`${who} name`).fill('Abdul Karim');
    await page.getByLabel(`${who} number`).fill('01711111111');
  }
}

/** Fills what a tutor of `start` percent, with two degrees, lacks in the four update tabs, whose parts are worth 56
 * together. */
export async function fillFourTabs(page: Page, start: number): Promise<void> {
  await page.goto(update('tutoring'));
  await completion(page, start);

  const availability = card(page, 'availability');
  await expect(availability.getByText('Not Updated')).toBeVisible();
  await availability.getByRole('button', { name: /^Availability/ }).click();
  await availability
    .getByRole('group', { name: 'Friday' })
    .getByRole('checkbox', { name: /^Morning/ })
    .check();
  await availability.getByRole('button', { name: 'Update and go on' }).click();
  await completion(page, start + 4);
  await expect(availability.getByText('Updated', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${update('tutoring')}#salary`);

  const experience = card(page, 'experience');
  await experience.getByRole('button', { name: /^Experience/ }).click();
  await experience.getByRole('button', { name: 'Add experience' }).click();
  await experience.getByLabel('Category').selectOption('Bangla Medium');
  await experience.getByLabel('Class').selectOption('Class 8');
  await experience.getByLabel('Teaching location').fill('Mirpur');
  await experience.getByLabel('From date').fill('2025-01-01');
  await experience.getByLabel('To date').fill('2026-01-01');
  await experience.getByLabel('About this experience').fill(about);
  await experience.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Experience added successfully')).toBeVisible();
  await completion(page, start + 6);

  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(update('education'));
  const degree = page.getByRole('form', { name: 'Add a degree' });
  await degree.getByLabel('Exam title').selectOption('HSC');
  await degree.getByLabel('Result').fill('4.75');
  await degree.getByRole('button', { name: 'Update and go on' }).click();
  await expect(page.getByText('Education level updated successfully.')).toBeVisible();
  await expect(page).toHaveURL(update('personal'));
  await completion(page, start + 16);
  await page.goto(update('education'));
  await expect(page.getByText('4.75').first()).toBeVisible();

  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(update('personal'));
  await fillPersonal(page);
  await page.getByRole('button', { name: 'Update and go on' }).click();
  await expect(page.getByText('Personal informations updated successfully.')).toBeVisible();
  await expect(page).toHaveURL(`${update('tutoring')}#category`);
  await completion(page, start + 46);

  await page.goto(update('personal'));
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(update('certificate'));
  await page.getByLabel('Credential type').selectOption('SSC Certificate');
  await page.getByTestId('image').setInputFiles(image('ssc.png', onePng(64)));
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Image Uploaded Successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the image: SSC Certificate' })).toBeVisible();
  await completion(page, start + 56);
}
