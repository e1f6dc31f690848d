import type { Cv } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { only } from '../../kit/database/query.repository.ts';

type Person = Pick<Cv, 'name' | 'gender' | 'phone_no' | 'email' | 'photo' | 'about_yourself'>;

/** The person's columns of a CV, without identity number, family or home (decision OQ-052). */
export const readPerson = (db: Db, tutorId: number) => only<Person>(db)`
  select u.name, u.gender, u.phone_no, u.email, u.photo, i.about_yourself
  from tutors t join users u on u.id = t.user_id left join tutor_personal_infos i on i.tutor_id = t.id
  where t.id = ${tutorId}`;
