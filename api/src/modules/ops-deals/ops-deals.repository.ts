import type { DealFilter, HistoryEntry, OpsDeal, OpsDealDetail } from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { allOf, exists, isoTime, many, one, withTotal } from '../../kit/database/query.repository.ts';
import { searchCondition } from '../../kit/database/search.repository.ts';
import type { Language } from '../../kit/failure.ts';
import { readInvoiceOfDeal } from '../charges/index.ts';
import { dealJoins, startBy } from '../deals/index.ts';
import { listAttempts } from '../payments/index.ts';
import { toEntry } from '../transitions/index.ts';

/** With the guardian's account: pu. */
const dealPeople = sql`${dealJoins} left join parents p on p.id = j.parent_id left join users pu on pu.id = p.user_id`;

export const contact = (alias: 'u' | 'pu') => sql`case when ${sql.ref(`${alias}.id`)} is not null then
  jsonb_build_object('user_id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.name`)},
    'phone_no', ${sql.ref(`${alias}.phone_no`)}, 'banned', ${sql.ref(`${alias}.banned_at`)} is not null) end`;

const startedBy = (
  side: 'tutor' | 'guardian',
) => sql`case when ${sql.ref(`d.${side}_started_at`)} is not null then
  jsonb_build_object('at', ${isoTime(sql.ref(`d.${side}_started_at`))}, 'recorded_by',
    (select name from users where id = ${sql.ref(`d.${side}_start_recorded_by`)})) end`;

const columns = sql`d.id, d.state, j.id as tuition_job_offer_id, j.actual_salary as salary, d.created_at,
  k.class_name, ${contact('u')} as tutor, ${contact('pu')} as guardian, ${startBy},
  ${startedBy('tutor')} as tutor_started, ${startedBy('guardian')} as guardian_started`;

const missing: Readonly<Record<NonNullable<DealFilter['waiting']>, RawBuilder<unknown>>> = {
  guardian: sql`d.guardian_started_at is null`,
  tutor: sql`d.tutor_started_at is null`,
  any: sql`true`,
};

/** Newest first; those that wait for a start, oldest first. */
export async function listAllDeals(db: Db, { state, waiting, q }: DealFilter, limit: number, offset: number) {
  const condition = allOf(
    searchCondition(q, { ids: ['d.id', 'j.id'], people: ['u', 'pu'] }),
    state !== undefined && sql`d.state = ${state}`,
    waiting !== undefined && sql`d.state = 'in_process' and ${missing[waiting]}`,
  );
  const order = waiting === undefined ? sql`d.id desc` : sql`d.id`;
  const from = q === '' ? sql`from deals d` : dealPeople;
  // Rows that the page skips need no other columns.
  const ids = sql`array(select d.id ${from} where ${condition} order by ${order} limit ${limit} offset ${offset})`;
  const page = many<OpsDeal>(db)`
    select ${columns} ${dealPeople} join i_classes k on k.id = j.i_class_id
    where d.id = any(${ids}) order by ${order}`;
  return withTotal(db, page, sql`${from} where ${condition}`);
}

type Detail = Omit<OpsDealDetail, 'invoice' | 'history' | 'online'>;

const readDeal = (db: Db, id: number) => one<Detail>(db)`
    select ${columns}, a.tutor_id, a.id as application_id, j.trial_lesson,
      concat_ws(', ', nullif(j.flat_house, ''), nullif(j.road_no, ''), l.location_name, c.city_name) as address
    ${dealPeople} join i_classes k on k.id = j.i_class_id
    left join locations l on l.id = j.location_id left join cities c on c.id = j.city_id
    where d.id = ${id}`;

/** Every transition of a deal, of its application and of its charge, oldest first. */
async function readDealHistory(db: Db, id: number, language: Language): Promise<HistoryEntry[]> {
  const rows = await many<Parameters<typeof toEntry>[0]>(db)`
    select h.id::text as id, h.entity, h.entity_id, h.from_state, h.to_state, h.actor, h.actor_user_id,
      h.reason, h.cause, h.at
    from deals d left join invoices i on i.application_id = d.application_id
    cross join lateral (values ('deal', d.id), ('application', d.application_id), ('invoice', i.id))
      as of (entity, id)
    join transitions h on h.entity = of.entity and h.entity_id = of.id
    where d.id = ${id} order by h.id`;
  return rows.map((row) => toEntry(row, language));
}

/** A deal with its charge and its history. */
export async function readDealDetail(
  db: Db,
  id: number,
  language: Language,
): Promise<OpsDealDetail | undefined> {
  const deal = await readDeal(db, id);
  if (!deal) return undefined;
  const [invoice, history] = await Promise.all([
    readInvoiceOfDeal(db, id),
    readDealHistory(db, id, language),
  ]);
  const online = invoice ? await listAttempts(db, invoice.id) : [];
  return { ...deal, invoice: invoice ?? null, online, history };
}

/** A case of the charge's deal decides on the charge, too. */
export const hasUndecidedCase = (db: Db, invoiceId: number) => exists(db)`
  select from invoices i join deals d on d.application_id = i.application_id join cases c on c.deal_id = d.id
  where i.id = ${invoiceId} and c.state not in ('decided', 'closed') limit 1`;
