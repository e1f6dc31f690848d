import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { lockInvoice, money, refundOffer, settleInvoice } from '../charges/index.ts';
import { type By, decide, record, system } from '../transitions/index.ts';
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
  const move = { entity: 'application', from: 'payment', to: 'confirm', reason: null } as const;
  decide({ ...move, actor: 'system' });
  await repository.setApplicationState(trx, applicationId, 'confirm', { cause: null, reason: null });
  await record(trx, [{ ...move, id: applicationId, by: system }]);
}

export async function payInvoice(trx: Db, id: number, by: By, reason: string): Promise<Settled> {
  const invoice = await held(trx, id);
  const move = { entity: 'invoice', from: invoice.status, to: 'paid', reason } as const;
  const { effects = [] } = decide({ ...move, actor: by.actor });
  await settleInvoice(trx, id, 'paid', new Date(), null);
  await record(trx, [{ ...move, id, by }]);
  if (effects.includes('settle_application')) await settleApplication(trx, invoice.application_id);
  return { from: invoice.status, to: 'paid', refunded: null };
}

export interface Refund {
  readonly reason: string;
  /** The amount that the operator was shown; another one is refused. */
  readonly expected?: number | undefined;
  readonly now?: Date;
}

/** A paid charge is refunded by the refund windows; an unpaid one is waived within the full-refund window. */
export async function refundInvoice(
  trx: Db,
  id: number,
  by: By,
  { reason, expected, now = new Date() }: Refund,
): Promise<Settled> {
  const invoice = await held(trx, id);
  const { status, application_id } = invoice;
  const offer = refundOffer(invoice, now);
  const to = status === 'unpaid' ? 'waived' : 'refunded';
  const move = { entity: 'invoice', from: status, to, reason } as const;
  const { effects = [] } = decide({ ...move, actor: by.actor }, { refundable: offer !== null });
  if (offer && expected !== undefined && offer.amount !== expected) {
    const params = { amount: money(offer.amount) };
    throw new ApiFailure('CONFLICT', { key: 'invoice.otherAmount', params });
  }
  const refunded = to === 'refunded' ? (offer?.amount ?? null) : null;
  await settleInvoice(trx, id, to, now, refunded);
  await record(trx, [{ ...move, id, by }]);
  if (effects.includes('settle_application')) await settleApplication(trx, application_id);
  return { from: status, to, refunded };
}
