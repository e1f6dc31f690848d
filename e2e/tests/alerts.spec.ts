import { putSession } from '../support/accounts.ts';
import { violationsOf } from '../support/axe.ts';
import { callerOf, newJob, operatorOf, readyTutors } from '../support/family.ts';
import { overflowOf, setLook } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('ALR-032 a tutor saves the filters of the board, a job that fits is approved, and the notice in the bell opens it', async ({
  page,
  context,
  site,
}) => {
  const operator = await operatorOf(site);
  const [phone = ''] = await readyTutors(operator);
  const tutor = await callerOf(site, phone);
  await putSession(context, site.url, tutor.record);
  await page.goto('/job-board?category=1&class=111');
  await page.getByRole('button', { name: 'Tell me about jobs like this' }).click();
  const form = page.getByRole('dialog', { name: 'Tell me about jobs like this' });
  await form.getByLabel('Name').fill('Class 8 of Dhaka');
  await form.getByRole('radio', { name: 'At once' }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByRole('link', { name: 'My job alerts' }).click();
  await expect(page).toHaveURL('/tutor/settings/job-alerts');
  const saved = page.getByRole('list', { name: 'Saved searches' }).getByRole('listitem');
  await expect(saved.filter({ hasText: 'Class 8 of Dhaka' })).toContainText('At once');

  const { jobId } = await newJob(site);
  const text = `A new job fits your saved search "Class 8 of Dhaka": job ${jobId}`;
  const bell = page.getByRole('button', { name: /^Notices/ });
  await expect(bell).toHaveAccessibleName(/unread/);
  await bell.click();
  await page.getByRole('region', { name: 'Notices' }).getByRole('link', { name: text }).click();
  await expect(page).toHaveURL(`/job-details/${jobId}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Need Tutor For / })).toBeVisible();
  // Off the board, which other tests read.
  await operator.post(`/api/ops/jobs/${jobId}/cancel`, { reason: 'The test is over' });
});

for (const { language, press, on, paused, pause, list } of [
  {
    language: 'en',
    press: 'Tell me about tutors like this',
    on: 'You are told when more tutors who fit',
    paused: 'Messages about tutors who fit are paused.',
    pause: /^Pause /,
    list: 'Searches for tutors',
  },
  {
    language: 'bn',
    press: 'এমন টিউটর এলে আমাকে জানান',
    on: 'আপনাকে জানানো হবে।',
    paused: 'মেলে এমন টিউটরের খবর থামানো আছে।',
    pause: / থামান$/,
    list: 'টিউটরের জন্য সার্চ',
  },
])
  test(`ALR-033 a guardian asks for tutors like this on a request, finds it in the settings and pauses it, at 360 px in ${language}`, async ({
    page,
    context,
    site,
  }) => {
    const { operator, family, request, jobId } = await newJob(site);
    await putSession(context, site.url, family.record);
    await context.addCookies([{ name: 'gt_selected_language', value: language, url: site.url }]);
    const requestPage = `/parent/dashboard/requests/tutor-requests/${request.id}`;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(requestPage);
    /** Content of this width in both colours, each without a fault of accessibility. */
    const look = async () => {
      for (const mode of ['light', 'dark'] as const) {
        await setLook(page, { mode, width: 360 });
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        expect(await violationsOf(page)).toEqual([]);
      }
    };
    await page.getByRole('button', { name: press }).click();
    await expect(page.getByText(on)).toBeVisible();
    await look();

    // To the settings, by the link of the request, not of a menu.
    await page.getByRole('main').locator('a[href="/parent/dashboard/settings/tutor-alerts"]').click();
    const search = page.getByRole('list', { name: list }).getByRole('listitem');
    await expect(search).toHaveCount(1);
    await look();
    const pauses = search.getByRole('button', { name: pause });
    await pauses.click();
    await expect(pauses).toHaveCount(0);
    await search.getByRole('link').click();
    await expect(page.getByText(paused)).toBeVisible();
    await operator.post(`/api/ops/jobs/${jobId}/cancel`, { reason: 'The test is over' });
  });
