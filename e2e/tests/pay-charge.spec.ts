import { signIn } from '../support/accounts.ts';
import { hire, newHousehold } from '../support/family.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const [way, name] of [
  ['bkash_checkout', 'bKash'],
  ['sslcommerz', 'Card or other wallet'],
] as const)
  test(`TUT-172 API-309 a tutor pays the charge by ${way} on a phone, comes back from the other site and sees Paid`, async ({
    page,
    context,
    site,
  }) => {
    const { jobId, tutor } = await hire(site, await newHousehold(site));
    await signIn(context, site.url, tutor.phone_no);
    await page.goto('/tutor/payment/invoice');
    const invoice = page.getByRole('article').filter({
      has: page.getByRole('link', { name: String(jobId), exact: true }),
    });
    await invoice.getByRole('radio', { name, exact: true }).check();
    await expect(invoice.getByText('Test payment: no money moves.')).toBeVisible();
    await invoice.getByRole('button', { name: 'Pay ৳ 3,300' }).click();

    await expect(page.getByRole('heading', { name: 'Test payment: no money moves' })).toBeVisible();
    expect(new URL(page.url()).hostname).toBe('localhost');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();

    await expect(page).toHaveURL(/\/tutor\/payment\/invoice\?paid=\d+$/);
    await expect(page.getByText('Paid: ৳ 3,300')).toBeVisible();
    await expect(invoice.getByText('Paid', { exact: true }).first()).toBeVisible();
    await expect(invoice.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
    // Back to the page of the provider and on again: nothing is paid twice.
    await page.reload();
    await expect(page.getByText('Paid: ৳ 3,300')).toBeVisible();
  });
