import type { TutorProfile } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { only } from '../../kit/database/query.repository.ts';
import { readPersonalInfo } from './personal-info.repository.ts';
import { readLists } from './preferences.repository.ts';
import { teachingLocation } from './profile.repository.ts';

type Listed = 'preferred_location' | 'tutoring_style' | 'tutoring_place' | 'personal_info';

export async function readTutorProfile(db: Db, tutorId: number): Promise<TutorProfile> {
  const tutor = await only<Omit<TutorProfile, Listed>>(db)`
    select t.id as tutorid, t.expected_salary, t.upload_video, t.about_your_tutoring_style, t.tutor_gender,
      t.expected_salary_online_per_hour, t.demo_class_video, t.about_your_online_tutoring_style,
      ${teachingLocation} as teaching_location,
      case when c.id is not null then jsonb_build_object('id', c.id, 'city_name', c.city_name) end as city,
      case when l.id is not null then jsonb_build_object('id', l.id, 'location_name', l.location_name) end as location
    from tutors t left join cities c on c.id = t.city_id left join locations l on l.id = t.location_id
    where t.id = ${tutorId}`;
  const lists = await readLists(db, tutorId, ['tutor_preferred_locations', 'tutor_styles', 'tutor_places']);
  return {
    ...tutor,
    preferred_location: lists.tutor_preferred_locations,
    tutoring_style: lists.tutor_styles,
    tutoring_place: lists.tutor_places,
    personal_info: await readPersonalInfo(db, tutorId),
  };
}
