import type { JobHistoryItem } from '@porao/contracts';
import { accounts } from '../support/accounts.ts';
import { boardAnswer, dialog, distance, jobById, jobIn } from '../support/board.ts';
import { callerOf, operatorOf, readyTutors } from '../support/family.ts';
import { holdFiles } from '../support/held-files.ts';
import { signInByForm } from '../support/people.ts';
import { requestsTo } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const applyCalls = /\/api\/apply\//;

test('PUB-059 PUB-047 PUB-049 PUB-067 PUB-071 PUB-078 PUB-082 PUB-088 SHL-021 from the board around Dhanmondi to an application that outlives a restart', async ({
  page,
  site,
  workerSite,
}) => {
  const [, , phone = ''] = await readyTutors(await operatorOf(site));
  const tutor = await callerOf(site, phone);
  const applied = await tutor.get<{ data: JobHistoryItem[] }>('/api/tutoring/jobs/applied?per_page=100');
  await page.goto('/job-board');
  const found = page.getByText(/^Found [\d,]+\+? Jobs$/);
  await expect(found).toBeVisible();
  const before = await found.innerText();

  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = dialog(page, 'Filter jobs');
  await panel.getByRole('combobox', { name: 'Location' }).fill('Dhanmondi');
  await panel.getByRole('option', { name: /^Dhanmondi, Dhaka/ }).click();
  await panel.getByLabel('With In').selectOption({ label: '5 km' });
  const answered = boardAnswer(page);
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(panel).toBeHidden();

  await expect(page).toHaveURL(/place=Dhanmondi.*lat=23\.\d+&lon=90\.\d+&distance=5/);
  const answer = (await (await answered).json()) as {
    data: { id: number; latitude: number; longitude: number }[];
  };
  const url = new URL(page.url());
  const centre = {
    latitude: Number(url.searchParams.get('lat')),
    longitude: Number(url.searchParams.get('lon')),
  };
  expect(answer.data.length).toBeGreaterThan(0);
  // Shown positions are centres of cells of about 1 km.
  for (const job of answer.data) expect(distance(centre, job)).toBeLessThan(6);
  await expect(found).not.toHaveText(before);

  // A run before this one on the same site has applied to some.
  const old = new Set(applied.data.map(({ jobId: one }) => one));
  const jobId = answer.data.find(({ id }) => !old.has(id))?.id;
  const card = page.locator(`[data-job-id="${jobId}"]`);
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(`/job-details/${jobId}`);
  const job = await jobById(site, Number(jobId));

  const calls = requestsTo(page, applyCalls);
  await page.getByRole('link', { name: 'Apply Now' }).click();
  await expect(page).toHaveURL('/auth/signin');
  expect(calls).toEqual([]);
  await signInByForm(page, phone);
  await expect(page).toHaveURL(`/job-details/${jobId}`);

  const confirmation = dialog(page, 'Confirmation!');
  await expect(confirmation).toBeVisible();
  const fact = (label: string) => confirmation.locator('dt', { hasText: label }).locator('+ dd');
  await expect(fact('Class')).toHaveText(job.iclass.class_name);
  await expect(fact('Location')).toContainText(job.location?.location_name ?? 'Dhaka');
  await expect(fact('Time')).not.toBeEmpty();
  await expect(fact('Duration')).toContainText(String(job.tutoring_duration));
  await expect(fact('Days')).toContainText(String(job.days_in_week));
  await expect(fact('Salary')).toContainText(job.actual_salary.toLocaleString('en'));
  await expect(confirmation.getByText('Do you agree')).toBeVisible();
  expect(calls).toEqual([]);
  const sending = page.waitForResponse(applyCalls);
  await confirmation.getByRole('button', { name: 'Yes I Agree' }).click();
  const sent = await sending;
  expect(sent.status()).toBe(200);
  const { message } = (await sent.json()) as { message: string };
  await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
  await expect(page.getByTestId('confetti')).toBeAttached();
  const badge = page.locator('#content').getByText('Applied', { exact: true });
  await expect(badge).toBeVisible();
  const notice = page.getByText('You have applied to this job.');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeHidden();
  await expect(page.getByText(/^You( and \d+ others?)? applied$/)).toBeVisible();
  expect(calls).toHaveLength(1);

  await workerSite.stopApi();
  await workerSite.startApi();
  await workerSite.restartGateway();
  await page.reload();
  await expect(badge).toBeVisible();
  await expect(notice).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeHidden();
  await page.goto(url.pathname + url.search);
  const shown = page.locator(`[data-job-id="${jobId}"]`);
  await expect(shown.getByText('Applied', { exact: true })).toBeVisible();
});

test('SHL-060 SHL-070 SHL-091 SHL-092 SHL-093 a guest applies and signs in before the scripts are there, and goes on from there', async ({
  page,
  site,
}) => {
  const release = await holdFiles(page);
  const { id } = await jobIn(site, 'Dhaka', 1);
  await page.goto(`/job-details/${id}`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Apply Now' }).click();
  const served = page.locator('#porao-first');
  await expect(served.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await signInByForm(served, accounts.readyTutor);
  const pressed = served.getByRole('button', { name: 'Sign in' });
  await expect(pressed).toHaveAttribute('aria-busy', 'true');
  await expect(pressed).toHaveCSS('opacity', '0.6');
  release();
  await expect(page).toHaveURL(`/job-details/${id}`);
  await expect(dialog(page, 'Confirmation!')).toBeVisible();
});
