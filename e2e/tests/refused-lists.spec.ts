import { accounts, signIn } from '../support/accounts.ts';
import { turnTo } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

const message = 'This list is closed for a moment.';

/** Pages whose list is refused, and the call that gives it. */
const lists = {
  [accounts.readyTutor]: [
    ['/tutor/job-board/available-jobs', /\/api\/available-jobs\b/],
    ['/tutor/job-board/saved-jobs', /\/api\/saved-jobs/],
    ['/tutor/job-history/applied-jobs', /\/api\/tutoring\/jobs\/applied/],
    ['/tutor/my-students', /\/api\/tutor\/deals/],
    ['/tutor/visit', /\/api\/visits/],
    ['/tutor/profile/reviews', /\/api\/reviews\b/],
  ],
  [accounts.guardian]: [
    ['/parent/dashboard/requests/tutor-requests', /\/api\/tutor-request\b/],
    ['/parent/dashboard/teachers/my-tutor', /\/api\/my-tutor\b/],
    ['/parent/dashboard/profile/reviews', /\/api\/reviews\b/],
    ['/parent/dashboard/settings/students', /\/api\/my-student\b/],
    ['/parent/dashboard/settings/location', /\/api\/my-location\b/],
    ['/parent/dashboard/visit', /\/api\/visits/],
  ],
} as const;

for (const [account, pages] of Object.entries(lists))
  test(`RUL-015 a refused list says in a red banner why, in the area of ${account}`, async ({
    page,
    context,
    site,
    problems,
  }) => {
    problems.allow(/status of 409/);
    await signIn(context, site.url, account);
    await page.goto(account === accounts.readyTutor ? '/tutor/shop' : '/parent/dashboard/bag');
    for (const [path, call] of pages) {
      await page.route(call, (route) =>
        route.fulfill({
          status: 409,
          json: { type: 'error', status: 409, code: 'CONFLICT', message, errors: {} },
        }),
      );
      await turnTo(page, path);
      const banner = page.getByRole('alert').filter({ hasText: message });
      await expect(banner, path).toBeVisible();
      const red = await banner.evaluate((element) => {
        const [r = 0, g = 0, b = 0] = (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number);
        return r > g && r > b;
      });
      expect(red, path).toBe(true);
      await page.unroute(call);
    }
  });
