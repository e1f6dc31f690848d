import { bomb as onePng } from '../../api/test/support/pictures.ts';
import casesBn from '../../shared/contracts/src/locales/cases.bn.ts';
import casesEn from '../../shared/contracts/src/locales/cases.en.ts';
import problemBn from '../../shared/features/src/problem/locales/bn.ts';
import problemEn from '../../shared/features/src/problem/locales/en.ts';
import { putSession, sessionOf } from '../support/accounts.ts';
import { dialog } from '../support/board.ts';
import { callerOf, hire, newHousehold } from '../support/family.ts';
import { image } from '../support/profile.ts';
import { decide, desktop, operatorPage, pageOf, phone } from '../support/sides.ts';
import { overflowOf } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';
import { textsOf } from '../support/words.ts';

const texts = textsOf({ ...problemEn, ...casesEn }, { ...problemBn, ...casesBn });
const english = texts('en');

for (const [language, size, amount] of [
  ['bn', phone, '৳ ৩,৩০০'],
  ['en', desktop, '৳ 3,300'],
] as const)
  test(`PAR-142 PAR-144 PAR-145 TUT-182 TUT-183 OPS-343 OPS-346 OPS-347 OPS-348 NTF-078 a guardian has a problem, an operator decides it with money, both read it, and the guardian appeals (${language})`, async ({
    page,
    context,
    browser,
    site,
    problems,
  }) => {
    const t = texts(language);
    const family = await newHousehold(site);
    const { tutor } = await hire(site, family);
    const reason = `No lesson was held for ${family.person.phone}.`;
    await putSession(context, site.url, family.record);
    await context.addCookies([{ name: 'gt_selected_language', value: language, url: site.url }]);
    await page.setViewportSize(size);
    const operator = await operatorPage({ browser, site, problems });
    const card = page.getByRole('article', { name: tutor.name });
    const reported = card.getByRole('article', { name: t('case.kind.lessons_not_held') });

    await test.step('the guardian reports it from the card of the tutor', async () => {
      await page.goto('/parent/dashboard/teachers/my-tutor');
      await card.getByRole('button', { name: t('problem.open') }).click();
      const asked = dialog(page, t('problem.title', { name: tutor.name }));
      await asked.getByRole('radio', { name: t('case.kind.lessons_not_held') }).check();
      await expect(asked.getByText(t('problem.next'))).toBeVisible();
      const words = asked.getByRole('textbox', { name: t('problem.text') });
      await words.fill('No.');
      await asked.getByRole('button', { name: t('problem.send') }).click();
      await expect(words).toHaveAttribute('aria-invalid', 'true');
      await expect(words).toHaveValue('No.');
      await words.fill('The tutor never came, and does not answer the phone.');
      await asked.getByTestId('photo').setInputFiles(image('messages.png', onePng(64)));
      await expect(asked.getByRole('img', { name: t('problem.photo.yours') })).toBeVisible();
      await asked.getByRole('button', { name: t('problem.send') }).click();
      await expect(asked.getByText(t('problem.sent'), { exact: true })).toBeVisible();
      await asked
        .getByRole('button', { name: t('problem.close'), exact: true })
        .last()
        .click();
      await expect(reported.getByText(t('problem.state.open'), { exact: true })).toBeVisible();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    });

    await test.step('an operator takes it, reads it and waives the charge', async () => {
      await operator.goto(`/ops/cases?q=${family.person.phone}`);
      await operator.getByRole('list', { name: 'Cases', exact: true }).getByRole('link').click();
      const said = operator.getByRole('list', { name: 'What was said and done' });
      await expect(said).toContainText('The tutor never came');
      await expect(said.getByRole('img', { name: 'Photo of the report' })).toBeVisible();
      await operator.getByRole('button', { name: 'Take it' }).click();
      await expect(operator.getByText('It is yours now.')).toBeVisible();
      await decide(operator, 'Waive ৳ 3,300', reason, /\/api\/ops\/cases\/\d+\/decide$/);
      await expect(operator.getByText(reason).first()).toBeVisible();
    });

    const partner = await pageOf({ browser, site, problems }, await sessionOf(site.url, tutor.phone_no));
    await test.step('both read the decision with its amount and reason, and are told', async () => {
      const decided = (of: typeof t, money: string) =>
        of('problem.decided', { decision: of('case.decision.waive'), amount: money });
      await page.reload();
      await expect(reported.getByText(decided(t, amount))).toBeVisible();
      await expect(reported.getByText(reason)).toBeVisible();
      await partner.goto('/tutor/my-pending-students');
      const theirs = partner
        .getByRole('article', { name: english('case.kind.lessons_not_held') })
        .filter({ hasText: reason })
        .first();
      await expect(theirs.getByText(decided(english, '৳ 3,300'))).toBeVisible();
      const other = await callerOf(site, tutor.phone_no);
      for (const { get } of [family, other])
        await expect.poll(async () => JSON.stringify(await get('/api/notices'))).toContain(reason);
    });

    await test.step('the guardian appeals once', async () => {
      await reported.getByRole('button', { name: t('problem.appeal'), exact: true }).click();
      const asked = dialog(page, t('problem.appeal.title'));
      await asked
        .getByRole('textbox', { name: t('problem.appeal.text') })
        .fill('We paid for two lessons before.');
      await asked.getByRole('button', { name: t('problem.appeal.send') }).click();
      await expect(reported.getByText(t('problem.state.appealed'), { exact: true })).toBeVisible();
      await expect(reported.getByRole('button', { name: t('problem.appeal'), exact: true })).toHaveCount(0);
      await operator.reload();
      await expect(operator.getByText('Appealed by the guardian.')).toBeVisible();
      await expect(operator.getByText(/After an appeal another operator decides/)).toBeVisible();
    });
    for (const one of [operator, partner]) await one.context().close();
  });
