import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { DB } from '../../src/kit/database/rows.generated.ts';
import { matchSome } from '../../src/modules/tutor-searches/digest.ts';
import { percentile, round } from '../figures.ts';
import type { Statement } from '../statements.ts';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** By what a plan reads a table: its indexes, or `all rows`. */
function readsOf(plan: Plan, table: string): string[] {
  const { 'Node Type': type, 'Relation Name': relation, 'Index Name': index = '', Plans: parts = [] } = plan;
  const scan = relation === table && type === 'Seq Scan' ? ['all rows'] : [];
  const used = index.startsWith(`${table}_`) ? [index] : [];
  return [...scan, ...used, ...parts.flatMap((part) => readsOf(part, table))];
}

/** Tutors who become available, as their phones are proved, against the searches of guardians; as the task of 08:00. */
export async function matchTutors(pool: Pool, tutors: number) {
  let matching: Statement | undefined;
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      if (query.sql.includes('insert into tutor_alerts'))
        matching = { text: query.sql, values: [...query.parameters] };
    },
  });
  const count = async (table: string) =>
    (await pool.query<{ count: number }>(`select count(*)::int from ${table}`)).rows[0]?.count ?? 0;
  const chosen = `(select user_id from tutors order by md5(id::text) limit ${tutors})`;
  await pool.query(`update users set phone_no_verified_at = null where id in ${chosen}`);
  await pool.query('delete from changed_tutors');
  await pool.query(`update users set phone_no_verified_at = now() where id in ${chosen}`);
  const matched = await count('changed_tutors');
  const times: number[] = [];
  for (let before = performance.now(); await matchSome(db); before = performance.now())
    times.push(performance.now() - before);
  const explained = await pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `explain (format json) ${matching?.text}`,
    matching?.values,
  );
  const plans = explained.rows.flatMap((row) => row['QUERY PLAN']);
  return {
    matched,
    seconds: round(times.reduce((sum, time) => sum + time, 0) / 1000),
    found: await count('tutor_alerts'),
    p50: round(percentile(times, 0.5)),
    p95: round(percentile(times, 0.95)),
    'searches read by': plans.flatMap(({ Plan: plan }) => readsOf(plan, 'tutor_searches')).join(', '),
  };
}
