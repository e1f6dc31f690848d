import type { TutorProfile } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { readPersonalInfo } from './personal-info.repository.ts';
import { readLists } from './preferences.repository.ts';
import { teachingLocation } from './profile.repository.ts';

export async function readTutorProfile(db: Db, tutorId: number): Promise<TutorProfile> {
  const row = await db
    .selectFrom('tutors')
    .leftJoin('cities', 'cities.id', 'tutors.city_id')
    .leftJoin('locations', 'locations.id', 'tutors.location_id')
    .select(['tutors.city_id', 'city_name', 'location_id', 'location_name'])
    .select(['teaching_latitude', 'teaching_longitude', 'teaching_location_name'])
    .select(['expected_salary', 'upload_video', 'about_your_tutoring_style', 'tutor_gender'])
    .select(['expected_salary_online_per_hour', 'demo_class_video', 'about_your_online_tutoring_style'])
    .where('tutors.id', '=', tutorId)
    .executeTakeFirstOrThrow();
  const lists = await readLists(db, tutorId, ['tutor_preferred_locations', 'tutor_styles', 'tutor_places']);

  const { city_id, city_name, location_id, location_name } = row;
  return {
    tutorid: tutorId,
    city: city_id === null || city_name === null ? null : { id: city_id, city_name },
    location: location_id === null || location_name === null ? null : { id: location_id, location_name },
    preferred_location: lists.tutor_preferred_locations,
    teaching_location: teachingLocation(row),
    tutoring_style: lists.tutor_styles,
    tutoring_place: lists.tutor_places,
    expected_salary: row.expected_salary,
    upload_video: row.upload_video,
    about_your_tutoring_style: row.about_your_tutoring_style,
    expected_salary_online_per_hour: row.expected_salary_online_per_hour,
    demo_class_video: row.demo_class_video,
    about_your_online_tutoring_style: row.about_your_online_tutoring_style,
    tutor_gender: row.tutor_gender,
    personal_info: await readPersonalInfo(db, tutorId),
  };
}
