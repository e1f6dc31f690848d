import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { jobIn } from '../support/board.ts';
import { applicationsOf, callerOf, move, operatorOf, readyTutors } from '../support/family.ts';
import { expect, test } from '../support/test.ts';

const side = (page: Page) => page.locator('#area-menu');
/** Milliseconds after which a kept answer is asked for again. */
const cacheTime = 5 * 60_000;

interface SideCounts {
  data: { in_process: number };
}

const dateOf = (time: number) =>
  new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Dhaka',
  })
    .format(time)
    .replace(/ (\d+)$/, ', $1');

test('TUT-019 TUT-049 TUT-050 TUT-051 TUT-067 TUT-090 RUL-040 an operator moves an application to confirmed: history, counts, students, invoice and letter follow within the cache time', async ({
  page,
  context,
  site,
}) => {
  const job = await jobIn(site, 'Dhaka');
  const operator = await operatorOf(site);
  const phone = (await readyTutors(operator))[3] ?? '';
  const tutor = await callerOf(site, phone);
  const counted = await tutor.get<SideCounts>('/api/tutoring/sidebar-counts');
  await tutor.post(`/api/apply/${job.id}`);
  const found = await applicationsOf(operator, job.id);
  const application = found.find(({ tutor_id }) => tutor_id === tutor.record.tutorId);
  if (!application) throw new Error('The application is not there.');

  await page.clock.install();
  await signIn(context, site.url, phone);
  await page.goto('/tutor/job-history/applied-jobs');
  const row = page.getByRole('article').filter({ hasText: `Job ID ${job.id}` });
  const tabs = page.getByRole('navigation', { name: 'Stages of your applications' });
  const tab = (name: string) => tabs.getByRole('link', { name });
  const count = async (name: string) => Number(/\d+$/.exec(await tab(name).innerText())?.[0]);
  await expect(row).toBeVisible();
  // Only operators move an application: its card has the way to the job and nothing to press.
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect.poll(() => count('Applied')).toBeGreaterThan(0);
  const applied = await count('Applied');

  for (const [to, name] of [
    ['shortlisted', 'Shortlisted'],
    ['appointed', 'Appointed'],
    ['confirm', 'Confirmed'],
  ] as const) {
    const before = await count(name);
    await move(operator, application.id, to);
    await page.clock.fastForward(cacheTime + 1000);
    await tab(name).click();
    await expect(row).toBeVisible();
    await expect.poll(() => count(name)).toBe(before + 1);
  }
  expect(await count('Applied')).toBe(applied - 1);

  const pending = counted.data.in_process + 1;
  await side(page).getByRole('link', { name: 'My Students' }).click();
  await side(page)
    .getByRole('link', { name: new RegExp(`^Pending students\\s*${pending}$`) })
    .click();
  const students = page.getByRole('navigation', { name: 'Lists of students' });
  await expect(
    students.getByRole('link', { name: new RegExp(`^Pending Students\\s*${pending}$`) }),
  ).toBeVisible();
  const student = page.getByRole('article').filter({ hasText: `Job details, ${job.id}` });
  await expect(student).toContainText(`${job.actual_salary.toLocaleString('en')} BDT a month`);
  await expect(student.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:01\d{9}$/);
  await expect(student.getByRole('link', { name: /^Job details/ })).toHaveAttribute('target', '_blank');
  await student.getByRole('button', { name: 'Lessons have started' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, they have' }).click();
  await expect(student).toContainText('You confirmed that lessons have started.');

  await side(page).getByRole('link', { name: 'Confirmation Letters' }).click();
  const letter = page.getByRole('article').filter({ hasText: `Job details, ${job.id}` });
  await expect(letter).toContainText(`${application.tutor.name} was chosen on`);
  await letter.getByRole('link', { name: 'Platform charge' }).click();
  await expect(page).toHaveURL('/tutor/payment/invoice');
  const invoice = page.getByRole('article').filter({
    has: page.getByRole('link', { name: String(job.id), exact: true }),
  });
  await expect(invoice).toContainText('Unpaid');
  await expect(invoice).toContainText("% of the first month's salary of");
  await expect(invoice).toContainText(dateOf(Date.now() + 7 * 24 * 3600 * 1000));
});
