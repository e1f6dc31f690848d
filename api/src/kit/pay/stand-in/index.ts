import { randomBytes } from 'node:crypto';
import { languageOf } from '@porao/server';
import { type Context, Hono } from 'hono';
import type { Db } from '../../database/open.ts';
import { readFields } from '../../input.ts';
import { bkash } from '../bkash.ts';
import type { Fetch, PayProvider } from '../provider.ts';
import { sslcommerz } from '../sslcommerz.ts';
import { bkashRoutes } from './bkash.routes.ts';
import { hostedPage, returnForm } from './page.ts';
import { signed, sslcommerzRoutes, transactionOf } from './sslcommerz.routes.ts';
import * as store from './store.repository.ts';

export { sweepTests } from './store.repository.ts';

/** Milliseconds after which the providers know of a payment that is late on request. */
const lateMillis = 20_000;
/** Milliseconds that a notice waits for its answer, and the person at the page with it. */
const noticeMillis = 10_000;

export interface StandIn {
  /** The page that people press at. */
  readonly app: Hono;
  readonly providers: readonly PayProvider[];
}

/** Both providers on this machine, by their own protocols. Its page is another site than `127.0.0.1`, as a provider's is. */
export function payStandIn(db: Db, siteUrl: string, deliver: Fetch = globalThis.fetch): StandIn {
  const base = '/api/test-pay';
  const pages = `${siteUrl.replace('//127.0.0.1', '//localhost')}${base}/page`;
  const secret = randomBytes(12).toString('hex');
  const account = { username: 'test', password: secret, appKey: 'test', appSecret: secret };
  const shop = { storeId: 'test', password: 'test' };
  const urls = { sslcommerz: `${siteUrl}${base}/sslcommerz`, bkash: `${siteUrl}${base}/bkash` };
  const app = new Hono();
  // Without a socket: whoever could call them would name addresses that this server calls and the page leads to.
  const calls = new Hono();
  const fetch: Fetch = async (url, init) => calls.fetch(new Request(url, init));

  sslcommerzRoutes(calls, `${base}/sslcommerz`, db, { ...shop, url: urls.sslcommerz }, pages);
  bkashRoutes(calls, `${base}/bkash`, db, { ...account, url: urls.bkash }, pages);

  /** A notice of a provider's server; that nobody takes it changes nothing for the person. */
  async function notify(test: store.TestPayment, fields: Record<string, string>) {
    const { noticeUrl, lie } = test.data;
    if (noticeUrl === null || lie === 'unpaid' || lie === 'late') return;
    for (let count = lie === 'twice' ? 2 : 1; count > 0; count--) {
      const signal = AbortSignal.timeout(noticeMillis);
      const init = { method: 'POST', body: new URLSearchParams(fields), signal };
      await deliver(noticeUrl, init).then(
        (answer) => answer.body?.cancel(),
        () => undefined,
      );
    }
  }

  async function choose(
    test: store.TestPayment,
    choice: string,
    lie: store.Lie | null,
  ): Promise<store.TestPayment> {
    const isBkash = test.way === 'bkash_checkout';
    const states = { fail: 'failed', cancel: 'cancelled', pay: isBkash ? 'agreed' : 'paid' } as const;
    const isRefused = !isBkash && choice === 'pay' && lie === 'balance';
    const wanted =
      choice in states ? states[isRefused ? 'fail' : (choice as keyof typeof states)] : 'cancelled';
    const state = wanted === states.pay && lie === 'unpaid' ? 'open' : wanted;
    const paidFrom = Date.now() + (lie === 'late' ? lateMillis : 0);
    await store.changeTest(db, test.id, { state, lie, paidFrom });
    return { ...test, data: { ...test.data, state, lie, paidFrom } };
  }

  async function leave(c: Context, test: store.TestPayment, choice: string) {
    const { returnUrl, lie } = test.data;
    if (test.way === 'bkash_checkout') {
      const status = choice === 'pay' ? 'success' : choice === 'fail' ? 'failure' : 'cancel';
      return c.redirect(`${returnUrl}?paymentID=${test.id}&status=${status}`, 303);
    }
    const told = {
      ...transactionOf(test),
      ...(choice === 'pay' && lie !== 'balance' && { status: 'VALID' }),
    };
    const fields = signed(told, shop.password, lie !== 'signature');
    await notify(test, fields);
    return returnForm(c, returnUrl, fields, languageOf(c));
  }

  app.get(`${base}/page/:id`, async (c) => {
    const test = await store.findTest(db, c.req.param('id'));
    return test ? hostedPage(c, test, languageOf(c)) : c.notFound();
  });
  app.post(`${base}/page/:id`, async (c) => {
    const test = await store.findTest(db, c.req.param('id'));
    if (!test) return c.notFound();
    const { choice = '', lie: wanted } = await readFields(c);
    const lie = store.lies.find((one) => one === wanted) ?? null;
    // It is over once it was paid: the person only goes back again.
    const chosen = test.data.state === 'paid' ? test : await choose(test, choice, lie);
    return leave(c, chosen, choice);
  });

  return {
    app,
    providers: [
      bkash({ ...account, url: urls.bkash }, true, fetch),
      sslcommerz({ ...shop, url: urls.sslcommerz }, true, fetch),
    ],
  };
}
