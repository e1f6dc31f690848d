import { csvLines, type OpsRequest, type OpsRequestQuery } from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { allOf, many, withTotal } from '../../kit/database/query.repository.ts';
import { searchCondition } from '../../kit/database/search.repository.ts';
import type { Language } from '../../kit/failure.ts';
import { rowsOf } from '../../kit/page.ts';
import { type Kept, requestColumns, requestJoins, requestToWire } from '../tutor-requests/index.ts';
import { caseColumn, caseToWire, type KeptCase } from './case.repository.ts';
import type { RequestLine } from './columns.ts';
import { openBy } from './presence.repository.ts';
import { versionColumn } from './version.repository.ts';

const guardianJoins = sql`join parents p on p.id = r.parent_id join users u on u.id = p.user_id`;

/** The operator that reads, and the language of the answer. */
export interface Reader {
  readonly userId: number;
  readonly language: Language;
}

const columns = (reader: Reader) => sql`${requestColumns}, s.gender as student_gender, pl.lat as latitude,
  pl.lon as longitude, jsonb_build_object('user_id', u.id, 'name', u.name, 'phone_no', u.phone_no,
    'banned', u.banned_at is not null) as guardian,
  ${versionColumn} as version, ${openBy('request', sql`r.id`, reader.userId)} as open_by`;

async function read(db: Db, reader: Reader, tail: RawBuilder<unknown>): Promise<OpsRequest[]> {
  const rows = await many<KeptCase<Kept<OpsRequest>>>(db)`
    select ${columns(reader)}, ${caseColumn} as "case" ${requestJoins} ${guardianJoins} ${tail}`;
  return rows.map((row) => caseToWire(requestToWire(row, reader.language)));
}

export async function findQueued(db: Db, reader: Reader, id: number): Promise<OpsRequest | undefined> {
  return (await read(db, reader, sql`where r.id = ${id}`))[0];
}

type Filter = Omit<OpsRequestQuery, 'page' | 'per_page'>;

/** Each condition with the tables that it needs. */
function conditionOf(query: Filter) {
  const { stage, q, city_id, tutoring_category_id, i_class_id, guardian, waiting_hours } = query;
  return allOf(
    stage === 'all' ? sql`true` : sql`r.stage = ${stage}`,
    q && searchCondition(q.replace(/^#/, ''), { ids: ['r.id'], people: ['u'] }),
    city_id !== undefined && sql`pl.city_id = ${city_id}`,
    tutoring_category_id !== undefined && sql`s.category_id = ${tutoring_category_id}`,
    i_class_id !== undefined && sql`s.i_class_id = ${i_class_id}`,
    guardian !== undefined && sql`r.parent_id = (select id from parents where user_id = ${guardian})`,
    waiting_hours !== undefined && sql`r.created_at <= now() - make_interval(hours => ${waiting_hours})`,
  );
}

/** Only the tables that a condition reads: what is counted or skipped needs no others. */
function filterJoins({ q, city_id, tutoring_category_id, i_class_id }: Filter) {
  const joins = [
    ...(q === '' ? [] : [guardianJoins]),
    ...(city_id ? [sql`join parent_locations pl on pl.id = r.parent_location_id`] : []),
    ...(tutoring_category_id || i_class_id ? [sql`join students s on s.id = r.student_id`] : []),
  ];
  return sql.join(joins, sql` `);
}

function chosen(query: Filter, limit: number, offset: number) {
  const matched = sql`from tutor_requests r ${filterJoins(query)} where ${conditionOf(query)}`;
  const order = query.sort === 'oldest' ? sql`r.id` : sql`r.id desc`;
  const ids = sql`array(select r.id ${matched} order by ${order} limit ${limit} offset ${offset})`;
  return { matched, tail: sql`where r.id = any(${ids}) order by ${order}` };
}

export function listQueue(db: Db, reader: Reader, query: OpsRequestQuery) {
  const { matched, tail } = chosen(query, ...rowsOf(query));
  return withTotal(db, read(db, reader, tail), matched);
}

/** Without the case, which takes long for thousands. */
export async function listForCsv(db: Db, reader: Reader, query: Filter) {
  const { tail } = chosen(query, csvLines, 0);
  const rows = await many<Kept<RequestLine>>(db)`
    select ${columns(reader)}, j.actual_salary as salary_agreed ${requestJoins} ${guardianJoins} ${tail}`;
  return rows.map((row) => requestToWire(row, reader.language));
}
