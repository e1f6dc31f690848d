import type { PersonalInfo } from '@porao/contracts';
import type { Insertable } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import type { TutorPersonalInfos } from '../../kit/database/rows.generated.ts';

const columns = [
  'additional_number',
  'date_of_birth',
  'bc_nid_po',
  'religion_id',
  'emergency_contact_name',
  'emergency_contact_number',
  'father_name',
  'father_number',
  'mother_name',
  'mother_number',
  'permanent_house_building',
  'permanent_road_area',
  'permanent_police_station',
  'permanent_district',
  'present_house_building',
  'present_road_area',
  'present_police_station',
  'present_district',
  'about_yourself',
] as const;

/** All fields, null where nothing is stored. */
export async function readPersonalInfo(db: Db, tutorId: number): Promise<PersonalInfo> {
  return db
    .selectFrom('tutors')
    .leftJoin('tutor_personal_infos as info', 'info.tutor_id', 'tutors.id')
    .leftJoin('religions', 'religions.id', 'info.religion_id')
    .select(columns)
    .select('religions.religion_name as religious')
    .where('tutors.id', '=', tutorId)
    .executeTakeFirstOrThrow();
}

type Fields = Omit<Insertable<TutorPersonalInfos>, 'tutor_id'>;

export async function savePersonalInfo(db: Db, tutorId: number, fields: Fields): Promise<void> {
  await db
    .insertInto('tutor_personal_infos')
    .values({ ...fields, tutor_id: tutorId })
    .onConflict((conflict) => conflict.column('tutor_id').doUpdateSet(fields))
    .execute();
}
