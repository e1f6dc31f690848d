import { accounts, signIn } from '../support/accounts.ts';
import { boardJobs, dialog, jobById, openJob } from '../support/board.ts';
import { pendingRequests, turnTo, untilReady } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

test('PUB-009 PUB-012 registration is free, and what was accepted cannot be cancelled', async ({
  page,
  context,
  site,
}) => {
  const pending = pendingRequests(page);
  await page.goto('/');
  await expect(page.getByText('Registration is free for parents and tutors.')).toBeVisible();
  await page.goto('/auth/tutor/signup');
  await expect(page.getByLabel('Full name')).toBeVisible();
  await expect(page.locator('#content')).not.toContainText(/pay|৳|BDT|fee/i);

  await page.goto('/terms-conditions');
  await expect(page.getByText('A tutor cannot cancel after accepting a job.')).toBeVisible();
  await signIn(context, site.url, accounts.readyTutor);
  await page.goto('/tutor/shop');
  for (const stage of ['applied', 'shortlisted', 'appointed', 'confirm']) {
    await turnTo(page, `/tutor/job-history/${stage}-jobs`);
    await untilReady(page, pending);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('#content').getByRole('button', { name: /cancel|withdraw/i })).toHaveCount(0);
  }
});

test('PUB-065 PUB-099 RUL-027 RUL-028 RUL-029 RUL-030 the side area has the 80 % rule, the weights and the suggestions in both languages; the panel starts at 5 km of eleven distances and at any gender', async ({
  page,
}) => {
  await page.goto('/job-board');
  const guide = page.getByRole('complementary', { name: 'Before you apply' });
  await expect(guide.getByText('at least 80% of your profile')).toBeVisible();
  await expect(guide.getByText('প্রোফাইলের অন্তত ৮০%')).toBeVisible();
  await expect(guide.locator('[lang="en"] strong')).toHaveText(['5%', '25%', '30%', '30%', '10%']);
  await expect(guide.locator('[lang="bn"] strong')).toHaveText(['৫%', '২৫%', '৩০%', '৩০%', '১০%']);
  await expect(guide.locator('[lang="en"]').first()).toContainText('within 2 km of their teaching location');
  await expect(guide.locator('[lang="en"]').first()).toContainText('parents find tutors within 1 km');
  await expect(guide.locator('[lang="bn"]').first()).toContainText('২/৩ কিলোমিটারের মধ্যে');
  await expect(guide.locator('[lang="bn"]').first()).toContainText('১ কিলোমিটারের মধ্যে');

  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = dialog(page, 'Filter jobs');
  const within = panel.getByLabel('With In');
  await expect(within).toHaveValue('5');
  await expect(within.locator('option')).toHaveText(
    [1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 50].map((km) => `${km} km`),
  );
  const gender = panel.getByRole('group', { name: 'Tutor gender' });
  await expect(gender.getByRole('radio', { name: 'Any' })).toBeChecked();
});

test('PUB-039 PUB-045 PUB-070 three jobs say whom they want, and one shows its facts', async ({
  page,
  site,
}) => {
  // Other tests publish jobs meanwhile, which move cards out of sight: any card of each kind will do.
  await page.goto('/job-board');
  await page.mouse.move(400, 400);
  for (const words of ['Male Tutor preferred', 'Female Tutor preferred', 'Any Tutor preferred']) {
    const found = page.getByRole('article').getByText(words, { exact: true }).first();
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 600);
        return found.isVisible();
      })
      .toBe(true);
  }
  const jobs = await boardJobs(site);
  // The oldest of the page: one that another test has just published has no "ago".
  const card = jobs.at(-1);
  if (!card) throw new Error('The board is empty.');
  await openJob(page, card.id);
  const job = await jobById(site, card.id);
  const head = page.getByRole('region', { name: `Need Tutor For ${job.iclass.class_name}` });
  await expect(head).toContainText(`${job.location?.location_name}, ${job.city?.city_name}`);
  await expect(head).toContainText(job.full_address ?? 'Not specified');
  await expect(head).toContainText(job.actual_salary.toLocaleString('en-IN'));
  await expect(head).toContainText(/\d\d [A-Z][a-z]{2}, 20\d\d/);
  await expect(head.locator('time')).toHaveText(/^Posted .+ ago$/);
  await expect(head).toContainText(/\d views?/);
});

test('PUB-051 a bar at the bottom of a guest’s phone leads to an account and the terms', async ({
  page,
  context,
  site,
}) => {
  const [job] = await boardJobs(site);
  if (!job) throw new Error('The board is empty.');
  await page.setViewportSize({ width: 360, height: 740 });
  await openJob(page, job.id);
  const bar = page.getByRole('region', { name: 'Create account' });
  await expect(bar).toBeInViewport();
  const box = await bar.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(740);
  await page.mouse.wheel(0, 400);
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(box?.y);
  await expect(bar).toContainText('you must create an account');
  await expect(bar.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms-conditions');

  await page.setViewportSize({ width: 768, height: 900 });
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(context, site.url, accounts.readyTutor);
  await openJob(page, job.id);
  await expect(bar).toHaveCount(0);
});
