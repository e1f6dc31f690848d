import type { LookupOption } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';

const tables = {
  tutoring_categories: 'category_name',
  cities: 'city_name',
  tutoring_styles: 'tutoring_style',
  tutoring_places: 'tutoring_place',
  certificate_types: 'title',
  education_levels: 'dependency_name',
  university_types: 'university_type',
  boards: 'board_name',
  curriculums: 'curriculum_name',
  groups: 'group_name',
  curriculum_dependencies: 'name',
  religions: 'religion_name',
} as const;

const children = {
  i_classes: { text: 'class_name', parent: 'tutoring_category_id' },
  locations: { text: 'location_name', parent: 'city_id' },
  subjects: { text: 'subject_name', parent: 'i_class_id' },
  exam_titles: { text: 'exam_title', parent: 'education_level_id' },
} as const;

const searched = { universities: 'university_name', departments: 'department_name' } as const;

/** Maximum number of rows of a search. */
const searchLimit = 30;

/** All rows of a lookup, in the order of their ids. */
export async function listOptions(db: Db, table: keyof typeof tables): Promise<LookupOption[]> {
  const { rows } = await sql<LookupOption>`
    select id, ${sql.ref(tables[table])} as text from ${sql.table(table)} order by id`.execute(db);
  return rows;
}

/** Rows below one parent; none for an unknown parent. */
export async function listChildren(
  db: Db,
  table: keyof typeof children,
  parentId: number,
): Promise<LookupOption[]> {
  const { text, parent } = children[table];
  const { rows } = await sql<LookupOption>`
    select id, ${sql.ref(text)} as text from ${sql.table(table)}
    where ${sql.ref(parent)} = ${parentId} order by id`.execute(db);
  return rows;
}

/** Rows whose name has `text`; those that begin with it first. */
export async function searchOptions(
  db: Db,
  table: keyof typeof searched,
  text: string,
): Promise<LookupOption[]> {
  const column = sql.ref(searched[table]);
  const wanted = text.trim().toLowerCase();
  const { rows } = await sql<LookupOption>`
    select id, ${column} as text from ${sql.table(table)}
    where position(${wanted} in lower(${column})) > 0 or ${wanted} = ''
    order by case when ${wanted} <> '' and starts_with(lower(${column}), ${wanted}) then 0 else 1 end, id
    limit ${searchLimit}`.execute(db);
  return rows;
}

/** The row of this name, in whatever case it is written. */
export async function findOption(
  db: Db,
  table: keyof typeof searched,
  text: string,
): Promise<LookupOption | undefined> {
  const column = sql.ref(searched[table]);
  const { rows } = await sql<LookupOption>`
    select id, ${column} as text from ${sql.table(table)} where lower(${column}) = lower(${text})`.execute(
    db,
  );
  return rows[0];
}

/** The row of this name, created if there is none; two concurrent calls return the same row. */
export async function addOption(
  db: Db,
  table: keyof typeof searched,
  text: string,
  userId: number,
): Promise<LookupOption> {
  const column = sql.ref(searched[table]);
  await sql`
    insert into ${sql.table(table)} (${column}, created_by) values (${text}, ${userId})
    on conflict (lower(${column})) do nothing`.execute(db);
  const option = await findOption(db, table, text);
  if (!option) throw new Error('A row just made is there');
  return option;
}
