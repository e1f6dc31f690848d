import { z } from 'zod';
import {
  type Attempt,
  ask,
  type Fetch,
  type Finding,
  type Order,
  type PayProvider,
  ProviderError,
  type Refund,
  type Refunded,
} from './provider.ts';

export interface BkashAccount {
  /** `https://tokenized.pay.bka.sh/v1.2.0-beta`, or the sandbox. */
  readonly url: string;
  readonly username: string;
  readonly password: string;
  readonly appKey: string;
  readonly appSecret: string;
}

/** Success; every other code is a refusal. */
const done = '0000';
/** After these of `execute` money may have come or come yet: nobody agreed so far, done before, a fault of theirs. */
const unsure: readonly string[] = [done, '2056', '2062', '9999'];
/** Seconds before its end in which a token is not used any more. */
const tokenMargin = 120;

const Said = { statusCode: z.string().optional(), statusMessage: z.string().optional() };
const Granted = z.object({
  ...Said,
  id_token: z.string().optional(),
  expires_in: z.coerce.number().optional(),
});
const Created = z.object({ ...Said, paymentID: z.string().optional(), bkashURL: z.string().optional() });
const Payment = z.object({
  ...Said,
  trxID: z.string().optional(),
  transactionStatus: z.string().optional(),
  amount: z.string().optional(),
  currency: z.string().optional(),
});
const RefundAnswer = z.object({
  ...Said,
  refundTrxID: z.string().optional(),
  transactionStatus: z.string().optional(),
});

function findingOf({ trxID, transactionStatus, amount, currency }: z.output<typeof Payment>): Finding {
  if (transactionStatus !== 'Completed') return { state: 'open' };
  if (!trxID || amount === undefined || (currency ?? 'BDT') !== 'BDT') return { state: 'open' };
  return { state: 'paid', amount: Number(amount), fee: 0, receipt: trxID, bankId: trxID };
}

/** bKash's tokenized checkout without an agreement: https://developer.bka.sh/docs/tokenized-checkout-process */
export function bkash(account: BkashAccount, test = false, fetch: Fetch = globalThis.fetch): PayProvider {
  const { url, username, password, appKey, appSecret } = account;
  let granted: { readonly token: string; readonly until: number } | undefined;

  const post = <S extends z.ZodType>(
    path: string,
    headers: Record<string, string>,
    body: object,
    schema: S,
  ) =>
    ask(
      fetch,
      `${url}/tokenized/checkout/${path}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body: JSON.stringify(body),
      },
      schema,
    );

  async function tokenOf(): Promise<string> {
    if (granted && granted.until > Date.now()) return granted.token;
    const body = { app_key: appKey, app_secret: appSecret };
    const answer = await post('token/grant', { username, password }, body, Granted);
    const { id_token: token, expires_in = 3600, statusMessage } = answer;
    if (!token) throw new ProviderError(`No token: ${statusMessage ?? 'no reason'}`);
    granted = { token, until: Date.now() + (expires_in - tokenMargin) * 1000 };
    return token;
  }

  /** A token that ended early is replaced once. */
  async function call<S extends z.ZodType>(path: string, body: object, schema: S): Promise<z.output<S>> {
    const send = async () =>
      post(path, { authorization: await tokenOf(), 'x-app-key': appKey }, body, schema);
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ProviderError) || error.status !== 401) throw error;
      granted = undefined;
      return send();
    }
  }

  const query = async ({ providerId: paymentID }: Attempt) =>
    findingOf(await call('payment/status', { paymentID }, Payment));

  return {
    way: 'bkash_checkout',
    test,
    query,

    async start({ reference, amount, returnUrl }: Order) {
      const order = {
        mode: '0011',
        payerReference: reference,
        callbackURL: returnUrl,
        amount: amount.toFixed(2),
        currency: 'BDT',
        intent: 'sale',
        merchantInvoiceNumber: reference,
      };
      const { statusCode, statusMessage, paymentID, bkashURL } = await call('create', order, Created);
      if (statusCode !== done || !paymentID || !bkashURL)
        throw new ProviderError(`No payment: ${statusMessage ?? statusCode}`);
      return { url: bkashURL, providerId: paymentID };
    },

    // It sends notices by another way than HTTP forms: none is taken.
    isGenuine: () => false,

    async verify(attempt, { fields, mayTake }) {
      const { status } = fields;
      if (status === 'success' && mayTake) {
        // A second try is refused, and so is one after an answer that was lost: the query says which.
        const body = { paymentID: attempt.providerId };
        const taken = await call('execute', body, Payment).catch(() => undefined);
        const given = taken && findingOf(taken);
        if (given?.state === 'paid') return given;
        const found = await query(attempt);
        const isRefused = taken?.statusCode !== undefined && !unsure.includes(taken.statusCode);
        return isRefused && found.state === 'open' ? { state: 'failed' } : found;
      }
      const found = await query(attempt);
      if (found.state !== 'open' || status === undefined) return found;
      if (status === 'failure') return { state: 'failed' };
      return status === 'cancel' || !mayTake ? { state: 'cancelled' } : found;
    },

    async refund({ providerId: paymentID, receipt: trxID, amount }: Refund): Promise<Refunded> {
      // Without an amount it gives the state of a refund, so that none is made twice after an answer that was lost.
      const before = await call('payment/refund', { paymentID, trxID }, RefundAnswer);
      if (before.statusCode === done && before.refundTrxID)
        return {
          state: before.transactionStatus === 'Completed' ? 'refunded' : 'pending',
          refundId: before.refundTrxID,
        };
      const body = {
        paymentID,
        trxID,
        amount: amount.toFixed(2),
        sku: 'charge',
        reason: 'No payment was needed',
      };
      const answer = await call('payment/refund', body, RefundAnswer);
      const { statusCode, transactionStatus, refundTrxID = null } = answer;
      if (statusCode !== done) return { state: 'refused', refundId: null };
      return { state: transactionStatus === 'Completed' ? 'refunded' : 'pending', refundId: refundTrxID };
    },
  };
}
