import type { Locator } from '@playwright/test';
import { putSession, sessionOf, signIn } from '../support/accounts.ts';
import { dialog } from '../support/board.ts';
import { callerOf, hire, newHousehold } from '../support/family.ts';
import { desktop, pageOf, phone } from '../support/sides.ts';
import { overflowOf } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

const words = {
  en: {
    end: 'End this tuition',
    title: /^End the tuition with /,
    why: 'No lessons were held',
    yes: 'End the tuition',
    ended: /You ended it\./,
    ask: 'Ask these tutors',
    asked: /^Applied before\. The tutor was asked/,
    available: 'Applied before, and is still available.',
    over: 'Tuitions that ended',
    problem: 'There is a problem',
    report: /^There is a problem: /,
    notNow: 'Not now',
  },
  bn: {
    end: 'টিউশনটি শেষ করুন',
    title: /-এর সঙ্গে টিউশনটি শেষ করবেন\?$/,
    why: 'কোনো ক্লাস হয়নি',
    yes: 'টিউশনটি শেষ করুন',
    ended: /আপনি শেষ করেছেন।/,
    ask: 'তাঁদের জিজ্ঞেস করুন',
    asked: /^আগে আবেদন করেছিলেন।.*জানাবেন।$/,
    available: 'আগে আবেদন করেছিলেন, এখনো পড়াতে পারবেন।',
    over: 'যেসব টিউশন শেষ হয়েছে',
    problem: 'সমস্যা হয়েছে',
    report: /^সমস্যা হয়েছে: /,
    notNow: 'এখন নয়',
  },
} as const;

for (const [language, size] of [
  ['en', desktop],
  ['bn', phone],
] as const)
  test(`PAR-148 PAR-149 PAR-150 PAR-146 TUT-186 TUT-188 RUL-061 RUL-063 a guardian ends a tuition, another tutor who applied says yes, and the first one claims the waiver (${language})`, async ({
    page,
    context,
    browser,
    site,
    problems,
  }) => {
    const t = words[language];
    const family = await newHousehold(site);
    const { jobId, request, tutor, otherPhones } = await hire(site, family, { others: 1 });
    const [runnerUp = ''] = otherPhones;
    await putSession(context, site.url, family.record);
    await context.addCookies([{ name: 'gt_selected_language', value: language, url: site.url }]);
    await page.setViewportSize(size);
    const ofJob = (list: Locator) =>
      list.filter({ has: list.page().locator(`[href="/job-details/${jobId}"]`) });

    await test.step('the guardian ends it with a reason, and reads on the page of the request how it ended', async () => {
      await page.goto('/parent/dashboard/teachers/my-tutor');
      await page.getByRole('article', { name: tutor.name }).getByRole('button', { name: t.end }).click();
      const asked = dialog(page, t.title);
      await asked.getByRole('button', { name: t.yes, exact: true }).click();
      await expect(asked.getByRole('group').first()).toHaveAccessibleDescription(/\S/);
      await asked.getByRole('radio', { name: t.why }).check();
      await asked.getByRole('button', { name: t.yes, exact: true }).click();
      await dialog(page, t.report).getByRole('button', { name: t.notNow }).click();
      await expect(page).toHaveURL(`/parent/dashboard/requests/tutor-requests/${request.id}`);
      await expect(page.getByText(t.ended)).toBeVisible();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    });

    const card = page.getByRole('article');
    await test.step('asks the other one with one press', async () => {
      await page.getByRole('button', { name: t.ask }).click();
      await expect(page).toHaveURL(/\/candidates$/);
      await expect(card).toHaveCount(1);
      await expect(card.getByText(t.asked)).toBeVisible();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    });

    const second = await pageOf({ browser, site, problems }, await sessionOf(site.url, runnerUp));
    await test.step('the other one is told, and says yes with one press', async () => {
      const { get } = await callerOf(site, runnerUp);
      await expect
        .poll(async () => JSON.stringify(await get('/api/notices')))
        .toContain(`The family of job ${jobId} looks for a tutor again.`);
      await second.goto('/tutor/job-history/applied-jobs');
      const applied = ofJob(second.getByRole('article'));
      await applied.getByRole('button', { name: 'I am available' }).click();
      await expect(applied.getByText(/^The family was told that you are available/)).toBeVisible();
      await page.reload();
      await expect(card.getByText(t.available)).toBeVisible();
    });

    await test.step('the tuition that ended is where its problems are reported', async () => {
      await page.goto('/parent/dashboard/teachers/my-tutor');
      const over = page.getByRole('list', { name: t.over });
      await expect(over).toContainText(tutor.name);
      await expect(over.getByRole('button', { name: t.problem })).toBeVisible();
    });

    await test.step('the first tutor claims that the charge is waived', async () => {
      await signIn(second.context(), site.url, tutor.phone_no);
      await second.goto('/tutor/payment/invoice');
      const invoice = ofJob(second.getByRole('article'));
      await expect(
        invoice.getByText(/^The family ended the tuition before both said that lessons began: .* the whole ৳ 3,300/),
      ).toBeVisible();
      await invoice.getByRole('button', { name: 'Claim the waiver' }).click();
      const asked = dialog(second, 'Claim that ৳ 3,300 is waived');
      await asked.getByRole('textbox', { name: 'What happened?' }).fill('They never called me.');
      await asked.getByRole('button', { name: 'Claim the waiver' }).click();
      await expect(invoice.getByText(/^Will be waived: ৳ 3,300/)).toBeVisible();
      await expect(invoice.getByRole('radio')).toHaveCount(0);
    });
    await second.context().close();
  });
