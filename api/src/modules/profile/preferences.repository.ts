import type {
  LookupOption,
  PreferredLocationBody,
  TutoringCategoryBody,
  TutoringPreferences,
} from '@porao/contracts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../kit/database/open.ts';
import { only, run } from '../../kit/database/query.repository.ts';

const lists = {
  tutor_preferred_locations: { column: 'location_id', of: 'locations', text: 'location_name' },
  tutor_categories: { column: 'tutoring_category_id', of: 'tutoring_categories', text: 'category_name' },
  tutor_classes: { column: 'i_class_id', of: 'i_classes', text: 'class_name' },
  tutor_subjects: { column: 'subject_id', of: 'subjects', text: 'subject_name' },
  tutor_styles: { column: 'tutoring_style_id', of: 'tutoring_styles', text: 'tutoring_style' },
  tutor_places: { column: 'tutoring_place_id', of: 'tutoring_places', text: 'tutoring_place' },
} as const;
export type TutorList = keyof typeof lists;

/** Locks the tutor's row, so that two concurrent saves run in sequence. */
export const lockTutor = (trx: Db, tutorId: number) =>
  run(trx)`select from tutors where id = ${tutorId} for update`;

/** Replaces the list by `ids`; inside a transaction that has locked the tutor. */
export async function replaceList(
  trx: Db,
  list: TutorList,
  tutorId: number,
  ids: readonly number[],
): Promise<void> {
  const [table, column] = [sql.table(list), sql.ref(lists[list].column)];
  await run(trx)`delete from ${table} where tutor_id = ${tutorId} and ${column} <> all(${ids}::int[])`;
  await run(trx)`insert into ${table} (tutor_id, ${column}) select ${tutorId}::int, unnest(${ids}::int[])
    on conflict do nothing`;
}

/** The rows of several lists in one query, by the order of their ids. */
export function readLists<K extends TutorList>(
  db: Db,
  tutorId: number,
  names: readonly K[],
): Promise<Record<K, LookupOption[]>> {
  const columns = names.map((name) => {
    const { column, of, text } = lists[name];
    return sql`coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'text', o.${sql.ref(text)}) order by o.id)
      from ${sql.table(name)} l join ${sql.table(of)} o on o.id = l.${sql.ref(column)}
      where l.tutor_id = ${tutorId}), '[]') as ${sql.id(name)}`;
  });
  return only<Record<K, LookupOption[]>>(db)`select ${sql.join(columns)}`;
}

export async function readPreferences(db: Db, tutorId: number): Promise<TutoringPreferences> {
  const found = await readLists(db, tutorId, ['tutor_categories', 'tutor_classes', 'tutor_subjects']);
  return {
    categories: found.tutor_categories,
    i_classes: found.tutor_classes,
    subjects: found.tutor_subjects,
  };
}

export async function savePlaces(
  db: Db,
  tutorId: number,
  { city_id, location_id, preferred_location_id }: z.output<typeof PreferredLocationBody>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('tutors').set({ city_id, location_id }).where('id', '=', tutorId).execute();
    await replaceList(trx, 'tutor_preferred_locations', tutorId, preferred_location_id);
  });
}

export async function savePreferences(
  db: Db,
  tutorId: number,
  chosen: z.output<typeof TutoringCategoryBody>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockTutor(trx, tutorId);
    await replaceList(trx, 'tutor_categories', tutorId, chosen.category_id);
    await replaceList(trx, 'tutor_classes', tutorId, chosen.i_class_id);
    await replaceList(trx, 'tutor_subjects', tutorId, chosen.subject_id);
  });
}
