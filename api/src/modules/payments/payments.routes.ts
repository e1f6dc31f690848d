import { randomBytes } from 'node:crypto';
import type { paymentEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { ApiFailure, unavailable } from '../../kit/failure.ts';
import { limit } from '../../kit/rate-limit/index.ts';
import type { Services } from '../../kit/services.ts';
import * as repository from './payments.repository.ts';
import { providerOf } from './settle.ts';

/** Attempts that a tutor may start in an hour. */
const perHour = 20;

export function paymentHandlers({ db, pay, siteUrl }: Services): Handlers<typeof paymentEndpoints> {
  return {
    'GET /api/tutor/payment-ways': async () => ({
      data: { online: pay.providers.map(({ way, test }) => ({ way, test })) },
    }),

    'POST /api/tutor/invoices/:id/payments': async ({ params, body: { way }, viewer, log }) => {
      const payer = await repository.findPayer(db, params.id, viewer.tutorId);
      if (!payer) throw new ApiFailure('NOT_FOUND', 'invoice.unknown');
      if (payer.status !== 'unpaid') throw new ApiFailure('CONFLICT', 'payment.notDue');
      if (payer.waiting) throw new ApiFailure('CONFLICT', 'payment.waiting');
      const provider = providerOf(pay, way);
      if (!provider) throw new ApiFailure('CONFLICT', 'payment.noWay');
      await limit(db, { key: `pay ${viewer.tutorId}`, max: perHour, windowSeconds: 3600 });
      const { amount, name, phone, email } = payer;
      const reference = randomBytes(12).toString('hex');
      const id = await repository.addPayment(db, { invoiceId: params.id, way, reference, amount });
      const at = `${siteUrl}/api/payments`;
      const order = { reference, amount, payer: { name, phone, email } };
      const urls = { returnUrl: `${at}/return/${reference}`, noticeUrl: `${at}/notice/${reference}` };
      const started = await provider.start({ ...order, ...urls }).catch(async (err: unknown) => {
        log.warn({ err, payment: id }, 'payment not started');
        await repository.changePayment(db, id, { state: 'failed', ask_at: null });
        throw unavailable('payment.unavailable', 60);
      });
      await repository.setProviderId(db, id, started.providerId);
      return { status: 'success', message: 'payment.started', data: { id, url: started.url } };
    },

    'GET /api/tutor/payments/:id': async ({ params, viewer }) => {
      const data = await repository.findOwn(db, params.id, viewer.tutorId);
      if (!data) throw new ApiFailure('NOT_FOUND', 'payment.unknown');
      return { data };
    },
  };
}
