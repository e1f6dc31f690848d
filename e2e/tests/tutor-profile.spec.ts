import type { Page } from '@playwright/test';
import { accounts, signIn } from '../support/accounts.ts';
import { dialog, jobIn, openJob } from '../support/board.ts';
import { onePng } from '../support/images.ts';
import { expect, isolatedTest, test } from '../support/test.ts';

const about =
  'I teach mathematics and physics with many small examples from daily life, check homework every day and talk with the parents each week about progress.';
const update = (tab: string) => `/tutor/profile/update/${tab}`;
const completion = (page: Page, percent: number) =>
  expect(page.getByText(`Profile ${percent}% complete`)).toBeVisible();
const card = (page: Page, name: string) => page.locator(`#${name}`);
const image = (name: string, buffer: Buffer, mimeType = 'image/png') => ({ name, buffer, mimeType });

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

isolatedTest(
  'TUT-016 TUT-042 TUT-045 TUT-047 TUT-048 TUT-124 TUT-127 TUT-128 TUT-130 a tutor at 39% fills the four tabs, sees 80% passed everywhere, and applies',
  async ({ page, context, site }) => {
    isolatedTest.setTimeout(120_000);
    await signIn(context, site.url, accounts.incompleteTutor);
    await page.goto(update('tutoring'));
    await completion(page, 39);

    const availability = card(page, 'availability');
    await expect(availability.getByText('Not Updated')).toBeVisible();
    await availability.getByRole('button', { name: /^Availability/ }).click();
    await availability
      .getByRole('group', { name: 'Friday' })
      .getByRole('checkbox', { name: /^Morning/ })
      .check();
    await availability.getByRole('button', { name: 'Update', exact: true }).click();
    await completion(page, 43);
    await expect(availability.getByText('Updated', { exact: true })).toBeVisible();

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
    await completion(page, 45);

    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(update('education'));
    await page.getByLabel('Education level').selectOption('Bachelor Honors');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Exam title').selectOption({ index: 1 });
    await page.getByLabel('Institute type').selectOption('Public University');
    await page.getByLabel('Current semester').selectOption('Semester 4');
    await page.getByLabel('Result').fill('3.25');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Education level updated successfully.')).toBeVisible();
    await completion(page, 55);
    await page.reload();
    await expect(page.getByText('3.25')).toBeVisible();

    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(update('personal'));
    await fillPersonal(page);
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page.getByText('Personal informations updated successfully.')).toBeVisible();
    await completion(page, 85);

    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(update('certificate'));
    await page.getByLabel('Credential type').selectOption('SSC Certificate');
    await page.getByTestId('image').setInputFiles(image('ssc.png', onePng(64)));
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByText('Image Uploaded Successfully')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the image: SSC Certificate' })).toBeVisible();
    await completion(page, 95);
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect(page).toHaveURL(update('personal'));

    await page.getByRole('main').getByRole('link', { name: 'Profile', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nusrat Jahan' })).toBeVisible();
    await completion(page, 95);
    const { id } = await jobIn(site, 'Dhaka');
    await openJob(page, id);
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await dialog(page, 'Confirmation!').getByRole('button', { name: 'Yes I Agree' }).click();
    await expect(page.getByText('You have applied to this job.')).toBeVisible();
  },
);

test('TUT-014 TUT-043 TUT-046 on a phone the overview leads to its card, with the bar of five below', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(context, site.url, accounts.readyTutor);
  await page.goto('/tutor/profile/overview');
  await expect(page.getByRole('heading', { level: 1, name: 'Tanvir Ahmed' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit Availability' }).click();
  await expect(page).toHaveURL(`${update('tutoring')}#availability`);
  const availability = card(page, 'availability');
  await expect(availability.getByRole('group', { name: 'Saturday' })).toBeInViewport();
  const bar = page.getByRole('navigation', { name: 'Profile pages' });
  await expect(bar.getByRole('link')).toHaveText(['Profile', 'Tutoring', 'Education', 'Personal', 'Archive']);
  await expect(bar).toBeInViewport();
  await bar.getByRole('link', { name: 'Archive' }).click();
  await expect(page).toHaveURL(update('certificate'));
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(bar).toBeHidden();
});

test('TUT-106 TUT-131 a file of 600 KB, a renamed text and a PNG bomb are refused, and the form is kept', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/add-tutor-certificate/);
  await signIn(context, site.url, accounts.chattogramTutor);
  await page.goto(update('certificate'));
  const type = page.getByLabel('Credential type');
  await type.selectOption('Passport');
  const kept = await type.inputValue();
  const fault = page.getByRole('form', { name: 'Add a credential' }).getByRole('alert');

  await page.getByTestId('image').setInputFiles(image('big.png', Buffer.alloc(600_000)));
  await expect(fault).toHaveText('File size exceeds 500 kb.');

  await page.getByTestId('image').setInputFiles(image('note.png', Buffer.from('Not a picture at all')));
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(fault).toHaveText('Invalid file format. Only PNG and JPEG/JPG are allowed.');

  await page.getByTestId('image').setInputFiles(image('bomb.png', onePng(32_000)));
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(fault).toHaveText('This image cannot be read, or it has too many pixels.');
  await expect(type).toHaveValue(kept);
  await expect(page.getByRole('img', { name: 'bomb.png' })).toBeVisible();
  await expect(page.getByText('No Credential added!')).toBeVisible();
});

test('TUT-116 offline, without a server and signed out, what was typed into a card stays', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/update-tutoring-style-and-expected-salary|status of 401|status of 503|ERR_INTERNET/);
  await signIn(context, site.url, accounts.readyTutor);
  await page.goto(`${update('tutoring')}#salary`);
  const salary = card(page, 'salary');
  const typed = salary.getByRole('textbox', { name: 'Expected salary' });
  await typed.fill('7777');
  const save = () => salary.getByRole('button', { name: 'Update', exact: true }).click();

  const call = '**/api/update-tutoring-style-and-expected-salary';
  await page.route(call, (route) => route.abort('connectionrefused'));
  await save();
  await expect(page.getByText('Something went wrong, please try again later.').first()).toBeVisible();
  await page.unroute(call);

  await context.setOffline(true);
  await save();
  await expect(salary.getByText(/The server could not be reached\. What you typed/)).toBeVisible();
  await context.setOffline(false);

  await page.route(call, (route) => route.fulfill({ status: 503, body: '' }));
  await save();
  await expect(salary.getByText(/Something went wrong on our side/)).toBeVisible();
  await expect(typed).toHaveValue('7777');
  await page.unroute(call);

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const leaving = dialog(page, 'Leave without saving?');
  await leaving.getByRole('button', { name: 'Stay here' }).click();
  await expect(typed).toHaveValue('7777');

  await page.route(call, (route) =>
    route.fulfill({
      status: 401,
      json: { type: 'error', message: 'Sign in.', errors: {}, status: 401, code: 'UNAUTHENTICATED' },
    }),
  );
  await save();
  await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeVisible();
  await expect(typed).toHaveValue('7777');
});
