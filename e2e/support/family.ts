import type {
  ApproveBody,
  OpsApplication,
  OpsRequest,
  ParentLocation,
  ParentLocationBody,
  Student,
  StudentBody,
  TutorRequest,
  TutorRequestBody,
} from '@porao/contracts';
import { accounts, type Session, sessionOf } from './accounts.ts';
import { newPerson, type Person } from './people.ts';
import type { TestSite } from './site.ts';

/** Somebody who calls the API directly. */
export interface Caller {
  readonly record: Session;
  get: <T>(path: string) => Promise<T>;
  post: <T>(path: string, body?: unknown) => Promise<T>;
}

interface Answer<T> {
  data: T;
}

async function send<T>(site: TestSite, path: string, init: RequestInit): Promise<T> {
  const answer = await fetch(site.url + path, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${init.method} ${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as T;
}

const json = { 'content-type': 'application/json', accept: 'application/json' };

/** An account that exists, by its phone. */
export async function callerOf(site: TestSite, phone: string, password?: string): Promise<Caller> {
  const record = await sessionOf(site.url, phone, password);
  const headers = { ...json, authorization: `Bearer ${record.token}` };
  return {
    record,
    get: (path) => send(site, path, { method: 'GET', headers }),
    post: (path, body = {}) => send(site, path, { method: 'POST', headers, body: JSON.stringify(body) }),
  };
}

export const operatorOf = (site: TestSite): Promise<Caller> => callerOf(site, accounts.operator);

export interface Family extends Caller {
  readonly person: Person;
}

/** Another lead than the demo's, signed in in the area of operators. */
export async function newLead(site: TestSite): Promise<Session> {
  const { record, get, post } = await newFamily(site);
  const { data } = await get<Answer<{ id: number }>>('/api/v1/user');
  const operator = await operatorOf(site);
  await operator.post(`/api/ops/users/${data.id}/grant`, { role: 'lead', reason: 'A test' });
  const type = 'operator';
  const changed = await post<Answer<{ token: string }>>('/api/v1/switch-account', { type });
  return { ...record, token: changed.data.token, type };
}

/** A new verified guardian without student and location. */
export async function newFamily(site: TestSite): Promise<Family> {
  const person = newPerson();
  const { name, phone, email, password } = person;
  const body = { name, phone_no: phone, email, gender: 2, password, password_confirmation: password };
  const registered = await send<{ token: string }>(site, '/api/parent-registration', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(body),
  });
  const otp = /"phone_otp":"(\d{6})"/.exec(JSON.stringify(registered))?.[1];
  await send(site, '/api/v1/verify-otp', {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${registered.token}` },
    body: JSON.stringify({ otp }),
  });
  return { person, ...(await callerOf(site, phone, password)) };
}

/** Class 8 of the Bangla Medium, without an institute. */
export async function addStudent(family: Caller, name: string): Promise<Student> {
  const body: StudentBody = { name, gender: 2, category_id: 1, i_class_id: 111, age: 13 };
  return (await family.post<Answer<Student>>('/api/my-student', body)).data;
}

/** In Dhanmondi of Dhaka. */
export async function addLocation(family: Caller, details: string): Promise<ParentLocation> {
  const body: ParentLocationBody = {
    city_id: 1,
    location_id: 1001,
    details_location: details,
    lat: 23.7465,
    lon: 90.376,
    location: 'Dhanmondi, Dhaka',
  };
  return (await family.post<Answer<ParentLocation>>('/api/my-location', body)).data;
}

export interface Household extends Family {
  readonly student: Student;
  readonly place: ParentLocation;
}

export async function newHousehold(site: TestSite): Promise<Household> {
  const family = await newFamily(site);
  const student = await addStudent(family, 'Tasnim');
  return { ...family, student, place: await addLocation(family, 'House 7, Road 3') };
}

export async function addRequest({ post, student, place }: Household): Promise<TutorRequest> {
  const body: TutorRequestBody = {
    student_id: student.id,
    parent_location_id: place.id,
    subjects: [11101, 11103],
  };
  return (await post<Answer<TutorRequest>>('/api/tutor-request', body)).data;
}

/** Publishes a pending request, where its family need not agree to the salary first; answers the job's id. */
export async function approve(operator: Caller, requestId: number, salary = 6000): Promise<number> {
  const body: ApproveBody = {
    actual_salary: salary,
    tutoring_time: '17:00',
    tutoring_duration: 1.5,
    hiring_date: new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
  };
  const { data } = await operator.post<Answer<{ tuition_job_offer_id: number }>>(
    `/api/ops/requests/${requestId}/approve`,
    body,
  );
  return data.tuition_job_offer_id;
}

/** A request of a new family, approved as a job of the board. */
export async function newJob(site: TestSite) {
  const operator = await operatorOf(site);
  const family = await newHousehold(site);
  const request = await addRequest(family);
  return { operator, family, request, jobId: await approve(operator, request.id) };
}

export const applicationsOf = async (operator: Caller, jobId: number): Promise<OpsApplication[]> =>
  (await operator.get<Answer<OpsApplication[]>>(`/api/ops/jobs/${jobId}/applications`)).data;

export const queuedRequests = async (operator: Caller): Promise<OpsRequest[]> =>
  (await operator.get<Answer<OpsRequest[]>>('/api/ops/requests?per_page=100')).data;

/** Phones of the demo's tutors of Dhaka who are ready to apply and belong to no household of it. */
export async function readyTutors(operator: Caller): Promise<string[]> {
  const { data } = await operator.get<Answer<TutorRequest[]>>('/api/ops/requests?stage=Approved');
  const job = data[0]?.tuition_job_offer_id;
  if (!job) throw new Error('The demo has no approved request.');
  return (await applicationsOf(operator, job)).map(({ tutor }) => tutor.phone_no);
}

export const move = (operator: Caller, applicationId: number, to: string): Promise<unknown> =>
  operator.post(`/api/ops/applications/${applicationId}/move`, { to });

export interface Hiring {
  /** So many other tutors applied, too. */
  readonly others?: number;
  /** Another tutor than the first of the demo. */
  readonly skip?: number;
  readonly salary?: number;
}

/** A family with a tutor: request, job, application, deal. */
export async function hire(site: TestSite, family: Household, { others = 0, skip = 0, salary }: Hiring = {}) {
  const operator = await operatorOf(site);
  const request = await addRequest(family);
  const jobId = await approve(operator, request.id, salary);
  const [phone, ...more] = (await readyTutors(operator)).slice(skip);
  if (phone === undefined || more.length < others) throw new Error('The demo has too few tutors.');
  const otherPhones = more.slice(0, others);
  for (const one of [phone, ...otherPhones]) await (await callerOf(site, one)).post(`/api/apply/${jobId}`);
  const application = (await applicationsOf(operator, jobId)).find(({ tutor }) => tutor.phone_no === phone);
  if (!application) throw new Error('Nobody applied.');
  for (const to of ['shortlisted', 'appointed', 'confirm']) await move(operator, application.id, to);
  return { jobId, request, tutorId: application.tutor_id, tutor: application.tutor, otherPhones };
}
