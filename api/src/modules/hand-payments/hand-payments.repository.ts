import type { HandPayBody, HandPayment, HandWay, OpsPayment, PaymentFilter } from '@porao/contracts';
import { plainTrxId } from '@porao/contracts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../kit/database/open.ts';
import {
  allOf,
  exists,
  many,
  one,
  only,
  run,
  value,
  withTotal,
} from '../../kit/database/query.repository.ts';
import { searchCondition } from '../../kit/database/search.repository.ts';

interface Claimable {
  readonly status: string;
  readonly amount: number;
  /** A payment for it is being checked. */
  readonly waiting: boolean;
  /** The TrxID was entered before, for this charge or another one. */
  readonly used: boolean;
}

/** Uses of TrxIDs on the whole site: payments by hand, and money that came by bKash's own page. Whatever counts or went
 * back comes before what only waits. */
const uses = sql`(
  select trx_id, invoice_id, state from hand_payments where state <> 'refused'
  union all select receipt, invoice_id, 'online' from payments where way = 'bkash_checkout' and receipt is not null
  union all select refund_trx_id, id, 'sent' from invoices where refund_trx_id is not null
  union all select return_trx_id, invoice_id, 'sent' from hand_payments where return_trx_id is not null)`;

/** A tutor's charge, as far as a payment by hand of it is possible; undefined where it is not the tutor's. */
export const readClaimable = (db: Db, id: number, tutorId: number, trxId: string) => one<Claimable>(db)`
  select i.status, i.amount,
    exists (select from hand_payments p where p.invoice_id = i.id and p.state = 'claimed') as waiting,
    exists (select from ${uses} u where u.trx_id = ${trxId}) as used
  from invoices i where i.id = ${id} and i.tutor_id = ${tutorId}`;

type Claim = Pick<z.output<typeof HandPayBody>, 'way' | 'trx_id'> & {
  readonly amount: number;
  readonly screenshot: string | null;
};

export const insertClaim = (trx: Db, invoiceId: number, { way, trx_id, amount, screenshot }: Claim) =>
  only<HandPayment>(trx)`
    insert into hand_payments (invoice_id, way, trx_id, amount, screenshot, state)
    values (${invoiceId}, ${way}, ${trx_id}, ${amount}, ${screenshot}, 'claimed')
    returning id, way, trx_id, amount, state, reason, claimed_at, decided_at, returned_amount, return_trx_id`;

interface LockedPayment {
  readonly invoice_id: number;
  readonly way: HandWay;
  readonly trx_id: string;
  readonly amount: number;
  readonly state: HandPayment['state'];
  /** Taka that a statement says of its TrxID; null where none does but what the tutor uploaded as an operator. */
  readonly stated: number | null;
  readonly user_id: number;
}

export const lockPayment = (trx: Db, id: number) => one<LockedPayment>(trx)`
  select p.invoice_id, p.way, p.trx_id, p.amount, p.state, t.user_id,
    (select l.amount from statement_lines l where l.way = p.way and l.trx_id = p.trx_id
      and l.kept_by is distinct from t.user_id) as stated
  from hand_payments p join invoices i on i.id = p.invoice_id join tutors t on t.id = i.tutor_id
  where p.id = ${id} for update of p`;

export const refusePayment = (trx: Db, id: number, reason: string) => run(trx)`
  update hand_payments set state = 'refused', reason = ${reason}, decided_at = now() where id = ${id}`;

/** The job and the tutor's account of a charge. */
export const jobOfInvoice = (trx: Db, id: number) => only<Readonly<Record<'job' | 'tutor', number>>>(trx)`
  select a.job_id as job, t.user_id as tutor from invoices i
  join applications a on a.id = i.application_id join tutors t on t.id = i.tutor_id where i.id = ${id}`;

/** The charge that this TrxID paid, or is said to have paid. */
export const findUse = (trx: Db, trxId: string) => one<{ invoice_id: number; state: string }>(trx)`
  select invoice_id, state from ${uses} u where trx_id = ${trxId} order by state = 'claimed', invoice_id limit 1`;

interface Returned {
  readonly way: HandWay;
  readonly trxId: string;
  readonly amount: number;
}

export const returnPayment = (trx: Db, id: number, { way, trxId, amount }: Returned) => run(trx)`
  update hand_payments set state = 'returned', returned_amount = ${amount}, return_way = ${way},
    return_trx_id = ${trxId}, decided_at = now() where id = ${id}`;

/** Takes an own payment back that waits; returns its picture's name, undefined where it does not wait. */
export const withdrawPayment = (db: Db, id: number, tutorId: number) => one<{ screenshot: string | null }>(
  db,
)`
  delete from hand_payments p using invoices i
  where p.id = ${id} and p.state = 'claimed' and i.id = p.invoice_id and i.tutor_id = ${tutorId}
  returning p.screenshot`;

export const isOwnPayment = (db: Db, id: number, tutorId: number) => exists(db)`
  select from hand_payments p join invoices i on i.id = p.invoice_id
  where p.id = ${id} and i.tutor_id = ${tutorId}`;

export interface Counted {
  readonly way: HandWay;
  readonly trxId: string;
}

/** The payment of a charge as matched: the one that its tutor entered, perhaps with a mistake in it, or a new one.
 * Returns its id. */
export async function insertMatch(trx: Db, invoiceId: number, { way, trxId }: Counted): Promise<number> {
  const claimed = await value<number>(trx)`
    update hand_payments set way = ${way}, trx_id = ${trxId}, state = 'matched', decided_at = now()
    where invoice_id = ${invoiceId} and state = 'claimed' returning id`;
  if (claimed !== undefined) return claimed;
  const { id } = await only<{ id: number }>(trx)`
    insert into hand_payments (invoice_id, way, trx_id, amount, state, decided_at)
    select id, ${way}, ${trxId}, amount, 'matched', now() from invoices where id = ${invoiceId} returning id`;
  return id;
}

const joins = sql`from hand_payments p join invoices i on i.id = p.invoice_id
  join deals d on d.application_id = i.application_id
  join tutors t on t.id = i.tutor_id join users u on u.id = t.user_id
  left join statement_lines l on l.way = p.way and l.trx_id = p.trx_id and l.kept_by is distinct from t.user_id`;

const columns = sql`p.id, p.way, p.trx_id, p.amount, p.state, p.reason, p.claimed_at, p.decided_at,
  p.returned_amount, p.return_trx_id,
  i.id as invoice_id, i.status as invoice_status, d.id as deal_id, p.screenshot is not null as has_screenshot,
  jsonb_build_object('user_id', u.id, 'name', u.name, 'phone_no', u.phone_no,
    'banned', u.banned_at is not null) as tutor,
  case when l.trx_id is not null then jsonb_build_object('trx_id', l.trx_id, 'amount', l.amount, 'date', l.date,
    'sender', l.sender, 'reference', l.reference) end as line`;

/** Those to decide on oldest first, the others newest first. */
export async function listPayments(db: Db, { state, q }: PaymentFilter, limit: number, offset: number) {
  const searched = searchCondition(q, { ids: ['p.id', 'i.id'], people: ['u'] });
  const condition = allOf(
    sql`p.state = ${state}`,
    q !== '' && sql`(${searched} or p.trx_id = ${plainTrxId(q)})`,
  );
  const order = state === 'claimed' ? sql`p.id` : sql`p.id desc`;
  const page = many<OpsPayment>(db)`
    select ${columns} ${joins} where ${condition} order by ${order} limit ${limit} offset ${offset}`;
  return withTotal(db, page, sql`${joins} where ${condition}`);
}

export const readPayment = (db: Db, id: number) =>
  one<OpsPayment>(db)`select ${columns} ${joins} where p.id = ${id}`;

export const findScreenshot = (db: Db, id: number) =>
  value<string | null>(db)`select screenshot from hand_payments where id = ${id}`;

/** Names of pictures of payments that were decided on before; they are forgotten. */
export const forgetScreenshots = (trx: Db, before: Date) => many<{ screenshot: string }>(trx)`
  update hand_payments p set screenshot = null
  from (select id, screenshot from hand_payments
    where screenshot is not null and decided_at < ${before} limit 500 for update) old
  where old.id = p.id returning old.screenshot`;
