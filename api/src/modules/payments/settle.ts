import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Db } from '../../kit/database/open.ts';
import type { Fields, Finding, PayProvider } from '../../kit/pay/index.ts';
import type { Pay } from '../../kit/services.ts';
import { findMoney, postReturn, postUnneeded } from '../ledger/index.ts';
import { payInvoice } from '../lifecycle/index.ts';
import { tellAccount, tellOperators } from '../notices/index.ts';
import { system } from '../transitions/index.ts';
import * as repository from './payments.repository.ts';

/** Milliseconds after its start in which an attempt that the provider knows no money of ends. */
const openMillis = 24 * 3_600_000;
/** Milliseconds after the browser's return in which the sweep asks first, while somebody waits on the page. */
const soonMillis = 30_000;
/** Milliseconds after which money that is still not given back is told to operators. */
const refundMillis = 3 * openMillis;
/** Milliseconds after which the provider is asked again about an attempt that ended without money. */
const lateMillis = 3_600_000;

export interface Settling {
  readonly db: Db;
  readonly pay: Pay;
}

const names = { bkash_checkout: 'bkash', sslcommerz: 'sslcommerz' } as const;
const keyOf = (way: PayProvider['way'], receipt: string) => `${names[way]}:${receipt}`;

export const providerOf = ({ providers }: Pay, way: PayProvider['way']): PayProvider | undefined =>
  providers.find((one) => one.way === way);

const isOld = (since: string | Date, millis: number, now = new Date()): boolean =>
  now.getTime() - new Date(since).getTime() > millis;

async function tellDoubt(trx: Db, id: number, invoiceId: number, amount: number): Promise<void> {
  const { job, deal } = await repository.aboutInvoice(trx, invoiceId);
  await tellOperators(trx, 'paymentDoubt', { job, deal, amount }, `payment doubt ${id}`);
}

/** Ends what the provider gives no answer about: an attempt after its day; money to give back goes on, and somebody looks. */
export async function giveUp({ db }: Settling, asked: repository.Payment): Promise<void> {
  const { id } = asked;
  // Both times below are later: most attempts need no second transaction.
  if (!isOld(asked.started_at, openMillis)) return;
  await inTransaction(db, async (trx) => {
    const { state, invoice_id, amount, received, started_at, settled_at } = await repository.lockPayment(
      trx,
      id,
    );
    if (state === 'refund_pending' && isOld(settled_at ?? started_at, refundMillis))
      return tellRefused(trx, id, invoice_id, received ?? amount);
    if (state === 'refund_pending' || state === 'paid' || state === 'refunded') return;
    const ended = state === 'started' ? ({ state: 'failed', settled_at: new Date() } as const) : {};
    await repository.changePayment(trx, id, { ...ended, ask_at: null });
    if (state === 'started') await tellDoubt(trx, id, invoice_id, amount);
  });
}

async function tellRefused(trx: Db, id: number, invoiceId: number, amount: number): Promise<void> {
  const { job, deal } = await repository.aboutInvoice(trx, invoiceId);
  await tellOperators(trx, 'refundRefused', { job, deal, amount }, `refund refused ${id}`);
}

/** Writes what the provider said; the same word for a second time changes nothing. */
async function apply(trx: Db, id: number, finding: Finding, isBack: boolean): Promise<void> {
  const { state, invoice_id, amount, way, started_at } = await repository.lockPayment(trx, id);
  if (state !== 'started' && state !== 'failed' && state !== 'cancelled') return;
  const now = new Date();
  if (finding.state === 'paid') {
    const { receipt, bankId, fee } = finding;
    // A provider gives back no more than came.
    const came = { receipt, bank_id: bankId, fee, received: Math.floor(finding.amount), settled_at: now };
    if (finding.isDoubtful) await tellDoubt(trx, id, invoice_id, came.received);
    const { status } = await repository.lockStatus(trx, invoice_id);
    const key = keyOf(way, receipt);
    // An operator may have counted this very money by its TrxID, or sent it back.
    const known = await findMoney(trx, key);
    if (known) {
      if (known.kind === 'payment' && known.invoice_id === invoice_id)
        return repository.changePayment(trx, id, { ...came, state: 'paid', ask_at: null });
      await repository.changePayment(trx, id, { state: 'failed', settled_at: now, ask_at: null });
      return tellDoubt(trx, id, invoice_id, came.received);
    }
    if (status === 'unpaid' && finding.amount === amount) {
      await repository.changePayment(trx, id, { ...came, state: 'paid', ask_at: null });
      const reason = `${way === 'sslcommerz' ? 'SSLCommerz' : 'bKash'} ${receipt}`;
      await payInvoice(trx, invoice_id, system, reason, { way, key, fee });
      return;
    }
    // Another amount, or a charge that needs none any more: the money goes back the way it came.
    await repository.changePayment(trx, id, { ...came, state: 'refund_pending', ask_at: now });
    const { received } = came;
    await postUnneeded(trx, invoice_id, {
      way,
      key,
      at: now,
      amount: received,
      fee: fee < received ? fee : 0,
    });
    const { job, user } = await repository.aboutInvoice(trx, invoice_id);
    await tellAccount(trx, 'paymentReturned', user, { job, amount: came.received }, `payment returned ${id}`);
    return;
  }
  const isOver = isOld(started_at, openMillis, now);
  // Money may still come later: it is asked about until its day is over.
  if (state !== 'started') return isOver ? repository.changePayment(trx, id, { ask_at: null }) : undefined;
  if (finding.state === 'open' && !isOver) {
    if (isBack) await repository.changePayment(trx, id, { ask_at: new Date(now.getTime() + soonMillis) });
    return;
  }
  const ended = finding.state === 'open' ? 'failed' : finding.state;
  const ask_at = isOver ? null : new Date(now.getTime() + lateMillis);
  await repository.changePayment(trx, id, { state: ended, settled_at: now, ask_at });
}

/** Money that no charge needed went back the way it came, or by hand. */
export async function postGivenBack(
  trx: Db,
  { way, receipt, received, invoice_id }: repository.Payment,
): Promise<void> {
  if (receipt === null || received === null) return;
  await postReturn(trx, invoice_id, { way, key: keyOf(way, receipt), at: new Date(), amount: received });
}

/** Gives money back that was not needed. A refusal of the provider is told to operators once, and tried again. */
async function giveBack({ db, pay }: Settling, id: number, isTaken: boolean): Promise<void> {
  const payment = isTaken ? await repository.findPayment(db, id) : await repository.takeRefund(db, id);
  if (payment?.state !== 'refund_pending') return;
  const {
    way,
    reference,
    provider_id,
    receipt,
    bank_id,
    received,
    refund_id,
    refunds_cancelled,
    invoice_id,
  } = payment;
  const provider = providerOf(pay, way);
  if (!provider || receipt === null || received === null) return;
  const { state, refundId } = await provider.refund({
    reference,
    providerId: provider_id ?? '',
    receipt,
    bankId: bank_id ?? '',
    amount: received,
    refundId: refund_id,
    cancelled: refunds_cancelled,
  });
  await inTransaction(db, async (trx) => {
    // A lead may have given it back by hand meanwhile.
    if ((await repository.lockPayment(trx, id)).state !== 'refund_pending') return;
    if (state === 'refunded') {
      await repository.changePayment(trx, id, { state, refund_id: refundId, ask_at: null });
      await postGivenBack(trx, payment);
      return;
    }
    // One that they had begun was cancelled: the next try has another name.
    const wasBegun = state === 'refused' && refund_id !== null;
    const refunds = refunds_cancelled + (wasBegun ? 1 : 0);
    await repository.changePayment(trx, id, { refund_id: refundId, refunds_cancelled: refunds });
    if (state === 'refused') await tellRefused(trx, id, invoice_id, received);
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
