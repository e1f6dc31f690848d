import { shiftsOf, watchShifts } from '../support/layout-shift.ts';
import { shiftLimit, testPageShifts } from '../support/page-shifts.ts';
import { expect, test } from '../support/test.ts';

/** The first page of each area, and what has moved once; every page: long/layout-shift.spec.ts. */
const sample = [
  '/',
  '/job-board',
  '/job-details/:jobId?',
  '/auth/signin',
  '/tutor/dashboard',
  '/tutor/profile/students',
  '/tutor/profile/update/education',
  '/tutor/profile/update/personal',
  '/tutor/confirmation-letters',
  '/tutor/settings/personal-info',
  '/parent/dashboard',
  '/parent/dashboard/requests/tutor-requests',
  '/parent/dashboard/settings/personal-info',
  '/ops/today',
  '/ops/requests',
  '/ops/people/:userId',
];

testPageShifts(new Set(sample));

test('nothing moves while the landing page is scrolled to its end', async ({ page, context }) => {
  await watchShifts(context);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.mouse.move(width / 2, 400);
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const below = await page.evaluate(() => document.body.scrollHeight - innerHeight - scrollY);
      expect(below).toBeLessThan(1);
    }).toPass({ intervals: [0] });
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    const { total, moved } = await shiftsOf(page);
    expect(total, moved.join('\n')).toBeLessThan(shiftLimit);
  }
});
