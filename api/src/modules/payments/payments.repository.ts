import type { InvoiceStatus, OnlinePayment, OnlineWay, OpsOnlinePayment } from '@porao/contracts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { insertRow, many, one, only, run } from '../../kit/database/query.repository.ts';
import type { Payments } from '../../kit/database/rows.generated.ts';

export type Payment = Selectable<Payments>;

interface Payer {
  readonly amount: number;
  readonly status: InvoiceStatus;
  /** A payment by hand of it is being checked. */
  readonly waiting: boolean;
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
}

/** A tutor's own invoice, with who pays it. */
export const findPayer = (db: Db, invoiceId: number, tutorId: number) => one<Payer>(db)`
  select i.amount, i.status, u.name, u.phone_no as phone, u.email,
    exists (select from hand_payments h where h.invoice_id = i.id and h.state = 'claimed') as waiting
  from invoices i join tutors t on t.id = i.tutor_id join users u on u.id = t.user_id
  where i.id = ${invoiceId} and i.tutor_id = ${tutorId}`;

interface NewPayment {
  readonly invoiceId: number;
  readonly way: OnlineWay;
  readonly reference: string;
  readonly amount: number;
}

export const addPayment = (db: Db, { invoiceId, way, reference, amount }: NewPayment) =>
  insertRow(db, 'payments', {
    invoice_id: invoiceId,
    way,
    reference,
    amount,
    ask_at: new Date(Date.now() + 5 * 60_000),
  });

export const setProviderId = (db: Db, id: number, providerId: string) =>
  run(db)`update payments set provider_id = ${providerId} where id = ${id}`;

/** A tutor's own attempt. */
export const findOwn = (db: Db, id: number, tutorId: number) => one<OnlinePayment>(db)`
  select p.id, p.invoice_id, p.way, p.amount, p.state, p.started_at
  from payments p join invoices i on i.id = p.invoice_id where p.id = ${id} and i.tutor_id = ${tutorId}`;

/** Attempts to pay a charge, newest first. */
export const listAttempts = (db: Db, invoiceId: number) => many<OpsOnlinePayment>(db)`
  select id, invoice_id, way, amount, state, started_at, receipt, received
  from payments where invoice_id = ${invoiceId} order by id desc limit 20`;

/** Money that waits to be given back is given back from now on; undefined where none waits. */
export const endRefund = (trx: Db, id: number) => one<{ id: number }>(trx)`
  update payments set state = 'refunded', ask_at = null where id = ${id} and state = 'refund_pending' returning id`;

/** An attempt, and whether its charge still needs money. */
export type Asked = Payment & { readonly due: boolean };
const asked = sql`select p.*, i.status = 'unpaid' as due from payments p join invoices i on i.id = p.invoice_id`;

export const findByReference = (db: Db, reference: string) =>
  one<Asked>(db)`${asked} where p.reference = ${reference}`;

export const findPayment = (db: Db, id: number) => one<Asked>(db)`${asked} where p.id = ${id}`;

export const lockPayment = (trx: Db, id: number) =>
  only<Payment>(trx)`select * from payments where id = ${id} for update`;

/** Locks the charge itself: two payments of it are settled one after the other. */
export const lockStatus = (trx: Db, invoiceId: number) =>
  only<{ status: InvoiceStatus }>(trx)`select status from invoices where id = ${invoiceId} for update`;

type Change = Partial<
  Pick<Payment, 'state' | 'receipt' | 'bank_id' | 'received' | 'fee' | 'refund_id' | 'refunds_cancelled'>
> & {
  readonly ask_at?: Date | null;
  readonly settled_at?: Date;
};

export async function changePayment(trx: Db, id: number, change: Change): Promise<void> {
  await trx.updateTable('payments').set(change).where('id', '=', id).execute();
}

/** Takes the attempts whose provider is to be asked now, each for one process; the next time is twice as far away. */
export const takeOpen = (db: Db, limit: number) => many<{ id: number }>(db)`
  update payments set ask_at = now() + least(greatest(now() - started_at, interval '3 minutes'), interval '6 hours')
  where id in (
    select id from payments where ask_at <= now() order by ask_at limit ${limit} for update skip locked
  ) returning id`;

/** Takes an attempt whose money is to be given back, unless another process has it. */
export const takeRefund = (db: Db, id: number) => one<Payment>(db)`
  update payments set ask_at = now() + interval '10 minutes'
  where id = ${id} and state = 'refund_pending' and (ask_at is null or ask_at <= now()) returning *`;

interface About {
  readonly job: number;
  readonly deal: number;
  readonly user: number;
}

/** The people and things that notices of a charge name. */
export const aboutInvoice = (trx: Db, invoiceId: number) => only<About>(trx)`
  select a.job_id as job, d.id as deal, t.user_id as "user" from invoices i
  join applications a on a.id = i.application_id join deals d on d.application_id = a.id
  join tutors t on t.id = i.tutor_id where i.id = ${invoiceId}`;
