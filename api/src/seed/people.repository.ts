import { type Insertable, sql } from 'kysely';
import type { Db } from '../kit/database/open.ts';
import { insertRow } from '../kit/database/query.repository.ts';
import type { TutorStyles } from '../kit/database/rows.generated.ts';
import type { ParentSeed, PersonSeed, TutorSeed } from './people.ts';
import type { Teaching } from './teaching.ts';
import { everyTutor, readyTutor, type TutorRows } from './tutor.data.ts';

/** Adds the rows of each table. */
async function addRows(db: Db, tutor_id: number, tables: TutorRows): Promise<void> {
  for (const [table, rows] of Object.entries(tables))
    await db
      .insertInto(table as 'tutor_styles')
      .values(rows.map((row) => ({ ...row, tutor_id }) as unknown as Insertable<TutorStyles>))
      .execute();
}

interface InsertedTutor {
  readonly userId: number;
  readonly seed: TutorSeed;
  readonly phone: string;
  readonly teaching: Teaching;
}

async function insertTutor(db: Db, { userId, seed, phone, teaching }: InsertedTutor): Promise<number> {
  const { home, ready, about } = seed;
  const id = await insertRow(db, 'tutors', {
    user_id: userId,
    city_id: seed.cityId,
    location_id: home.id,
    expected_salary: seed.salary,
    about_your_tutoring_style: about,
    ...(ready && {
      teaching_latitude: home.latitude,
      teaching_longitude: home.longitude,
      teaching_location_name: sql<string>`(select location_name from locations where id = ${home.id})`,
      expected_salary_online_per_hour: 150,
      about_your_online_tutoring_style: about,
      tutor_gender: 3 as const,
      upload_video: 'https://www.example.com/lesson',
    }),
  });
  await addRows(db, id, {
    ...everyTutor,
    tutor_preferred_locations: seed.preferred.map((area) => ({ location_id: area.id })),
    tutor_categories: [{ tutoring_category_id: teaching.category_id }],
    tutor_classes: teaching.class_ids.map((i_class_id) => ({ i_class_id })),
    tutor_subjects: teaching.subject_ids.map((subject_id) => ({ subject_id })),
  });
  if (ready) await addRows(db, id, { ...readyTutor(phone, about), ...ownHistory(seed, teaching) });
  return id;
}

function ownHistory({ universityId, departmentId, about }: TutorSeed, { class_ids, category_id }: Teaching) {
  const taught = { tutoring_category_id: category_id, about };
  const degree = { education_level_id: 9, exam_title_id: 901, university_type_id: 1, current_semester: 6 };
  const place = { university_id: universityId, department_id: departmentId, current_institute: true };
  const [first, last] = [
    { teaching_location: 'Home', duration_from: '2023-01-01', duration_to: '2024-12-31' },
    { teaching_location: 'Online', duration_from: '2025-01-01', duration_to: '2025-11-30' },
  ];
  return {
    tutor_educations: [{ ...degree, ...place }],
    tutor_experiences: [
      { ...taught, ...first, i_class_id: Math.min(...class_ids) },
      { ...taught, ...last, i_class_id: Math.max(...class_ids) },
    ],
  } satisfies TutorRows;
}

async function insertParent(db: Db, userId: number, { area, students }: ParentSeed) {
  const id = await insertRow(db, 'parents', { user_id: userId });
  const home = { city_id: area.city_id, location_id: area.id, lat: area.latitude, lon: area.longitude };
  await insertRow(db, 'parent_locations', { parent_id: id, details_location: 'House 21, Road 5', ...home });
  const rows = await db
    .insertInto('students')
    .values(
      students.map((student) => ({
        ...student,
        parent_id: id,
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
    const id = await insertRow(db, 'users', {
      name: person.name,
      email: `demo-${person.phone}@example.com`,
      phone_no: person.phone,
      phone_no_verified_at: sql<string>`now()`,
      gender: person.gender,
      password_hash: passwordHash,
      active_role: person.activeRole,
      account_status: person.status ?? null,
    });
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
