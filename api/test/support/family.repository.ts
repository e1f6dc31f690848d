import type { Failure } from '@porao/contracts';
import { dayInBangladesh } from '../../src/kit/bangladesh-time.ts';
import type { Db } from '../../src/kit/database/open.ts';
import type { Answer, TestApp } from './app.ts';
import {
  createParent,
  createTutor,
  createUser,
  type TestPerson,
  type TestTutor,
} from './people.repository.ts';
import { insert, row } from './rows.repository.ts';

export interface TestFamily extends TestPerson {
  readonly parentId: number;
  readonly studentId: number;
  readonly locationId: number;
}

/** The exact home of every test family: only a party of a deal may read it. */
export const home = {
  details_location: 'House 21, Flat 4C, Road 9/A',
  lat: 23.7463,
  lon: 90.3744,
} as const;

/** A guardian of Dhanmondi with a student of class 8 (Bangla medium), who is 14 and in no institute. */
export async function createFamily(
  db: Db,
  user: Parameters<typeof createParent>[1] = {},
): Promise<TestFamily> {
  const parent = await createParent(db, user);
  const { parentId: parent_id } = parent;
  const child = { name: 'Secret Child', gender: 2, age: 14, category_id: 1, i_class_id: 111 } as const;
  const { id: studentId } = await insert(db, 'students', { parent_id, ...child });
  const place = { city_id: 1, location_id: 1001, ...home };
  const { id: locationId } = await insert(db, 'parent_locations', { parent_id, ...place });
  return { ...parent, studentId, locationId };
}

export const requestBody = (family: TestFamily, fields: object = {}) => ({
  student_id: family.studentId,
  parent_location_id: family.locationId,
  subjects: [11101, 11103],
  tutor_gender: 3,
  days_in_week: 4,
  tutoring_place_id: 2,
  tutor_requirement: 'Punctual',
  ...fields,
});

/** Answers of the form that hires a tutor, without who asks. */
export const hireWishes = {
  consent: true,
  category_id: 1,
  i_class_id: 111,
  subjects: [11101, 11103],
  city_id: 1,
  location_id: 1001,
};

export const approveBody = (fields: object = {}) => ({
  actual_salary: 6000,
  tutoring_time: '17:30',
  tutoring_duration: 1.5,
  hiring_date: dayInBangladesh(new Date(), 14),
  ...fields,
});

/** The roles of the lifecycle, each over the calls of the API. */
export async function openMarket(test: TestApp) {
  const operator: TestPerson = await createUser(test.db, 'lead');
  /** An act of the operator: `act('jobs/1/cancel')`. */
  const act = <T = Failure>(path: string, body: object = { reason: 'Looked at' }) =>
    test.send<T>(`POST /api/ops/${path}`, { token: operator.token, body });
  const done = async <T>(sent: Promise<Answer<{ data: T }>>) => {
    const { status, body } = await sent;
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.data;
  };
  const request = async (family: TestFamily, fields?: object) => {
    const body = requestBody(family, fields);
    const sent = { token: family.token, body };
    return (await done(test.send<{ data: { id: number } }>('POST /api/tutor-request', sent))).id;
  };
  /** A live job of a new request. */
  const publish = async (family: TestFamily, fields?: object) => {
    const requestId = await request(family);
    const { tuition_job_offer_id } = await done(
      act<{ data: { tuition_job_offer_id: number } }>(`requests/${requestId}/approve`, approveBody(fields)),
    );
    return { requestId, jobId: tuition_job_offer_id };
  };
  /** A tutor who has applied, with the application's id. */
  const applicant = async (jobId: number, given?: TestTutor) => {
    const tutor = given ?? (await createTutor(test.db));
    await done(test.send<{ data: unknown }>(`POST /api/apply/${jobId}`, { token: tutor.token }));
    const { id } = await row(test.db, 'applications', ['id'], { job_id: jobId, tutor_id: tutor.tutorId });
    return { ...tutor, applicationId: id };
  };
  const move = (applicationId: number, to: string, reason?: string) =>
    act(`applications/${applicationId}/move`, { to, reason });
  const through =
    (...stages: string[]) =>
    async (applicationId: number) => {
      const path = `applications/${applicationId}/move`;
      for (const to of stages) await done(act<{ data: unknown }>(path, { to }));
    };
  /** From applied to appointed. */
  const appoint = through('shortlisted', 'appointed');
  /** From applied to confirmed. */
  const confirm = through('shortlisted', 'appointed', 'confirm');
  /** The tutor of a new job, confirmed. */
  const hire = async (family: TestFamily) => {
    const { jobId } = await publish(family);
    const tutor = await applicant(jobId);
    await confirm(tutor.applicationId);
    return { ...tutor, jobId };
  };
  return { operator, request, publish, applicant, move, appoint, confirm, hire, act };
}
