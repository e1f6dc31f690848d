import { BoardFilters } from '@porao/contracts';
import { createRandom, type Random } from '@porao/contracts/random';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../src/kit/database/rows.generated.ts';
import { columnsOf } from '../../src/modules/saved-searches/saved-searches.repository.ts';
import type { AreaInfo, ClassInfo } from '../../src/seed/job-rows.ts';
import { readAreas, readClasses, unchecked } from '../../src/seed/jobs.repository.ts';
import { cityShares } from '../../src/seed/people.ts';

/** Searches of each tutor: one by profile, the others by filters. */
export const searchesPerTutor = 4;
const batch = 5000;

export interface Source {
  readonly classes: readonly ClassInfo[];
  /** Areas of each city; cities as often as they have jobs. */
  readonly cities: readonly (readonly AreaInfo[])[];
}

export async function readSource(db: Kysely<DB>): Promise<Source> {
  const areas = await readAreas(db);
  const cities = cityShares.flatMap(([city, share]) => {
    const own = areas.filter((area) => area.city_id === city);
    return own.length === 0 ? [] : Array.from({ length: Math.ceil(share) }, () => own);
  });
  return { classes: await readClasses(db), cities };
}

/** What people search for: a class or a subject, mostly near by. */
function filtersOf(random: Random, home: AreaInfo, taught: readonly ClassInfo[]) {
  const one = random.pick(taught);
  const bySubject = random.chance(0.15) && one.subject_ids.length > 0;
  const sometimes = <T>(share: number, value: T) => (random.chance(share) ? value : undefined);
  const salary: [number, null] = [random.int(3, 8) * 1000, null];
  return BoardFilters.parse({
    filters: {
      ...(bySubject ? { subject_id: random.pick(one.subject_ids) } : { i_class_id: one.id }),
      tutoring_category_id: sometimes(0.3, one.category_id),
      tutoring_place_id: sometimes(0.3, random.int(1, 3)),
      salary: sometimes(0.4, salary),
      days_in_week: sometimes(0.1, random.int(3, 6)),
    },
    tutor_gender: sometimes(0.3, random.int(1, 2)),
    ...(random.chance(0.8) && {
      latitude: home.latitude + (random.next() - 0.5) * 0.02,
      longitude: home.longitude + (random.next() - 0.5) * 0.02,
    }),
    distance: random.pick([2, 3, 5, 5, 5, 10, 20]),
  });
}

const frequencyOf = (random: Random) =>
  random.chance(0.1) ? 'at_once' : random.chance(0.8) ? 'daily' : 'weekly';

function tutorOf(random: Random, id: number, { classes, cities }: Source) {
  const areas = random.pick(cities);
  const home = random.pick(areas);
  const taught = random.some(classes, 4);
  const search = (board: ReturnType<typeof filtersOf> | null) => ({
    tutor_id: id,
    name: 'Search',
    frequency: frequencyOf(random),
    ...columnsOf(board),
  });
  return {
    id,
    city: home.city_id,
    areas: random.some(areas, 4).map((area) => area.id),
    classes: taught.map((one) => one.id),
    subjects: taught.flatMap((one) => random.some(one.subject_ids, 3)),
    searches: [
      search(null),
      ...Array.from({ length: searchesPerTutor - 1 }, () => search(filtersOf(random, home, taught))),
    ],
  };
}

/** This many tutors with their profiles and searches, by ids from 1. */
export async function fillSearches(db: Kysely<DB>, source: Source, tutors: number): Promise<void> {
  const random = createRandom(35);
  await unchecked(db, async (trx) => {
    for (let first = 1; first <= tutors; first += batch) {
      const size = Math.min(batch, tutors - first + 1);
      const made = Array.from({ length: size }, (_, index) => tutorOf(random, first + index, source));
      const rows = JSON.stringify(made.map(({ searches: _, ...row }) => row));
      const of = sql`jsonb_to_recordset(${rows}::jsonb) as r (id int, city int, areas int[], classes int[], subjects int[])`;
      await sql`insert into users (id, name, email, phone_no, phone_no_verified_at, gender, password_hash, active_role)
        select id, 'Tutor', id || '@example.com', '016' || lpad(id::text, 8, '0'), now(), 1 + id % 2, 'none', 'tutor'
        from ${of}`.execute(trx);
      await sql`insert into tutors (id, user_id, city_id) select id, id, city from ${of}`.execute(trx);
      await sql`insert into tutor_preferred_locations select id, unnest(areas) from ${of}`.execute(trx);
      await sql`insert into tutor_classes select id, unnest(classes) from ${of}`.execute(trx);
      await sql`insert into tutor_subjects select id, unnest(subjects) from ${of} on conflict do nothing`.execute(
        trx,
      );
      const searches = made.flatMap((tutor) => tutor.searches);
      const columns = Object.keys(searches[0] ?? {}).map((name) => sql.ref(name));
      await sql`insert into saved_searches (${sql.join(columns)}) select ${sql.join(columns)}
        from jsonb_populate_recordset(null::saved_searches, ${JSON.stringify(searches)}::jsonb)`.execute(trx);
    }
  });
}
