import { tutorInvoices } from '@porao/contracts/paths';
import type { Context, Hono } from 'hono';
import type { AppEnv } from '../../kit/bind.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { readFields } from '../../kit/input.ts';
import type { Fields } from '../../kit/pay/index.ts';
import { limit } from '../../kit/rate-limit/index.ts';
import { type Asked, findByReference } from './payments.repository.ts';
import { providerOf, type Settling, settle } from './settle.ts';

/** Milliseconds that a person waits for the provider's word; later it is known on the page, which asks. */
const waitMillis = 8000;
/** Checks of one attempt in ten minutes. */
const checks = { max: 20, windowSeconds: 600 };

async function fieldsOf(c: Context): Promise<Fields> {
  return { ...c.req.query(), ...(c.req.method === 'POST' && (await readFields(c))) };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** The addresses that providers and browsers that they send back call. They come from other sites without a session, so
 * the unguessable reference names the attempt, and the provider alone gives its state. */
export function bindPayments(app: Hono<AppEnv>, settling: Settling): void {
  const { db, pay } = settling;
  const named = async (reference: string) =>
    /^[0-9a-f]{24}$/.test(reference) ? findByReference(db, reference) : undefined;
  const check = async (payment: Asked, fields: Fields) => {
    await limit(db, { key: `pay check ${payment.id}`, ...checks });
    await settle(settling, payment, fields);
  };

  app.on(['GET', 'POST'], '/api/payments/return/:reference', async (c) => {
    const fields = await fieldsOf(c);
    const payment = await named(c.req.param('reference'));
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
    if (!payment) return c.redirect(tutorInvoices, 303);
    const log = c.get('log');
    const checked = check(payment, fields).catch((err: unknown) =>
      log.warn({ err, payment: payment.id }, 'payment not checked'),
    );
    await Promise.race([checked, pause(waitMillis)]);
    return c.redirect(`${tutorInvoices}?paid=${payment.id}`, 303);
  });

  app.post('/api/payments/notice/:reference', async (c) => {
    const fields = await fieldsOf(c);
    const payment = await named(c.req.param('reference'));
    const provider = payment && providerOf(pay, payment.way);
    if (!payment || !provider) throw new ApiFailure('NOT_FOUND', 'address.unknown');
    if (!provider.isGenuine(fields)) throw new ApiFailure('VALIDATION', 'payment.wrongSignature');
    await check(payment, fields);
    c.header('cache-control', 'no-store');
    return c.text('OK');
  });
}
