import { sql } from 'kysely';
import { createTokens } from '../../src/kit/auth/tokens.ts';
import type { Db } from '../../src/kit/database/open.ts';
import { many, run } from '../../src/kit/database/query.repository.ts';
import { testSecret } from '../support/people.repository.ts';

export interface Clone {
  readonly tutorId: number;
  readonly token: string;
}

const profileTables = sql<{ name: string; columns: string[] }>`
  select c.table_name as name, array_agg(c.column_name::text) as columns
  from information_schema.columns c
  where c.table_schema = 'public' and c.table_name like 'tutor\_%' and c.column_name not in ('id', 'tutor_id')
    and exists (select from information_schema.columns t where t.table_schema = 'public'
      and t.table_name = c.table_name and t.column_name = 'tutor_id')
  group by c.table_name order by c.table_name`;

/** Tutors with the profile of `source`, all made at once. */
export async function cloneTutors(db: Db, source: number, count: number): Promise<Clone[]> {
  const rows = await many<{ user_id: number; tutor_id: number; session: string }>(db)`
    with numbered as (
      select g, (select coalesce(max(id), 0) from users) as base from generate_series(1, ${count}::int) g
    ), people as (
      insert into users (name, email, phone_no, phone_no_verified_at, gender, password_hash, active_role)
      select 'Clone', 'clone-' || base + g || '@example.com', '0158' || lpad((base + g)::text, 7, '0'), now(), 1,
        'none', 'tutor' from numbered returning id
    ), made as (
      insert into tutors (user_id, city_id, location_id, expected_salary, about_your_tutoring_style)
      select p.id, t.city_id, t.location_id, t.expected_salary, t.about_your_tutoring_style
      from people p, (select * from tutors where id = ${source}) t returning id, user_id
    )
    select m.user_id, m.id as tutor_id, gen_random_uuid()::text as session from made m`;
  const tutorIds = rows.map((row) => row.tutor_id);
  const { rows: tables } = await profileTables.execute(db);
  for (const { name, columns } of tables) {
    const list = sql.join(columns.map((column) => sql.ref(column)));
    await run(db)`insert into ${sql.table(name)} (tutor_id, ${list})
      select n.id, ${sql.join(columns.map((column) => sql.ref(`t.${column}`)))}
      from ${sql.table(name)} t, unnest(${tutorIds}::int[]) n (id) where t.tutor_id = ${source}`;
  }
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db
    .insertInto('sessions')
    .values(
      rows.map(({ session, user_id }) => ({ id: session, user_id, role: 'tutor', expires_at: expiresAt })),
    )
    .execute();
  const tokens = createTokens(testSecret);
  return Promise.all(
    rows.map(async ({ session, user_id, tutor_id }) => ({
      tutorId: tutor_id,
      token: await tokens.issue(session, user_id, 'tutor', expiresAt),
    })),
  );
}
