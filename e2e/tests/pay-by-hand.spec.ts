import { bomb as onePng } from '../../api/test/support/pictures.ts';
import handBn from '../../mfe-tutor/src/locales/by-hand.bn.ts';
import handEn from '../../mfe-tutor/src/locales/by-hand.en.ts';
import workBn from '../../mfe-tutor/src/locales/work.bn.ts';
import workEn from '../../mfe-tutor/src/locales/work.en.ts';
import rulesBn from '../../shared/contracts/src/locales/rules.bn.ts';
import rulesEn from '../../shared/contracts/src/locales/rules.en.ts';
import { signIn } from '../support/accounts.ts';
import { hire, newHousehold } from '../support/family.ts';
import { image } from '../support/profile.ts';
import { decide, desktop, operatorPage, phone } from '../support/sides.ts';
import { overflowOf } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';
import { newTrxId } from '../support/trouble.ts';
import { textsOf } from '../support/words.ts';

const handTexts = textsOf(handEn, handBn);
const workTexts = textsOf(workEn, workBn);
const ruleTexts = textsOf(rulesEn, rulesBn);

for (const [language, size] of [
  ['en', desktop],
  ['bn', phone],
] as const)
  test(`TUT-176 TUT-177 TUT-178 OPS-330 OPS-332 OPS-333 OPS-334 OPS-335 a tutor pays by hand, is refused, enters it again, and a statement matches it (${language})`, async ({
    page,
    context,
    browser,
    site,
    problems,
  }) => {
    const [hand, work, rule] = [handTexts(language), workTexts(language), ruleTexts(language)];
    const { jobId, tutor } = await hire(site, await newHousehold(site));
    await signIn(context, site.url, tutor.phone_no);
    await context.addCookies([{ name: 'gt_selected_language', value: language, url: site.url }]);
    await page.setViewportSize(size);
    const operator = await operatorPage({ browser, site, problems });
    const [wrong, right] = [newTrxId(), newTrxId()];

    const invoice = page.getByRole('article').filter({ has: page.locator(`[href="/job-details/${jobId}"]`) });
    const form = invoice.getByRole('form', { name: hand('byHand.form') });
    const trxId = form.getByRole('textbox', { name: hand('byHand.trxId') });
    const enter = async (id: string) => {
      await invoice.getByRole('button', { name: hand('byHand.enter') }).click();
      await form.getByRole('radio', { name: hand('byHand.bkash'), exact: true }).check();
      await trxId.fill(id);
    };
    const send = () => form.getByRole('button', { name: hand('byHand.send'), exact: true }).click();

    await test.step('the tutor sees where to pay, and a TrxID that cannot be one is refused and kept', async () => {
      await page.goto('/tutor/payment/invoice');
      await invoice.getByRole('radio', { name: hand('byHand.chip'), exact: true }).check();
      await expect(invoice.getByText(/^P-\d+$/)).toBeVisible();
      await expect(invoice.getByRole('button', { name: hand('byHand.copy', { what: '' }) })).not.toHaveCount(
        0,
      );
      await enter('8N7');
      await send();
      await expect(form.getByText(rule('trxId.bkash'))).toBeVisible();
      await expect(trxId).toHaveValue('8N7');
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    });

    await test.step('the tutor enters it with a screenshot, and pays no second time meanwhile', async () => {
      await trxId.fill(wrong);
      await form.getByTestId('image').setInputFiles(image('receipt.png', onePng(64)));
      await expect(form.getByRole('img', { name: 'receipt.png' })).toBeVisible();
      await send();
      await expect(invoice.getByText(hand('byHand.claimed.title'))).toBeVisible();
      await expect(invoice.getByRole('radio')).toHaveCount(0);
    });

    await test.step('the operator looks at it and refuses it', async () => {
      await operator.goto(`/ops/payments?q=${wrong}`);
      await operator.getByRole('list', { name: 'Payments' }).getByRole('link').click();
      await expect(operator.getByText('No statement has this TrxID yet.')).toBeVisible();
      await expect(operator.getByRole('img', { name: `৳ 3,300 by bKash: ${tutor.name}` })).toBeVisible();
      await decide(operator, 'Refuse', 'Nothing came in.', /\/api\/ops\/payments\/\d+\/refuse$/);
    });

    await test.step('the tutor reads why, and enters another TrxID', async () => {
      await page.reload();
      await expect(invoice.getByText(hand('byHand.refused.title'))).toBeVisible();
      await expect(invoice.getByText('Nothing came in.')).toBeVisible();
      await enter(right);
      await send();
      await expect(invoice.getByText(hand('byHand.claimed.title'))).toBeVisible();
    });

    await test.step('the statement of the wallet matches it', async () => {
      await operator.goto('/ops/payments/statement');
      const csv = `TrxID,Amount,Date,Sender,Reference\n${right},3300,2026-11-26 10:00,01711223344,\n`;
      await operator
        .getByTestId('statement')
        .setInputFiles({ name: 'bkash.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
      await expect(operator.getByText('Match', { exact: true })).toBeVisible();
      await operator.getByRole('button', { name: 'Keep the lines and record 1 payment: ৳ 3,300' }).click();
      await expect(operator.getByText('Recorded', { exact: true })).toBeVisible();
    });

    await test.step('the tutor sees Paid, and the payment among the transactions', async () => {
      await page.reload();
      await expect(invoice.getByText(work('invoice.paid'), { exact: true }).first()).toBeVisible();
      await expect(invoice.getByRole('button', { name: hand('byHand.enter') })).toHaveCount(0);
      await page.goto('/tutor/payment/transaction-history');
      await expect(
        invoice.filter({
          has: page.getByRole('heading', { name: work('transactions.payment'), exact: true }),
        }),
      ).toBeVisible();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    });
    await operator.context().close();
  });
