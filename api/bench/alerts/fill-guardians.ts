import { createRandom, type Random } from '@porao/contracts/random';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../src/kit/database/rows.generated.ts';
import { unchecked } from '../../src/seed/jobs.repository.ts';
import type { Source } from './fill.ts';

/** Searches of each guardian: one for each request that became a job. */
const searchesPerGuardian = 4;
const batch = 20_000;

/** What the job of a request asks for. */
function searchOf(random: Random, id: number, { classes, cities }: Source) {
  const taught = random.pick(classes);
  return {
    id,
    parent: Math.ceil(id / searchesPerGuardian),
    class: taught.id,
    location: random.pick(random.pick(cities)).id,
    gender: random.chance(0.3) ? random.int(1, 2) : 3,
    frequency: random.chance(0.8) ? 'daily' : 'weekly',
    paused: random.chance(0.05),
    subjects: random.some(taught.subject_ids, random.int(1, 3)),
  };
}

/** This many searches for tutors, by ids from 1. Their guardians have ids of accounts after those that exist; students
 * and requests are left out, since nothing that is measured reads them. */
export async function fillTutorSearches(db: Kysely<DB>, source: Source, count: number): Promise<void> {
  const random = createRandom(39);
  const guardians = Math.ceil(count / searchesPerGuardian);
  await unchecked(db, async (trx) => {
    await sql`with made as (
        insert into users (id, name, email, phone_no, phone_no_verified_at, gender, password_hash, active_role)
        select top.id + n, 'Guardian', 'g' || n || '@example.com', '018' || lpad(n::text, 8, '0'), now(), 1 + n % 2,
          'none', 'parent'
        from (select coalesce(max(id), 0) as id from users) top, generate_series(1, ${guardians}::int) n returning id)
      insert into parents (id, user_id) select row_number() over (order by id), id from made`.execute(trx);
    for (let first = 1; first <= count; first += batch) {
      const size = Math.min(batch, count - first + 1);
      const made = Array.from({ length: size }, (_, index) => searchOf(random, first + index, source));
      const of = sql`jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as r (id int, parent int, class int, location int,
        gender int, frequency text, paused boolean, subjects int[])`;
      await sql`insert into tutor_searches
          (id, parent_id, request_id, name, frequency, paused, i_class_id, location_id, tutor_gender)
        select id, parent, id, 'Search', frequency, paused, class, location, gender from ${of}`.execute(trx);
      await sql`insert into tutor_search_subjects select id, unnest(subjects) from ${of}`.execute(trx);
    }
  });
}
