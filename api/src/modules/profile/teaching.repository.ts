import { type Updateable } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { run } from '../../kit/database/query.repository.ts';
import type { Tutors } from '../../kit/database/rows.generated.ts';
import { replaceList } from './preferences.repository.ts';

type TutorFields = Updateable<Tutors>;

/** Writes the given fields and keeps those that are undefined. */
export async function saveTutor(db: Db, tutorId: number, fields: TutorFields): Promise<void> {
  if (Object.values(fields).every((value) => value === undefined)) return;
  await db.updateTable('tutors').set(fields).where('id', '=', tutorId).execute();
}

export async function saveStyle(
  db: Db,
  tutorId: number,
  lists: { style_id: readonly number[]; tutoring_place_id: readonly number[] },
  fields: TutorFields,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await saveTutor(trx, tutorId, fields);
    await replaceList(trx, 'tutor_styles', tutorId, lists.style_id);
    await replaceList(trx, 'tutor_places', tutorId, lists.tutoring_place_id);
  });
}

export const saveLivePosition = (db: Db, tutorId: number, { lat, lon }: { lat: number; lon: number }) =>
  run(db)`
    update tutors set live_latitude = ${lat}, live_longitude = ${lon}, live_at = now() where id = ${tutorId}`;
