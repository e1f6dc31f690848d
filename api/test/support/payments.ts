import type { OnlinePayment } from '@porao/contracts';
import { createLog } from '../../src/kit/log.ts';
import { payStandIn } from '../../src/kit/pay/index.ts';
import { sweepPayments } from '../../src/modules/payments/index.ts';
import { appOver, openTestApp, senderOf } from './app.ts';
import { createFamily, openMarket } from './family.repository.ts';
import { row, rows } from './rows.repository.ts';
import { testServices } from './services.ts';

const siteUrl = 'https://porao.example';

interface Started {
  readonly id: number;
  readonly url: string;
}

/** The API with the stand-in for the providers, and what people do at its page. */
export async function openPayments() {
  const test = await openTestApp();
  const market = await openMarket(test);
  const standIn = payStandIn(test.db, siteUrl, async (url, init) => app.request(pathOf(url), init));
  const pay = { providers: standIn.providers, standIn: standIn.app };
  const app = appOver({ ...testServices(test.db), pay });
  const send = senderOf(app);

  /** A tutor with an unpaid charge of 3,300 taka. */
  async function charged() {
    const tutor = await market.hire(await createFamily(test.db));
    const { id: invoiceId } = await row(test.db, 'invoices', ['id'], { tutor_id: tutor.tutorId });
    const start = async (way: string) => {
      const call = `POST /api/tutor/invoices/${invoiceId}/payments`;
      return (await send<{ data: Started }>(call, { token: tutor.token, body: { way } })).body.data;
    };
    const status = async () => (await row(test.db, 'invoices', ['status'], { id: invoiceId })).status;
    const state = async (id: number) => {
      const call = `GET /api/tutor/payments/${id}`;
      return (await send<{ data: OnlinePayment }>(call, { token: tutor.token })).body.data.state;
    };
    return { ...tutor, invoiceId, start, status, state };
  }

  const post = (path: string, fields: Record<string, string>) =>
    app.request(path, { method: 'POST', body: new URLSearchParams(fields) });

  /** Presses a button of the provider's page, and returns how the browser leaves it. */
  async function choose({ url }: Started, choice: string, lie = '') {
    const answer = await post(pathOf(url), { choice, lie });
    const target = answer.headers.get('location');
    if (target !== null) return { path: pathOf(target), fields: undefined };
    const page = await answer.text();
    const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    return {
      path: pathOf(/action="([^"]+)"/.exec(page)?.[1] ?? ''),
      fields: Object.fromEntries(fields) as Record<string, string>,
    };
  }

  /** The browser comes back, from another site and without a session. */
  async function comeBack({ path, fields }: Awaited<ReturnType<typeof choose>>) {
    const answer = await (fields ? post(path, fields) : app.request(path));
    return { status: answer.status, to: answer.headers.get('location') };
  }

  const attempt = (id: number) =>
    row(test.db, 'payments', ['state', 'receipt', 'received', 'fee', 'ask_at', 'reference', 'refund_id'], {
      id,
    });
  const told = async (key: string, userId: number) =>
    (await rows(test.db, 'notices', ['params'], { text_key: key, user_id: userId })).map(
      ({ params }) => params,
    );
  const noAnswer = () => Promise.reject(new Error('The provider is down.'));
  const down = pay.providers.map((one) => ({ ...one, query: noAnswer, refund: noAnswer }));
  const sweep = (isDown = false) => {
    const providers = isDown ? down : pay.providers;
    return sweepPayments({ db: test.db, pay: { ...pay, providers } }, createLog('silent'));
  };
  return { test, market, app, send, post, charged, choose, comeBack, attempt, told, sweep };
}

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};
