import type { Page } from '@playwright/test';
import { accounts, putSession, signIn } from '../support/accounts.ts';
import { dialog } from '../support/board.ts';
import { addLocation, addRequest, addStudent, hire, newFamily, newHousehold } from '../support/family.ts';
import { expect, test } from '../support/test.ts';

const home = '/parent/dashboard';
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const lost = 'We could not find that';

test('PAR-024 PAR-034 PAR-036 PAR-097 PAR-098 PAR-099 PAR-111 PAR-113 PAR-114 RUL-026 students: none, added, changed, and a second page', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const family = await newFamily(site);
  await putSession(context, site.url, family.record);
  await page.goto(`${home}/settings/students`);
  await expect(page.getByText("You don't have any students")).toBeVisible();
  await page.getByRole('button', { name: 'Add Student' }).click();
  const add = dialog(page, 'Add Student');
  const send = add.getByRole('button', { name: 'Add Student' });
  await send.click();
  for (const text of ['Name is required.', 'Please select a category.', 'Please select a class.'])
    await expect(add.getByText(text)).toBeVisible();
  await add.getByLabel('Name').fill('Tasnim');
  await add.getByRole('radio', { name: 'Female' }).check();
  await add.getByLabel('Curriculum/Category').selectOption('Bangla Medium');
  await add.getByLabel('Class or Course').selectOption('Class 8');
  await add.getByLabel('Not enrolled in any institute').check();
  await send.click();
  await expect(add.getByText('Please enter an age from 1 to 99.')).toBeVisible();
  await add.getByLabel('Student Age').fill('13');
  await send.click();
  await expect(toast(page, 'Student added successfully.')).toBeVisible();
  await expect(add).toBeHidden();

  const card = page.getByRole('article', { name: 'Tasnim' });
  await expect(card.getByText('New', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Delete' })).toBeHidden();
  await card.getByRole('button', { name: 'Update Tasnim' }).click();
  const edit = dialog(page, 'Update Student');
  await edit.getByLabel('Name').fill('Tasnim Jahan');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText('Please select a curriculum.')).toBeVisible();
  await edit.getByLabel('Curriculum', { exact: true }).selectOption('Bangla Version');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Student updated successfully.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Tasnim Jahan' })).toContainText('Bangla Version');

  for (const name of ['Arif', 'Bithi', 'Chaity']) await addStudent(family, name);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'Page 2' }).press('Enter');
  await expect(page).toHaveURL(`${home}/settings/students?page=2`);
  await expect(page.getByRole('article', { name: 'Tasnim Jahan' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('PAR-024 PAR-035 PAR-036 PAR-100 PAR-111 PAR-115 PAR-116 locations: none, added on the map, changed, and a second page', async ({
  page,
  context,
  site,
}) => {
  const family = await newFamily(site);
  await putSession(context, site.url, family.record);
  await page.goto(`${home}/settings/location`);
  await expect(page.getByText("You don't have any locations")).toBeVisible();
  await page.getByRole('button', { name: 'Add Location' }).click();
  const add = dialog(page, 'Add Location');
  const send = add.getByRole('button', { name: 'Add Location' });
  await expect(send).toBeDisabled();
  await add.getByRole('group', { name: /^Map/ }).click({ position: { x: 120, y: 140 } });
  await expect(send).toBeEnabled();
  // The pin chose city and area.
  await expect(add.getByRole('combobox', { name: 'City' })).toHaveValue('1');
  await send.click();
  await expect(add.getByText('Detail address is required.')).toBeVisible();
  await add.getByRole('combobox', { name: 'Location', exact: true }).selectOption('Dhanmondi');
  await add.getByLabel('Detail Address').fill('House 7, Road 3');
  await send.click();
  await expect(toast(page, 'Location added successfully.')).toBeVisible();
  const card = page.getByRole('article', { name: 'Dhanmondi, Dhaka' });
  await expect(card.getByText('New', { exact: true })).toBeVisible();
  await expect(card.getByRole('group', { name: 'Map' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Delete' })).toBeHidden();
  await card.getByRole('button', { name: 'Update Dhanmondi, Dhaka' }).click();
  const edit = dialog(page, 'Update Location');
  await edit.getByLabel('Detail Address').fill('House 8, Road 3');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Location updated successfully.')).toBeVisible();
  await expect(card).toContainText('House 8, Road 3');

  for (const details of ['House 1', 'House 2', 'House 3']) await addLocation(family, details);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByText('House 8, Road 3')).toBeVisible();
});

test("PAR-110 another family's things are not found, whatever ids the address has", async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/status of (404|422)/);
  const victim = await newHousehold(site);
  const { student, place } = victim;
  const pending = await addRequest(victim);
  const deal = await hire(site, victim);
  const stranger = await newFamily(site);
  await addStudent(stranger, 'Arif');
  await putSession(context, site.url, stranger.record);

  const requests = `${home}/requests/tutor-requests`;
  const routine = `${home}/manage-tutor/routine`;
  const addresses = [
    `${requests}/${pending.id}`,
    `${requests}/${deal.request.id}/candidates`,
    `${requests}/0`,
    `${requests}/x'--/candidates`,
    `${requests}/99999999999`,
    `${home}/hire/home-tutor?edit=${pending.id}`,
    `${home}/hire/home-tutor?edit=-1`,
    `${routine}/${student.id}/${deal.tutorId}/${deal.jobId}`,
    `${routine}/a/b/c`,
  ];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: lost }), address).toBeVisible();
    for (const secret of ['Tasnim', 'House 7', deal.tutor.phone_no])
      await expect(page.getByRole('main'), address).not.toContainText(secret);
  }
  for (const address of [
    `${home}/settings/students?edit=${student.id}`,
    `${home}/settings/location?edit=${place.id}`,
  ]) {
    await page.goto(address);
    await expect(page.getByText(lost)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).not.toHaveURL(/edit=/);
  }
});

test('PAR-047 PAR-055 PAR-058 PAR-106 PAR-107 hiring a coach: four dialogs say what they lack, and nothing is sent', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site.url, accounts.guardian);
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Lists of names are asked for by POST.
    const isRead = request.method() === 'GET' || pathname.endsWith('/select');
    if (!isRead && pathname.startsWith('/api/')) sent.push(pathname);
  });
  await page.goto(`${home}/hire/home-coach`);
  await page.getByRole('button', { name: 'Add student' }).click();
  const student = page.getByRole('dialog', { name: /student/i });
  await student.getByRole('button', { name: /^Add/ }).click();
  for (const text of [
    'Name is required.',
    'Please select a category.',
    'Please select a class.',
    'Please select a curriculum.',
    'Please select an institute.',
  ]) {
    await expect(student.getByText(text)).toBeVisible();
  }
  await student.getByLabel('Not enrolled in any institute').check();
  await expect(student.getByLabel('Student Age')).toBeVisible();
  await student.getByRole('button', { name: /^Add/ }).click();
  await expect(student.getByText('Please enter an age from 1 to 99.')).toBeVisible();
  await expect(student.getByText('Please select an institute.')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(student).toBeHidden();

  await page.getByRole('button', { name: 'Add location' }).click();
  const location = page.getByRole('dialog', { name: /location/i });
  await expect(location.getByLabel('City')).toBeVisible();
  await expect(location.getByLabel('Detail Address')).toBeVisible();
  await location.getByRole('group', { name: /^Map/ }).click({ position: { x: 120, y: 100 } });
  // The pin chooses city and area.
  await expect(location.getByLabel('City')).not.toHaveValue('');
  await location.getByRole('button', { name: /^(Add|Save) / }).click();
  await expect(location.getByText('Detail address is required.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(location).toBeHidden();

  await page.getByRole('button', { name: 'See details' }).click();
  const salary = page.getByRole('dialog', { name: 'Salary details' });
  await expect(salary).toContainText('40 BDT per hour');
  await salary.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('radio', { name: '3 Years' }).check();
  await page.getByLabel('Coaching time').fill('09:30');
  const submit = page.getByRole('button', { name: /^(Hire Coach|Hiring\.\.\.)$/ });
  await submit.click();
  await expect(submit).toHaveText('Hiring...');
  await expect(page.getByRole('dialog', { name: 'Thank you!' })).toBeVisible();
  expect(sent).toEqual([]);
});
