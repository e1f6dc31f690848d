import { createHash } from 'node:crypto';
import type { LookupList } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../kit/database/open.ts';
import { run } from '../kit/database/query.repository.ts';
import { referenceBengali } from './bengali.ts';
import { cities } from './cities.ts';
import { categories, examTitles } from './education.ts';
import { departments, universities } from './institutes.ts';
import { listOf } from './lists.ts';
import * as options from './options.ts';
import { addOtherNames } from './other-names.repository.ts';
import { otherNames } from './other-names.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly parent?: number;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly otherNames: readonly string[];
}

const named = (id: number, name: string, own: readonly string[] = []): Row => ({
  id,
  name,
  otherNames: [...own, ...(otherNames.get(name) ?? [])],
});
const counted = (names: readonly string[]): Row[] => names.map((name, index) => named(index + 1, name));
const given = (rows: readonly [number, string][]): Row[] => rows.map(([id, name]) => named(id, name));

/** Parents are before children; class ids are `category * 100 + n`, subject ids `class * 100 + n`. */
function tables(): [LookupList, readonly Row[]][] {
  const classes: Row[] = [];
  const subjects: Row[] = [];
  Object.values(categories).forEach((classesOf, categoryIndex) => {
    Object.entries(classesOf).forEach(([name, subjectsOf], classIndex) => {
      const id = (categoryIndex + 1) * 100 + classIndex + 1;
      classes.push({ ...named(id, name), parent: categoryIndex + 1 });
      for (const subject of counted(subjectsOf))
        subjects.push({ ...subject, id: id * 100 + subject.id, parent: id });
    });
  });
  const locations = cities.flatMap((city) =>
    city.areas.map(({ name, latitude, longitude, aliases }, index) => {
      const row = named(city.id * 1000 + index + 1, name, aliases);
      return { ...row, parent: city.id, latitude, longitude };
    }),
  );
  const titles = Object.entries(examTitles).flatMap(([level, texts]) =>
    counted(texts).map((title) => ({
      ...title,
      id: Number(level) * 100 + title.id,
      parent: Number(level),
    })),
  );
  return [
    ['cities', cities.map(({ id, name, aliases }) => named(id, name, aliases))],
    ['locations', locations],
    ['tutoring_categories', counted(Object.keys(categories))],
    ['i_classes', classes],
    ['subjects', subjects],
    ['tutoring_styles', given(options.tutoringStyles)],
    ['tutoring_places', given(options.tutoringPlaces)],
    ['certificate_types', given(options.certificateTypes)],
    ['education_levels', given(options.educationLevels)],
    ['university_types', given(options.universityTypes)],
    ['boards', given(options.boards)],
    ['curriculums', given(options.curriculums)],
    ['groups', given(options.groups)],
    ['curriculum_dependencies', given(options.curriculumDependencies)],
    ['religions', given(options.religions)],
    ['exam_titles', titles],
    ['universities', universities.map(({ name, aliases }, index) => named(index + 1, name, aliases))],
    ['departments', counted(departments)],
  ];
}

const bengaliOf = (list: LookupList, name: string) =>
  list === 'universities' ? null : (referenceBengali.get(name) ?? null);

/** As a table `v` in a query. */
function asRows(list: LookupList, rows: readonly Row[]) {
  const all = rows.map((row) => ({ ...row, bengali: bengaliOf(list, row.name) }));
  return sql`json_to_recordset(${JSON.stringify(all)}::json) as v(id integer, name text, bengali text,
    parent integer, latitude double precision, longitude double precision)`;
}

/** Adds the rows that are missing. A row that an operator renamed, merged or made under that name stays as it is. */
async function addMissing(db: Db, list: LookupList, rows: readonly Row[]): Promise<void> {
  const { name, parent, of } = listOf(list);
  const place = list === 'locations';
  await run(db)`insert into ${sql.table(list)} (id, ${sql.ref(name)}, bengali_name
      ${parent ? sql`, ${sql.ref(parent)}` : sql``} ${place ? sql`, latitude, longitude` : sql``})
    select v.id, v.name, v.bengali
      ${parent ? sql`, v.parent` : sql``} ${place ? sql`, v.latitude, v.longitude` : sql``}
    from ${asRows(list, rows)}
    where not exists (select from lookup_aliases a where a.list = ${list} and a.old_id = v.id)
      ${of ? sql`and exists (select from ${sql.table(of)} p where p.id = v.parent)` : sql``}
    on conflict do nothing`;
}

/** For rows from before the Bengali names were in the database. */
const addBengali = (db: Db, list: LookupList, rows: readonly Row[]) => run(db)`
  update ${sql.table(list)} t set bengali_name = v.bengali from ${asRows(list, rows)}
    where t.id = v.id and t.bengali_name is null and v.bengali is not null`;

/** Adds what this version's cities, classes and other lookups have and the database lacks; changes no row there. */
export async function loadReferenceData(db: Db): Promise<boolean> {
  const data = tables();
  const checksum = createHash('sha256').update(JSON.stringify(data)).digest('hex');
  const state = await db.selectFrom('reference_state').select('checksum').executeTakeFirst();
  if (state?.checksum === checksum) return false;
  await db.transaction().execute(async (trx) => {
    for (const [list, rows] of data) {
      await addMissing(trx, list, rows);
      await addOtherNames(trx, list, rows);
      if (!state) await addBengali(trx, list, rows);
    }
    await trx
      .insertInto('reference_state')
      .values({ checksum })
      .onConflict((conflict) =>
        conflict.column('only_row').doUpdateSet({ checksum, revision: sql`reference_state.revision + 1` }),
      )
      .execute();
  });
  return true;
}
