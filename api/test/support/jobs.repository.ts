import type { Insertable } from 'kysely';
import { dayInBangladesh } from '../../src/kit/bangladesh-time.ts';
import type { Db } from '../../src/kit/database/open.ts';
import type { Jobs } from '../../src/kit/database/rows.generated.ts';
import { insert } from './rows.repository.ts';

/** An open job in Dhanmondi with an exact home, changed by `fields`. */
export async function createJob(db: Db, fields: Partial<Insertable<Jobs>> = {}): Promise<number> {
  const { id } = await insert(db, 'jobs', {
    tutoring_category_id: 1,
    i_class_id: 111,
    tutoring_place_id: 2,
    city_id: 1,
    location_id: 1001,
    flat_house: 'House 47, Flat 3B',
    road_no: 'Road 8/A',
    area: 'Block Q',
    latitude: 23.7461,
    longitude: 90.3742,
    actual_salary: 6000,
    tutoring_time: '17:30:00',
    tutoring_duration: 1.5,
    days_in_week: 5,
    student_gender: 1,
    tutor_gender: 3,
    hiring_date: dayInBangladesh(new Date(), 14),
    ...fields,
  });
  await insert(db, 'job_subjects', { job_id: id, subject_id: 11101 });
  return id;
}
