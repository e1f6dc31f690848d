import type { DealSide, OpsSalaryMonth } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { insertRow, isoTime, many, value } from '../../kit/database/query.repository.ts';

export type EntryRow = OpsSalaryMonth['entries'][number] & { readonly month: string };

/** All of a deal, oldest first. */
export const listSalary = (db: Db, dealId: number) => many<EntryRow>(db)`
  select e.id, e.month, e.kind, e.side, e.how, e.amount, e.way, e.trx_id,
    to_char(e.paid_on, 'YYYY-MM-DD') as paid_on, e.about, ${isoTime(sql`e.at`)} as at,
    case when e.how = 'phone' then u.name end as recorded_by, e.reason
  from salary_entries e join users u on u.id = e.user_id where e.deal_id = ${dealId} order by e.id`;

export const findSalaryMonth = (db: Db, dealId: number, key: string) => value<string>(db)`
  select month from salary_entries where deal_id = ${dealId} and key = ${key}`;

interface NewEntry extends Omit<EntryRow, 'id' | 'at' | 'recorded_by'> {
  readonly deal_id: number;
  readonly side: DealSide;
  readonly key: string;
  readonly user_id: number;
  readonly at: Date;
}
export const insertSalary = (trx: Db, entry: NewEntry) => insertRow(trx, 'salary_entries', entry);

/** Deals in which something was written in this time that the other side answers. */
export const listDealsWithClaims = (db: Db, since: Date, until: Date) => many<{ deal_id: number }>(db)`
  select distinct deal_id from salary_entries
  where at between ${since} and ${until} and kind in ('paid', 'due', 'salary') order by deal_id`;
