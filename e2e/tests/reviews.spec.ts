import type { Page } from '@playwright/test';
import lessonsBn from '../../shared/features/src/lessons/locales/bn.ts';
import lessonsEn from '../../shared/features/src/lessons/locales/en.ts';
import reviewsBn from '../../shared/features/src/reviews/locales/bn.ts';
import reviewsEn from '../../shared/features/src/reviews/locales/en.ts';
import { violationsOf } from '../support/axe.ts';
import { caseTexts, decideCase, openCase } from '../support/cases.ts';
import { actAs } from '../support/outboxes.ts';
import { desktop, operatorPage, pageOf, phone } from '../support/sides.ts';
import { overflowOf } from '../support/sweep.ts';
import { taughtDeal } from '../support/taught.ts';
import { expect, test } from '../support/test.ts';
import { textsOf } from '../support/words.ts';

const textOf = textsOf(reviewsEn, reviewsBn);
const lessonText = textsOf(lessonsEn, lessonsBn);
type Texts = ReturnType<typeof textOf>;

/** Writes the only review that is open on this page, with the best answer to each question. */
async function review(page: Page, t: Texts, words: string): Promise<void> {
  await page.getByRole('button', { name: t('write'), exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: t('send') }).click();
  await expect(form.getByText(t('choice.missing'))).toHaveCount(4);
  for (const best of await form.getByRole('radio', { name: t('choice.5') }).all()) await best.check();
  await form.getByRole('textbox').fill(words);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await form.getByRole('button', { name: t('send') }).click();
  await expect(form).toBeHidden();
}

test('PAR-180 PAR-182 TUT-225 TUT-226 OPS-465 OPS-466 after lessons that the list proves both sides review each other, neither reads the other one before, the tutor answers and reports, and an operator hides the review', async ({
  page,
  context,
  browser,
  site,
  problems,
}) => {
  const [t, en] = [textOf('bn'), textOf('en')];
  const { family, tutor, dealId } = await taughtDeal(site);
  await actAs(context, site, { caller: family, language: 'bn' });
  await page.setViewportSize(phone);
  const student = await pageOf({ browser, site, problems }, tutor);
  const about = student.getByRole('list', { name: en('about') }).getByRole('article');
  const mine = page.getByRole('list', { name: t('mine') }).getByRole('article');

  await test.step('the guardian comes from the lessons to the review, which waits', async () => {
    await page.goto(`/parent/dashboard/teachers/lessons/${dealId}`);
    await page.getByRole('link', { name: lessonText('bn')('review.write') }).click();
    await review(page, t, 'স্যার খুব যত্ন করে পড়ান। ফোন ০১৭১১২২৩৩৪৪।');
    await expect(mine).toContainText(t('state.waiting'));
    await expect(mine).toContainText('•••');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('the tutor does not read it before the own one is written, and then answers it', async () => {
    await student.goto(`/tutor/lessons/${dealId}`);
    await student.getByRole('link', { name: lessonText('en')('review.write') }).click();
    await expect(student.getByText(en('about.none'))).toBeVisible();
    await review(student, en, 'They are always at home in time, and paid each month.');
    await expect(about).toHaveCount(1);
    await expect(about).not.toContainText('০১৭১১');
    await about.getByRole('button', { name: en('answer'), exact: true }).click();
    const form = student.getByRole('dialog');
    await form.getByLabel(en('answer.text')).fill('Thank you, it was a pleasure.');
    await form.getByRole('button', { name: en('answer.send') }).click();
    await expect(form).toBeHidden();
    await expect(about).toContainText('Thank you, it was a pleasure.');
    expect(await violationsOf(student)).toEqual([]);
    await student.setViewportSize(phone);
    expect(await overflowOf(student)).toBeLessThanOrEqual(0);
    await student.setViewportSize(desktop);
  });

  await test.step('the guardian reads the review of the tutor, and that the own one is answered', async () => {
    await page.reload();
    await expect(page.getByRole('list', { name: t('about') })).toContainText('paid each month');
    await expect(mine).toContainText('Thank you');
    await expect(page.getByText(t('rating.none'))).toBeVisible();
  });

  await test.step('the tutor reports it, and an operator hides it', async () => {
    await about.getByRole('button', { name: en('report'), exact: true }).click();
    const form = student.getByRole('dialog');
    const reports = caseTexts('en');
    await form.getByRole('textbox', { name: reports('problem.text') }).fill('It has my phone number in it.');
    await form.getByRole('button', { name: reports('problem.send') }).click();
    await expect(form.getByText(reports('problem.sent'), { exact: true })).toBeVisible();
    const operator = await operatorPage({ browser, site, problems });
    await openCase(operator, dealId);
    await expect(operator.getByRole('main')).toContainText('স্যার খুব যত্ন করে পড়ান।');
    expect(await violationsOf(operator)).toEqual([]);
    await decideCase(operator, 'Hide the review', 'It names a contact.');
    await page.reload();
    await expect(mine).toContainText(t('state.hidden'));
    await student.reload();
    await expect(student.getByText(en('about.none'))).toBeVisible();
  });
});
