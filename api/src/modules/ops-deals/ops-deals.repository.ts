import type { DealFilter, HistoryEntry, OpsDeal, OpsDealDetail } from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import { withTotal } from '../../kit/database/count.repository.ts';
import type { Db } from '../../kit/database/open.ts';
import { searchCondition } from '../../kit/database/search.repository.ts';
import type { Language } from '../../kit/failure.ts';
import { dealJoins, startBy } from '../deals/index.ts';
import { toEntry } from '../transitions/index.ts';

/** With the guardian's account: pu. */
const joins = sql`${dealJoins} left join parents p on p.id = j.parent_id left join users pu on pu.id = p.user_id`;

const contact = (alias: 'u' | 'pu') => sql`case when ${sql.ref(`${alias}.id`)} is not null then
  jsonb_build_object('user_id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.name`)},
    'phone_no', ${sql.ref(`${alias}.phone_no`)}, 'banned', ${sql.ref(`${alias}.banned_at`)} is not null) end`;

const columns = sql`d.id, d.state, j.id as tuition_job_offer_id, j.actual_salary as salary, d.created_at,
  k.class_name, ${contact('u')} as tutor, ${contact('pu')} as guardian, d.tutor_started_at, d.guardian_started_at,
  ${startBy},
  (select name from users where id = d.tutor_start_recorded_by) as tutor_recorder,
  (select name from users where id = d.guardian_start_recorded_by) as guardian_recorder`;

type Row<T extends OpsDeal> = Omit<T, 'created_at' | 'tutor_started' | 'guardian_started' | 'start_by'> & {
  created_at: Date;
  start_by: Date | null;
  tutor_started_at: Date | null;
  guardian_started_at: Date | null;
  tutor_recorder: string | null;
  guardian_recorder: string | null;
};

const started = (at: Date | null, recorder: string | null) =>
  at && { at: at.toISOString(), recorded_by: recorder };

function toWire<T extends OpsDeal>(row: Row<T>) {
  const { created_at, start_by, tutor_started_at, guardian_started_at, ...rest } = row;
  const { tutor_recorder, guardian_recorder, ...deal } = rest;
  return {
    ...deal,
    created_at: created_at.toISOString(),
    start_by: start_by?.toISOString() ?? null,
    tutor_started: started(tutor_started_at, tutor_recorder),
    guardian_started: started(guardian_started_at, guardian_recorder),
  };
}

const missing: Readonly<Record<NonNullable<DealFilter['waiting']>, RawBuilder<unknown>>> = {
  guardian: sql`d.guardian_started_at is null`,
  tutor: sql`d.tutor_started_at is null`,
  any: sql`true`,
};

/** Newest first; those that wait for a start, oldest first. */
export async function listAllDeals(
  db: Db,
  { state, waiting, q }: DealFilter,
  limit: number,
  offset: number,
): Promise<{ rows: OpsDeal[]; total: number }> {
  const condition = sql.join(
    [
      searchCondition(q, { ids: ['d.id', 'j.id'], people: ['u', 'pu'] }),
      ...(state === undefined ? [] : [sql`d.state = ${state}`]),
      ...(waiting === undefined ? [] : [sql`d.state = 'in_process' and ${missing[waiting]}`]),
    ],
    sql` and `,
  );
  const order = waiting === undefined ? sql`d.id desc` : sql`d.id`;
  const from = q === '' ? sql`from deals d` : joins;
  // Rows that the page skips need no other columns.
  const ids = sql`array(select d.id ${from} where ${condition} order by ${order} limit ${limit} offset ${offset})`;
  const page = sql<Row<OpsDeal>>`
    select ${columns} ${joins} join i_classes k on k.id = j.i_class_id
    where d.id = any(${ids}) order by ${order}`.execute(db);
  const { rows, total } = await withTotal(db, page, sql`${from} where ${condition}`);
  return { rows: rows.map((row) => toWire(row)), total };
}

type Detail = Omit<OpsDealDetail, 'invoice' | 'history'>;

export async function readDeal(db: Db, id: number): Promise<Detail | undefined> {
  const { rows } = await sql<Row<Detail>>`
    select ${columns}, a.tutor_id, a.id as application_id,
      concat_ws(', ', nullif(j.flat_house, ''), nullif(j.road_no, ''), l.location_name, c.city_name) as address
    ${joins} join i_classes k on k.id = j.i_class_id
    left join locations l on l.id = j.location_id left join cities c on c.id = j.city_id
    where d.id = ${id}`.execute(db);
  const [row] = rows;
  return row && toWire(row);
}

/** Every transition of a deal, of its application and of its charge, oldest first. */
export async function readDealHistory(db: Db, id: number, language: Language): Promise<HistoryEntry[]> {
  const { rows } = await sql<Parameters<typeof toEntry>[0]>`
    select h.id::text as id, h.entity, h.entity_id, h.from_state, h.to_state, h.actor, h.actor_user_id,
      h.reason, h.cause, h.at
    from deals d left join invoices i on i.application_id = d.application_id
    cross join lateral (values ('deal', d.id), ('application', d.application_id), ('invoice', i.id))
      as of (entity, id)
    join transitions h on h.entity = of.entity and h.entity_id = of.id
    where d.id = ${id} order by h.id`.execute(db);
  return rows.map((row) => toEntry(row, language));
}
