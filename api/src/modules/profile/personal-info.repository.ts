import type { PersonalInfo } from '@porao/contracts';
import type { Insertable } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { only } from '../../kit/database/query.repository.ts';
import type { TutorPersonalInfos } from '../../kit/database/rows.generated.ts';

/** All fields, null where nothing is stored. */
export const readPersonalInfo = (db: Db, tutorId: number) => only<PersonalInfo>(db)`
  select i.additional_number, i.date_of_birth, i.bc_nid_po, i.religion_id, r.religion_name as religious,
    i.emergency_contact_name, i.emergency_contact_number, i.father_name, i.father_number, i.mother_name, i.mother_number,
    i.permanent_house_building, i.permanent_road_area, i.permanent_police_station, i.permanent_district,
    i.present_house_building, i.present_road_area, i.present_police_station, i.present_district, i.about_yourself
  from tutors t left join tutor_personal_infos i on i.tutor_id = t.id left join religions r on r.id = i.religion_id
  where t.id = ${tutorId}`;

type Fields = Omit<Insertable<TutorPersonalInfos>, 'tutor_id'>;

export async function savePersonalInfo(db: Db, tutorId: number, fields: Fields): Promise<void> {
  await db
    .insertInto('tutor_personal_infos')
    .values({ ...fields, tutor_id: tutorId })
    .onConflict((conflict) => conflict.column('tutor_id').doUpdateSet(fields))
    .execute();
}
