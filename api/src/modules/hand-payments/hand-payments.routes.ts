import type { handPaymentEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure, invalid } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import { lockInvoice } from '../charges/index.ts';
import { insertClaim, isOwnPayment, readClaimable, withdrawPayment } from './hand-payments.repository.ts';
import { keyOf, limitClaims, storeScreenshot } from './screenshots.ts';

/** Returns the amount that is due; throws where this tutor cannot say now that this payment was made. */
async function requireClaimable(db: Db, id: number, tutorId: number, trxId: string): Promise<number> {
  const invoice = await readClaimable(db, id, tutorId, trxId);
  if (!invoice) throw new ApiFailure('NOT_FOUND', 'invoice.unknown');
  if (invoice.status !== 'unpaid') throw new ApiFailure('CONFLICT', 'payment.settled');
  if (invoice.waiting) throw new ApiFailure('CONFLICT', 'payment.waiting');
  if (invoice.used) throw invalid({ trx_id: ['payment.used'] });
  return invoice.amount;
}

export function handPaymentHandlers(services: Services): Handlers<typeof handPaymentEndpoints> {
  const { db, files } = services;
  return {
    'POST /api/tutor/invoices/:id/hand-payments': async ({ params: { id }, body, viewer, address }) => {
      const { way, trx_id, screenshot_base64: picture } = body;
      const { tutorId, userId } = viewer;
      await limitClaims(services, { userId, address });
      // Before the costly decoding; again in the transaction.
      await requireClaimable(db, id, tutorId, trx_id);
      const screenshot = picture ? await storeScreenshot(services, userId, picture) : null;
      try {
        const data = await inTransaction(db, async (trx) => {
          await lockInvoice(trx, id);
          const amount = await requireClaimable(trx, id, tutorId, trx_id);
          return insertClaim(trx, id, { way, trx_id, amount, screenshot });
        });
        return { status: 'success', message: 'payment.claimed', data };
      } catch (error) {
        if (screenshot) await files.delete(keyOf(screenshot));
        throw error;
      }
    },
    'DELETE /api/tutor/hand-payments/:id': async ({ params: { id }, viewer: { tutorId } }) => {
      const taken = await withdrawPayment(db, id, tutorId);
      if (!taken) {
        const isOwn = await isOwnPayment(db, id, tutorId);
        throw isOwn
          ? new ApiFailure('CONFLICT', 'payment.decided')
          : new ApiFailure('NOT_FOUND', 'payment.unknown');
      }
      if (taken.screenshot) await files.delete(keyOf(taken.screenshot));
      return { status: 'success', message: 'payment.withdrawn', data: null };
    },
  };
}
