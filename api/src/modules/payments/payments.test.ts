import type { Page, PaymentWays, TutorInvoice } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { expectFailure } from '../../../test/support/app.ts';
import { openPayments } from '../../../test/support/payments.ts';
import { change, rows } from '../../../test/support/rows.repository.ts';

const { test, app, send, post, charged, choose, comeBack, attempt } = await openPayments();

const both = [['bkash_checkout'], ['sslcommerz']] as const;

describe('a payment', () => {
  it('API-307 API-308 starts for the amount of the own unpaid invoice, by a way that there is', async () => {
    const tutor = await charged();
    const ways = await send<{ data: PaymentWays }>('GET /api/tutor/payment-ways', { token: tutor.token });
    expect(ways.body.data.online).toEqual([
      { way: 'bkash_checkout', test: true },
      { way: 'sslcommerz', test: true },
    ]);
    const call = `POST /api/tutor/invoices/${tutor.invoiceId}/payments`;
    const body = { way: 'sslcommerz', amount: 1 };
    const started = await send<{ data: { id: number; url: string } }>(call, { token: tutor.token, body });
    expect(started.body.data.url).toMatch(/^https:\/\/porao\.example\/api\/test-pay\/page\/TEST/);
    const read = await send(`GET /api/tutor/payments/${started.body.data.id}`, { token: tutor.token });
    expect(read.body).toMatchObject({
      data: { amount: 3300, state: 'started', invoice_id: tutor.invoiceId },
    });

    const other = await charged();
    expectFailure(await send(call, { token: other.token, body }), 404, 'NOT_FOUND');
    const foreign = await send(`GET /api/tutor/payments/${started.body.data.id}`, { token: other.token });
    expectFailure(foreign, 404, 'NOT_FOUND');
    expectFailure(await send(call, { token: tutor.token, body: { way: 'cash' } }), 422, 'VALIDATION');
    // No provider is configured there.
    expectFailure(await test.send(call, { token: tutor.token, body }), 409, 'CONFLICT');
    await change(test.db, 'invoices', { status: 'waived' }, { id: tutor.invoiceId });
    expectFailure(await send(call, { token: tutor.token, body }), 409, 'CONFLICT');
  });

  it('API-373 is not started while a payment by hand of the charge is being checked', async () => {
    const { token, invoiceId } = await charged();
    const hand = { way: 'bkash', trx_id: '8N7A6D5E4F' };
    const call = `POST /api/tutor/invoices/${invoiceId}`;
    expect((await send(`${call}/hand-payments`, { token, body: hand })).status).toBe(200);
    expectFailure(await send(`${call}/payments`, { token, body: { way: 'sslcommerz' } }), 409, 'CONFLICT');
  });

  it('API-307 starts at most 20 times an hour', async () => {
    const tutor = await charged();
    for (let count = 0; count < 20; count++) await tutor.start('bkash_checkout');
    const call = `POST /api/tutor/invoices/${tutor.invoiceId}/payments`;
    const body = { way: 'bkash_checkout' };
    expectFailure(await send(call, { token: tutor.token, body }), 429, 'RATE_LIMITED');
  });

  it.each(both)('API-309 by %s comes back without a session and settles the charge', async (way) => {
    const tutor = await charged();
    const started = await tutor.start(way);
    const leaving = await choose(started, 'pay');
    // A notice may have come before the browser does.
    const { status, to } = await comeBack(leaving);
    expect([status, to]).toEqual([303, `/tutor/payment/invoice?paid=${started.id}`]);
    expect([await tutor.status(), await tutor.state(started.id)]).toEqual(['paid', 'paid']);
    const { receipt, received, ask_at } = await attempt(started.id);
    expect({ receipt, received, ask_at }).toEqual({ receipt, received: 3300, ask_at: null });
    const moves = await rows(test.db, 'transitions', ['to_state', 'actor', 'reason'], {
      entity: 'invoice',
      entity_id: tutor.invoiceId,
    });
    expect(moves.at(-1)).toMatchObject({ to_state: 'paid', actor: 'system' });
    expect(moves.at(-1)?.reason).toContain(receipt);
    // The same again, from the history of the browser.
    expect((await comeBack(leaving)).status).toBe(303);
    expect(await tutor.state(started.id)).toBe('paid');
    const list = await test.read<Page<TutorInvoice>>('/api/tutor/invoices', tutor.token);
    expect(list.data[0]?.status).toBe('paid');
  });

  it.each(both)('API-309 by %s that is cancelled or fails leaves the charge unpaid', async (way) => {
    const tutor = await charged();
    for (const [choice, state] of [
      ['cancel', 'cancelled'],
      ['fail', 'failed'],
    ] as const) {
      const started = await tutor.start(way);
      await comeBack(await choose(started, choice));
      expect(await tutor.state(started.id)).toBe(state);
    }
    expect(await tutor.status()).toBe('unpaid');
  });

  it('API-309 of which nobody knows leads to the invoices, and other methods are refused', async () => {
    const path = '/api/payments/return/0123456789abcdef01234567';
    expect(await comeBack({ path, fields: { status: 'VALID' } })).toEqual({
      status: 303,
      to: '/tutor/payment/invoice',
    });
    expect((await app.request(path, { method: 'PUT' })).status).toBe(404);
  });

  it('API-367 takes no body of more than 64 kB or 100 fields, whatever length it declares', async () => {
    const started = await (await charged()).start('sslcommerz');
    const { reference } = await attempt(started.id);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const piece = new TextEncoder().encode(`a=${'x'.repeat(32_768)}&`);
    const many = new URLSearchParams(
      Array.from({ length: 200 }, (_, at) => [`field${at}`, '1'] as [string, string]),
    );
    for (const path of [`/api/payments/return/${reference}`, `/api/payments/notice/${reference}`]) {
      let pieces = 0;
      // It never ends by itself.
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          pieces += 1;
          controller.enqueue(piece);
        },
      });
      const endless = { method: 'POST', headers: form, body, duplex: 'half' } as const;
      expect((await app.request(path, endless)).status).toBe(413);
      expect(pieces).toBeLessThan(10);
      expect((await app.request(path, { method: 'POST', body: many })).status).toBe(400);
    }
    for (const wrong of ['%00', 'x'.repeat(500), '1'])
      expect((await comeBack({ path: `/api/payments/return/${wrong}`, fields: undefined })).status).toBe(303);
  });

  it('API-368 has a stand-in whose providers nobody calls but this process', async () => {
    const at = '/api/test-pay';
    const store = { store_id: 'test', store_passwd: 'test', ipn_url: 'http://127.0.0.1:1', tran_id: 'x' };
    expect((await post(`${at}/sslcommerz/gwprocess/v4/api.php`, store)).status).toBe(404);
    const query = new URLSearchParams({ ...store, val_id: 'x' }).toString();
    const asked = await app.request(`${at}/sslcommerz/validator/api/validationserverAPI.php?${query}`);
    expect(asked.status).toBe(404);
    const created = await app.request(`${at}/bkash/tokenized/checkout/create`, {
      method: 'POST',
      headers: { authorization: 'token-of-the-stand-in' },
      body: JSON.stringify({ callbackURL: 'https://elsewhere.example' }),
    });
    expect(created.status).toBe(404);
    // Where no demo is, not even its page.
    const { url } = await (await charged()).start('sslcommerz');
    const page = new URL(url).pathname;
    expect([(await app.request(page)).status, (await test.app.request(page)).status]).toEqual([200, 404]);
  });

  it.each(both)('API-309 by %s that a browser only claims is not paid', async (way) => {
    const tutor = await charged();
    const started = await tutor.start(way);
    const { reference } = await attempt(started.id);
    const path = `/api/payments/return/${reference}`;
    const fields = { status: way === 'sslcommerz' ? 'VALID' : 'success', val_id: 'T00', paymentID: 'TEST00' };
    await comeBack({ path, fields });
    expect([await tutor.status(), await tutor.state(started.id)]).toEqual(['unpaid', 'started']);
    // Somebody who knows the way back cannot end it for money that comes later.
    await comeBack({ path, fields: { status: way === 'sslcommerz' ? 'CANCELLED' : 'cancel' } });
    expect(await tutor.state(started.id)).toBe('cancelled');
    await comeBack(await choose(started, 'pay'));
    expect([await tutor.status(), await tutor.state(started.id)]).toEqual(['paid', 'paid']);
  });

  it('API-310 is settled by the notice of the server alone, whose signature is checked', async () => {
    const tutor = await charged();
    const right = await tutor.start('sslcommerz');
    const forged = await tutor.start('sslcommerz');
    const { fields = {} } = await choose(forged, 'pay', 'signature');
    expect(await tutor.state(forged.id)).toBe('started');
    const path = `/api/payments/notice/${(await attempt(forged.id)).reference}`;
    expect((await post(path, fields)).status).toBe(422);
    expect((await post(path, {})).status).toBe(422);
    expect((await post('/api/payments/notice/unknown', fields)).status).toBe(404);
    expect(await tutor.status()).toBe('unpaid');
    await choose(right, 'pay');
    expect([await tutor.status(), await tutor.state(right.id)]).toEqual(['paid', 'paid']);
  });

  it('API-310 has no notice by bKash, whose server sends none of this kind', async () => {
    const started = await (await charged()).start('bkash_checkout');
    const { reference } = await attempt(started.id);
    expect((await post(`/api/payments/notice/${reference}`, { status: 'success' })).status).toBe(422);
  });

  it('API-307 tells the tutor to try again where the provider does not answer', async () => {
    const tutor = await charged();
    await test.db.schema.alterTable('test_payments').renameTo('test_payments_away').execute();
    const call = `POST /api/tutor/invoices/${tutor.invoiceId}/payments`;
    const failed = await send(call, { token: tutor.token, body: { way: 'sslcommerz' } });
    await test.db.schema.alterTable('test_payments_away').renameTo('test_payments').execute();
    expectFailure(failed, 503, 'UNAVAILABLE');
    const states = await rows(test.db, 'payments', ['state'], { invoice_id: tutor.invoiceId });
    expect(states).toEqual([{ state: 'failed' }]);
  });
});
