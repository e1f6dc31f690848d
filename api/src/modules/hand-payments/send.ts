import type { HandWay } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure, invalid } from '../../kit/failure.ts';
import { lockInvoice, money, saveRefundSent } from '../charges/index.ts';
import { postPayout, postReturn, postUnneeded } from '../ledger/index.ts';
import { tellAccount } from '../notices/index.ts';
import { findUse, jobOfInvoice, returnPayment } from './hand-payments.repository.ts';
import { keyOfPayment, lockClaim } from './receive.ts';

interface Sent {
  readonly way: HandWay;
  readonly trxId: string;
}

/** The TrxID of money that came in is not that of money that went out, and each sends one thing. */
async function requireUnused(trx: Db, trxId: string): Promise<void> {
  if (await findUse(trx, trxId)) throw invalid({ trx_id: ['payment.used'] });
}

/** An operator sent an owed refund; its tutor reads by which TrxID. */
export async function recordRefundSent(trx: Db, invoiceId: number, sent: Sent): Promise<number> {
  const { way, trxId } = sent;
  const invoice = await lockInvoice(trx, invoiceId);
  if (!invoice) throw new ApiFailure('NOT_FOUND', 'invoice.unknown');
  const { refunded_at, refunded_amount: amount, refund_sent_at } = invoice;
  if (refunded_at === null || amount === null || refund_sent_at !== null)
    throw new ApiFailure('CONFLICT', 'refund.notOwed');
  await requireUnused(trx, trxId);
  const at = new Date();
  await saveRefundSent(trx, invoiceId, { ...sent, at });
  await postPayout(trx, invoice, { way, amount, at, note: trxId });
  const { job, tutor } = await jobOfInvoice(trx, invoiceId);
  await tellAccount(trx, 'refundSent', tutor, { job, amount, trx: trxId }, `refund sent ${invoiceId}`);
  return amount;
}

/** The money of a claimed payment came in, was not needed, and was sent back. `shown` is what the operator was shown. */
export async function returnClaim(trx: Db, id: number, shown: number, sent: Sent): Promise<void> {
  const payment = await lockClaim(trx, id);
  const { invoice_id: invoiceId, way, trx_id: trxId, user_id: userId } = payment;
  const amount = payment.stated ?? payment.amount;
  if (shown !== amount) {
    const params = { amount: money(shown), came: money(amount) };
    throw new ApiFailure('CONFLICT', { key: 'payment.otherReturn', params });
  }
  await requireUnused(trx, sent.trxId);
  const key = keyOfPayment({ way, trxId });
  const at = new Date();
  if (!(await postUnneeded(trx, invoiceId, { way, key, at, amount, note: trxId })))
    throw new ApiFailure('CONFLICT', 'payment.used');
  await postReturn(trx, invoiceId, { way: sent.way, key, at, amount, note: sent.trxId });
  await returnPayment(trx, id, { ...sent, amount });
  const params = { amount, trx: trxId, sent: sent.trxId };
  await tellAccount(trx, 'paymentSentBack', userId, params, `payment ${id}`);
}
