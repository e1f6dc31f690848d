import type { OpsDealDetail } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { openPayments } from '../../../test/support/payments.ts';
import { change, row, rows } from '../../../test/support/rows.repository.ts';

const { test, market, charged, choose, comeBack, attempt, told, sweep } = await openPayments();

const both = [['bkash_checkout'], ['sslcommerz']] as const;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
/** The next run asks about it. */
const due = (id: number, more: object = {}) =>
  change(test.db, 'payments', { ask_at: hoursAgo(1), ...more }, { id });
/** Changes what the provider knows. */
async function alter(reference: string, part: object) {
  const { data } = await row(test.db, 'test_payments', ['data'], { reference });
  const known = JSON.stringify({ ...(data as object), ...part });
  await change(test.db, 'test_payments', { data: known }, { reference });
}
/** The provider knows of the money from now on. */
const arrive = (reference: string) => alter(reference, { paidFrom: 0 });

describe('a provider that misbehaves', () => {
  it('API-311 tells twice: it counts once', async () => {
    const tutor = await charged();
    const started = await tutor.start('sslcommerz');
    const leaving = await choose(started, 'pay', 'twice');
    await Promise.all([comeBack(leaving), comeBack(leaving)]);
    const paid = await rows(test.db, 'transitions', ['id'], {
      entity: 'invoice',
      entity_id: tutor.invoiceId,
      to_state: 'paid',
    });
    expect(paid).toHaveLength(1);
    expect(await tutor.state(started.id)).toBe('paid');
  });

  it.each(both)('API-311 by %s takes two payments of one charge: the second goes back', async (way) => {
    const tutor = await charged();
    const [first, second] = [await tutor.start('sslcommerz'), await tutor.start(way)];
    const later = await choose(second, 'pay', way === 'sslcommerz' ? 'late' : '');
    await comeBack(await choose(first, 'pay'));
    await arrive((await attempt(second.id)).reference);
    await comeBack(later);
    expect([await tutor.status(), await tutor.state(first.id)]).toEqual(['paid', 'paid']);
    // bKash takes money only when it is asked to, which it is not any more.
    expect(await tutor.state(second.id)).toBe(way === 'bkash_checkout' ? 'cancelled' : 'refund_pending');
    if (way === 'bkash_checkout') return;
    expect(await told('notice.charge.returned', tutor.userId)).toMatchObject([{ amount: 3300 }]);
    await due(second.id);
    await sweep();
    expect(await tutor.state(second.id)).toBe('refunded');
    const { data } = await row(test.db, 'test_payments', ['data'], {
      reference: (await attempt(second.id)).reference,
    });
    expect(data).toMatchObject({ refundId: expect.stringContaining('REF') as string });
  });

  it('API-311 tells of money after the charge was refunded: it goes back', async () => {
    const tutor = await charged();
    const started = await tutor.start('sslcommerz');
    const leaving = await choose(started, 'pay', 'late');
    await comeBack(leaving);
    expect(await tutor.state(started.id)).toBe('started');
    const how = { reason: 'Paid in cash', way: 'cash' };
    expect((await market.act(`invoices/${tutor.invoiceId}/paid`, how)).status).toBe(200);
    expect((await market.act(`invoices/${tutor.invoiceId}/refund`, { reason: 'Ended' })).status).toBe(200);
    await arrive((await attempt(started.id)).reference);
    await due(started.id);
    await sweep();
    expect([await tutor.status(), await tutor.state(started.id)]).toEqual(['refunded', 'refund_pending']);
  });

  it('API-370 tells late of money that was sent back by hand: it does not go back again', async () => {
    const tutor = await charged();
    const started = await tutor.start('bkash_checkout');
    const { reference } = await attempt(started.id);
    const [receipt, sent] = ['9S7B000001', '9S7B000002'];
    await alter(reference, { receipt });
    await comeBack(await choose(started, 'pay', 'late'));
    const entered = { token: tutor.token, body: { way: 'bkash', trx_id: receipt } };
    await test.send(`POST /api/tutor/invoices/${tutor.invoiceId}/hand-payments`, entered);
    const { id } = await row(test.db, 'hand_payments', ['id'], { trx_id: receipt });
    const returned = { way: 'bkash', trx_id: sent, amount: 3300 };
    expect((await market.act(`payments/${id}/returned`, returned)).status).toBe(200);
    await market.act(`invoices/${tutor.invoiceId}/paid`, { reason: 'Paid in cash', way: 'cash' });
    await arrive(reference);
    await due(started.id);
    await sweep();
    expect([await tutor.status(), await tutor.state(started.id)]).toEqual(['paid', 'failed']);
    const doubts = await told('notice.paymentDoubt', market.operator.userId);
    expect(doubts.filter((params) => (params as { job: number }).job === tutor.jobId)).toHaveLength(1);
  });

  it.each(both)('API-312 by %s has another amount: nothing is settled and it goes back', async (way) => {
    const tutor = await charged();
    const started = await tutor.start(way);
    await comeBack(await choose(started, 'pay', 'amount'));
    expect(await tutor.status()).toBe('unpaid');
    expect(await told('notice.charge.returned', tutor.userId)).toMatchObject([{ amount: 10 }]);
    await due(started.id);
    await sweep();
    expect(await tutor.state(started.id)).toBe('refunded');
    expect((await attempt(started.id)).received).toBe(10);
  });

  it.each(both)(
    'API-312 by %s refuses a refund: operators are told once, and it is tried again',
    async (way) => {
      const tutor = await charged();
      const [first, started] = [await tutor.start('sslcommerz'), await tutor.start(way)];
      const { reference } = await attempt(started.id);
      if (way === 'sslcommerz') {
        await choose(first, 'pay');
        await choose(started, 'pay', 'refund');
      } else {
        const leaving = await choose(started, 'pay', 'refund');
        await alter(reference, { amount: '20.75' });
        await comeBack(leaving);
      }
      // The paisa stay: no provider gives back more than came.
      expect((await attempt(started.id)).received).toBe(way === 'sslcommerz' ? 3300 : 20);
      for (let count = 0; count < 2; count++) {
        expect(await tutor.state(started.id)).toBe('refund_pending');
        await due(started.id);
        await sweep();
      }
      const of = await told('notice.refundRefused', market.operator.userId);
      expect(of.filter((params) => (params as { job: number }).job === tutor.jobId)).toHaveLength(1);
      // It works again.
      await alter(reference, { lie: null });
      for (let count = 0; count < 2; count++) {
        await due(started.id);
        await sweep();
      }
      expect(await tutor.state(started.id)).toBe('refunded');
    },
  );

  it.each(both)('API-313 by %s is late: the sweep asks until the money is known', async (way) => {
    const tutor = await charged();
    const started = await tutor.start(way);
    await comeBack(await choose(started, 'pay', 'late'));
    expect(await tutor.state(started.id)).toBe('started');
    await due(started.id);
    await sweep();
    expect(await tutor.state(started.id)).toBe('started');
    const { ask_at, reference } = await attempt(started.id);
    expect(new Date(ask_at ?? 0).getTime()).toBeGreaterThan(Date.now() + 120_000);
    await arrive(reference);
    await sweep();
    expect(await tutor.state(started.id)).toBe('started');
    await due(started.id);
    await sweep();
    expect([await tutor.status(), await tutor.state(started.id)]).toEqual(['paid', 'paid']);
  });

  it.each(both)('API-313 by %s tells success of what was never paid: it ends after a day', async (way) => {
    const tutor = await charged();
    const started = await tutor.start(way);
    await comeBack(await choose(started, 'pay', 'unpaid'));
    expect(await tutor.state(started.id)).toBe('started');
    await due(started.id, { started_at: hoursAgo(25) });
    await sweep();
    expect([await tutor.status(), await tutor.state(started.id)]).toEqual(['unpaid', 'failed']);
    expect((await attempt(started.id)).ask_at).toBeNull();
  });

  it.each(both)('API-312 by %s has too low a balance: the attempt has failed at once', async (way) => {
    const tutor = await charged();
    const started = await tutor.start(way);
    await comeBack(await choose(started, 'pay', 'balance'));
    expect([await tutor.status(), await tutor.state(started.id)]).toEqual(['unpaid', 'failed']);
  });

  it.each(both)('API-313 by %s is asked about after a failure, too, until the day is over', async (way) => {
    const tutor = await charged();
    const started = await tutor.start(way);
    const leaving = await choose(started, 'fail');
    for (let count = 0; count < 2; count++) await comeBack(leaving);
    expect(await tutor.state(started.id)).toBe('failed');
    await due(started.id);
    await sweep();
    expect((await attempt(started.id)).ask_at).not.toBeNull();
    await due(started.id, { started_at: hoursAgo(25) });
    await sweep();
    expect((await attempt(started.id)).ask_at).toBeNull();
  });

  it('API-313 gives no answer for a day: the attempt ends, and operators are told once', async () => {
    const tutor = await charged();
    const started = await tutor.start('sslcommerz');
    for (let count = 0; count < 2; count++) {
      await due(started.id, { started_at: hoursAgo(25) });
      await sweep(true);
    }
    expect(await tutor.state(started.id)).toBe('failed');
    const doubts = await told('notice.paymentDoubt', market.operator.userId);
    expect(doubts.filter((params) => (params as { job: number }).job === tutor.jobId)).toHaveLength(1);
  });

  it('API-312 gives nothing back for three days: operators are told once', async () => {
    const tutor = await charged();
    const started = await tutor.start('sslcommerz');
    await comeBack(await choose(started, 'pay', 'amount'));
    for (let count = 0; count < 2; count++) {
      const times = { started_at: hoursAgo(74), settled_at: hoursAgo(73) };
      await due(started.id, { state: 'refund_pending', refund_id: null, ...times });
      await sweep(true);
    }
    const late = await told('notice.refundRefused', market.operator.userId);
    expect(late.filter((params) => (params as { job: number }).job === tutor.jobId)).toHaveLength(1);
  });

  it('OPS-380 a lead notes money that was given back by hand, once', async () => {
    const tutor = await charged();
    const started = await tutor.start('sslcommerz');
    const back = (reason = 'bKash 8N7A6D5E4F') =>
      market.act(`online-payments/${started.id}/given-back`, { reason });
    expect((await back()).status).toBe(409);
    await comeBack(await choose(started, 'pay', 'amount'));
    const { id } = await row(test.db, 'deals', ['id'], { application_id: tutor.applicationId });
    const { token } = market.operator;
    const detail = await test.read<{ data: OpsDealDetail }>(`/api/ops/deals/${id}`, token);
    expect(detail.data.online).toMatchObject([
      { id: started.id, way: 'sslcommerz', state: 'refund_pending', received: 10 },
    ]);
    expect((await back()).status).toBe(200);
    expect((await back()).status).toBe(409);
    expect(await attempt(started.id)).toMatchObject({ state: 'refunded', ask_at: null });
  });
});
