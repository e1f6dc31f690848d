import type { Page } from '@playwright/test';
import { accounts, signIn } from '../support/accounts.ts';
import { violationsOf } from '../support/axe.ts';
import { jobIn } from '../support/board.ts';
import { coveredControls } from '../support/covered.ts';
import { operatorOf, queuedRequests } from '../support/family.ts';
import { faultsOfLargeText } from '../support/large-text.ts';
import type { TestSite } from '../support/site.ts';
import {
  allowWork,
  type Look,
  overflowOf,
  pendingRequests,
  setLook,
  turnTo,
  untilReady,
} from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';
import { newTrouble } from '../support/trouble.ts';

interface CheckedLook extends Look {
  /** Rules to check; all without it. */
  readonly only?: 'colours';
}

/** Each mode and each width, the smaller one of WCAG 1.4.10, with all rules; the other two pairs for what colours alone can
 * break, in one language, as no colour depends on it. */
const everyLook: readonly CheckedLook[] = [
  { mode: 'light', width: 1280 },
  { mode: 'dark', width: 1280, only: 'colours' },
  { mode: 'dark', width: 320 },
  { mode: 'light', width: 320, only: 'colours' },
];
/** Pages of the areas: one look for each language. */
const lookOf: Readonly<Record<string, readonly CheckedLook[]>> = {
  en: [{ mode: 'light', width: 1280 }],
  bn: [{ mode: 'dark', width: 320 }],
};

interface Group {
  readonly name: string;
  readonly account?: string;
  /** Seen in every look; the first is opened, to the others the page turns. */
  readonly whole: readonly string[];
  readonly sampled?: readonly string[];
}

const groups: readonly Group[] = [
  {
    name: 'pages of guests',
    whole: ['/#faq', '/job-board', '/job-details/{job}', '/signup-as', '/porao-shop', '/support', '/alerts'],
  },
  {
    name: 'more pages of guests',
    whole: [
      '/',
      '/auth/signin',
      '/auth/tutor/signup',
      '/auth/otp-verification',
      '/crm/hire-tutor',
      '/crm/thanks',
      '/ui',
      '/notices/unsubscribe?token=x',
      '/sms?q=x',
      '/not-a-page',
    ],
  },
  {
    name: "a tutor's last step",
    account: accounts.incompleteTutor,
    whole: ['/auth/tutor/details/tutor-location'],
  },
  {
    name: "a tutor's area",
    account: accounts.readyTutor,
    whole: ['/tutor/dashboard'],
    sampled: [
      '/tutor/profile/overview',
      '/tutor/profile/students',
      '/tutor/profile/reviews',
      '/tutor/profile/update/tutoring',
      '/tutor/profile/update/education',
      '/tutor/profile/update/personal',
      '/tutor/profile/update/certificate',
      '/tutor/my-students',
      '/tutor/report/1',
      '/tutor/my-pending-students',
      '/tutor/job-board/available-jobs',
      '/tutor/job-history/applied-jobs',
      '/tutor/confirmation-letters',
      '/tutor/payment/invoice',
      '/tutor/payment/transaction-history',
      '/tutor/settings/personal-info',
      '/tutor/settings/change-password',
      '/tutor/settings/social-media',
      '/tutor/settings/account-status',
      '/tutor/settings/pay-info',
      '/tutor/settings/job-alerts',
      '/tutor/settings/privacy',
      '/tutor/visit',
      '/tutor/cv',
      '/tutor/live-tutoring/view',
      '/tutor/shop',
    ],
  },
  {
    name: "a guardian's area",
    account: accounts.guardian,
    whole: ['/parent/dashboard'],
    sampled: [
      '/parent/dashboard/hire',
      '/parent/dashboard/hire/home-tutor',
      '/parent/dashboard/hire/home-coach',
      '/parent/dashboard/online-lesson',
      '/parent/dashboard/profile/overview',
      '/parent/dashboard/profile/timeline',
      '/parent/dashboard/profile/reviews',
      '/parent/dashboard/requests/tutor-requests',
      '/parent/dashboard/requests/coach-requests',
      '/parent/dashboard/teachers/my-tutor',
      '/parent/dashboard/teachers/my-coach',
      '/parent/dashboard/payment/invoice',
      '/parent/dashboard/payment/transaction-history',
      '/parent/dashboard/community',
      '/parent/dashboard/bag',
      '/parent/dashboard/visit',
      '/parent/dashboard/settings/personal-info',
      '/parent/dashboard/settings/location',
      '/parent/dashboard/settings/students',
      '/parent/dashboard/settings/tutor-alerts',
      '/parent/dashboard/settings/privacy',
      '/parent/dashboard/manage-coach/job-details',
      '/parent/dashboard/manage-tutor/job-details',
    ],
  },
  {
    name: "the operators' area",
    account: accounts.operator,
    whole: ['/ops/today', '/ops/requests/{request}'],
    sampled: [
      '/ops/requests',
      '/ops/requests/new',
      '/ops/jobs',
      '/ops/jobs/{job}',
      '/ops/deals',
      '/ops/deals/{dealId}',
      '/ops/cases',
      '/ops/cases/{caseId}',
      '/ops/invoices',
      '/ops/payments',
      '/ops/payments/{paymentId}',
      '/ops/payments/statement',
      '/ops/people',
      '/ops/people/{person}',
      '/ops/operators',
      '/ops/credentials',
      '/ops/lookups',
      '/ops/lookups/subjects',
      '/ops/log',
      '/ops/outbox',
      '/ops/patterns',
      '/ops/seasons',
      '/ops/replies',
      '/ops/emails',
      '/ops/queues',
      '/ops/report',
      '/ops/ledger',
      '/ops/ledger/charges',
      '/ops/ledger/differences',
      '/ops/settings',
      '/notices/settings',
    ],
  },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Something of the demo for each place in the addresses. */
async function idsOf(site: TestSite): Promise<Readonly<Record<string, number | undefined>>> {
  const { id } = await jobIn(site, 'Dhaka');
  const [request] = await queuedRequests(await operatorOf(site));
  return { job: id, request: request?.id, person: request?.guardian.user_id };
}

/** Returns what is wrong with the open page, in these looks. */
async function check(page: Page, looks: readonly CheckedLook[], name: string): Promise<string[]> {
  const found: string[] = [];
  for (const { mode, width, only } of looks) {
    await setLook(page, { mode, width });
    const lines = await violationsOf(page, only ? { only } : {});
    const wide = await overflowOf(page);
    if (wide > 0) lines.push(`${wide} px too wide`);
    found.push(...lines.map((line) => `${name} ${mode} ${width}: ${line}`));
  }
  return found;
}

for (const { name, account, whole, sampled = [] } of groups)
  for (const language of ['en', 'bn'])
    test(`${account ? 'SHL-125' : 'SHL-101'} SHL-147 ${name} have no violation, no overflow and no covered control, in both modes and widths (${language})`, async ({
      page,
      context,
      site,
      problems,
    }) => {
      test.setTimeout(240_000);
      problems.allow(/status of 404|status of 422 .*sms-question/);
      if (account) await signIn(context, site.url, account);
      await context.addCookies([{ name: 'gt_selected_language', value: language, url: site.url }]);
      const needsTrouble = sampled.includes('/ops/cases/{caseId}');
      const ids: Readonly<Record<string, number | undefined>> = {
        ...(await idsOf(site)),
        ...(needsTrouble && (await newTrouble(site))),
      };
      await allowWork(page);
      const pending = pendingRequests(page);
      const wholeLooks = everyLook.filter(({ only }) => !only || language === 'en');
      const found: string[] = [];
      for (const [index, path] of [...whole, ...sampled].entries()) {
        const address = path.replace(/\{(\w+)\}/, (_, name: string) => String(ids[name]));
        if (index === 0) await page.goto(address);
        else await turnTo(page, address);
        await untilReady(page, pending);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        if (path === '/#faq') await expect(page.locator('#faq')).toBeInViewport();
        const looks = index < whole.length ? wholeLooks : lookOf[language];
        found.push(...(await check(page, looks ?? [], path)));
        for (const line of await faultsOfLargeText(page)) found.push(`${path} large text: ${line}`);
        // The drawer of the demo may be over the footer, which it is made to be drawn away from.
        if (path !== '/ui')
          for (const line of await coveredControls(page)) found.push(`${path} 360: ${line}`);
      }
      expect(found).toEqual([]);
    });

test('a page that is opened in the dark mode on a phone has no violation from its first moment', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('porao-color-mode', 'dark'));
  await page.setViewportSize({ width: 360, height: 800 });
  const pending = pendingRequests(page);
  for (const path of ['/', '/auth/signin']) {
    await page.goto(path);
    await untilReady(page, pending);
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    expect(await violationsOf(page), path).toEqual([]);
  }
});
