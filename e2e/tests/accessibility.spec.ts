import type { Page } from '@playwright/test';
import { accounts, signIn } from '../support/accounts.ts';
import { axe } from '../support/axe.ts';
import { jobIn } from '../support/board.ts';
import type { TestSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

interface Place {
  readonly name: string;
  readonly path: string | ((site: TestSite) => Promise<string>);
  readonly account?: string;
}

const places: readonly Place[] = [
  { name: 'the landing page', path: '/' },
  { name: 'the job board', path: '/job-board' },
  { name: 'a job', path: async (site) => `/job-details/${(await jobIn(site, 'Dhaka')).id}` },
  { name: 'sign-in', path: '/auth/signin' },
  { name: 'the sign-up form', path: '/auth/tutor/signup' },
  { name: 'the choice of sign-up', path: '/signup-as' },
  { name: 'the code page', path: '/auth/otp-verification' },
  {
    name: "the tutor's last step",
    path: '/auth/tutor/details/tutor-location',
    account: accounts.incompleteTutor,
  },
  { name: "the tutor's dashboard", path: '/tutor/dashboard', account: accounts.readyTutor },
  { name: "the guardian's dashboard", path: '/parent/dashboard', account: accounts.guardian },
];

const modeKey = 'porao-color-mode';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path, account } of places) {
  test(`${name} has no violation in both languages, modes and on phone and desktop`, async ({
    page,
    context,
    site,
  }) => {
    test.setTimeout(120_000);
    if (account) await signIn(context, site.url, account);
    const address = typeof path === 'string' ? path : await path(site);
    const found: string[] = [];
    for (const language of ['en', 'bn']) {
      await context.addCookies([{ name: 'gt_selected_language', value: language, url: site.url }]);
      for (const mode of ['light', 'dark']) {
        await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
          modeKey,
          mode,
        ] as const);
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', mode);
        await expect(page.locator('[data-main-content]').first()).toBeVisible();
        await expect(
          page.getByRole('progressbar', { name: /^(Loading the page|পাতাটি আনা হচ্ছে)$/ }),
        ).toBeHidden();
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 800 });
          for (const line of await violations(page)) found.push(`${language} ${mode} ${width}: ${line}`);
        }
      }
    }
    expect(found).toEqual([]);
  });
}

async function violations(page: Page): Promise<string[]> {
  const { violations: list } = await axe(page).analyze();
  return list.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`));
}
