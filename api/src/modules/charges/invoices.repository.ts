import type { HandWay, InvoiceFilter, InvoiceStatus, OpsInvoice, TutorInvoice } from '@porao/contracts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { dayInBangladesh } from '../../kit/bangladesh-time.ts';
import type { Db } from '../../kit/database/open.ts';
import {
  allOf,
  countRows,
  exists,
  insertRow,
  isoTime,
  many,
  one,
  run,
  withTotal,
} from '../../kit/database/query.repository.ts';
import type { Invoices } from '../../kit/database/rows.generated.ts';
import { searchCondition } from '../../kit/database/search.repository.ts';
import { type Charge, type ClaimFacts, claimOf, offerOf, refundBy } from './charges.ts';

/** One invoice of an application; the database refuses a second. */
export const insertInvoice = (
  trx: Db,
  application: { id: number; tutorId: number },
  charge: Charge,
  confirmedAt: Date,
) =>
  insertRow(trx, 'invoices', {
    application_id: application.id,
    tutor_id: application.tutorId,
    ...charge,
    status: charge.amount > 0 ? 'unpaid' : 'waived',
    issued_at: confirmedAt,
  });

type LockedInvoice = Selectable<Invoices> & ClaimFacts;

/** The newest end of a deal of the charge `i`; its facts are those of `ClaimFacts`. */
const endings = sql`left join lateral (
  select h.at as ended_at, h.actor as ended_by, e.tutor_started_at is not null and e.guardian_started_at is not null
    as both_started
  from deals e join transitions h on h.entity = 'deal' and h.entity_id = e.id and h.to_state = 'ended'
  where e.application_id = i.application_id order by h.id desc limit 1) ending on true`;
const bothStarted = sql`coalesce(ending.both_started, false)`;

export const lockInvoice = (trx: Db, id: number) => one<LockedInvoice>(trx)`
  select i.*, ending.ended_at, ending.ended_by, ${bothStarted} as both_started
  from invoices i ${endings} where i.id = ${id} for update of i`;

/** A payment by hand of this charge waits for a decision. */
export const isPaymentChecked = (trx: Db, invoiceId: number) =>
  exists(trx)`select from hand_payments where invoice_id = ${invoiceId} and state = 'claimed'`;

export const saveClaim = (trx: Db, id: number, reason: string, now: Date) => run(trx)`
  update invoices set claimed_at = ${now}, claim_reason = ${reason} where id = ${id}`;

export const refuseClaim = (trx: Db, id: number, answer: string, now: Date) => run(trx)`
  update invoices set claim_refused_at = ${now}, claim_answer = ${answer} where id = ${id}`;

export async function settleInvoice(
  trx: Db,
  id: number,
  status: Exclude<InvoiceStatus, 'unpaid'>,
  at: Date,
  refunded: number | null,
): Promise<void> {
  await trx
    .updateTable('invoices')
    .set({
      status,
      ...(status === 'paid' && { paid_at: at }),
      ...(status === 'refunded' && { refunded_at: at, refunded_amount: refunded }),
    })
    .where('id', '=', id)
    .execute();
}

interface RefundSent {
  readonly way: HandWay;
  readonly trxId: string;
  readonly at: Date;
}

export const saveRefundSent = (trx: Db, id: number, { way, trxId, at }: RefundSent) => run(trx)`
  update invoices set refund_sent_at = ${at}, refund_way = ${way}, refund_trx_id = ${trxId} where id = ${id}`;

const facts = sql`jsonb_build_object('ended_at', ${isoTime(sql`ending.ended_at`)}, 'ended_by', ending.ended_by,
  'both_started', ${bothStarted}, 'claimed_at', ${isoTime(sql`i.claimed_at`)}, 'claim_reason', i.claim_reason,
  'claim_answer', i.claim_answer) as facts`;

/** A row with the facts by which its claim is computed. */
type Stored<T> = Omit<T, 'claim'> & { readonly facts: ClaimFacts };

const columns = sql`${facts}, i.id, a.job_id as tuition_job_offer_id, k.class_name, i.kind, i.percentage, i.base, i.amount,
  i.computation, i.terms_version, i.status, i.issued_at, i.due_on, i.paid_at, i.refunded_at, i.refunded_amount,
  i.refund_sent_at, i.refund_trx_id,
  (select jsonb_build_object('id', h.id, 'way', h.way, 'trx_id', h.trx_id, 'amount', h.amount, 'state', h.state,
    'reason', h.reason, 'returned_amount', h.returned_amount, 'return_trx_id', h.return_trx_id, 'claimed_at', ${isoTime(sql`h.claimed_at`)}, 'decided_at', ${isoTime(sql`h.decided_at`)})
    from hand_payments h where h.invoice_id = i.id order by h.id desc limit 1) as hand_payment`;

const joins = sql`from invoices i ${endings} join applications a on a.id = i.application_id
  join jobs j on j.id = a.job_id join i_classes k on k.id = j.i_class_id`;

async function read(db: Db, tail: RawBuilder<unknown>): Promise<TutorInvoice[]> {
  const rows = await many<Stored<TutorInvoice>>(db)`select ${columns} ${joins} ${tail}`;
  const now = new Date();
  return rows.map(({ facts: of, ...invoice }) => ({ ...invoice, claim: claimOf(invoice, of, now) }));
}

/** Newest first. */
export const listInvoices = (db: Db, tutorId: number, limit: number, offset: number) =>
  read(db, sql`where i.tutor_id = ${tutorId} order by i.id desc limit ${limit} offset ${offset}`);

export async function readInvoice(db: Db, id: number): Promise<TutorInvoice | undefined> {
  return (await read(db, sql`where i.id = ${id}`))[0];
}

export const countInvoices = (db: Db, tutorId: number) =>
  countRows(db, sql`from invoices where tutor_id = ${tutorId}`);

/** Covers all tutors, joined with deal, tutor and the tutor's account: d, t, u. */
const allJoins = sql`${joins} join tutors t on t.id = i.tutor_id join users u on u.id = t.user_id
  join deals d on d.application_id = i.application_id`;

async function readAll(db: Db, tail: RawBuilder<unknown>): Promise<OpsInvoice[]> {
  const rows = await many<Stored<Omit<OpsInvoice, 'refund_preview'>>>(db)`
    select ${columns}, i.tutor_id, u.name as tutor_name, d.id as deal_id ${allJoins} ${tail}`;
  const now = new Date();
  return rows.map(({ facts: of, ...invoice }) => ({
    ...invoice,
    claim: claimOf(invoice, of, now),
    refund_preview: offerOf(invoice, of, now),
    refund_by: refundBy(invoice),
  }));
}

/** A claim of the charge `i` waits for a lead. */
export const claimIsOpen = sql`(i.claimed_at is not null and i.claim_refused_at is null
  and i.status in ('unpaid', 'paid'))`;

function conditionOf({ status, due, tutor_id, claim, refund, q }: InvoiceFilter) {
  const today = dayInBangladesh(new Date());
  return allOf(
    searchCondition(q, { ids: ['i.id', 'a.job_id'], people: ['u'] }),
    status !== undefined && sql`i.status = ${status}`,
    due !== undefined && sql`i.status = 'unpaid'`,
    due === 'due' && sql`i.due_on >= ${today}::date`,
    due === 'overdue' && sql`i.due_on < ${today}::date`,
    tutor_id !== undefined && sql`i.tutor_id = ${tutor_id}`,
    refund !== undefined && sql`i.refunded_at is not null and i.refund_sent_at is null`,
    claim !== undefined && claimIsOpen,
  );
}

/** Lists the charges of all tutors, newest first or first due first; owed refunds, the oldest first. */
export async function listAllInvoices(db: Db, filter: InvoiceFilter, limit: number, offset: number) {
  const condition = conditionOf(filter);
  const unsent = filter.refund && sql`i.refunded_at, i.id`;
  const order = unsent ?? (filter.due === undefined ? sql`i.id desc` : sql`i.due_on, i.id`);
  // Joined only where searched: the count of all needs no other table.
  const from = filter.q === '' ? sql`from invoices i` : allJoins;
  const ids = sql`array(select i.id ${from} where ${condition} order by ${order} limit ${limit} offset ${offset})`;
  const rows = readAll(db, sql`where i.id = any(${ids}) order by ${order}`);
  return withTotal(db, rows, sql`${from} where ${condition}`);
}

export async function readInvoiceOfDeal(db: Db, dealId: number): Promise<OpsInvoice | undefined> {
  return (await readAll(db, sql`where d.id = ${dealId}`))[0];
}
