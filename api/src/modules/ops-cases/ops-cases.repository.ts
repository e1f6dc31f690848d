import type { CaseCounts, CaseFilter, OpsCase, OpsCaseDetail, UnsafeCase } from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { allOf, many, one, only, withTotal } from '../../kit/database/query.repository.ts';
import { searchCondition } from '../../kit/database/search.repository.ts';
import { caseJoins, decidedColumn, decisionJoin } from '../cases/index.ts';
import { contact } from '../ops-deals/index.ts';

/** Cases `c` with the deal, if there is one, and both people. */
const joins = sql`${caseJoins} left join parents p on p.id = j.parent_id left join users pu on pu.id = p.user_id`;
const undecided = sql`c.state not in ('decided', 'closed')`;
const overdue = sql`(${undecided} and c.due_at <= now())`;
const callNow = sql`(${undecided} and c.call_back_at <= now())`;
/** Its newest entry is the answer of a side, or what a side reported after the first words. */
const answered = sql`(${undecided} and exists (
  select from case_entries e where e.id = (select max(id) from case_entries where case_id = c.id)
    and e.actor in ('guardian', 'tutor') and (e.kind = 'answer' or (e.kind = 'report'
      and exists (select from case_entries b where b.case_id = c.id and b.id < e.id)))))`;
const operator = (column: RawBuilder<unknown>) => sql`(
  select jsonb_build_object('user_id', o.id, 'name', o.name) from users o where o.id = ${column})`;

const columns = sql`c.id, c.kind, c.state, c.deal_id, j.id as tuition_job_offer_id, k.class_name, c.side,
  ${contact('u')} as tutor, ${contact('pu')} as guardian, ${operator(sql`c.assignee_id`)} as assignee,
  c.opened_at, c.due_at, ${overdue} as overdue, c.call_back_at, ${decidedColumn},
  (select count(*)::int from case_entries e where e.case_id = c.id and e.kind = 'missed_call') as missed_calls,
  ${answered} as answered`;

/** Operators do not read about themselves. */
const ofOthers = (reader: number) => sql`(u.id <> ${reader} and pu.id is distinct from ${reader})`;

const read = (db: Db, tail: RawBuilder<unknown>) => many<OpsCase>(db)`
  select ${columns} ${joins} join i_classes k on k.id = j.i_class_id ${decisionJoin} ${tail}`;

/** Undecided ones first: of those who are not safe, then the first due; then the newest. */
const order = sql`${undecided} desc, case when ${undecided} then c.kind = 'unsafe' end desc,
  case when ${undecided} then c.due_at end, c.id desc`;

export async function listCases(db: Db, filter: CaseFilter, reader: number, limit: number, offset: number) {
  const { state, kind, whose, assignee, overdue: late, next, days, deal_id, q } = filter;
  const condition = allOf(
    ofOthers(reader),
    searchCondition(q, { ids: ['c.id', 'd.id', 'j.id'], people: ['u', 'pu'] }),
    state !== undefined && (state === 'undecided' ? undecided : sql`c.state = ${state}`),
    kind !== undefined && sql`c.kind = ${kind}`,
    whose === 'mine' && sql`c.assignee_id = ${reader}`,
    whose === 'nobody' && sql`c.assignee_id is null`,
    assignee !== undefined && sql`c.assignee_id = ${assignee}`,
    late !== undefined && overdue,
    next !== undefined && (next === 'call' ? callNow : answered),
    days !== undefined && sql`c.opened_at <= now() - make_interval(days => ${days}::int)`,
    deal_id !== undefined && sql`c.deal_id = ${deal_id}`,
  );
  const rows = read(db, sql`where ${condition} order by ${order} limit ${limit} offset ${offset}`);
  return withTotal(db, rows, sql`${joins} where ${condition}`);
}

type People = Pick<OpsCase, 'id' | 'tutor' | 'guardian'>;

/** Other cases of either person of a case, newest first. */
export const listPrevious = (db: Db, { id, tutor, guardian }: People, reader: number) =>
  read(
    db,
    sql`where c.id <> ${id} and (u.id = ${tutor.user_id} or pu.id = ${guardian?.user_id ?? null}::int)
      and ${ofOthers(reader)} order by c.id desc limit 20`,
  );

type Row = OpsCase &
  Pick<OpsCaseDetail, 'recorded_by' | 'appealed_by' | 'decided_by'> & {
    readonly asked_side: 'guardian' | 'tutor' | null;
    readonly answer_by: string | null;
    readonly closed_cause: string | null;
  };

export const readCase = (db: Db, id: number) => one<Row>(db)`
  select ${columns}, c.asked_side, c.answer_by, c.closed_cause, c.appealed_by,
    (select name from users where id = c.recorded_by) as recorded_by,
    (select ${operator(sql`z.decided_by`)} from case_decisions z
      where z.case_id = c.id and z.effective_at is not null order by z.id desc limit 1) as decided_by
  ${joins} join i_classes k on k.id = j.i_class_id ${decisionJoin} where c.id = ${id}`;

type EntryRow = Omit<OpsCaseDetail['entries'][number], 'photo_url'> & {
  readonly photo: string | null;
  readonly reply: string | null;
};

export const listEntries = (db: Db, id: number) => many<EntryRow>(db)`
  select e.id, e.at, e.kind, w.name as by, e.actor, e.side, e.body as text, e.reply, e.photo
  from case_entries e left join users w on w.id = e.user_id where e.case_id = ${id} order by e.id`;

export const readName = async (db: Db, id: number | null) =>
  id === null
    ? undefined
    : one<{ user_id: number; name: string }>(db)`
    select id as user_id, name from users where id = ${id}`;

export const isParty = async (db: Db, id: number, userId: number): Promise<boolean> =>
  (await many(db)`select ${joins} where c.id = ${id} and not ${ofOthers(userId)}`).length > 0;

export const listUnsafe = (db: Db, reader: number) => many<UnsafeCase>(db)`
  select c.id, case when c.side = 'tutor' then ${contact('u')} else ${contact('pu')} end as person, c.side,
    c.due_at, ${operator(sql`c.assignee_id`)} as assignee
  ${joins} where c.kind = 'unsafe' and ${undecided} and ${ofOthers(reader)}
    and (c.side = 'tutor' or pu.id is not null) order by c.due_at, c.id limit 20`;

export async function countCases(db: Db, reader: number): Promise<CaseCounts> {
  const from = sql`${joins} where ${undecided} and ${ofOthers(reader)}`;
  const [counts, by_kind, load] = await Promise.all([
    only<Omit<CaseCounts, 'by_kind' | 'load'>>(db)`
      select count(*) filter (where c.assignee_id = ${reader})::int as mine,
        count(*) filter (where c.assignee_id is null)::int as nobody,
        count(*) filter (where ${overdue})::int as overdue,
        count(*) filter (where c.kind = 'unsafe')::int as unsafe,
        count(*) filter (where c.state = 'waiting_confirmation')::int as waiting_confirmation,
        count(*) filter (where c.assignee_id = ${reader} and ${callNow})::int as call_now,
        count(*) filter (where c.assignee_id = ${reader} and ${answered})::int as answered ${from}`,
    many<CaseCounts['by_kind'][number]>(db)`
      select c.kind, count(*)::int as count ${from} group by c.kind order by count desc, c.kind`,
    many<CaseCounts['load'][number]>(db)`
      select o.id as user_id, o.name, count(*)::int as open, count(*) filter (where ${overdue})::int as overdue
      from cases c join users o on o.id = c.assignee_id where ${undecided}
      group by o.id order by open desc, o.name, o.id limit 100`,
  ]);
  return { ...counts, by_kind, load };
}
