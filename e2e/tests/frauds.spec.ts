import workBn from '../../mfe-tutor/src/locales/work.bn.ts';
import workEn from '../../mfe-tutor/src/locales/work.en.ts';
import { dialog } from '../support/board.ts';
import {
  cardOf,
  caseTexts,
  decideCase,
  expectTold,
  followed,
  lastEnded,
  openCase,
  openPattern,
  problemIn,
  reportProblem,
  userIdOf,
} from '../support/cases.ts';
import { newHousehold } from '../support/family.ts';
import { actAs } from '../support/outboxes.ts';
import { decide, operatorPage, pageOf, phone, sent } from '../support/sides.ts';
import { overflowOf } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';
import { newDeal } from '../support/trouble.ts';
import { textsOf } from '../support/words.ts';

const [bn, en] = [caseTexts('bn'), caseTexts('en')];
const work = textsOf(workEn, workBn);
const waived = (t: typeof bn, amount: string) =>
  t('problem.decided', { decision: t('case.decision.waive'), amount });

test.describe('reported on a phone in Bengali', () => {
  test.use({ viewport: phone });

  test('TUT-180 OPS-353 OPS-355 advance fee: a tutor reports the fee that was asked for first, a pattern names the family, which reads the decision', async ({
    page,
    context,
    browser,
    site,
    problems,
  }) => {
    const { family, tutor, jobId, dealId } = await newDeal(site);
    await actAs(context, site, { caller: tutor, language: 'bn' });
    await page.goto(followed.tutor);
    const words = 'পড়ানোর আগেই রেজিস্ট্রেশন ফি বাবদ ৫০০ টাকা চেয়েছেন।';
    const { name } = family.person;
    const reported = await reportProblem(cardOf(page, jobId), bn, name, { kind: 'other', words });
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);

    const operator = await operatorPage({ browser, site, problems });
    const pattern = await openPattern(operator, await userIdOf(family), 'Asks for money in advance');
    await expect(pattern).toContainText('Money in advance is named in reports of others (1)');
    await openCase(operator, dealId);
    await expect(operator.getByText(words)).toBeVisible();
    const reason = `Nobody pays before lessons: job ${jobId}.`;
    await decideCase(operator, 'Have the account looked at', reason);

    await page.reload();
    await expect(reported.getByText(bn('case.decision.ban_review'))).toBeVisible();
    await expect(reported.getByText(reason)).toBeVisible();
    const other = await pageOf({ browser, site, problems }, family.record);
    await other.goto(followed.guardian);
    const theirs = problemIn(other, en, 'other');
    await expect(theirs.getByText(/^The other side reported this on/)).toBeVisible();
    await expect(theirs.getByText(reason)).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Appeal', exact: true })).toBeVisible();
    await expect(other.getByText(words)).toHaveCount(0);
    for (const one of [operator, other]) await one.context().close();
  });

  test('TUT-184 OPS-346 OPS-351 TUT-023 unpaid and dismissed: a tutor reports it with a photo after the end, and the charge is waived', async ({
    page,
    context,
    browser,
    site,
    problems,
  }) => {
    const before = await newDeal(site, { skip: 1 });
    const { family } = before;
    const unpaid = { kind: 'unpaid', text: 'Two months were not paid.' };
    await before.tutor.post(`/api/deals/${before.dealId}/cases`, unpaid);
    const { tutor, jobId, dealId } = await newDeal(site, {}, family);
    await family.post(`/api/deals/${dealId}/end`, { why: 'not_suitable' });
    await actAs(context, site, { caller: tutor, language: 'bn' });
    await page.goto(followed.endedTutor);
    const report = {
      kind: 'unpaid',
      words: 'এক সপ্তাহ পড়ানোর পর বেতন না দিয়েই বাদ দিয়েছেন।',
      withPhoto: true,
    } as const;
    const reported = await reportProblem(lastEnded(page, bn), bn, family.person.name, report);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);

    const operator = await operatorPage({ browser, site, problems });
    const pattern = await openPattern(operator, await userIdOf(family), 'Tutors unpaid');
    await expect(pattern).toContainText(
      'unpaid in 2 of this family’s deals, of which 1 ended in the first 45',
    );
    await openCase(operator, dealId);
    await expect(operator.getByRole('img', { name: 'Photo of the report' })).toBeVisible();
    const reason = `The week of job ${jobId} was not paid.`;
    await decideCase(operator, 'Waive ৳ 3,300', reason);

    await page.reload();
    await expect(reported.getByText(waived(bn, '৳ ৩,৩০০'))).toBeVisible();
    await expect(reported.getByText(reason)).toBeVisible();
    await page.goto('/tutor/payment/transaction-history');
    const waiver = page.getByRole('heading', { name: work('bn')('transactions.waiver'), exact: true });
    await expect(cardOf(page, jobId).filter({ has: waiver })).toContainText('+ ৳ ৩,৩০০');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    const other = await pageOf({ browser, site, problems }, family.record);
    await other.goto(followed.guardian);
    const theirs = problemIn(lastEnded(other, en), en, 'unpaid');
    await expect(theirs.getByText(reason)).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Appeal', exact: true })).toBeVisible();
    for (const one of [operator, other]) await one.context().close();
  });

  test('TUT-180 OPS-357 OPS-348 PAR-146 fake guardian: a tutor finds that nothing is true before lessons begin, owes nothing, and the family loses their phone', async ({
    page,
    context,
    browser,
    site,
    problems,
  }) => {
    const { family, tutor, jobId, dealId } = await newDeal(site);
    await actAs(context, site, { caller: tutor, language: 'bn' });
    await page.goto(followed.tutor);
    const report = { kind: 'wrong_information', words: 'এই ঠিকানায় কোনো শিক্ষার্থী নেই।' } as const;
    await reportProblem(cardOf(page, jobId), bn, family.person.name, report);

    const operator = await operatorPage({ browser, site, problems });
    const pattern = await openPattern(operator, await userIdOf(family), 'Reported by others');
    await expect(pattern).toContainText('Different people who report this account: 1. Deals: 1.');
    await openCase(operator, dealId);
    const reason = `Nobody lives at the address of job ${jobId}.`;
    await decideCase(operator, 'Waive ৳ 3,300', reason, 'End the deal, too');

    await page.goto(followed.endedTutor);
    const reported = problemIn(lastEnded(page, bn), bn, 'wrong_information');
    await expect(reported.getByText(waived(bn, '৳ ৩,৩০০'))).toBeVisible();
    await expect(reported.getByText(reason)).toBeVisible();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    const other = await pageOf({ browser, site, problems }, family.record);
    await other.goto(followed.guardian);
    await expect(problemIn(lastEnded(other, en), en, 'wrong_information').getByText(reason)).toBeVisible();
    await expect(other.getByRole('article', { name: tutor.name })).toHaveCount(0);
    await expect(other.locator(`[href="tel:${tutor.phone_no}"]`)).toHaveCount(0);
    for (const one of [operator, other]) await one.context().close();
  });
});

test('TUT-187 OPS-047 OPS-351 OPS-354 OPS-355 TUT-023 one-month collusion: the fourth tutor claims the charge back, an operator notes what the pattern is, and nobody is told of it', async ({
  page,
  context,
  browser,
  site,
  problems,
}) => {
  const family = await newHousehold(site);
  const deals: Awaited<ReturnType<typeof newDeal>>[] = [];
  for (const skip of [0, 1, 2, 3]) {
    const deal = await newDeal(site, { skip }, family);
    await deal.tutor.post(`/api/tutor/deals/${deal.dealId}/started`);
    await family.post(`/api/my-tutor/${deal.dealId}/started`);
    await family.post(`/api/deals/${deal.dealId}/end`, { why: 'not_suitable' });
    deals.push(deal);
  }
  const last = deals.at(-1);
  if (!last) throw new Error('There is no deal.');
  const { tutor, jobId, dealId } = last;
  await actAs(context, site, { caller: tutor, language: 'en' });
  await page.goto('/tutor/payment/invoice');
  const invoice = cardOf(page, jobId);
  await invoice.getByRole('button', { name: 'Claim the waiver' }).click();
  const claim = dialog(page, 'Claim that ৳ 3,300 is waived');
  await claim.getByRole('textbox', { name: 'What happened?' }).fill('They take another tutor each month.');
  await claim.getByRole('button', { name: 'Claim the waiver' }).click();
  await expect(invoice.getByText(/^You claimed that ৳ 3,300 is waived\./)).toBeVisible();

  const operator = await operatorPage({ browser, site, problems });
  const pattern = await openPattern(operator, await userIdOf(family), 'One-month deals');
  await expect(pattern).toContainText('4 of this family’s deals. Tutors: 4.');
  await pattern.getByRole('button', { name: 'Looked at', exact: true }).click();
  const look = dialog(operator, /^Looked at: /);
  await look.getByRole('radio', { name: 'Called, and being watched' }).check();
  await sent(look.getByRole('button', { name: 'Looked at', exact: true }), /\/api\/ops\/patterns\/.+\/seen$/);
  await expect(operator.getByText('Nothing unusual')).toBeVisible();
  await operator.goto(`/ops/deals/${dealId}`);
  const reason = `The family of job ${jobId} ended it.`;
  await decide(operator, 'Waive', reason, /\/api\/ops\/invoices\/\d+\/refund$/);

  await page.reload();
  await expect(invoice.getByText('Waived', { exact: true }).first()).toBeVisible();
  await page.goto('/tutor/payment/transaction-history');
  const waiver = page.getByRole('heading', { name: work('en')('transactions.waiver'), exact: true });
  await expect(invoice.filter({ has: waiver })).toContainText('+ ৳ 3,300');
  for (const { get } of [family, tutor])
    expect(JSON.stringify(await get('/api/notices'))).not.toContain('being watched');
  await operator.context().close();
});

test('OPS-345 OPS-346 OPS-352 PAR-146 PAR-150 no-show after the charge: an operator writes the report down on the phone, and the family goes on to another tutor', async ({
  page,
  context,
  browser,
  site,
  problems,
}) => {
  const before = await newDeal(site, { skip: 2 });
  const absent = { kind: 'no_tutor_came', text: 'The tutor never came to us.' };
  await before.family.post(`/api/deals/${before.dealId}/cases`, absent);
  const { family, tutor, jobId, dealId } = await newDeal(site, { skip: 2 });
  const operator = await operatorPage({ browser, site, problems });
  await operator.goto(`/ops/deals/${dealId}`);
  await operator.getByRole('button', { name: 'There is a problem', exact: true }).click();
  const asked = dialog(operator, /^There is a problem: deal/);
  await asked.getByRole('radio', { name: 'Guardian' }).check();
  await asked.getByRole('radio', { name: 'No tutor came' }).check();
  await asked.getByRole('textbox', { name: 'In their words' }).fill('We waited three evenings.');
  await asked.getByRole('button', { name: 'Open the case' }).click();
  await expect(operator.getByText(/by the guardian, written down by Kamrul Hasan$/)).toBeVisible();
  const reason = `Nobody came for job ${jobId}.`;
  await decideCase(operator, 'End it: another tutor', reason);
  const pattern = await openPattern(operator, tutor.user_id, 'Nobody came after the charge');
  await expect(pattern).toContainText('deals of this tutor lessons were not held after the charge.');

  await actAs(context, site, { caller: family, language: 'en' });
  await page.goto(followed.guardian);
  const ended = lastEnded(page, en);
  await expect(problemIn(ended, en, 'no_tutor_came').getByText(reason)).toBeVisible();
  await ended.getByRole('link', { name: en('problem.ended.request') }).click();
  await expect(page.getByRole('link', { name: 'Find another tutor' })).toBeVisible();
  const other = await pageOf({ browser, site, problems }, tutor.record);
  await other.goto(followed.endedTutor);
  const theirs = problemIn(lastEnded(other, en), en, 'no_tutor_came');
  await expect(theirs.getByText(reason)).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Appeal', exact: true })).toBeVisible();
  for (const one of [family, tutor]) await expectTold(one, reason);
  for (const one of [operator, other]) await one.context().close();
});

test('PAR-142 PAR-145 OPS-348 OPS-353 OPS-356 forged certificate: a guardian reports it with a photo, the tutor is warned, and doubt about the papers is on the page of the tutor', async ({
  page,
  context,
  browser,
  site,
  problems,
}) => {
  const { family, tutor, jobId, dealId } = await newDeal(site, { skip: 3 });
  await actAs(context, site, { caller: family, language: 'en' });
  await page.goto(followed.guardian);
  const card = page.getByRole('article', { name: tutor.name });
  const words = 'The university does not know this certificate.';
  await reportProblem(card, en, tutor.name, { kind: 'wrong_information', words, withPhoto: true });

  const operator = await operatorPage({ browser, site, problems });
  await openCase(operator, dealId);
  await expect(operator.getByRole('img', { name: 'Photo of the report' })).toBeVisible();
  const reason = `The paper of job ${jobId} is not of this university.`;
  await decideCase(operator, 'Warn', reason, 'End the deal, too');
  const pattern = await openPattern(operator, tutor.user_id, 'Papers in doubt');
  await pattern.getByRole('link', { name: tutor.name }).first().click();
  await expect(operator.getByRole('heading', { level: 1, name: tutor.name })).toBeVisible();
  const patterns = operator.getByRole('list', { name: 'Patterns', exact: true });
  await expect(patterns).toContainText('Families that found the facts wrong: 1.');

  await page.reload();
  await expect(problemIn(lastEnded(page, en), en, 'wrong_information').getByText(reason)).toBeVisible();
  await expect(card).toHaveCount(0);
  const other = await pageOf({ browser, site, problems }, tutor.record);
  await other.goto(followed.endedTutor);
  const theirs = problemIn(lastEnded(other, en), en, 'wrong_information');
  await expect(theirs.getByText(en('case.decision.warn'))).toBeVisible();
  await expect(theirs.getByText(reason)).toBeVisible();
  await expect(other.getByText(words)).toHaveCount(0);
  for (const one of [operator, other]) await one.context().close();
});
