import type { Experience } from '@porao/contracts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import type { TutorExperiences } from '../../kit/database/rows.generated.ts';

export type ExperienceFields = Omit<Insertable<TutorExperiences>, 'id' | 'tutor_id'>;

const select = (db: Db, tutorId: number) =>
  db
    .selectFrom('tutor_experiences as x')
    .innerJoin('tutoring_categories as c', 'c.id', 'x.tutoring_category_id')
    .innerJoin('i_classes as k', 'k.id', 'x.i_class_id')
    .select(['x.id', 'x.tutoring_category_id', 'x.i_class_id', 'x.teaching_location'])
    .select(['x.duration_from', 'x.duration_to', 'x.about', 'c.category_name', 'k.class_name'])
    .where('x.tutor_id', '=', tutorId);

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const toExperience = ({ category_name, class_name, ...row }: Row): Experience => ({
  ...row,
  tutoring_category: { category_name },
  i_classes: { class_name },
});

/** The latest first. */
export async function listExperience(db: Db, tutorId: number, limit?: number): Promise<Experience[]> {
  const rows = await select(db, tutorId)
    .orderBy('x.duration_to', 'desc')
    .orderBy('x.duration_from', 'desc')
    .orderBy('x.id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.map(toExperience);
}

/** One of the tutor's own; undefined when there is none with this id. */
export async function findExperience(db: Db, tutorId: number, id: number): Promise<Experience | undefined> {
  const row = await select(db, tutorId).where('x.id', '=', id).executeTakeFirst();
  return row && toExperience(row);
}

/** Null when the tutor already has `limit`. */
export async function insertExperience(
  db: Db,
  tutorId: number,
  fields: ExperienceFields,
  limit: number,
): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    // Locks the tutor, so that two concurrent inserts are counted in sequence.
    const held = await sql<{ id: number }>`select id from tutors where id = ${tutorId} for update`.execute(
      trx,
    );
    const { count } = await trx
      .selectFrom('tutor_experiences')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('tutor_id', '=', tutorId)
      .executeTakeFirstOrThrow();
    if (held.rows.length === 0 || count >= limit) return null;
    const { id } = await trx
      .insertInto('tutor_experiences')
      .values({ ...fields, tutor_id: tutorId })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** False when the tutor has none with this id. */
export async function updateExperience(
  db: Db,
  tutorId: number,
  id: number,
  fields: ExperienceFields,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tutor_experiences')
    .set(fields)
    .where('id', '=', id)
    .where('tutor_id', '=', tutorId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when the tutor has none with this id. */
export async function deleteExperience(db: Db, tutorId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tutor_experiences')
    .where('id', '=', id)
    .where('tutor_id', '=', tutorId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
