import type { Experience } from '@porao/contracts';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { insertOwn } from '../../kit/database/own-rows.repository.ts';
import { countRows, many, run } from '../../kit/database/query.repository.ts';
import type { TutorExperiences } from '../../kit/database/rows.generated.ts';

type ExperienceFields = Omit<Insertable<TutorExperiences>, 'id' | 'tutor_id'>;

const read = (db: Db, tutorId: number, which: RawBuilder<unknown>, limit: number | null) =>
  many<Experience>(db)`
    select x.id, x.tutoring_category_id, x.i_class_id, x.teaching_location, x.duration_from, x.duration_to, x.about,
      jsonb_build_object('category_name', c.category_name) as tutoring_category,
      jsonb_build_object('class_name', k.class_name) as i_classes
    from tutor_experiences x join tutoring_categories c on c.id = x.tutoring_category_id
    join i_classes k on k.id = x.i_class_id where x.tutor_id = ${tutorId} and ${which}
    order by x.duration_to desc, x.duration_from desc, x.id desc limit ${limit}`;

/** The latest first. */
export const listExperience = (db: Db, tutorId: number, limit: number | null = null) =>
  read(db, tutorId, sql`true`, limit);

export const findExperience = async (db: Db, tutorId: number, id: number): Promise<Experience | undefined> =>
  (await read(db, tutorId, sql`x.id = ${id}`, 1))[0];

/** Null when the tutor already has `limit`. */
export async function insertExperience(
  db: Db,
  tutorId: number,
  fields: ExperienceFields,
  limit: number,
): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    // Locks the tutor, so that two concurrent inserts are counted in sequence.
    await run(trx)`select from tutors where id = ${tutorId} for update`;
    const count = await countRows(trx, sql`from tutor_experiences where tutor_id = ${tutorId}`);
    return count >= limit ? null : insertOwn(trx, 'tutor_experiences', tutorId, fields);
  });
}
