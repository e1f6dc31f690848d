import { sql, type Updateable } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import type { Tutors } from '../../kit/database/rows.generated.ts';
import { replaceList } from './preferences.repository.ts';

export type TutorFields = Pick<
  Updateable<Tutors>,
  | 'expected_salary'
  | 'upload_video'
  | 'about_your_tutoring_style'
  | 'expected_salary_online_per_hour'
  | 'demo_class_video'
  | 'about_your_online_tutoring_style'
  | 'tutor_gender'
  | 'teaching_latitude'
  | 'teaching_longitude'
  | 'teaching_location_name'
>;

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

export async function saveLivePosition(
  db: Db,
  tutorId: number,
  { lat, lon }: { lat: number; lon: number },
): Promise<void> {
  await db
    .updateTable('tutors')
    .set({ live_latitude: lat, live_longitude: lon, live_at: sql<string>`now()` })
    .where('id', '=', tutorId)
    .execute();
}
