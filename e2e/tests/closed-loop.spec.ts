import type { BrowserContext, Page } from '@playwright/test';
import { putSession } from '../support/accounts.ts';
import { dialog, openJob } from '../support/board.ts';
import {
  addLocation,
  addStudent,
  applicationsOf,
  approve,
  callerOf,
  move,
  newFamily,
  operatorOf,
  pendingRequests,
  readyTutors,
} from '../support/family.ts';
import { expect, test } from '../support/test.ts';

async function apply(page: Page, jobId: number): Promise<void> {
  await page.goto('/job-board');
  await page.locator(`[data-job-id="${jobId}"]`).getByRole('link', { name: 'View Details' }).click();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await dialog(page, 'Confirmation!').getByRole('button', { name: 'Yes I Agree' }).click();
  await expect(page.getByText('You have applied to this job.')).toBeVisible();
}

test('PAR-089 PAR-118 PAR-042 PAR-045 PAR-110 a request becomes a job, a deal and a routine between three people', async ({
  browser,
  site,
  problems,
}) => {
  const contexts: BrowserContext[] = [];
  const open = async (person: { record: Parameters<typeof putSession>[2] }): Promise<Page> => {
    const context = await browser.newContext();
    contexts.push(context);
    problems.watch(context);
    await putSession(context, site.url, person.record);
    return context.newPage();
  };

  const operator = await operatorOf(site);
  const family = await newFamily(site);
  const student = await addStudent(family, 'Tasnim');
  await addLocation(family, 'House 7, Road 3');
  const [one = '', two = ''] = await readyTutors(operator);
  const chosen = await callerOf(site, one);
  const other = await callerOf(site, two);
  const guardian = await open(family);
  let jobId = 0;

  await test.step('the guardian posts a request', async () => {
    await guardian.goto('/parent/dashboard/hire/home-tutor');
    await guardian.getByLabel('Student', { exact: true }).selectOption('Tasnim, Class 8');
    await guardian.getByLabel('Location', { exact: true }).selectOption('Dhanmondi, Dhaka: House 7, Road 3');
    await guardian.getByRole('checkbox', { name: 'Mathematics' }).check();
    await guardian.getByRole('radio', { name: 'Any' }).check();
    await guardian.getByLabel('Requirement (optional)').fill('Patience.');
    await guardian.getByRole('button', { name: 'Send request' }).click();
    await expect(guardian).toHaveURL('/parent/dashboard/requests/tutor-requests');
    await expect(guardian.getByText('Tutor request sent successfully.')).toBeVisible();
    await expect(guardian.getByRole('article').getByText('Pending')).toBeVisible();
  });

  await test.step('the operator approves it as a job', async () => {
    const requests = await pendingRequests(operator);
    const request = requests.find(({ guardian: { phone_no } }) => phone_no === family.person.phone);
    expect(request?.tutor_requirement).toBe('Patience.');
    jobId = await approve(operator, request?.id ?? 0);
  });

  const first = await open(chosen);
  const second = await open(other);
  await test.step('it is on the board, and two tutors apply', async () => {
    await apply(first, jobId);
    await apply(second, jobId);
  });

  await test.step('the guardian sees both without a phone number, prefers one and asks to meet', async () => {
    await guardian.reload();
    await guardian.getByRole('link', { name: 'Candidates (2)' }).click();
    const cards = guardian.getByRole('article');
    await expect(cards).toHaveCount(2);
    await expect(guardian.locator('main')).not.toContainText(one);
    await expect(guardian.locator('main')).not.toContainText(two);
    const applications = await applicationsOf(operator, jobId);
    const name = applications.find(({ tutor }) => tutor.phone_no === one)?.tutor.name ?? '';
    const card = guardian.getByRole('article', { name });
    await card.getByRole('button', { name: 'Prefer' }).click();
    await expect(card.getByRole('button', { name: 'Preferred', pressed: true })).toBeVisible();
    await card.getByRole('button', { name: 'Ask to meet' }).click();
    await dialog(guardian, `Meet ${name}?`).getByRole('button', { name: 'Ask to meet' }).click();
    await expect(card.getByText('Meeting requested')).toBeVisible();
  });

  await test.step('the operator sees the marks, appoints and confirms', async () => {
    const applications = await applicationsOf(operator, jobId);
    const application = applications.find(({ preferred }) => preferred);
    expect(application?.tutor.phone_no).toBe(one);
    expect(application?.meet_asked_at).not.toBeNull();
    for (const to of ['shortlisted', 'appointed', 'confirm']) await move(operator, application?.id ?? 0, to);
  });

  await test.step('the job leaves the board, and the other tutor reads why', async () => {
    await second.goto('/job-board');
    await expect(second.getByText(/^Found [\d,]+\+? Jobs$/)).toBeVisible();
    await expect(second.locator(`[data-job-id="${jobId}"]`)).toHaveCount(0);
    await second.goto('/tutor/job-history/cancel-jobs');
    const ended = second
      .getByRole('article')
      .filter({ has: second.locator(`[href="/job-details/${jobId}"]`) });
    await expect(ended.getByText(/^Why it ended: \S/)).toBeVisible();
  });

  await test.step("both sides see each other's contact", async () => {
    await guardian.goto('/parent/dashboard/teachers/my-tutor');
    await expect(guardian.getByRole('link', { name: `Call ${one}` })).toHaveAttribute('href', `tel:${one}`);
    await first.goto('/tutor/my-pending-students');
    const pending = first
      .getByRole('article')
      .filter({ has: first.locator(`[href="/job-details/${jobId}"]`) });
    await expect(pending).toContainText(family.person.name);
    await expect(pending).toContainText('House 7, Road 3');
    await expect(pending.locator(`[href="tel:${family.person.phone}"]`)).toBeVisible();
  });

  await test.step('the guardian plans the week', async () => {
    await guardian.getByRole('link', { name: 'Manage Tutor' }).click();
    await expect(guardian).toHaveURL(
      new RegExp(`/parent/dashboard/manage-tutor/routine/${student.id}/\\d+/${jobId}$`),
    );
    await expect(guardian.getByText("This tutor doesn't have any routine!")).toBeVisible();
    await guardian.getByRole('button', { name: 'Add Routine' }).click();
    const form = dialog(guardian, 'Add Routine');
    await form.getByLabel('Day').selectOption('Saturday');
    await form.getByLabel('Time').fill('17:00');
    await form.getByRole('checkbox', { name: 'Mathematics' }).check();
    await form.getByRole('button', { name: 'Add Routine' }).click();
    await expect(guardian.getByRole('row', { name: /Saturday.*05:00 PM.*Mathematics/ })).toBeVisible();
  });

  await test.step('the tutor has an unpaid invoice of the job', async () => {
    await first.goto('/tutor/payment/invoice');
    const invoice = first
      .getByRole('article')
      .filter({ has: first.locator(`[href="/job-details/${jobId}"]`) });
    await expect(invoice.getByText('Unpaid')).toBeVisible();
    // 55 % of the first 6,000: a home tutor's charge.
    await expect(invoice).toContainText('৳ 3,300');
  });

  await openJob(first, jobId);
  for (const context of contexts) await context.close();
});
