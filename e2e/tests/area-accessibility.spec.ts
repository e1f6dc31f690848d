import { accounts, signIn } from '../support/accounts.ts';
import { axe } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** Pages of both areas, opened with what the demo data has on them. */
const areas = {
  [accounts.readyTutor]: [
    '/tutor/profile/overview',
    '/tutor/profile/students',
    '/tutor/profile/update/tutoring',
    '/tutor/profile/update/education',
    '/tutor/profile/update/personal',
    '/tutor/profile/update/certificate',
    '/tutor/my-students',
    '/tutor/my-pending-students',
    '/tutor/job-board/available-jobs',
    '/tutor/job-history/applied-jobs',
    '/tutor/confirmation-letters',
    '/tutor/payment/invoice',
    '/tutor/payment/pay-now',
    '/tutor/payment/transaction-history',
    '/tutor/settings/personal-info',
    '/tutor/settings/change-password',
    '/tutor/settings/social-media',
    '/tutor/settings/account-status',
    '/tutor/settings/pay-info',
    '/tutor/cv',
    '/tutor/live-tutoring/view',
    '/tutor/shop',
  ],
  [accounts.guardian]: [
    '/parent/dashboard/hire',
    '/parent/dashboard/hire/home-tutor',
    '/parent/dashboard/hire/home-coach',
    '/parent/dashboard/online-lesson',
    '/parent/dashboard/profile/overview',
    '/parent/dashboard/profile/timeline',
    '/parent/dashboard/requests/tutor-requests',
    '/parent/dashboard/requests/coach-requests',
    '/parent/dashboard/teachers/my-tutor',
    '/parent/dashboard/teachers/my-coach',
    '/parent/dashboard/payment/invoice',
    '/parent/dashboard/payment/transaction-history',
    '/parent/dashboard/payment/invoice/pay-now',
    '/parent/dashboard/community',
    '/parent/dashboard/bag',
    '/parent/dashboard/settings/personal-info',
    '/parent/dashboard/settings/location',
    '/parent/dashboard/settings/students',
    '/parent/dashboard/manage-coach/job-details',
    '/parent/dashboard/manage-tutor/job-details',
  ],
};
test.use({ contextOptions: { reducedMotion: 'reduce' } });
const looks = [
  ['en', 'light', 1280],
  ['bn', 'dark', 360],
] as const;

for (const [account, paths] of Object.entries(areas))
  for (const [language, mode, width] of looks)
    test(`the pages of ${account} have no violation and no overflow (${language}, ${mode}, ${width} px)`, async ({
      page,
      context,
      site,
    }) => {
      test.setTimeout(200_000);
      await signIn(context, site.url, account);
      await context.addCookies([{ name: 'gt_selected_language', value: language, url: site.url }]);
      await page.addInitScript((value) => localStorage.setItem('porao-color-mode', value), mode);
      await page.setViewportSize({ width, height: 800 });
      const found: string[] = [];
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { violations } = await axe(page).analyze();
        for (const { id, nodes } of violations)
          for (const { html } of nodes) found.push(`${path} ${id} ${html.slice(0, 160)}`);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) found.push(`${path} overflows ${over}`);
      }
      expect(found).toEqual([]);
    });
