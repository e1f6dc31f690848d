import type { PaymentWay, TransferKind } from '@porao/contracts';
import type { Selectable } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { one, only, value } from '../../kit/database/query.repository.ts';
import type { Invoices } from '../../kit/database/rows.generated.ts';

export type Invoice = Selectable<Invoices>;
type Charged = Pick<Invoice, 'id' | 'tutor_id' | 'amount'> & { issued_at: Date | string };

interface Transfer {
  /** Names what happened for all times: posted again, it counts once. */
  readonly key: string;
  readonly kind: TransferKind;
  readonly at: Date | string;
  readonly note?: string | null;
}

/** Taka by account; those of a transfer sum to 0. */
type Entries = Readonly<Record<string, number>>;

const owedBy = ({ tutor_id }: Pick<Invoice, 'tutor_id'>) => `tutor:${tutor_id}`;

/** Returns whether it was posted now: not when the key, or this kind for the invoice, was posted before. */
async function post(trx: Db, invoiceId: number, transfer: Transfer, entries: Entries): Promise<boolean> {
  const moved = Object.entries(entries).filter(([, amount]) => amount !== 0);
  if (moved.length === 0) return false;
  const posted = await trx
    .insertInto('ledger_transfers')
    .values({ ...transfer, invoice_id: invoiceId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!posted) return false;
  await trx
    .insertInto('ledger_entries')
    .values(moved.map(([account, amount]) => ({ transfer_id: posted.id, account, amount })))
    .execute();
  return true;
}

export const postCharge = (trx: Db, invoice: Charged): Promise<boolean> =>
  post(
    trx,
    invoice.id,
    { key: `charge:${invoice.id}`, kind: 'charge', at: invoice.issued_at },
    { [owedBy(invoice)]: invoice.amount, charges: -invoice.amount },
  );

interface Paid extends Omit<Transfer, 'kind'> {
  /** `unknown` where the version before the ledger did not say it. */
  readonly way: PaymentWay | 'unknown';
  /** Taka that the way of payment kept. */
  readonly fee?: number;
}

/** Posts the charge, too, where the version before the ledger made the invoice (decision OQ-280). */
export async function postPayment(
  trx: Db,
  invoice: Charged,
  { way, fee = 0, ...paid }: Paid,
): Promise<boolean> {
  const { id, amount } = invoice;
  if (fee < 0 || (fee > 0 && fee >= amount)) throw new Error(`Invoice ${id}: a fee of ${fee} of ${amount}`);
  await postCharge(trx, invoice);
  return post(
    trx,
    id,
    { ...paid, kind: 'payment' },
    { [owedBy(invoice)]: -amount, [`wallet:${way}`]: amount - fee, fees: fee },
  );
}

interface Settlement {
  readonly at: Date | string;
  readonly note?: string | null;
}

export async function postWaiver(trx: Db, invoice: Charged, settlement: Settlement): Promise<boolean> {
  await postCharge(trx, invoice);
  return post(
    trx,
    invoice.id,
    { ...settlement, key: `waiver:${invoice.id}`, kind: 'waiver' },
    { [owedBy(invoice)]: -invoice.amount, waivers: invoice.amount },
  );
}

const earlierPayment = ({ id, paid_at, issued_at }: Invoice): Paid => ({
  way: 'unknown',
  key: `earlier:${id}`,
  at: paid_at ?? issued_at,
});

/** The refund is owed to the tutor until `postPayout`. */
export async function postRefund(
  trx: Db,
  invoice: Invoice,
  refunded: number,
  settlement: Settlement,
): Promise<boolean> {
  const { id } = invoice;
  await postPayment(trx, invoice, earlierPayment(invoice));
  return post(
    trx,
    id,
    { ...settlement, key: `refund:${id}`, kind: 'refund' },
    { [owedBy(invoice)]: -refunded, refunds: refunded },
  );
}

interface Sent extends Settlement {
  /** The wallet that the money left; `unknown` for refunds of before the ledger. */
  readonly way: PaymentWay | 'unknown';
  readonly amount: number;
}

export const postPayout = (
  trx: Db,
  invoice: Pick<Invoice, 'id' | 'tutor_id'>,
  { way, amount, ...sent }: Sent,
): Promise<boolean> =>
  post(
    trx,
    invoice.id,
    { ...sent, key: `payout:${invoice.id}`, kind: 'payout' },
    { [owedBy(invoice)]: amount, [`wallet:${way}`]: -amount },
  );

interface Unneeded extends Sent {
  /** The key that the payment would have: money is counted for a charge or unneeded, never both. */
  readonly key: string;
  /** Taka that the way of payment kept. */
  readonly fee?: number;
}

const ownerOf = (trx: Db, id: number) =>
  only<{ id: number; tutor_id: number }>(trx)`select id, tutor_id from invoices where id = ${id}`;

/** Money came that its charge does not need, of another amount perhaps; it is owed to the tutor until `postReturn` with the
 * same key. */
export async function postUnneeded(
  trx: Db,
  invoiceId: number,
  { way, amount, fee = 0, ...came }: Unneeded,
): Promise<boolean> {
  const invoice = await ownerOf(trx, invoiceId);
  return post(
    trx,
    invoiceId,
    { ...came, kind: 'unneeded' },
    { [owedBy(invoice)]: -amount, [`wallet:${way}`]: amount - fee, fees: fee },
  );
}

/** Unneeded money went back whole, by `way`; `key` is that of `postUnneeded`. */
export async function postReturn(
  trx: Db,
  invoiceId: number,
  { way, amount, key, at, note }: Omit<Unneeded, 'fee'>,
): Promise<boolean> {
  const invoice = await ownerOf(trx, invoiceId);
  return post(
    trx,
    invoiceId,
    { at, note: note ?? null, key: `return:${key}`, kind: 'return' },
    { [owedBy(invoice)]: amount, [`wallet:${way}`]: -amount },
  );
}

const waivedAt = (trx: Db, invoiceId: number) =>
  value<string>(trx)`
    select at from transitions where entity = 'invoice' and entity_id = ${invoiceId} and to_state = 'waived'
    order by id desc limit 1`;

/** Posts what the invoice's state implies and the ledger lacks; returns whether there was such. */
export async function postMissing(trx: Db, invoice: Invoice): Promise<boolean> {
  const { id, status, issued_at, refunded_at, refund_sent_at, refund_way } = invoice;
  const charged = await postCharge(trx, invoice);
  if (status === 'unpaid') return charged;
  if (status === 'waived') {
    const waived = await postWaiver(trx, invoice, { at: (await waivedAt(trx, id)) ?? issued_at });
    return charged || waived;
  }
  const paid = await postPayment(trx, invoice, earlierPayment(invoice));
  if (status === 'paid') return charged || paid;
  const amount = invoice.refunded_amount ?? 0;
  const refunded = await postRefund(trx, invoice, amount, { at: refunded_at ?? issued_at });
  const sent =
    refund_sent_at !== null &&
    (await postPayout(trx, invoice, { way: refund_way ?? 'unknown', amount, at: refund_sent_at }));
  return charged || paid || refunded || sent;
}

interface Money {
  readonly invoice_id: number;
  readonly kind: 'payment' | 'unneeded';
}

/** The invoice that money of this key was counted for, or that did not need it. */
export const findMoney = (trx: Db, key: string) => one<Money>(trx)`
  select invoice_id, kind from ledger_transfers where key = ${key}`;
