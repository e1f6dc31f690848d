import { readFileSync } from 'node:fs';
import salaryBn from '../../shared/features/src/salary/locales/bn.ts';
import salaryEn from '../../shared/features/src/salary/locales/en.ts';
import { violationsOf } from '../support/axe.ts';
import { actAs } from '../support/outboxes.ts';
import { operatorPage, pageOf, phone } from '../support/sides.ts';
import { overflowOf } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';
import { newDeal, newTrxId } from '../support/trouble.ts';
import { textsOf } from '../support/words.ts';

const textOf = textsOf(salaryEn, salaryBn);

test('PAR-175 PAR-176 PAR-177 PAR-178 TUT-220 TUT-221 TUT-223 OPS-462 a guardian writes down two payments, the tutor confirms one and denies the other, and both and the operators read the same', async ({
  page,
  context,
  browser,
  site,
  problems,
}) => {
  const [t, en] = [textOf('bn'), textOf('en')];
  const { family, tutor, dealId } = await newDeal(site);
  await actAs(context, site, { caller: family, language: 'bn' });
  await page.setViewportSize(phone);
  const student = await pageOf({ browser, site, problems }, tutor.record);
  await student.setViewportSize(phone);
  const address = `/parent/dashboard/teachers/lessons/${dealId}`;
  const ofFamily = page.getByRole('list', { name: t('claims') }).getByRole('article');
  const ofTutor = student.getByRole('list', { name: en('claims') }).getByRole('article');

  await test.step('the guardian writes down a part in cash and a part by bKash', async () => {
    await page.goto(address);
    await expect(page.getByText(t('claim.none'))).toBeVisible();
    for (const [amount, way] of [
      ['1000', 'cash'],
      ['200', 'bkash'],
    ] as const) {
      await page.getByRole('button', { name: t('pay.guardian') }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel(t('pay.amount')).fill(amount);
      await form.getByLabel(t(`Way.${way}`), { exact: true }).check();
      if (way === 'bkash') await form.getByLabel(t('pay.trx')).fill(newTrxId());
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await form.getByRole('button', { name: t('save') }).click();
      await expect(form).toBeHidden();
    }
    await expect(ofFamily).toHaveCount(2);
    await expect(ofFamily.first()).toContainText(t('claim.waiting.tutor'));
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('the tutor received one, and not the other', async () => {
    await student.goto(`/tutor/lessons/${dealId}`);
    await ofTutor
      .first()
      .getByRole('button', { name: en('received'), exact: true })
      .click();
    await expect(ofTutor.first()).toContainText(en('claim.confirmed'));
    await ofTutor
      .last()
      .getByRole('button', { name: en('received.no') })
      .click();
    await expect(ofTutor.last()).toContainText(en('claim.denied.tutor'));
    await expect(ofTutor.last().getByRole('button', { name: en('report') })).toBeVisible();
    expect(await overflowOf(student)).toBeLessThanOrEqual(0);
    expect(await violationsOf(student)).toEqual([]);
  });

  await test.step('both have a receipt of what is confirmed', async () => {
    await page.reload();
    await expect(ofFamily.last()).toContainText(t('claim.denied.tutor'));
    for (const [of, name] of [
      [page, t('receipt')],
      [student, en('receipt')],
    ] as const) {
      const saved = of.waitForEvent('download');
      await of.getByRole('button', { name }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toMatch(new RegExp(`^[a-z]+-${dealId}-\\d{4}-\\d\\d\\.pdf$`));
      expect(
        readFileSync(await file.path())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
  });

  await test.step('the guardian takes the denied payment back, and agrees to another amount', async () => {
    await ofFamily
      .last()
      .getByRole('button', { name: t('back'), exact: true })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('back.yes') })
      .click();
    await expect(ofFamily.last()).toContainText(t('claim.taken_back'));
    await student.getByRole('button', { name: en('amount'), exact: true }).click();
    const form = student.getByRole('dialog');
    await form.getByLabel(en('amount.due')).check();
    await form.getByLabel(en('pay.amount')).fill('1000');
    await form.getByRole('button', { name: en('save') }).click();
    await expect(form).toBeHidden();
    await page.reload();
    await ofFamily
      .last()
      .getByRole('button', { name: t('right'), exact: true })
      .click();
    await expect(page.getByText(t('state.paid'), { exact: true })).toBeVisible();
  });

  await test.step('an operator reads the same beside the deal', async () => {
    const operator = await operatorPage({ browser, site, problems });
    await operator.goto(`/ops/deals/${dealId}`);
    const book = operator.getByRole('list', { name: 'Salary', exact: true });
    await expect(book.getByRole('listitem')).toHaveCount(3);
    await expect(book).toContainText(en('claim.confirmed'));
    await expect(book).toContainText(en('claim.taken_back'));
    expect(await violationsOf(operator)).toEqual([]);
  });
});
