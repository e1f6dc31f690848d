import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Db } from '../../kit/database/open.ts';
import type { Fields, Finding, PayProvider } from '../../kit/pay/index.ts';
import type { Pay } from '../../kit/services.ts';
import { payInvoice } from '../lifecycle/index.ts';
import { tellAccount, tellOperators } from '../notices/index.ts';
import { system } from '../transitions/index.ts';
import * as repository from './payments.repository.ts';

/** Milliseconds after its start in which an attempt that the provider knows no money of ends. */
const openMillis = 24 * 3_600_000;
/** Milliseconds after the browser's return in which the sweep asks first, while somebody waits on the page. */
const soonMillis = 30_000;
/** Milliseconds after which the provider is asked once more about an attempt that ended without money. */
const lateMillis = 3_600_000;

export interface Settling {
  readonly db: Db;
  readonly pay: Pay;
}

const names = { bkash_checkout: 'bkash', sslcommerz: 'sslcommerz' } as const;

export const providerOf = ({ providers }: Pay, way: PayProvider['way']): PayProvider | undefined =>
  providers.find((one) => one.way === way);

/** Writes what the provider said; the same word for a second time changes nothing. */
async function apply(trx: Db, id: number, finding: Finding, isBack: boolean): Promise<void> {
  const { state, invoice_id, amount, way, started_at } = await repository.lockPayment(trx, id);
  if (state !== 'started' && state !== 'failed' && state !== 'cancelled') return;
  const now = new Date();
  if (finding.state === 'paid') {
    const { receipt, bankId, fee } = finding;
    // Never more than came: a provider refuses to give that back.
    const received = Math.floor(finding.amount);
    const came = { receipt, bank_id: bankId, fee, received, settled_at: now };
    const { status } = await repository.lockStatus(trx, invoice_id);
    if (status === 'unpaid' && finding.amount === amount) {
      await repository.changePayment(trx, id, { ...came, state: 'paid', ask_at: null });
      const how = { way, key: `${names[way]}:${receipt}`, fee };
      await payInvoice(
        trx,
        invoice_id,
        system,
        `${way === 'sslcommerz' ? 'SSLCommerz' : 'bKash'} ${receipt}`,
        how,
      );
      return;
    }
    // Another amount, or a charge that needs none any more: the money goes back the way it came.
    await repository.changePayment(trx, id, { ...came, state: 'refund_pending', ask_at: now });
    const { job, user } = await repository.aboutInvoice(trx, invoice_id);
    await tellAccount(trx, 'paymentReturned', user, { job, amount: came.received }, `payment returned ${id}`);
    return;
  }
  if (state !== 'started') return repository.changePayment(trx, id, { ask_at: null });
  const isOver = now.getTime() - new Date(started_at).getTime() > openMillis;
  if (finding.state === 'open' && !isOver) {
    if (isBack) await repository.changePayment(trx, id, { ask_at: new Date(now.getTime() + soonMillis) });
    return;
  }
  const ended = finding.state === 'open' ? 'failed' : finding.state;
  const ask_at = isOver ? null : new Date(now.getTime() + lateMillis);
  await repository.changePayment(trx, id, { state: ended, settled_at: now, ask_at });
}

/** Gives money back that was not needed. A refusal of the provider is told to operators once, and tried again. */
async function giveBack({ db, pay }: Settling, id: number, isTaken: boolean): Promise<void> {
  const payment = isTaken ? await repository.findPayment(db, id) : await repository.takeRefund(db, id);
  if (payment?.state !== 'refund_pending') return;
  const { way, reference, provider_id, receipt, bank_id, received, refund_id, invoice_id } = payment;
  const provider = providerOf(pay, way);
  if (!provider || receipt === null || received === null) return;
  const { state, refundId } = await provider.refund({
    reference,
    providerId: provider_id ?? '',
    receipt,
    bankId: bank_id ?? '',
    amount: received,
    refundId: refund_id,
  });
  await inTransaction(db, async (trx) => {
    if (state === 'refunded')
      return repository.changePayment(trx, id, { state, refund_id: refundId, ask_at: null });
    await repository.changePayment(trx, id, { refund_id: refundId });
    if (state !== 'refused') return;
    const { job, deal } = await repository.aboutInvoice(trx, invoice_id);
    await tellOperators(trx, 'refundRefused', { job, deal, amount: received }, `refund refused ${id}`);
  });
}

/** Asks the provider about an attempt and does what follows. `fields` are a browser's or a notice's, which prove nothing;
 * without them it is only asked. */
export async function settle(settling: Settling, payment: repository.Asked, fields?: Fields): Promise<void> {
  const { db, pay } = settling;
  const { id, way, reference, provider_id, state, due } = payment;
  const provider = providerOf(pay, way);
  if (!provider) return;
  if (state === 'started' || state === 'failed' || state === 'cancelled') {
    const attempt = { reference, providerId: provider_id ?? '' };
    const finding = fields
      ? await provider.verify(attempt, { fields, mayTake: due })
      : await provider.query(attempt);
    await inTransaction(db, (trx) => apply(trx, id, finding, fields !== undefined));
  }
  // The sweep has taken it for this process already.
  await giveBack(settling, id, state === 'refund_pending' && fields === undefined);
}
