import type {
  AccountFilter,
  LedgerAccount,
  LedgerDifference,
  LedgerEntry,
  TutorTransaction,
} from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { allOf, countRows, many, one, withTotal } from '../../kit/database/query.repository.ts';
import { searchCondition } from '../../kit/database/search.repository.ts';

/** Accounts with their balances; `tutor` is null but for those of tutors. */
const accounts = (condition: RawBuilder<unknown>) => sql`
  from (
    select e.account as id, sum(e.amount)::float8 as balance, count(*)::int as entries, max(t.at) as last_at,
      case when e.account like 'tutor:%' then substr(e.account, 7)::int end as tutor_id
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where ${condition} group by e.account
  ) a left join tutors t on t.id = a.tutor_id left join users u on u.id = t.user_id`;
const accountColumns = sql`a.id, a.balance, a.entries, a.last_at,
  case when u.id is not null then json_build_object('user_id', u.id, 'name', u.name) end as tutor`;

/** The site's own accounts first, then tutors by what they owe or are owed. */
export function listAccounts(db: Db, { of, q }: AccountFilter, limit: number, offset: number) {
  const from = sql`${accounts(sql`true`)} where ${allOf(
    q !== '' && sql`a.tutor_id is not null`,
    searchCondition(q, { ids: ['a.tutor_id'], people: ['u'] }),
    of === 'own' && sql`a.tutor_id is null`,
    (of === 'tutors' || of === 'open') && sql`a.tutor_id is not null`,
    of === 'open' && sql`a.balance <> 0`,
  )}`;
  const rows = many<LedgerAccount>(db)`select ${accountColumns} ${from}
    order by a.tutor_id is not null, abs(a.balance) desc, a.id limit ${limit} offset ${offset}`;
  return withTotal(db, rows, from);
}

export const readAccount = (db: Db, account: string) =>
  one<LedgerAccount>(db)`select ${accountColumns} ${accounts(sql`e.account = ${account}`)}`;

/** Entries of an account, newest first, each with the balance after it: that of now without what came later. */
const entriesOf = (account: string, columns: RawBuilder<unknown>, limit: number, offset: number) => sql`
  select e.id, t.at, t.kind, t.invoice_id, e.amount, ${columns},
    (select sum(amount) from ledger_entries where account = ${account})::float8
      - coalesce(e.later, 0)::float8 as balance
  from (
    select n.*, sum(n.amount) over (order by n.id desc rows between unbounded preceding and 1 preceding) as later
    from (select * from ledger_entries where account = ${account} order by id desc limit ${offset + limit}) n
    order by n.id desc limit ${limit} offset ${offset}
  ) e
  join ledger_transfers t on t.id = e.transfer_id join invoices i on i.id = t.invoice_id
  join applications a on a.id = i.application_id join deals d on d.application_id = a.id
  join jobs j on j.id = a.job_id join i_classes k on k.id = j.i_class_id
  order by e.id desc`;

export const listEntries = (db: Db, account: string, limit: number, offset: number) =>
  many<LedgerEntry>(db)`${entriesOf(account, sql`t.key, t.note, d.id as deal_id`, limit, offset)}`;

const tutorAccount = (tutorId: number) => `tutor:${tutorId}`;

export const listTransactions = (db: Db, tutorId: number, limit: number, offset: number) => {
  const columns = sql`a.job_id as tuition_job_offer_id, k.class_name`;
  return many<TutorTransaction>(db)`${entriesOf(tutorAccount(tutorId), columns, limit, offset)}`;
};

export const countTransactions = (db: Db, tutorId: number) =>
  countRows(db, sql`from ledger_entries where account = ${tutorAccount(tutorId)}`);

export function listDifferences(db: Db, limit: number, offset: number) {
  const rows = many<LedgerDifference>(db)`
    select l.id, l.invoice_id, d.id as deal_id, l.kind, l.expected, l.found, l.found_at, l.closed_at
    from ledger_differences l join invoices i on i.id = l.invoice_id
    join deals d on d.application_id = i.application_id
    order by l.closed_at is not null, l.id desc limit ${limit} offset ${offset}`;
  return withTotal(db, rows, sql`from ledger_differences`);
}

export const readComparison = (db: Db) =>
  one<{ at: string; invoices: number }>(db)`select compared_at as at, invoices from ledger_state`;
