import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../kit/database/open.ts';
import { cities } from './cities.ts';
import { categories, examTitles } from './education.ts';
import { departments, universities } from './institutes.ts';
import * as options from './options.ts';

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

const counted = (texts: readonly string[]) => texts.map((text, index) => [index + 1, text]);

/** Parents are before children; class ids are `category * 100 + n`, subject ids `class * 100 + n`. */
function tables(): Table[] {
  const classes: [number, number, string][] = [];
  const subjects: [number, number, string][] = [];
  Object.values(categories).forEach((classesOf, categoryIndex) => {
    Object.entries(classesOf).forEach(([className, subjectsOf], classIndex) => {
      const classId = (categoryIndex + 1) * 100 + classIndex + 1;
      classes.push([classId, categoryIndex + 1, className]);
      subjectsOf.forEach((subject, index) => {
        subjects.push([classId * 100 + index + 1, classId, subject]);
      });
    });
  });
  const locations = cities.flatMap((city) =>
    city.areas.map((area, index) => [
      city.id * 1000 + index + 1,
      city.id,
      area.name,
      area.latitude,
      area.longitude,
    ]),
  );
  const titles = Object.entries(examTitles).flatMap(([level, texts]) =>
    texts.map((text, index) => [Number(level) * 100 + index + 1, Number(level), text]),
  );
  const simple = (name: string, column: string, rows: Table['rows']) => ({
    name,
    columns: ['id', column],
    rows,
  });
  return [
    simple(
      'cities',
      'city_name',
      cities.map((city) => [city.id, city.name]),
    ),
    {
      name: 'locations',
      columns: ['id', 'city_id', 'location_name', 'latitude', 'longitude'],
      rows: locations,
    },
    simple('tutoring_categories', 'category_name', counted(Object.keys(categories))),
    { name: 'i_classes', columns: ['id', 'tutoring_category_id', 'class_name'], rows: classes },
    { name: 'subjects', columns: ['id', 'i_class_id', 'subject_name'], rows: subjects },
    simple('tutoring_styles', 'tutoring_style', options.tutoringStyles),
    simple('tutoring_places', 'tutoring_place', options.tutoringPlaces),
    simple('certificate_types', 'title', options.certificateTypes),
    simple('education_levels', 'dependency_name', options.educationLevels),
    simple('university_types', 'university_type', options.universityTypes),
    simple('boards', 'board_name', options.boards),
    simple('curriculums', 'curriculum_name', options.curriculums),
    simple('groups', 'group_name', options.groups),
    simple('curriculum_dependencies', 'name', options.curriculumDependencies),
    simple('religions', 'religion_name', options.religions),
    { name: 'exam_titles', columns: ['id', 'education_level_id', 'exam_title'], rows: titles },
    simple('universities', 'university_name', counted(universities)),
    simple('departments', 'department_name', counted(departments)),
  ];
}

async function upsert(db: Db, { name, columns, rows }: Table): Promise<void> {
  for (let start = 0; start < rows.length; start += 500) {
    const values = rows.slice(start, start + 500).map((row) => sql`(${sql.join(row)})`);
    const updates = columns.slice(1).map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
    await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)} on conflict (id) do update set ${sql.join(updates)}`.execute(db);
  }
}

/** Writes this version's rows of cities, classes and the other lookups; does nothing when they are up to date. */
export async function loadReferenceData(db: Db): Promise<boolean> {
  const data = tables();
  const checksum = createHash('sha256').update(JSON.stringify(data)).digest('hex');
  const state = await db.selectFrom('reference_state').select('checksum').executeTakeFirst();
  if (state?.checksum === checksum) return false;
  await db.transaction().execute(async (trx) => {
    for (const table of data) await upsert(trx, table);
    await trx
      .insertInto('reference_state')
      .values({ checksum })
      .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ checksum }))
      .execute();
  });
  return true;
}
