import { bomb as onePng } from '../../api/test/support/pictures.ts';
import { accounts, signIn } from '../support/accounts.ts';
import { dialog } from '../support/board.ts';
import { card, image, update } from '../support/profile.ts';
import { expect, test } from '../support/test.ts';

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
  await expect(fault).toContainText('This browser cannot open the picture.');

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
  await expect(salary.getByText(/The server could not be reached\. .*What you typed/)).toBeVisible();
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
