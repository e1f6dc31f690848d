import type { CurrentUser } from '@porao/contracts';
import { dialog } from '../support/board.ts';
import { decideCase } from '../support/cases.ts';
import { applicationsOf, callerOf, move, newJob, readyTutors } from '../support/family.ts';
import { actAs, sendText, textsTo } from '../support/outboxes.ts';
import { desktop, operatorPage, pageOf, phone, sent } from '../support/sides.ts';
import { overflowOf } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

const words = {
  en: {
    meeting: /^Meeting: /,
    checked: /^Phone checked .+; address checked by a paper /,
    name: 'Their name',
    number: 'Their phone number',
    save: 'Save the contact',
    arrived: 'I have arrived',
    waits: /^You arrived at /,
    home: 'I am home',
    call: 'Call 999',
    more: 'One hour more',
    unsafe: 'I am not safe',
    happened: 'What happened?',
    report: 'Report the problem',
    close: 'Close',
    reported: 'Somebody is not safe',
    views: 'Who has seen my number',
    porao: 'Porao',
    deal: /^your phone number and address, for the confirmed job /,
    kept: 'What is kept of me',
    agreed: /^Terms and privacy policy, version of /,
  },
  bn: {
    meeting: /^সাক্ষাৎ: /,
    checked: /^ফোন যাচাই হয়েছে .+; ঠিকানা কাগজ দেখে যাচাই হয়েছে /,
    name: 'তাঁর নাম',
    number: 'তাঁর ফোন নম্বর',
    save: 'নাম রাখুন',
    arrived: 'পৌঁছেছি',
    waits: /^আপনি পৌঁছেছেন /,
    home: 'বাসায় ফিরেছি',
    call: '৯৯৯-এ ফোন করুন',
    more: 'আরও এক ঘণ্টা লাগবে',
    unsafe: 'আমি নিরাপদ নই',
    happened: 'কী হয়েছে?',
    report: 'সমস্যাটি জানান',
    close: 'বন্ধ করুন',
    reported: 'কেউ বিপদে আছেন',
    views: 'আমার নম্বর কে দেখেছেন',
    porao: 'পড়াও',
    deal: /^আপনার ফোন নম্বর ও ঠিকানা, নিশ্চিত টিউশন /,
    kept: 'আমার কী কী রাখা হয়',
    agreed: /^শর্তাবলি ও গোপনীয়তা নীতি, .+ তারিখের লেখা$/,
  },
} as const;

for (const [language, size, place] of [
  ['en', desktop, 0],
  ['bn', phone, 1],
] as const)
  test(`RUL-075 RUL-076 OPS-455 OPS-456 NTF-106 TUT-217 TUT-218 PAR-170 PAR-171 TUT-215 TUT-216 PAR-172 an operator checks the address of a family, its tutor goes there and comes home, and both read who saw what (${language})`, async ({
    page,
    context,
    browser,
    site,
    problems,
  }) => {
    const t = words[language];
    const { operator, family, request, jobId } = await newJob(site);
    const tutor = await callerOf(site, (await readyTutors(operator))[place] ?? '');
    await tutor.post(`/api/apply/${jobId}`);
    const [application] = await applicationsOf(operator, jobId);
    const id = application?.id ?? 0;
    const { data: own } = await tutor.get<{ data: CurrentUser }>('/api/v1/user');
    const { data: guardian } = await family.get<{ data: CurrentUser }>('/api/v1/user');

    await test.step('an operator looks at a paper and marks the address', async () => {
      const back = await operatorPage({ browser, site, problems });
      await back.goto(`/ops/people/${guardian.id}`);
      await back.getByRole('button', { name: /^Address checked/ }).click();
      const asked = dialog(back, /^Check the address of /);
      await asked.getByRole('radio', { name: 'By a paper that I looked at' }).check();
      await asked.getByRole('textbox').fill('Power bill with name and address');
      await sent(asked.getByRole('button', { name: 'Save the check' }), /\/check-address$/);
      await back.reload();
      await expect(back.getByText(/^Address checked by a paper /)).toBeVisible();
    });

    await family.post(`/api/tutor-request/${request.id}/candidates/${id}/ask-to-meet`);
    await tutor.post(`/api/agree-to-meet/${jobId}`);
    await actAs(context, site, { caller: tutor, language });
    await page.setViewportSize(size);

    await test.step('the tutor reads it, names a contact, arrives and comes home', async () => {
      await page.goto('/tutor/visit');
      const visit = page.getByRole('article', { name: t.meeting }).filter({ hasText: guardian.name });
      await expect(visit.getByText(t.checked)).toBeVisible();
      await expect(visit.getByRole('link', { name: t.call })).toHaveAttribute('href', 'tel:999');
      await expect(page.getByText('House 7')).toHaveCount(0);
      const number = `0181${String(Date.now() % 1e7).padStart(7, '0')}`;
      await page.getByRole('textbox', { name: t.name }).fill('Karim');
      await page.getByRole('textbox', { name: t.number }).fill(number);
      await page.getByRole('button', { name: t.save }).click();
      await expect(page.getByText(/^Karim, /)).toBeVisible();
      await expect.poll(async () => (await textsTo(operator, number)).length).toBe(1);
      await visit.getByRole('button', { name: t.arrived }).click();
      await expect(visit.getByText(t.waits)).toBeVisible();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      const later = page.waitForResponse((answer) => answer.url().endsWith('/later') && answer.ok());
      await visit.getByRole('button', { name: t.more }).click();
      await later;
      // Where the page does not open, a text message says the same.
      await sendText(site, own.phone_no, 'HOME');
      await page.reload();
      await visit.getByRole('button', { name: t.arrived }).click();
      await visit.getByRole('button', { name: t.home }).click();
      await expect(visit.getByRole('button', { name: t.arrived })).toBeVisible();
    });

    await test.step('the guardian reports from the meeting that somebody is not safe; an operator has it first', async () => {
      const home = await pageOf({ browser, site, problems }, family.record);
      await home.context().addCookies([{ name: 'gt_selected_language', value: language, url: site.url }]);
      await home.setViewportSize(size);
      await home.goto('/parent/dashboard/visit');
      const meeting = home.getByRole('article', { name: t.meeting });
      await meeting.getByRole('button', { name: t.unsafe }).click();
      const asked = home.getByRole('dialog');
      await expect(asked.getByRole('link', { name: t.call })).toHaveAttribute('href', 'tel:999');
      await asked.getByRole('textbox', { name: t.happened }).fill('He would not leave our home.');
      expect(await overflowOf(home)).toBeLessThanOrEqual(0);
      await asked.getByRole('button', { name: t.report }).click();
      await asked.getByRole('button', { name: t.close }).last().click();
      await expect(meeting.getByRole('article', { name: t.reported })).toBeVisible();
      const back = await operatorPage({ browser, site, problems });
      await back.goto('/ops/cases?kind=unsafe&state=undecided');
      const unsafe = back.getByRole('alert').getByRole('listitem').filter({ hasText: guardian.name });
      await unsafe.getByRole('link', { name: /^Case / }).click();
      await expect(back.getByText('He would not leave our home.')).toBeVisible();
      await expect(back.getByRole('link', { name: new RegExp(`^Job ${jobId}, `) })).toBeVisible();
      await decideCase(back, 'Warn', 'Both sides were called.');
    });

    await test.step('once it is confirmed, the family reads that the tutor saw number and home', async () => {
      for (const to of ['shortlisted', 'appointed', 'confirm']) await move(operator, id, to);
      await page.goto('/tutor/my-pending-students');
      await expect(page.getByText(guardian.name).first()).toBeVisible();
      const home = await pageOf({ browser, site, problems }, family.record);
      await home.context().addCookies([{ name: 'gt_selected_language', value: language, url: site.url }]);
      await home.setViewportSize(size);
      await home.goto('/parent/dashboard/settings/privacy');
      const views = home.getByRole('list', { name: t.views });
      await expect(views.getByText(t.deal)).toBeVisible();
      await expect(views.getByText(t.porao, { exact: true }).first()).toBeVisible();
      await expect(home.getByRole('list', { name: t.kept })).toBeVisible();
      await expect(home.getByText(t.agreed).first()).toBeVisible();
      expect(await overflowOf(home)).toBeLessThanOrEqual(0);
      await page.goto('/tutor/settings/privacy');
      await expect(page.getByRole('list', { name: t.kept })).toBeVisible();
    });
  });
