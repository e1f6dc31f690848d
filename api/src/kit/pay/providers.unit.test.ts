import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { bkash } from './bkash.ts';
import type { Fetch } from './provider.ts';
import { signatureOf, sslcommerz } from './sslcommerz.ts';

interface Asked {
  readonly url: URL;
  readonly init: RequestInit;
}

/** Answers one call after another; an error is a provider that does not answer. */
function provider(...answers: (object | number | Error)[]) {
  const asked: Asked[] = [];
  const fetch: Fetch = async (url, init) => {
    asked.push({ url: new URL(url), init });
    const answer = answers[asked.length - 1] ?? 500;
    if (answer instanceof Error) throw answer;
    return typeof answer === 'number' ? new Response('no', { status: answer }) : Response.json(answer);
  };
  return { fetch, asked };
}
const bodyOf = ({ init }: Asked) => JSON.parse(init.body as string) as Record<string, unknown>;

const order = {
  reference: 'r1',
  amount: 3300,
  returnUrl: 'https://porao.example/api/payments/return/r1',
  noticeUrl: 'https://porao.example/api/payments/notice/r1',
  payer: { name: 'Sadia Islam', phone: '01700000001', email: null },
};
const attempt = { reference: 'r1', providerId: 'P1' };

describe('SSLCommerz', () => {
  const store = { url: 'https://ssl.example', storeId: 'shop', password: 'pw' };
  const valid = { status: 'VALID', tran_id: 'r1', val_id: 'V1', bank_tran_id: 'B1', currency_type: 'BDT' };

  it('API-314 starts by the form of its document, with the way back for each outcome', async () => {
    const session = { status: 'SUCCESS', sessionkey: 'S1', GatewayPageURL: 'https://ssl.example/pay' };
    const { fetch, asked } = provider(session);
    expect(await sslcommerz(store, false, fetch).start(order)).toEqual({
      url: 'https://ssl.example/pay',
      providerId: 'S1',
    });
    const form = new URLSearchParams(asked[0]?.init.body as URLSearchParams);
    expect(asked[0]?.url.pathname).toBe('/gwprocess/v4/api.php');
    expect(Object.fromEntries(form)).toMatchObject({
      store_id: 'shop',
      total_amount: '3300.00',
      currency: 'BDT',
      tran_id: 'r1',
      success_url: order.returnUrl,
      fail_url: order.returnUrl,
      cancel_url: order.returnUrl,
      ipn_url: order.noticeUrl,
    });
    const refused = provider({ status: 'FAILED', failedreason: 'Store Credential Error' });
    await expect(sslcommerz(store, false, refused.fetch).start(order)).rejects.toThrow('Credential');
  });

  it('API-314 believes the validation alone: of this payment, in taka, with its fee', async () => {
    const verify = async (...answers: object[]) => {
      const given = { fields: { status: 'VALID', val_id: 'V1', amount: '3300.00' }, mayTake: true };
      return sslcommerz(store, false, provider(...answers).fetch).verify(attempt, given);
    };
    const nothing = { APIConnect: 'DONE', no_of_trans_found: 0, element: [] };
    const paid = { ...valid, amount: '3300.00', store_amount: '3217.50' };
    expect(await verify(paid)).toEqual({
      state: 'paid',
      amount: 3300,
      fee: 83,
      receipt: 'V1',
      bankId: 'B1',
      isDoubtful: false,
    });
    for (const wrong of [{ tran_id: 'r2' }, { currency_type: 'USD' }, { status: 'INVALID_TRANSACTION' }])
      expect(await verify({ ...paid, ...wrong }, nothing)).toEqual({ state: 'open' });
    expect(await verify({ ...paid, amount: '3299.50' })).toMatchObject({ amount: 3299.5 });
    for (const store_amount of ['', '0.00', '9999.00'])
      expect(await verify({ ...paid, store_amount })).toMatchObject({ amount: 3300, fee: 0 });
    expect(await verify({ ...paid, risk_level: '1' })).toMatchObject({ isDoubtful: true });
    const tried = [
      { status: 'FAILED', tran_id: 'r1' },
      { ...paid, status: 'VALIDATED' },
    ];
    const found = { APIConnect: 'DONE', element: tried };
    expect(await verify({ status: 'PENDING' }, found)).toMatchObject({ receipt: 'V1', isDoubtful: false });
    found.element.push({ ...paid, val_id: 'V2' });
    expect(await verify({ status: 'PENDING' }, found)).toMatchObject({ receipt: 'V1', isDoubtful: true });
  });

  it('API-314 checks the signature of a notice over the keys that it names', () => {
    const { isGenuine } = sslcommerz(store);
    const fields = { amount: '3300.00', tran_id: 'r1', status: 'VALID' };
    // md5('amount=3300.00&status=VALID&store_passwd=' + md5('pw') + '&tran_id=r1')
    const sign = signatureOf(fields, Object.keys(fields), 'pw');
    const notice = { ...fields, verify_sign: sign, verify_key: 'amount,tran_id,status' };
    expect(isGenuine(notice)).toBe(true);
    expect(isGenuine({ ...notice, amount: '1.00' })).toBe(false);
    expect(isGenuine({ ...notice, verify_sign: '' })).toBe(false);
    expect(isGenuine({ ...notice, verify_key: '' })).toBe(false);
  });

  it('API-314 refunds by name, once, and asks until it is done', async () => {
    const money = { ...attempt, receipt: 'V1', bankId: 'B1', amount: 3300, cancelled: 0 };
    const begun = provider({ APIConnect: 'DONE', status: 'success', refund_ref_id: 'F1' });
    const refunded = await sslcommerz(store, false, begun.fetch).refund({ ...money, refundId: null });
    expect(refunded).toEqual({ state: 'pending', refundId: 'F1' });
    expect(Object.fromEntries(begun.asked[0]?.url.searchParams ?? [])).toMatchObject({
      bank_tran_id: 'B1',
      refund_trans_id: 'Rr1',
      refund_amount: '3300.00',
    });
    const again = provider({ APIConnect: 'DONE', status: 'processing' });
    const tried = sslcommerz(store, false, again.fetch).refund({ ...money, refundId: null, cancelled: 1 });
    expect(await tried).toEqual({ state: 'pending', refundId: null });
    expect(again.asked[0]?.url.searchParams.get('refund_trans_id')).toBe('Rr1-1');
    for (const [status, state] of [
      ['refunded', 'refunded'],
      ['processing', 'pending'],
      ['cancelled', 'refused'],
    ] as const) {
      const { fetch } = provider({ APIConnect: 'DONE', status, refund_ref_id: 'F1' });
      const asked = sslcommerz(store, false, fetch).refund({ ...money, refundId: 'F1' });
      expect((await asked).state).toBe(state);
    }
  });
});

describe('bKash', () => {
  const account = {
    url: 'https://bkash.example/v1',
    username: 'u',
    password: 'p',
    appKey: 'k',
    appSecret: 's',
  };
  const token = { statusCode: '0000', id_token: 'T1', expires_in: 3600 };
  const completed = {
    statusCode: '0000',
    trxID: 'X1',
    transactionStatus: 'Completed',
    amount: '3300.00',
    currency: 'BDT',
  };
  const success = { fields: { status: 'success', paymentID: 'P1' }, mayTake: true };

  it('API-315 starts with a token, which is kept and replaced once when it ended early', async () => {
    const created = { statusCode: '0000', paymentID: 'P1', bkashURL: 'https://bkash.example/pay' };
    const { fetch, asked } = provider(token, created, 401, { ...token, id_token: 'T2' }, created);
    const { start } = bkash(account, false, fetch);
    expect(await start(order)).toEqual({ url: 'https://bkash.example/pay', providerId: 'P1' });
    await start(order);
    expect(asked.map(({ url }) => url.pathname.split('/').at(-1))).toEqual([
      'grant',
      'create',
      'create',
      'grant',
      'create',
    ]);
    expect(asked[0]?.init.headers).toMatchObject({ username: 'u', password: 'p' });
    expect(asked.at(-1)?.init.headers).toMatchObject({ authorization: 'T2', 'x-app-key': 'k' });
    expect(asked[1] && bodyOf(asked[1])).toMatchObject({
      mode: '0011',
      amount: '3300.00',
      currency: 'BDT',
      intent: 'sale',
      callbackURL: order.returnUrl,
      merchantInvoiceNumber: 'r1',
    });
  });

  it('API-315 takes the money after consent, and asks for its state where that answer is lost', async () => {
    const paid = { state: 'paid', amount: 3300, fee: 0, receipt: 'X1', bankId: 'X1' };
    expect(await bkash(account, false, provider(token, completed).fetch).verify(attempt, success)).toEqual(
      paid,
    );
    const lost = provider(token, new Error('timeout'), completed);
    expect(await bkash(account, false, lost.fetch).verify(attempt, success)).toEqual(paid);
    const again = provider(token, { statusCode: '2062', statusMessage: 'already completed' }, completed);
    expect(await bkash(account, false, again.fetch).verify(attempt, success)).toEqual(paid);
  });

  it('API-315 has failed where the money is refused, and is asked about where nobody knows', async () => {
    const open = { statusCode: '0000', transactionStatus: 'Initiated' };
    const verified = (statusCode: string) =>
      bkash(account, false, provider(token, { statusCode }, open).fetch).verify(attempt, success);
    expect(await verified('2023')).toEqual({ state: 'failed' });
    for (const code of ['2056', '2062', '9999']) expect(await verified(code)).toEqual({ state: 'open' });
  });

  it('API-315 takes nothing for a charge that needs none, and believes no word of the browser', async () => {
    const open = { statusCode: '0000', transactionStatus: 'Initiated' };
    const { fetch, asked } = provider(token, open);
    const verified = bkash(account, false, fetch).verify(attempt, { ...success, mayTake: false });
    expect(await verified).toEqual({ state: 'cancelled' });
    expect(asked.map(({ url }) => url.pathname).join()).not.toContain('execute');
    const cancelled = provider(token, completed);
    const given = { fields: { status: 'cancel' }, mayTake: true };
    expect(await bkash(account, false, cancelled.fetch).verify(attempt, given)).toMatchObject({
      state: 'paid',
    });
  });

  it('API-315 refunds once: a refund that was made before is found', async () => {
    const money = { ...attempt, receipt: 'X1', bankId: 'X1', amount: 3300, refundId: null, cancelled: 0 };
    const none = { statusCode: '2071', statusMessage: 'none' };
    const done = { statusCode: '0000', refundTrxID: 'F1', transactionStatus: 'Completed' };
    const first = provider(token, none, done);
    const refunded = { state: 'refunded', refundId: 'F1' };
    expect(await bkash(account, false, first.fetch).refund(money)).toEqual(refunded);
    const second = provider(token, done);
    expect(await bkash(account, false, second.fetch).refund(money)).toEqual(refunded);
    expect(second.asked).toHaveLength(2);
    const refused = provider(token, none, { statusCode: '2006' });
    expect((await bkash(account, false, refused.fetch).refund(money)).state).toBe('refused');
  });
});

it('API-369 no error of a provider has its password, whatever it answers', async () => {
  const secret = 'never-in-a-log';
  const account = {
    url: 'https://pay.example',
    username: 'u',
    password: secret,
    appKey: 'k',
    appSecret: secret,
  };
  const redirected = new TypeError('fetch failed', { cause: new Error('unexpected redirect') });
  for (const answer of [500, { status: 'FAILED' }, { unknown: 1 }, redirected]) {
    for (const one of [
      sslcommerz(
        { url: 'https://pay.example', storeId: 's', password: secret },
        false,
        provider(answer).fetch,
      ),
      bkash(account, false, provider(answer).fetch),
    ]) {
      const error: unknown = await one.start(order).catch((failed: unknown) => failed);
      expect(inspect(error, { depth: 9 })).not.toContain(secret);
      expect(error).toBeInstanceOf(Error);
    }
  }
});

it('API-369 no call of a provider follows a redirect, and each is to the address of the configuration', async () => {
  const { fetch, asked } = provider(500, 500, 500);
  const store = sslcommerz({ url: 'https://pay.example', storeId: 's', password: 'pw' }, false, fetch);
  const hostile = { val_id: '//evil.example/?x=&store_id=other', status: 'VALID' };
  await store.start(order).catch(() => undefined);
  await store.verify(attempt, { fields: hostile, mayTake: true }).catch(() => undefined);
  await store.query(attempt).catch(() => undefined);
  expect(asked).toHaveLength(3);
  for (const { url, init } of asked) {
    expect([url.origin, init.redirect]).toEqual(['https://pay.example', 'error']);
  }
  const read = asked.filter(({ init }) => init.method === 'GET');
  expect(read.map(({ url }) => url.searchParams.getAll('store_id'))).toEqual(read.map(() => ['s']));
});
