import type { Failure } from '@porao/contracts';
import type { Db } from '../../src/kit/database/open.ts';
import type { TestApp } from './app.ts';
import {
  createParent,
  createTutor,
  createUser,
  type TestPerson,
  type TestTutor,
} from './people.repository.ts';
import { row } from './rows.repository.ts';

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
  const { id: studentId } = await db
    .insertInto('students')
    .values({
      parent_id: parent.parentId,
      name: 'Secret Child',
      gender: 2,
      age: 14,
      category_id: 1,
      i_class_id: 111,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: locationId } = await db
    .insertInto('parent_locations')
    .values({ parent_id: parent.parentId, city_id: 1, location_id: 1001, ...home })
    .returning('id')
    .executeTakeFirstOrThrow();
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

export const approveBody = (fields: object = {}) => ({
  actual_salary: 6000,
  tutoring_time: '17:30',
  tutoring_duration: 1.5,
  hiring_date: '2026-12-01',
  ...fields,
});

interface Sent {
  readonly status: number;
  readonly body: Failure;
}

/** The roles of the lifecycle, each over the calls of the API. */
export interface Market {
  readonly operator: TestPerson;
  readonly request: (family: TestFamily, fields?: object) => Promise<number>;
  /** A live job of a new request. */
  readonly publish: (family: TestFamily, fields?: object) => Promise<{ requestId: number; jobId: number }>;
  /** A tutor who has applied, with the application's id. */
  readonly applicant: (jobId: number, tutor?: TestTutor) => Promise<TestTutor & { applicationId: number }>;
  readonly move: (applicationId: number, to: string, reason?: string) => Promise<Sent>;
  /** From applied to confirmed. */
  readonly confirm: (applicationId: number) => Promise<void>;
}

export async function openMarket(test: TestApp): Promise<Market> {
  const operator = await createUser(test.db, 'lead');
  const { token } = operator;
  const answer = async <T>(call: string, sent: { token: string; body?: unknown }) => {
    const { status, body } = await test.send<{ data: T }>(call, sent);
    if (status !== 200) throw new Error(`${call}: ${status} ${JSON.stringify(body)}`);
    return body.data;
  };
  const request: Market['request'] = async (family, fields) => {
    const body = requestBody(family, fields);
    return (await answer<{ id: number }>('POST /api/tutor-request', { token: family.token, body })).id;
  };
  const move: Market['move'] = (applicationId, to, reason) =>
    test.send(`POST /api/ops/applications/${applicationId}/move`, {
      token,
      body: { to, ...(reason && { reason }) },
    });
  return {
    operator,
    request,
    publish: async (family, fields) => {
      const requestId = await request(family);
      const data = await answer<{ tuition_job_offer_id: number }>(
        `POST /api/ops/requests/${requestId}/approve`,
        { token, body: approveBody(fields) },
      );
      return { requestId, jobId: data.tuition_job_offer_id };
    },
    applicant: async (jobId, given) => {
      const tutor = given ?? (await createTutor(test.db));
      await answer(`POST /api/apply/${jobId}`, { token: tutor.token });
      const { id } = await row(test.db, 'applications', ['id'], { job_id: jobId, tutor_id: tutor.tutorId });
      return { ...tutor, applicationId: id };
    },
    move,
    confirm: async (applicationId) => {
      for (const to of ['shortlisted', 'appointed', 'confirm']) {
        const { status, body } = await move(applicationId, to);
        if (status !== 200) throw new Error(`${to}: ${JSON.stringify(body)}`);
      }
    },
  };
}
