import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Db } from '../../database/open.ts';
import type { BkashAccount } from '../bkash.ts';
import * as store from './store.repository.ts';
import { isPaid, newTest, paidAmount } from './test-payment.ts';

const Body = z.record(z.string(), z.string());
const bodyOf = async (c: Context) => Body.catch({}).parse(await c.req.json().catch(() => ({})));

const token = 'token-of-the-stand-in';
const fine = { statusCode: '0000', statusMessage: 'Successful' };
const refusal = (statusCode: string, statusMessage: string) => ({ statusCode, statusMessage });

const paymentOf = ({ id, reference, data }: store.TestPayment) => ({
  ...fine,
  paymentID: id,
  amount: paidAmount(data),
  currency: 'BDT',
  intent: 'sale',
  merchantInvoiceNumber: reference,
  ...(isPaid(data)
    ? { trxID: data.receipt, transactionStatus: 'Completed' }
    : { transactionStatus: 'Initiated' }),
});

/** The calls of https://developer.bka.sh/docs/tokenized-checkout-process that the site makes. */
export function bkashRoutes(app: Hono, base: string, db: Db, account: BkashAccount, pages: string) {
  const at = `${base}/tokenized/checkout`;

  app.post(`${at}/token/grant`, async (c) => {
    const { app_key, app_secret } = await bodyOf(c);
    const known =
      app_key === account.appKey &&
      app_secret === account.appSecret &&
      c.req.header('username') === account.username &&
      c.req.header('password') === account.password;
    if (!known) return c.json({ status: 'fail', msg: 'Invalid username and password combination' });
    return c.json({ ...fine, id_token: token, token_type: 'Bearer', expires_in: 3600, refresh_token: token });
  });

  app.use(`${at}/*`, async (c, next) => {
    if (c.req.header('authorization') === token) return next();
    return c.json({ message: 'Unauthorized' }, 401);
  });

  app.post(`${at}/create`, async (c) => {
    const { amount = '', callbackURL = '', merchantInvoiceNumber = '' } = await bodyOf(c);
    const given = { amount, returnUrl: callbackURL, noticeUrl: null };
    const test = newTest('bkash_checkout', merchantInvoiceNumber, given);
    await store.addTest(db, test);
    return c.json({ ...paymentOf(test), bkashURL: `${pages}/${test.id}`, callbackURL });
  });

  app.post(`${at}/execute`, async (c) => {
    const { paymentID = '' } = await bodyOf(c);
    const test = await store.findTest(db, paymentID);
    if (!test) return c.json(refusal('2002', 'Invalid Payment ID'));
    if (test.data.state === 'paid') return c.json(refusal('2062', 'The payment has already been completed'));
    if (test.data.state !== 'agreed') return c.json(refusal('2056', 'Invalid Payment State'));
    if (test.data.lie === 'balance') return c.json(refusal('2023', 'Insufficient Balance'));
    await store.changeTest(db, test.id, { state: 'paid' });
    const paid = { ...test, data: { ...test.data, state: 'paid' } } as const;
    return c.json(isPaid(paid.data) ? paymentOf(paid) : refusal('9999', 'System Error'));
  });

  app.post(`${at}/payment/status`, async (c) => {
    const { paymentID = '' } = await bodyOf(c);
    const test = await store.findTest(db, paymentID);
    return c.json(test ? paymentOf(test) : refusal('2002', 'Invalid Payment ID'));
  });

  app.post(`${at}/payment/refund`, async (c) => {
    const { paymentID = '', trxID = '', amount } = await bodyOf(c);
    const test = await store.findTest(db, paymentID);
    if (!test || test.data.receipt !== trxID) return c.json(refusal('2002', 'Invalid Payment ID'));
    const { refundId, lie } = test.data;
    const done = (refundTrxID: string) => ({
      ...fine,
      originalTrxID: trxID,
      refundTrxID,
      transactionStatus: 'Completed',
      currency: 'BDT',
    });
    if (amount === undefined)
      return c.json(refundId ? done(refundId) : refusal('2071', 'No refund was made'));
    if (lie === 'refund' || refundId !== null) return c.json(refusal('2006', 'Refund is not possible'));
    await store.changeTest(db, test.id, { refundId: `REF${trxID}` });
    return c.json(done(`REF${trxID}`));
  });
}
