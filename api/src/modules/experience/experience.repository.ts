import type { Experience } from '@porao/contracts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { insertOwn } from '../../kit/database/own-rows.repository.ts';
import { countRows } from '../../kit/database/read.repository.ts';
import type { TutorExperiences } from '../../kit/database/rows.generated.ts';

type ExperienceFields = Omit<Insertable<TutorExperiences>, 'id' | 'tutor_id'>;

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
    await sql`select from tutors where id = ${tutorId} for update`.execute(trx);
    const count = await countRows(trx, sql`from tutor_experiences where tutor_id = ${tutorId}`);
    return count >= limit ? null : insertOwn(trx, 'tutor_experiences', tutorId, fields);
  });
}
