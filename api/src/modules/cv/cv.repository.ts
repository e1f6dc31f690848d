import type { Cv } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';

type Person = Pick<Cv, 'name' | 'gender' | 'phone_no' | 'email' | 'photo' | 'about_yourself'>;

/** The person's columns of a CV, without identity number, family or home (decision OQ-052). */
export async function readPerson(db: Db, tutorId: number): Promise<Person> {
  return db
    .selectFrom('tutors')
    .innerJoin('users', 'users.id', 'tutors.user_id')
    .leftJoin('tutor_personal_infos as info', 'info.tutor_id', 'tutors.id')
    .select(['users.name', 'users.gender', 'users.phone_no', 'users.email', 'users.photo'])
    .select('info.about_yourself')
    .where('tutors.id', '=', tutorId)
    .executeTakeFirstOrThrow();
}
