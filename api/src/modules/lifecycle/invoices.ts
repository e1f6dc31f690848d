import type { PaymentWay } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import {
  claimOf,
  isPaymentChecked,
  lockInvoice,
  money,
  offerOf,
  refundOffer,
  refuseClaim,
  saveClaim,
  settleInvoice,
} from '../charges/index.ts';
import { findMoney, postPayment, postRefund, postWaiver } from '../ledger/index.ts';
import { listLeads, tellAccount, tellOperators } from '../notices/index.ts';
import { type By, move, system } from '../transitions/index.ts';
import * as repository from './lifecycle.repository.ts';

export interface Settled {
  readonly from: string;
  readonly to: string;
  /** Refunded taka; null when nothing had been paid. */
  readonly refunded: number | null;
}

async function held(trx: Db, id: number) {
  const invoice = await lockInvoice(trx, id);
  if (!invoice) throw new ApiFailure('NOT_FOUND', 'invoice.unknown');
  return invoice;
}

/** The stage `payment` means confirmed with an unpaid charge; it ends with the charge. */
async function settleApplication(trx: Db, applicationId: number): Promise<void> {
  const application = await repository.lockApplication(trx, applicationId);
  if (application?.state !== 'payment') return;
  const { state: from, id } = application;
  await move(trx, { entity: 'application', id, from, to: 'confirm', by: system, reason: null });
  await repository.setApplicationState(trx, id, 'confirm', { cause: null, reason: null });
}

interface Payment {
  /** `unknown` where older pages did not say it. */
  readonly way: PaymentWay | 'unknown';
  /** Names this payment for all times, as `bkash:TRX…` or `sslcommerz:VAL…`: it counts once. */
  readonly key: string;
  /** Taka that the way of payment kept. */
  readonly fee?: number;
}

/** A payment that was counted before changes nothing; one that was counted for another charge is refused. */
export async function payInvoice(
  trx: Db,
  id: number,
  by: By,
  reason: string,
  how: Payment,
): Promise<Settled> {
  const invoice = await held(trx, id);
  const { status: from } = invoice;
  const known = await findMoney(trx, how.key);
  if (known?.kind === 'payment' && known.invoice_id === id) return { from, to: from, refunded: null };
  const effects = !known && (await move(trx, { entity: 'invoice', id, from, to: 'paid', by, reason }));
  const at = new Date();
  if (!effects || !(await postPayment(trx, invoice, { ...how, at, note: reason })))
    throw new ApiFailure('CONFLICT', 'invoice.otherPayment');
  await settleInvoice(trx, id, 'paid', at, null);
  if (effects.includes('settle_application')) await settleApplication(trx, invoice.application_id);
  return { from, to: 'paid', refunded: null };
}

export interface Refund {
  readonly reason: string;
  /** The amount that the operator was shown; another one is refused. */
  readonly expected?: number | undefined;
  readonly now?: Date;
  /** The refund windows count to it instead, as a case that was reported in time may be decided later. */
  readonly asOf?: Date;
}

/** A paid charge is refunded by the refund windows; an unpaid one is waived within the full-refund window, unless a payment
 * of it is being checked, whose money would be for nothing. */
export async function refundInvoice(
  trx: Db,
  id: number,
  by: By,
  { reason, expected, now = new Date(), asOf }: Refund,
): Promise<Settled & { readonly amount: number }> {
  const invoice = await held(trx, id);
  const { status, application_id } = invoice;
  const offer = asOf ? refundOffer(invoice, asOf) : offerOf(invoice, invoice, now);
  const to = status === 'unpaid' ? 'waived' : 'refunded';
  if (to === 'waived' && (await isPaymentChecked(trx, id)))
    throw new ApiFailure('CONFLICT', 'payment.undecided');
  const change = { entity: 'invoice', id, from: status, to, by, reason } as const;
  const effects = await move(trx, change, { refundable: offer !== null });
  if (offer && expected !== undefined && offer.amount !== expected) {
    const params = { amount: money(offer.amount) };
    throw new ApiFailure('CONFLICT', { key: 'invoice.otherAmount', params });
  }
  const refunded = to === 'refunded' ? (offer?.amount ?? null) : null;
  await settleInvoice(trx, id, to, now, refunded);
  const settlement = { at: now, note: reason };
  if (refunded === null) await postWaiver(trx, invoice, settlement);
  else await postRefund(trx, invoice, refunded, settlement);
  if (effects.includes('settle_application')) await settleApplication(trx, application_id);
  return { from: status, to, refunded, amount: refunded ?? offer?.amount ?? 0 };
}

/** A tutor claims what the rules give after the tuition ended, once; leads are told. */
export async function claimInvoice(trx: Db, id: number, tutorId: number, reason: string): Promise<void> {
  const invoice = await held(trx, id);
  if (invoice.tutor_id !== tutorId) throw new ApiFailure('NOT_FOUND', 'invoice.unknown');
  const now = new Date();
  const claim = claimOf(invoice, invoice, now);
  if (!claim) throw new ApiFailure('CONFLICT', 'claim.none');
  if (claim.claimed_at !== null) throw new ApiFailure('CONFLICT', 'claim.already');
  await saveClaim(trx, id, reason, now);
  const { job, deal, tutor } = await repository.placesOfInvoice(trx, id);
  const others = async (db: Db) => (await listLeads(db)).filter((lead) => lead !== tutor);
  await tellOperators(trx, 'chargeClaimed', { job, deal }, `claim ${id}`, others);
}

/** The tutor of a claim that is refused reads why. */
export async function refuseClaimOf(trx: Db, id: number, reason: string): Promise<void> {
  const { claimed_at, claim_answer, status } = await held(trx, id);
  const isOpen = claimed_at !== null && claim_answer === null && (status === 'unpaid' || status === 'paid');
  if (!isOpen) throw new ApiFailure('CONFLICT', 'claim.notOpen');
  await refuseClaim(trx, id, reason, new Date());
  const { job, tutor } = await repository.placesOfInvoice(trx, id);
  await tellAccount(trx, 'claimRefused', tutor, { job }, `claim refused ${id}`);
}
