import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import {
  type Attempt,
  ask,
  type Fetch,
  type Fields,
  type Finding,
  type Order,
  type PayProvider,
  ProviderError,
  type Refund,
  type Refunded,
} from './provider.ts';

export interface SslcommerzStore {
  /** `https://securepay.sslcommerz.com`, or the sandbox. */
  readonly url: string;
  readonly storeId: string;
  readonly password: string;
}

const Session = z.object({
  status: z.string(),
  failedreason: z.string().optional(),
  sessionkey: z.string().optional(),
  GatewayPageURL: z.string().optional(),
});

const text = z.union([z.string(), z.number()]).transform(String);

/** A transaction in the answers of the validation and of the query. */
const Transaction = z.object({
  status: z.string(),
  tran_id: z.string().optional(),
  val_id: text.optional(),
  bank_tran_id: text.optional(),
  amount: text.optional(),
  store_amount: text.optional(),
  currency_type: z.string().optional(),
  risk_level: text.optional(),
});
type Transaction = z.output<typeof Transaction>;

const Found = z.object({
  APIConnect: z.string(),
  element: z.array(Transaction).nullish(),
});

const RefundAnswer = z.object({
  APIConnect: z.string(),
  status: z.string().optional(),
  refund_ref_id: text.nullish(),
});

const md5 = (words: string) => createHash('md5').update(words).digest('hex');

/** The signature of a notice: the keys it names, with the password's md5, sorted. */
export function signatureOf(fields: Fields, keys: readonly string[], password: string): string {
  const values: Fields = {
    ...Object.fromEntries(keys.map((key) => [key, fields[key] ?? ''])),
    store_passwd: md5(password),
  };
  const words = Object.keys(values)
    .toSorted()
    .map((key) => `${key}=${values[key]}`);
  return md5(words.join('&'));
}

const paidStates: readonly string[] = ['VALID', 'VALIDATED'];

function findingOf(transaction: Transaction | undefined, { reference }: Attempt): Finding {
  const {
    status = '',
    tran_id,
    val_id,
    bank_tran_id,
    amount,
    store_amount,
    currency_type,
    risk_level,
  } = transaction ?? {};
  if (!paidStates.includes(status)) {
    if (status === 'FAILED') return { state: 'failed' };
    return { state: status === 'CANCELLED' ? 'cancelled' : 'open' };
  }
  // Money for something else, or of another country, is not this payment.
  if (tran_id !== reference || (currency_type ?? 'BDT') !== 'BDT') return { state: 'open' };
  if (!val_id || !bank_tran_id || amount === undefined) return { state: 'open' };
  const came = Number(amount);
  const kept = Math.round(came - Number(store_amount ?? came));
  return {
    state: 'paid',
    amount: came,
    // A stated amount of the store that is empty or 0 says nothing.
    fee: kept > 0 && kept < came ? kept : 0,
    receipt: val_id,
    bankId: bank_tran_id,
    // The document asks merchants to verify a payment of this level.
    isDoubtful: risk_level === '1',
  };
}

/** SSLCommerz's hosted page, version 4: https://developer.sslcommerz.com/doc/v4/ */
export function sslcommerz(
  store: SslcommerzStore,
  test = false,
  fetch: Fetch = globalThis.fetch,
): PayProvider {
  const { url, storeId, password } = store;
  const credentials = { store_id: storeId, store_passwd: password };
  const read = <S extends z.ZodType>(path: string, query: Fields, schema: S) => {
    const given = new URLSearchParams({ ...query, ...credentials, v: '1', format: 'json' });
    return ask(fetch, `${url}/validator/api/${path}?${given.toString()}`, { method: 'GET' }, schema);
  };
  const byReference = 'merchantTransIDvalidationAPI.php';

  async function query(attempt: Attempt): Promise<Finding> {
    const { APIConnect, element } = await read(byReference, { tran_id: attempt.reference }, Found);
    if (APIConnect !== 'DONE') throw new ProviderError(`The query was refused: ${APIConnect}`);
    const findings = (element ?? []).map((one) => findingOf(one, attempt));
    // A person may try several cards: the one that was taken counts, and a second one is for somebody to look at.
    const [paid, another] = findings.filter((one) => one.state === 'paid');
    if (paid) return { ...paid, isDoubtful: paid.isDoubtful || another !== undefined };
    return findings.at(-1) ?? { state: 'open' };
  }

  return {
    way: 'sslcommerz',
    test,
    query,

    async start({ reference, amount, returnUrl, noticeUrl, payer }: Order) {
      const form = new URLSearchParams({
        ...credentials,
        total_amount: amount.toFixed(2),
        currency: 'BDT',
        tran_id: reference,
        success_url: returnUrl,
        fail_url: returnUrl,
        cancel_url: returnUrl,
        ipn_url: noticeUrl,
        cus_name: payer.name,
        cus_email: payer.email ?? 'none@invalid.example',
        cus_add1: 'Bangladesh',
        cus_city: 'Dhaka',
        cus_country: 'Bangladesh',
        cus_phone: payer.phone,
        shipping_method: 'NO',
        num_of_item: '1',
        product_name: 'Platform charge',
        product_category: 'Service',
        product_profile: 'non-physical-goods',
        emi_option: '0',
      });
      const session = await ask(
        fetch,
        `${url}/gwprocess/v4/api.php`,
        { method: 'POST', body: form },
        Session,
      );
      const { status, failedreason, sessionkey, GatewayPageURL: page } = session;
      if (status !== 'SUCCESS' || !sessionkey || !page)
        throw new ProviderError(`No session: ${failedreason ?? status}`);
      return { url: page, providerId: sessionkey };
    },

    isGenuine(fields) {
      const { verify_sign: sign = '', verify_key: keys = '' } = fields;
      if (keys === '') return false;
      const [given, own] = [Buffer.from(sign), Buffer.from(signatureOf(fields, keys.split(','), password))];
      return given.length === own.length && timingSafeEqual(given, own);
    },

    async verify(attempt, { fields }) {
      const { val_id, status = '' } = fields;
      if (val_id) {
        const valid = findingOf(await read('validationserverAPI.php', { val_id }, Transaction), attempt);
        if (valid.state === 'paid') return valid;
      }
      const found = await query(attempt);
      if (found.state !== 'open') return found;
      // The provider knows of no money: then the browser's word ends the attempt, which money that comes later reopens.
      if (status === 'FAILED') return { state: 'failed' };
      return status === 'CANCELLED' ? { state: 'cancelled' } : found;
    },

    async refund({ reference, bankId, amount, refundId, cancelled }: Refund): Promise<Refunded> {
      if (refundId !== null) {
        const { status } = await read(byReference, { refund_ref_id: refundId }, RefundAnswer);
        if (status === 'refunded') return { state: 'refunded', refundId };
        // A refund that they cancelled is begun again.
        return status === 'cancelled' ? { state: 'refused', refundId: null } : { state: 'pending', refundId };
      }
      const asked = {
        bank_tran_id: bankId,
        // The same for each try until they cancel it: a second refund of one name is refused.
        refund_trans_id: cancelled === 0 ? `R${reference}` : `R${reference}-${cancelled}`,
        refund_amount: amount.toFixed(2),
        refund_remarks: 'The charge needed no payment',
        refe_id: reference,
      };
      const { APIConnect, status, refund_ref_id } = await read(byReference, asked, RefundAnswer);
      const begun = APIConnect === 'DONE' && (status === 'success' || status === 'processing');
      return begun
        ? { state: 'pending', refundId: refund_ref_id ?? null }
        : { state: 'refused', refundId: null };
    },
  };
}
