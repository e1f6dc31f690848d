import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { putSession } from '../support/accounts.ts';
import { dialog } from '../support/board.ts';
import { addLocation, addRequest, addStudent, hire, newFamily } from '../support/family.ts';
import { expect, test } from '../support/test.ts';

const home = '/parent/dashboard';
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
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
  await expect(add.getByText('Please select an institute or enter the age.')).toBeVisible();
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
  await send.click();
  for (const text of ['Please select a city.', 'Please select a location.', 'Detail address is required.'])
    await expect(add.getByText(text)).toBeVisible();
  await add.getByRole('combobox', { name: 'City' }).selectOption('Dhaka');
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

test('PAR-004 PAR-005 PAR-011 PAR-037 PAR-038 PAR-040 PAR-041 PAR-089 PAR-090 PAR-095 PAR-096 PAR-112 PAR-118 PAR-119 a request is sent as it stands, and changed', async ({
  page,
  context,
  site,
}) => {
  const family = await newFamily(site);
  await addStudent(family, 'Tasnim');
  await addLocation(family, 'House 7, Road 3');
  await putSession(context, site.url, family.record);
  await page.goto(`${home}/hire`);
  await expect(heading(page, 'Find a teacher')).toBeVisible();
  await expect(page.getByText('parents find tutors within 1 km')).toBeVisible();
  await page.goto(`${home}/requests/tutor-requests`);
  await expect(page.getByText("You don't have any tutor requests!")).toBeVisible();
  const students = page.waitForRequest(/\/api\/my-student\?.*per_page=100/);
  await page.getByRole('link', { name: 'Hire Tutor' }).click();
  await expect(page).toHaveURL(`${home}/hire/home-tutor`);
  await students;

  const send = page.getByRole('button', { name: 'Send request' });
  await expect(
    page.getByRole('group', { name: 'Tutor gender' }).getByLabel('Male', { exact: true }),
  ).toBeChecked();
  await expect(page.getByLabel('Home Tutoring')).toBeChecked();
  await expect(page.getByRole('group', { name: 'Days in week' }).getByLabel('5')).toBeChecked();
  await send.click();
  for (const text of [
    'Please select a student.',
    'Please select a location.',
    'Please select at least one subject.',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await page.getByLabel('Student', { exact: true }).selectOption('Tasnim, Class 8');
  await page.getByLabel('Location', { exact: true }).selectOption('Dhanmondi, Dhaka: House 7, Road 3');
  await page.getByRole('checkbox', { name: 'Mathematics' }).check();
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/tutor-request'),
  );
  await send.click();
  expect((await posted).postDataJSON()).toMatchObject({
    tutor_gender: 1,
    tutoring_place_id: 2,
    days_in_week: 5,
  });
  await expect(page).toHaveURL(`${home}/requests/tutor-requests`);
  await expect(toast(page, 'Tutor request sent successfully.')).toBeVisible();

  await page.getByRole('link', { name: 'Update' }).click();
  await expect(page).toHaveURL(/\/hire\/home-tutor\?edit=\d+$/);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Mathematics' })).toBeChecked();
  await expect(page.getByLabel('Student', { exact: true }).locator('option:checked')).toHaveText(
    'Tasnim, Class 8',
  );
  await page.getByLabel('Requirement (optional)').fill('In the evening.');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(toast(page, 'Tutor request updated successfully.')).toBeVisible();
  await expect(page).toHaveURL(`${home}/requests/tutor-requests`);
  await expect(page.getByRole('article')).toContainText('In the evening.');
});

test('what is typed into a request outlives a lost network, a reload and another language', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const family = await newFamily(site);
  await addStudent(family, 'Tasnim');
  await addLocation(family, 'House 7, Road 3');
  await putSession(context, site.url, family.record);
  await page.goto(`${home}/hire/home-tutor`);
  await page.getByLabel('Student', { exact: true }).selectOption('Tasnim, Class 8');
  await page.getByLabel('Location', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('checkbox', { name: 'Mathematics' }).check();
  await page.getByLabel('Requirement (optional)').fill('Patience.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(/The server could not be reached/)).toBeVisible();
  await expect(page.getByLabel('Requirement (optional)')).toHaveValue('Patience.');
  await context.setOffline(false);

  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByLabel('Requirement (optional)')).toHaveValue('Patience.');
  await expect(page.getByRole('checkbox', { name: 'Mathematics' })).toBeChecked();
  await context.addCookies([{ name: 'gt_selected_language', value: 'bn', url: site.url }]);
  await page.reload();
  await expect(heading(page, 'হোম টিউটর নিন')).toBeVisible();
  await expect(page.getByLabel('চাহিদা (ঐচ্ছিক)')).toHaveValue('Patience.');
  await page.getByRole('button', { name: 'অনুরোধ পাঠান' }).click();
  await expect(toast(page, 'টিউটরের অনুরোধ পাঠানো হয়েছে।')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Patience.');
});

test('PAR-013 PAR-016 PAR-042 PAR-044 PAR-045 PAR-046 PAR-092 PAR-093 PAR-101 PAR-102 PAR-104 PAR-120 PAR-121 the week with a tutor, and its calendar', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(90_000);
  const family = await newFamily(site);
  const student = await addStudent(family, 'Tasnim');
  const deal = await hire(site, family, student, await addLocation(family, 'House 7, Road 3'));
  await putSession(context, site.url, family.record);
  await page.goto(`${home}/teachers/manage-tutor`);
  await expect(page.getByRole('article', { name: deal.tutor.name })).toBeVisible();
  await page.goto(`${home}/teachers/my-tutor`);
  const card = page.getByRole('article', { name: deal.tutor.name });
  await expect(card.getByRole('link', { name: `Call ${deal.tutor.phone_no}` })).toHaveAttribute(
    'href',
    `tel:${deal.tutor.phone_no}`,
  );
  await card.getByRole('link', { name: 'Manage Tutor' }).click();
  await expect(page).toHaveURL(
    `${home}/manage-tutor/routine/${deal.studentId}/${deal.tutorId}/${deal.jobId}`,
  );
  await expect(page.getByText("This tutor doesn't have any routine!")).toBeVisible();
  const job = page.getByRole('link', { name: 'Job Details' });
  await expect(job).toHaveAttribute('target', '_blank');
  await expect(job).toHaveAttribute('href', `/job-details/${deal.jobId}`);

  const open = page.getByRole('button', { name: 'Add Routine' });
  await open.click();
  const add = dialog(page, 'Add Routine');
  const send = add.getByRole('button', { name: 'Add Routine' });
  await send.click();
  for (const text of ['Please select a day.', 'Please select a time.', 'Please select at least one subject.'])
    await expect(add.getByText(text)).toBeVisible();
  await add.getByLabel('Day').selectOption('Saturday');
  await add.getByLabel('Time').fill('17:00');
  await add.getByRole('checkbox', { name: 'Mathematics' }).check();
  const listed = page.waitForResponse(/\/api\/routine\?/);
  await send.click();
  await listed;
  await expect(toast(page, 'Routine added successfully.')).toBeVisible();
  await expect(add).toBeHidden();
  const row = page.getByRole('row', { name: /Saturday.*Mathematics/ });
  await expect(row).toContainText('05:00 PM');

  await open.click();
  await expect(add.getByRole('option', { name: 'Saturday' })).toBeDisabled();
  await expect(add.getByRole('option', { name: 'Sunday' })).toBeEnabled();
  await expect(add.getByLabel('Time')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(add).toBeHidden();

  await row.click();
  const edit = dialog(page, 'Update Routine');
  await expect(edit.getByLabel('Day')).toBeDisabled();
  await edit.getByLabel('Time').fill('18:30');
  const put = page.waitForRequest((request) => request.method() === 'PUT');
  await edit.getByRole('button', { name: 'Update Routine' }).click();
  expect((await put).postDataJSON()).toMatchObject({ day: 1, time: '18:30' });
  await expect(toast(page, 'Routine updated successfully.')).toBeVisible();
  await expect(row).toContainText('06:30 PM');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('class-routine.ics');
  const calendar = await readFile(await file.path(), 'utf8');
  expect(calendar).toMatch(
    /DTSTART;TZID=Asia\/Dhaka:\d{8}T183000\r\nDURATION:PT90M\r\nRRULE:FREQ=WEEKLY;BYDAY=SA/,
  );
});

test("PAR-110 another family's things are not found, whatever ids the address has", async ({
  page,
  context,
  site,
  problems,
}) => {
  test.setTimeout(90_000);
  problems.allow(/status of (404|422)/);
  const victim = await newFamily(site);
  const student = await addStudent(victim, 'Tasnim');
  const place = await addLocation(victim, 'House 7, Road 3');
  const pending = await addRequest(victim, student, place);
  const deal = await hire(site, victim, student, place);
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
    `${routine}/${deal.studentId}/${deal.tutorId}/${deal.jobId}`,
    `${routine}/a/b/c`,
  ];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: lost }), address).toBeVisible();
    for (const secret of ['Tasnim', 'House 7', deal.tutor.phone_no])
      await expect(page.locator('main'), address).not.toContainText(secret);
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
