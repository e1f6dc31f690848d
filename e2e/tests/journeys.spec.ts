import type { Page } from '@playwright/test';
import type { TutorRequest } from '@porao/contracts';
import { accounts, signIn } from '../support/accounts.ts';
import { dialog, openJob } from '../support/board.ts';
import {
  applicationsOf,
  callerOf,
  type Household,
  move,
  newHousehold,
  newJob,
  operatorOf,
  queuedRequests,
  readyTutors,
} from '../support/family.ts';
import { countPresses } from '../support/presses.ts';
import { expect, test } from '../support/test.ts';

async function addRequest({ post, student, place }: Household, words?: string): Promise<number> {
  const body = {
    student_id: student.id,
    parent_location_id: place.id,
    subjects: [11101],
    budget: 6000,
    tutor_requirement: words,
  };
  return (await post<{ data: TutorRequest }>('/api/tutor-request', body)).data.id;
}

/** Ends the 5 s in which an act can be cancelled. */
async function sendNow(page: Page, act: RegExp): Promise<void> {
  const said = page.getByRole('status').filter({ hasText: act });
  await expect(said).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(said).toHaveCount(0);
}

test('SHL-153 SHL-154 a ready tutor on a phone applies from the page of a job in at most 3 presses', async ({
  page,
  context,
  site,
}) => {
  const { operator, jobId } = await newJob(site);
  const [phone = ''] = await readyTutors(operator);
  await signIn(context, site.url, phone);
  await page.setViewportSize({ width: 360, height: 740 });
  const presses = await countPresses(page);
  await openJob(page, jobId);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await dialog(page, 'Confirmation!').getByRole('button', { name: 'Yes I Agree' }).click();
  await expect(page.getByText('You have applied to this job.')).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(3);
});

test('SHL-153 OPS-310 an operator approves a request of the queue by one key', async ({
  page,
  context,
  site,
}) => {
  const family = await newHousehold(site);
  const id = await addRequest(family);
  await signIn(context, site.url, accounts.operator);
  await page.clock.install();
  const presses = await countPresses(page);
  await page.goto(`/ops/requests?q=${family.person.phone}`);
  await expect(page.getByRole('list', { name: 'Requests' }).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('a');
  await sendNow(page, /Approved: /);
  expect(presses()).toBeLessThanOrEqual(1);
  expect((await queuedRequests(await operatorOf(site))).map((request) => request.id)).not.toContain(id);
});

test('SHL-153 OPS-310 a request with words to look at takes two keys', async ({ page, context, site }) => {
  const family = await newHousehold(site);
  const id = await addRequest(family, 'Please call at House 7.');
  await signIn(context, site.url, accounts.operator);
  await page.clock.install();
  const presses = await countPresses(page);
  await page.goto(`/ops/requests?q=${family.person.phone}`);
  const row = page.getByRole('list', { name: 'Requests' }).getByRole('listitem');
  await expect(row.getByRole('button', { name: 'Seen' })).toBeVisible();
  await page.keyboard.press('s');
  await expect(row.getByRole('button', { name: 'Seen' })).toHaveCount(0);
  await page.keyboard.press('a');
  await sendNow(page, /Approved: /);
  expect(presses()).toBeLessThanOrEqual(2);
  expect((await queuedRequests(await operatorOf(site))).map((request) => request.id)).not.toContain(id);
});

test('SHL-153 OPS-310 to confirm a tutor, which charges one, takes two keys', async ({
  page,
  context,
  site,
}) => {
  const { operator, jobId } = await newJob(site);
  const [phone = ''] = await readyTutors(operator);
  await (await callerOf(site, phone)).post(`/api/apply/${jobId}`);
  const [application] = await applicationsOf(operator, jobId);
  for (const to of ['shortlisted', 'appointed']) await move(operator, Number(application?.id), to);
  await signIn(context, site.url, accounts.operator);
  await page.clock.install();
  const presses = await countPresses(page);
  await page.goto(`/ops/jobs/${jobId}`);
  await expect(page.getByRole('list', { name: 'Applications' }).locator(':scope > li')).toHaveCount(1);
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: /^Confirm: charges the tutor ৳ / })).toBeFocused();
  await page.keyboard.press('Enter');
  await sendNow(page, /Confirmed: /);
  expect(presses()).toBeLessThanOrEqual(2);
  expect(['confirm', 'payment']).toContain((await applicationsOf(operator, jobId))[0]?.state);
});
