import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { createTokens } from '../../src/kit/auth/tokens.ts';
import type { Db } from '../../src/kit/database/open.ts';
import type { Tutors, Users } from '../../src/kit/database/rows.generated.ts';
import { insert } from './rows.repository.ts';

export const testSecret = 'a secret for tests only, long enough for HS256';

let phones = 0;
const nextPhone = () => `0159${String(++phones).padStart(7, '0')}`;

type UserFields = Partial<Insertable<Users>>;

export interface TestPerson {
  readonly userId: number;
  readonly phone: string;
  readonly email: string;
  /** Bearer token of a session. */
  readonly token: string;
}

/** Returns what a granted role includes. */
const grantsFor = (role: string) => (role === 'lead' ? ['operator', 'lead'] : [role]);

/** A session as sign-in makes it, without the cost of the password. */
export async function openSession(
  db: Db,
  userId: number,
  role: string,
  expiresAt = new Date(Date.now() + 3_600_000),
): Promise<string> {
  const id = randomUUID();
  await db.insertInto('sessions').values({ id, user_id: userId, role, expires_at: expiresAt }).execute();
  return createTokens(testSecret).issue(id, userId, role, expiresAt);
}

/** A hash in the right form, of no text that anybody knows. */
const unknownPassword = `$argon2id$v=19$m=19456,t=2,p=1$${'B'.repeat(21)}A$${'B'.repeat(42)}A`;

/** An account without a profile; it holds any role but `tutor` and `parent`. */
export async function createUser(db: Db, role: string, fields: UserFields = {}) {
  const phone = nextPhone();
  const { id, email } = await insert(db, 'users', {
    name: 'Test Person',
    email: `person-${phone}@example.com`,
    phone_no: phone,
    phone_no_verified_at: new Date(),
    gender: 1,
    password_hash: unknownPassword,
    active_role: role,
    ...fields,
  });
  if (role !== 'tutor' && role !== 'parent') {
    const grants = grantsFor(role).map((granted) => ({ user_id: id, role: granted, reason: 'test' }));
    await db.insertInto('role_grants').values(grants).execute();
  }
  return { userId: id, phone: fields.phone_no ?? phone, email, token: await openSession(db, id, role) };
}

export interface TestTutor extends TestPerson {
  readonly tutorId: number;
}

/** A tutor of Dhaka whose profile is complete but for photo and documents (85 %), unless `bare`. */
export async function createTutor(
  db: Db,
  options: { user?: UserFields; tutor?: Partial<Insertable<Tutors>>; bare?: boolean } = {},
): Promise<TestTutor> {
  const person = await createUser(db, 'tutor', options.user);
  const { id: tutor_id } = await insert(db, 'tutors', {
    user_id: person.userId,
    ...(options.bare
      ? {}
      : { city_id: 1, location_id: 1001, expected_salary: 5000, about_your_tutoring_style: 'Patient' }),
    ...options.tutor,
  });
  if (!options.bare) await fillProfile(db, tutor_id);
  return { ...person, tutorId: tutor_id };
}

async function fillProfile(db: Db, tutor_id: number): Promise<void> {
  await insert(db, 'tutor_preferred_locations', { tutor_id, location_id: 1001 });
  await insert(db, 'tutor_categories', { tutor_id, tutoring_category_id: 1 });
  await insert(db, 'tutor_classes', { tutor_id, i_class_id: 101 });
  await insert(db, 'tutor_subjects', { tutor_id, subject_id: 10101 });
  await insert(db, 'tutor_styles', { tutor_id, tutoring_style_id: 1 });
  await insert(db, 'tutor_places', { tutor_id, tutoring_place_id: 2 });
  const day = { tutor_id, day: 1, morning: true, noon: false, afternoon: false, evening: false };
  await insert(db, 'tutor_availabilities', day);
  await insert(db, 'tutor_experiences', {
    tutor_id,
    tutoring_category_id: 1,
    i_class_id: 101,
    teaching_location: 'Home',
    duration_from: '2024-01-01',
    duration_to: '2024-06-30',
    about: 'Taught',
  });
  await db
    .insertInto('tutor_educations')
    .values(
      [6, 7, 9].map((level) => ({ tutor_id, education_level_id: level, exam_title_id: level * 100 + 1 })),
    )
    .execute();
  const text = 'filled';
  await insert(db, 'tutor_personal_infos', {
    tutor_id,
    date_of_birth: '2000-01-31',
    about_yourself: text,
    emergency_contact_name: text,
    emergency_contact_number: text,
    father_name: text,
    father_number: text,
    mother_name: text,
    mother_number: text,
    permanent_house_building: text,
    permanent_road_area: text,
    permanent_police_station: text,
    permanent_district: text,
    present_house_building: text,
    present_road_area: text,
    present_police_station: text,
    present_district: text,
  });
}

export async function createParent(
  db: Db,
  user: UserFields = {},
): Promise<TestPerson & { parentId: number }> {
  const person = await createUser(db, 'parent', user);
  const { id } = await insert(db, 'parents', { user_id: person.userId });
  return { ...person, parentId: id };
}
