import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { putSession } from '../support/accounts.ts';
import { dialog } from '../support/board.ts';
import {
  addRequest,
  approve,
  callerOf,
  hire,
  newHousehold,
  operatorOf,
  readyTutors,
} from '../support/family.ts';
import { overflowOf } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

const home = '/parent/dashboard';
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('PAR-004 PAR-005 PAR-011 PAR-037 PAR-038 PAR-040 PAR-041 PAR-089 PAR-090 PAR-095 PAR-096 PAR-112 PAR-118 PAR-119 a request is sent with what was chosen, and changed', async ({
  page,
  context,
  site,
}) => {
  const family = await newHousehold(site);
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
    page.getByRole('group', { name: 'Tutor gender' }).getByLabel('Any', { exact: true }),
  ).toBeChecked();
  await expect(page.getByLabel('Home Tutoring')).toBeChecked();
  await expect(page.getByRole('group', { name: 'Days in week' }).getByLabel('5')).toBeChecked();
  await send.click();
  await expect(page.getByText('Please select at least one subject.')).toBeVisible();
  // The only student and the only address are chosen.
  await expect(page.getByLabel('Student', { exact: true }).locator('option:checked')).toHaveText(
    'Tasnim, Class 8',
  );
  await expect(page.getByLabel('Location', { exact: true }).locator('option:checked')).toHaveText(
    'Dhanmondi, Dhaka: House 7, Road 3',
  );
  await page.getByRole('checkbox', { name: 'Mathematics' }).check();
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/tutor-request'),
  );
  await send.click();
  expect((await posted).postDataJSON()).toMatchObject({
    tutor_gender: 3,
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
  const family = await newHousehold(site);
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
  const family = await newHousehold(site);
  const deal = await hire(site, family);
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
    `${home}/manage-tutor/routine/${family.student.id}/${deal.tutorId}/${deal.jobId}`,
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
  await expect(add.getByText('Please select a day.')).toBeVisible();
  // The job's time and subjects are there.
  await expect(add.getByLabel('Time')).not.toHaveValue('');
  await add.getByRole('checkbox', { name: 'Saturday' }).check();
  await add.getByRole('checkbox', { name: 'Monday' }).check();
  await add.getByLabel('Time').fill('17:00');
  await add.getByRole('checkbox', { name: 'Mathematics' }).check();
  const listed = page.waitForResponse(/\/api\/routine\?/);
  await send.click();
  await listed;
  await expect(toast(page, 'Routine added successfully.')).toBeVisible();
  await expect(add).toBeHidden();
  const row = page.getByRole('row', { name: /Saturday.*Mathematics/ });
  await expect(row).toContainText('05:00 PM');
  await expect(page.getByRole('row', { name: /Monday.*05:00 PM/ })).toBeVisible();

  await open.click();
  await expect(add.getByRole('checkbox', { name: 'Saturday' })).toBeDisabled();
  await expect(add.getByRole('checkbox', { name: 'Sunday' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(add).toBeHidden();

  await row.click();
  const edit = dialog(page, 'Update Routine');
  await expect(edit.getByRole('checkbox', { name: 'Saturday' })).toBeDisabled();
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

test('WAI-009 both sides read until when the other answers, and the tutor answers with a press, at 360 px in Bengali and dark', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => localStorage.setItem('porao-color-mode', 'dark'));
  await context.addCookies([{ name: 'gt_selected_language', value: 'bn', url: site.url }]);
  const fits = () => expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
  const until = '[০-৯]{2} \\S+ [০-৯]{4}, \\S+ [০-৯:]+-এর মধ্যে';
  const card = page.getByRole('article');
  const operator = await operatorOf(site);
  const [phone = ''] = await readyTutors(operator);
  const family = await newHousehold(site);
  const request = await addRequest(family);
  await putSession(context, site.url, family.record);
  await page.goto(`${home}/requests/tutor-requests`);
  await expect(card).toContainText(new RegExp(`আমরা ${until} এটি দেখব`));
  await fits();

  const tutor = await callerOf(site, phone);
  const jobId = await approve(operator, request.id);
  await tutor.post(`/api/apply/${jobId}`);
  const candidates = `${home}/requests/tutor-requests/${request.id}/candidates`;
  await page.goto(candidates);
  await expect(page.getByText(new RegExp(`অনুগ্রহ করে ${until} তাঁদের উত্তর দিন`))).toBeVisible();
  await card.getByRole('button', { name: 'দেখা করতে চাই' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'দেখা করতে চাই' }).click();
  await expect(card).toContainText(new RegExp(`টিউটর ${until} উত্তর দেবেন`));
  // Nobody waits for the guardian any more.
  await expect(page.getByText(/তাঁদের উত্তর দিন/)).toHaveCount(0);
  await fits();

  await putSession(context, site.url, tutor.record);
  await page.goto('/tutor/job-history/applied-jobs');
  const asked = card.filter({ hasText: 'পরিবারটি আপনার সঙ্গে দেখা করতে চায়' });
  await expect(asked).toContainText(new RegExp(`অনুগ্রহ করে ${until} উত্তর দিন`));
  await fits();
  await asked.getByRole('button', { name: 'আমি আসব' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'আমি আসব' }).click();
  await expect(card.filter({ hasText: 'আপনি দেখা করতে আসবেন' })).toHaveCount(1);

  await putSession(context, site.url, family.record);
  await page.goto(candidates);
  await expect(card).toContainText('টিউটর আসবেন');
  // Off the board, which other tests read.
  await operator.post(`/api/ops/jobs/${jobId}/cancel`, { reason: 'The test is over' });
});
