import { dialog } from '../support/board.ts';
import {
  attached,
  decideCase,
  expectTold,
  followed,
  openCase,
  problemIn,
  reportProblem,
  caseTexts as texts,
} from '../support/cases.ts';
import { newLead } from '../support/family.ts';
import { actAs } from '../support/outboxes.ts';
import { operatorPage, pageOf, phone, sent } from '../support/sides.ts';
import { overflowOf } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';
import { newDeal } from '../support/trouble.ts';

const english = texts('en');

test('PAR-142 PAR-144 PAR-145 TUT-182 TUT-183 OPS-343 OPS-346 OPS-347 OPS-348 NTF-078 a guardian has a problem, an operator decides it with money, both read it, and the guardian appeals', async ({
  page,
  context,
  browser,
  site,
  problems,
}) => {
  const t = texts('bn');
  const { family, tutor } = await newDeal(site);
  const reason = `No lesson was held for ${family.person.phone}.`;
  await actAs(context, site, { caller: family, language: 'bn' });
  await page.setViewportSize(phone);
  const operator = await operatorPage({ browser, site, problems });
  const card = page.getByRole('article', { name: tutor.name });
  const reported = card.getByRole('article', { name: t('case.kind.lessons_not_held') });

  await test.step('the guardian reports it from the card of the tutor', async () => {
    await page.goto(followed.guardian);
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
    await asked.getByTestId('photo').setInputFiles(attached);
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
    await decideCase(operator, 'Waive ৳ 3,300', reason);
    await expect(operator.getByText(reason).first()).toBeVisible();
  });

  const partner = await pageOf({ browser, site, problems }, tutor.record);
  await test.step('both read the decision with its amount and reason, and are told', async () => {
    const decided = (of: typeof t, money: string) =>
      of('problem.decided', { decision: of('case.decision.waive'), amount: money });
    await page.reload();
    await expect(reported.getByText(decided(t, '৳ ৩,৩০০'))).toBeVisible();
    await expect(reported.getByText(reason)).toBeVisible();
    await partner.goto(followed.tutor);
    const theirs = partner
      .getByRole('article', { name: english('case.kind.lessons_not_held') })
      .filter({ hasText: reason })
      .first();
    await expect(theirs.getByText(decided(english, '৳ 3,300'))).toBeVisible();
    for (const one of [family, tutor]) await expectTold(one, reason);
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

test('PAR-142 PAR-143 OPS-341 OPS-344 OPS-347 OPS-348 NTF-078 a guardian who is not safe is told whom to call, and is first on every page of operators until it is decided', async ({
  page,
  context,
  browser,
  site,
  problems,
}) => {
  const t = texts('bn');
  const { family, tutor } = await newDeal(site);
  const number = family.person.phone;
  const reason = `Nobody of ${number} is alone with the tutor.`;
  await actAs(context, site, { caller: family, language: 'bn' });
  await page.setViewportSize(phone);
  await page.goto(followed.guardian);
  const card = page.getByRole('article', { name: tutor.name });
  const words = 'টিউটর আমার মেয়েকে ভয় দেখিয়েছেন।';
  await reportProblem(card, t, tutor.name, { kind: 'unsafe', words });
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);

  const operator = await operatorPage({ browser, site, problems });
  const unsafe = operator
    .getByRole('list', { name: 'People who are not safe' })
    .getByRole('listitem')
    .filter({ hasText: number });
  for (const path of ['/ops/jobs', '/ops/people', '/ops/today']) {
    await operator.goto(path);
    await expect(unsafe.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${number}`);
    await expect(unsafe.getByText('Nobody has it yet')).toBeVisible();
  }
  await unsafe.getByRole('link', { name: /^Case / }).click();
  await expect(operator.getByText(words)).toBeVisible();
  await operator.getByRole('button', { name: 'Call made', exact: true }).click();
  const made = dialog(operator, 'Call made');
  await made.getByRole('textbox', { name: 'What was said' }).fill('They are with neighbours now.');
  await made.getByRole('button', { name: 'Record the call' }).click();
  await expect(operator.getByText('They are with neighbours now.')).toBeVisible();
  await decideCase(operator, 'Warn', reason, 'End the deal, too');
  await expect(unsafe).toHaveCount(0);
  await page.reload();
  await expect(card).toHaveCount(0);
  await expect(problemIn(page, t, 'unsafe').getByText(reason)).toBeVisible();
  for (const one of [family, tutor]) await expectTold(one, reason);
  await operator.context().close();
});

test('OPS-320 OPS-321 OPS-349 OPS-350 PAR-145 TUT-183 NTF-078 a waiver above the set amount waits for a second lead and is in the ledger, and the appeal is for a third', async ({
  page,
  context,
  browser,
  site,
  problems,
}) => {
  const { family, tutor, jobId, dealId } = await newDeal(site, { salary: 12_000 });
  const text = 'The first month was not paid.';
  await tutor.post(`/api/deals/${dealId}/cases`, { kind: 'unpaid', text });
  const reason = `Nothing was paid for job ${jobId}.`;
  const around = { browser, site, problems };
  const first = await operatorPage(around);
  const [second, third] = [
    await operatorPage(around, await newLead(site)),
    await operatorPage(around, await newLead(site)),
  ];
  await openCase(first, dealId);
  await decideCase(first, 'Ask a lead: waive ৳ 6,600', reason);
  await expect(first.getByText('Your own decision: another lead confirms it.')).toBeVisible();

  await openCase(second, dealId);
  await second.getByRole('button', { name: 'Confirm: Waive ৳ 6,600', exact: true }).click();
  const asked = dialog(second, 'Confirm: Waive ৳ 6,600');
  await sent(asked.getByRole('button', { name: 'Confirm: Waive ৳ 6,600', exact: true }), /\/confirm$/);
  for (const one of [family, tutor]) await expectTold(one, reason);
  await second.goto(`/ops/ledger?of=tutors&q=${tutor.phone_no}`);
  await second.getByRole('list', { name: 'Ledger', exact: true }).getByRole('link').click();
  const entries = second.getByRole('list', { name: tutor.name }).getByRole('listitem');
  await expect(entries.filter({ hasText: /Waiver, invoice \d+/ }).first()).toContainText('−৳ 6,600');
  const coming = second.waitForEvent('download');
  await second.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await coming).suggestedFilename()).toMatch(/^ledger-tutor-\d+\.csv$/);

  await actAs(context, site, { caller: family, language: 'en' });
  await page.goto(followed.guardian);
  const theirs = problemIn(page, english, 'unpaid');
  await expect(theirs.getByText(reason)).toBeVisible();
  await theirs.getByRole('button', { name: 'Appeal', exact: true }).click();
  const appeal = dialog(page, english('problem.appeal.title'));
  await appeal.getByRole('textbox').fill('We paid the first month in cash.');
  await appeal.getByRole('button', { name: english('problem.appeal.send') }).click();
  await expect(theirs.getByText(english('problem.state.appealed'), { exact: true })).toBeVisible();
  for (const one of [first, second]) {
    await openCase(one, dealId);
    await expect(one.getByText(/After an appeal another operator decides/)).toBeVisible();
    await expect(one.getByRole('button', { name: 'Take it' })).toHaveCount(0);
  }
  await openCase(third, dealId);
  await decideCase(third, 'Change nothing', `Heard again: ${reason}`);
  for (const one of [family, tutor]) await expectTold(one, `Heard again: ${reason}`);
  for (const one of [first, second, third]) await one.context().close();
});
