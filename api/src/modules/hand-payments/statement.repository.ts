import type { HandWay, StatementLine } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { many, run } from '../../kit/database/query.repository.ts';

/** A charge that a line may be money for. */
export interface Candidate {
  readonly invoice_id: number;
  readonly status: string;
  readonly due: number;
  readonly tutor_name: string;
}

/** A payment that was entered, counted or sent back, money of bKash's own page, or money that the site sent. */
export interface Use extends Candidate {
  readonly trx_id: string;
  readonly way: HandWay;
  readonly state: 'claimed' | 'matched' | 'returned';
}

/** Payments that were entered or counted with these TrxIDs. */
export const findUses = (db: Db, trxIds: readonly string[]) =>
  many<Use>(db)`
    select p.trx_id, p.way, p.state, i.id as invoice_id, i.status, i.amount as due, u.name as tutor_name
    from (
      select trx_id, way, state, invoice_id from hand_payments
      where trx_id = any(${trxIds}::text[]) and state <> 'refused'
      union all
      select receipt, 'bkash', 'matched', invoice_id from payments
      where way = 'bkash_checkout' and receipt = any(${trxIds}::text[])
      union all
      select refund_trx_id, refund_way, 'returned', id from invoices where refund_trx_id = any(${trxIds}::text[])
      union all
      select return_trx_id, return_way, 'returned', invoice_id from hand_payments
      where return_trx_id = any(${trxIds}::text[])
    ) p join invoices i on i.id = p.invoice_id
    join tutors t on t.id = i.tutor_id join users u on u.id = t.user_id
    order by p.state = 'claimed', i.id`;

export const findInvoices = (db: Db, ids: readonly number[]) => many<Candidate>(db)`
  select i.id as invoice_id, i.status, i.amount as due, u.name as tutor_name
  from invoices i join tutors t on t.id = i.tutor_id join users u on u.id = t.user_id
  where i.id = any(${ids}::int[])`;

/** Each line once: one that was kept before stays as it was. */
export const keepLines = (trx: Db, way: HandWay, lines: readonly StatementLine[], by: number) => run(trx)`
  insert into statement_lines (way, trx_id, amount, date, sender, reference, kept_by)
  select ${way}, l.trx_id, l.amount, l.date, l.sender, l.reference, ${by}
  from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
    as l (trx_id text, amount integer, date text, sender text, reference text)
  on conflict (way, trx_id) do nothing`;
