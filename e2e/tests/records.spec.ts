import { violationsOf } from '../support/axe.ts';
import { applicationsOf, newJob } from '../support/family.ts';
import { actAs } from '../support/outboxes.ts';
import { operatorPage, pageOf, phone } from '../support/sides.ts';
import { overflowOf } from '../support/sweep.ts';
import { taughtDeal } from '../support/taught.ts';
import { expect, test } from '../support/test.ts';

test('TUT-231 TUT-232 API-486 OPS-476 a family and operators see what the lessons of an applicant prove from the moment at which the tutor agrees until it is taken back', async ({
  page,
  context,
  browser,
  site,
  problems,
}) => {
  const { tutor } = await taughtDeal(site);
  const { operator, family, request, jobId } = await newJob(site);
  const headers = { authorization: `Bearer ${tutor.token}`, 'content-type': 'application/json' };
  const applied = await fetch(`${site.url}/api/apply/${jobId}`, { method: 'POST', headers, body: '{}' });
  expect(applied.ok).toBe(true);
  expect(await applicationsOf(operator, jobId)).toHaveLength(1);
  await actAs(context, site, { caller: family, language: 'bn' });
  await page.setViewportSize(phone);
  const cv = await pageOf({ browser, site, problems }, tutor);
  const proved = page.getByText(/পরিবারের প্রমাণ: ২ মাসে|পরিবারের প্রমাণ: ৩ মাসে/);
  const candidates = `/parent/dashboard/requests/tutor-requests/${request.id}/candidates`;

  await test.step('the family sees nothing of it before', async () => {
    await page.goto(candidates);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(proved).toHaveCount(0);
  });

  await test.step('the tutor reads what the lessons prove, and agrees', async () => {
    await cv.goto('/tutor/cv');
    await expect(cv.getByText('Only you see this.')).toBeVisible();
    await cv.getByRole('button', { name: 'Show it' }).click();
    await expect(cv.getByText(/^Shown since/)).toBeVisible();
    await expect(cv.getByText('Proved by families', { exact: true })).toBeVisible();
    expect(await violationsOf(cv)).toEqual([]);
  });

  await test.step('the family and operators see it', async () => {
    await page.reload();
    await expect(proved).toBeVisible();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
    const ops = await operatorPage({ browser, site, problems });
    await ops.goto(`/ops/jobs/${jobId}`);
    await expect(ops.getByText(/^Proved: \d+ lessons in [23] months/)).toBeVisible();
  });

  await test.step('the tutor takes it back', async () => {
    await cv.getByRole('button', { name: 'Do not show it any more' }).click();
    await expect(cv.getByText('Only you see this.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(proved).toHaveCount(0);
  });
});
