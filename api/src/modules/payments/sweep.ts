import type { Logger } from '../../kit/log.ts';
import { findPayment, takeOpen } from './payments.repository.ts';
import { giveUp, type Settling, settle } from './settle.ts';

/** Attempts that one run asks about. */
const perRun = 50;

/** Asks the providers about attempts that are open and refunds that are not done: a browser may never have come back. */
export async function sweepPayments(settling: Settling, log: Logger): Promise<void> {
  for (const { id } of await takeOpen(settling.db, perRun)) {
    const payment = await findPayment(settling.db, id);
    if (!payment) continue;
    await settle(settling, payment).catch((err: unknown) =>
      log.warn({ err, payment: id }, 'payment not asked'),
    );
    await giveUp(settling, payment);
  }
}
