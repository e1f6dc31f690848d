import type { TransferKind } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many, run } from '../../kit/database/query.repository.ts';
import { lockInvoice } from '../charges/index.ts';
import { postMissing } from './post.repository.ts';

/** Invoices that one statement compares. */
const batch = 5000;

interface Difference {
  readonly invoice_id: number;
  readonly kind: TransferKind;
  readonly expected: number;
  readonly found: number;
}

/** Computed from invoices and from payments that came, not by the functions that post; each payment has its own key. */
const differencesOf = (db: Db, from: number, to: number) => many<Difference>(db)`
  with wanted as (
    select i.id as invoice_id, 'tutor:' || i.tutor_id as account, w.kind, w.expected
    from invoices i cross join lateral (values
      ('charge', i.amount),
      ('payment', case when i.status in ('paid', 'refunded') then i.amount else 0 end),
      ('waiver', case when i.status = 'waived' then i.amount else 0 end),
      ('refund', coalesce(i.refunded_amount, 0)),
      ('payout', case when i.refund_sent_at is null then 0 else coalesce(i.refunded_amount, 0) end)) w (kind, expected)
    where i.id between ${from} and ${to}
  ), posted as (
    select w.invoice_id, w.kind, w.expected, coalesce(abs(sum(e.amount)), 0)::int as found
    from wanted w
    left join ledger_transfers t on t.invoice_id = w.invoice_id and t.kind = w.kind
    left join ledger_entries e on e.transfer_id = t.id and e.account = w.account
    group by w.invoice_id, w.kind, w.expected
  ), online as (
    select invoice_id, state, amount, round(coalesce(received, amount))::int as came,
      replace(way, 'bkash_checkout', 'bkash') || ':' || receipt as key
    from payments where receipt is not null
  ), received as (
    select invoice_id, 'payment' as kind, amount, key from online where state = 'paid'
    union all select invoice_id, 'unneeded', came, key from online where state in ('refund_pending', 'refunded')
    union all select invoice_id, 'return', came, 'return:' || key from online where state = 'refunded'
    union all select invoice_id, 'payment', amount, way || ':' || trx_id from hand_payments where state = 'matched'
    union all select invoice_id, 'unneeded', returned_amount, way || ':' || trx_id
    from hand_payments where state = 'returned'
    union all select invoice_id, 'return', returned_amount, 'return:' || way || ':' || trx_id
    from hand_payments where state = 'returned'
  ), differences as (
    select *, 1 as place from posted where found <> expected
    union all
    select r.invoice_id, r.kind, r.amount, 0, 2 from received r
    where r.invoice_id between ${from} and ${to} and not exists (
      select from ledger_transfers t where t.key = r.key and t.kind = r.kind and t.invoice_id = r.invoice_id)
  )
  select distinct on (invoice_id, kind) invoice_id, kind, expected, found from differences
  order by invoice_id, kind, place`;

/** A process of before the ledger may have written the invoice: what it implies is posted now. */
const mend = (db: Db, invoiceId: number) =>
  db.transaction().execute(async (trx) => {
    const invoice = await lockInvoice(trx, invoiceId);
    return invoice !== undefined && (await postMissing(trx, invoice));
  });

const keyOf = ({ invoice_id, kind }: Difference) => `${invoice_id} ${kind}`;

async function compareBatch(db: Db, from: number, to: number): Promise<void> {
  const before = await differencesOf(db, from, to);
  const lacking = before.filter(({ found }) => found === 0);
  for (const id of new Set(lacking.map(({ invoice_id }) => invoice_id))) await mend(db, id);
  const left = before.length > 0 ? await differencesOf(db, from, to) : [];
  const open = new Set(left.map(keyOf));
  for (const difference of before.filter((one) => !open.has(keyOf(one)))) await note(db, difference, true);
  for (const difference of left) await note(db, difference, false);
  await run(db)`
    update ledger_differences set closed_at = now()
    where closed_at is null and invoice_id between ${from} and ${to}
      and invoice_id || ' ' || kind <> all(${[...open]}::text[])`;
}

/** One open row for each; several processes may find the same. */
const note = (db: Db, { invoice_id, kind, expected, found }: Difference, mended: boolean) =>
  run(db)`
    insert into ledger_differences (invoice_id, kind, expected, found, closed_at)
    select ${invoice_id}, ${kind}, ${expected}, ${found}, ${mended ? sql`now()` : sql`null`}
    where ${!mended}::boolean or not exists (select from ledger_differences d
      where d.invoice_id = ${invoice_id} and d.kind = ${kind} and d.closed_at is null)
    on conflict (invoice_id, kind) where closed_at is null
    do update set expected = excluded.expected, found = excluded.found`;

/** Compares invoices and ledger, posts what the ledger lacks, and keeps what differs (decision OQ-280). */
export async function compareLedger(db: Db): Promise<void> {
  const ids = await many<{ first: number; last: number; count: number }>(db)`
    select min(id) as first, max(id) as last, count(*)::int as count
    from invoices group by id / ${batch}::int order by 1`;
  for (const { first, last } of ids) await compareBatch(db, first, last);
  const invoices = ids.reduce((sum, { count }) => sum + count, 0);
  await run(db)`
    insert into ledger_state (compared_at, invoices) values (now(), ${invoices})
    on conflict (id) do update set compared_at = excluded.compared_at, invoices = excluded.invoices`;
}
