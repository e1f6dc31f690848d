import type { Hono } from 'hono';
import type { Db } from '../../database/open.ts';
import { readFields } from '../../input.ts';
import { type SslcommerzStore, signatureOf } from '../sslcommerz.ts';
import * as store from './store.repository.ts';
import { isPaid, newTest, paidAmount } from './test-payment.ts';

/** Share of an amount that the stand-in keeps, in percent. */
const feePercent = 2;

/** A transaction as SSLCommerz describes it, in answers and notices. */
export function transactionOf({ reference, data }: store.TestPayment): Record<string, string> {
  const amount = paidAmount(data);
  const said = isPaid(data) ? 'VALID' : data.state === 'failed' ? 'FAILED' : 'PENDING';
  return {
    status: data.state === 'cancelled' ? 'CANCELLED' : said,
    tran_id: reference,
    val_id: data.receipt,
    bank_tran_id: `BANK${data.receipt}`,
    amount,
    store_amount: (Number(amount) * (1 - feePercent / 100)).toFixed(2),
    currency: 'BDT',
    currency_type: 'BDT',
    currency_amount: amount,
    risk_level: '0',
  };
}

export function signed(fields: Record<string, string>, password: string, right: boolean) {
  const keys = Object.keys(fields);
  const sign = signatureOf(fields, keys, right ? password : `not ${password}`);
  return { ...fields, verify_sign: sign, verify_key: keys.join(',') };
}

/** The calls of https://developer.sslcommerz.com/doc/v4/ that the site makes. */
export function sslcommerzRoutes(
  app: Hono,
  base: string,
  db: Db,
  { storeId, password }: SslcommerzStore,
  pages: string,
) {
  const isStore = (given: Record<string, string | undefined>) =>
    given['store_id'] === storeId && given['store_passwd'] === password;

  app.post(`${base}/gwprocess/v4/api.php`, async (c) => {
    const form = await readFields(c);
    const { tran_id = '', total_amount = '', success_url = '', ipn_url = '' } = form;
    if (!isStore(form)) return c.json({ status: 'FAILED', failedreason: 'Store Credential Error' });
    const test = newTest('sslcommerz', tran_id, {
      amount: total_amount,
      returnUrl: success_url,
      noticeUrl: ipn_url,
    });
    await store.addTest(db, test);
    return c.json({
      status: 'SUCCESS',
      failedreason: '',
      sessionkey: test.id,
      GatewayPageURL: `${pages}/${test.id}`,
    });
  });

  app.get(`${base}/validator/api/validationserverAPI.php`, async (c) => {
    const { val_id = '', ...given } = c.req.query();
    const test = isStore(given) ? await store.findByReceipt(db, val_id) : undefined;
    if (!test || !isPaid(test.data)) return c.json({ status: 'INVALID_TRANSACTION', APIConnect: 'DONE' });
    return c.json({ ...transactionOf(test), APIConnect: 'DONE' });
  });

  app.get(`${base}/validator/api/merchantTransIDvalidationAPI.php`, async (c) => {
    const given = c.req.query();
    if (!isStore(given)) return c.json({ APIConnect: 'FAILED' });
    const { bank_tran_id: bank, refund_ref_id: refundId, tran_id: reference = '' } = given;
    if (refundId !== undefined) {
      const refunded = await store.findByRefund(db, refundId);
      return c.json({
        APIConnect: 'DONE',
        refund_ref_id: refundId,
        status: refunded ? 'refunded' : 'cancelled',
      });
    }
    if (bank !== undefined) {
      const test = await store.findByReceipt(db, bank.replace(/^BANK/, ''));
      if (test?.data.refundId)
        return c.json({ APIConnect: 'DONE', status: 'processing', errorReason: 'It was begun already' });
      if (!test || test.data.lie === 'refund')
        return c.json({ APIConnect: 'DONE', status: 'failed', errorReason: 'Refund is not possible' });
      const id = `REF${test.data.receipt}`;
      await store.changeTest(db, test.id, { refundId: id });
      return c.json({ APIConnect: 'DONE', bank_tran_id: bank, refund_ref_id: id, status: 'success' });
    }
    const test = await store.findByReference(db, reference);
    const found = test && test.data.state !== 'open' ? [transactionOf(test)] : [];
    return c.json({ APIConnect: 'DONE', no_of_trans_found: found.length, element: found });
  });
}
