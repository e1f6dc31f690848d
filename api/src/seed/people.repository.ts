import { type InsertObject, sql } from 'kysely';
import type { Db } from '../kit/database/open.ts';
import type { DB } from '../kit/database/rows.generated.ts';
import type { ParentSeed, PersonSeed, TutorSeed } from './people.ts';
import type { Teaching } from './teaching.ts';

type Rows<T extends keyof DB> = InsertObject<DB, T> | readonly InsertObject<DB, T>[];
const adder =
  (db: Db) =>
  async <T extends keyof DB>(table: T, rows: Rows<T>): Promise<void> => {
    await db.insertInto(table).values(rows).execute();
  };

interface InsertedTutor {
  readonly userId: number;
  readonly seed: TutorSeed;
  readonly phone: string;
  readonly teaching: Teaching;
}

async function insertTutor(db: Db, tutor: InsertedTutor): Promise<number> {
  const { userId, seed, teaching } = tutor;
  const add = adder(db);
  const { home, ready } = seed;
  const { id } = await db
    .insertInto('tutors')
    .values({
      user_id: userId,
      city_id: seed.cityId,
      location_id: home.id,
      teaching_latitude: ready ? home.latitude : null,
      teaching_longitude: ready ? home.longitude : null,
      teaching_location_name: null,
      expected_salary: seed.salary,
      about_your_tutoring_style: seed.about,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const tutor_id = id;
  if (ready) {
    await sql`update tutors set teaching_location_name =
      (select location_name from locations where id = ${home.id}) where id = ${id}`.execute(db);
  }
  await add(
    'tutor_preferred_locations',
    seed.preferred.map((area) => ({ tutor_id, location_id: area.id })),
  );
  await add('tutor_categories', { tutor_id, tutoring_category_id: teaching.category_id });
  await add(
    'tutor_classes',
    teaching.class_ids.map((i_class_id) => ({ tutor_id, i_class_id })),
  );
  await add(
    'tutor_subjects',
    teaching.subject_ids.map((subject_id) => ({ tutor_id, subject_id })),
  );
  await add('tutor_styles', { tutor_id, tutoring_style_id: 1 });
  await add(
    'tutor_places',
    [2, 3].map((tutoring_place_id) => ({ tutor_id, tutoring_place_id })),
  );
  const degree = { tutor_id, result: '5.00', group_id: 1, curriculum_id: 1, board_id: 1 };
  await add('tutor_educations', [
    { ...degree, education_level_id: 6, exam_title_id: 601, passing_year: 2018 },
    { ...degree, education_level_id: 7, exam_title_id: 701, passing_year: 2020 },
  ]);
  if (ready) await completeTutor(db, tutor_id, tutor);
  return tutor_id;
}

async function completeTutor(
  db: Db,
  tutor_id: number,
  { seed, phone, teaching }: InsertedTutor,
): Promise<void> {
  const add = adder(db);
  await add('tutor_educations', {
    tutor_id,
    education_level_id: 9,
    exam_title_id: 901,
    university_id: seed.universityId,
    university_type_id: 1,
    department_id: seed.departmentId,
    current_semester: 6,
    current_institute: true,
  });
  await add(
    'tutor_availabilities',
    [1, 2, 3, 4, 5, 6, 7].map((day) => ({
      tutor_id,
      day,
      morning: day === 7,
      noon: false,
      afternoon: day < 6,
      evening: day < 7,
    })),
  );
  await add(
    'tutor_experiences',
    [
      {
        i_class_id: Math.min(...teaching.class_ids),
        teaching_location: 'Home',
        duration_from: '2023-01-01',
        duration_to: '2024-12-31',
      },
      {
        i_class_id: Math.max(...teaching.class_ids),
        teaching_location: 'Online',
        duration_from: '2025-01-01',
        duration_to: '2025-11-30',
      },
    ].map((period) => ({
      ...period,
      tutor_id,
      tutoring_category_id: teaching.category_id,
      about: seed.about,
    })),
  );
  await db
    .updateTable('tutors')
    .set({
      expected_salary_online_per_hour: 150,
      about_your_online_tutoring_style: seed.about,
      tutor_gender: 3,
      upload_video: 'https://www.example.com/lesson',
    })
    .where('id', '=', tutor_id)
    .execute();
  await add('tutor_wallets', [
    { tutor_id, place: 1, wallet_type: 'bkash', account_number: phone },
    { tutor_id, place: 2, wallet_type: 'nagad', account_number: phone },
  ]);
  await add('tutor_personal_infos', {
    tutor_id,
    date_of_birth: '2001-05-14',
    bc_nid_po: '0000000000',
    religion_id: 6,
    emergency_contact_name: 'Abdul Karim',
    emergency_contact_number: phone,
    father_name: 'Abdul Karim',
    father_number: phone,
    mother_name: 'Rokeya Begum',
    mother_number: phone,
    permanent_house_building: 'House 12',
    permanent_road_area: 'College Road',
    permanent_police_station: 'Sadar',
    permanent_district: 'Cumilla',
    present_house_building: 'House 7',
    present_road_area: 'Road 3',
    present_police_station: 'Sadar',
    present_district: 'Dhaka',
    about_yourself: seed.about,
  });
}

async function insertParent(db: Db, userId: number, { area, students }: ParentSeed) {
  const { id } = await db
    .insertInto('parents')
    .values({ user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await adder(db)('parent_locations', {
    parent_id: id,
    city_id: area.city_id,
    location_id: area.id,
    details_location: 'House 21, Road 5',
    lat: area.latitude,
    lon: area.longitude,
  });
  const rows = await db
    .insertInto('students')
    .values(
      students.map(({ name, gender, age }) => ({
        parent_id: id,
        name,
        gender,
        age,
        category_id: 1,
        curriculum_id: 1,
        i_class_id: 108,
      })),
    )
    .returning('id')
    .execute();
  return rows.map((student) => ({ parent_id: id, student_id: student.id, city_id: area.city_id }));
}

export interface SeededPeople {
  readonly tutors: { id: number; cityId: number; phone: string; ready: boolean }[];
  readonly guardians: { parent_id: number; student_id: number; city_id: number }[];
}

export async function insertPeople(
  db: Db,
  people: readonly PersonSeed[],
  passwordHash: string,
  teachingOf: (person: PersonSeed) => Teaching,
): Promise<SeededPeople> {
  const seeded: SeededPeople = { tutors: [], guardians: [] };
  for (const person of people) {
    const { id } = await db
      .insertInto('users')
      .values({
        name: person.name,
        email: `demo-${person.phone}@example.com`,
        phone_no: person.phone,
        phone_no_verified_at: sql<string>`now()`,
        gender: person.gender,
        password_hash: passwordHash,
        active_role: person.activeRole,
        account_status: person.status ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const grants = (person.grants ?? []).map((role) => ({ user_id: id, role, reason: 'demo' }));
    if (grants.length > 0) await db.insertInto('role_grants').values(grants).execute();
    const { tutor, phone } = person;
    if (tutor) {
      const tutorId = await insertTutor(db, { userId: id, seed: tutor, phone, teaching: teachingOf(person) });
      seeded.tutors.push({ id: tutorId, cityId: tutor.cityId, phone, ready: tutor.ready });
    }
    if (person.parent) seeded.guardians.push(...(await insertParent(db, id, person.parent)));
  }
  return seeded;
}

export async function readAccounts(db: Db, phones: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['phone_no', 'name', 'password_hash'])
    .where('phone_no', 'in', phones)
    .orderBy('phone_no')
    .execute();
}
