import type { Candidate, OpsApplication } from '@porao/contracts';
import { beforeEach, expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket, type TestFamily } from '../../../test/support/family.repository.ts';
import { createTutor } from '../../../test/support/people.repository.ts';
import { change, insert } from '../../../test/support/rows.repository.ts';
import type { Page } from '../../kit/page.ts';

let family: TestFamily;
let jobId: number;
let requestId: number;
const test = await openTestApp();
const market = await openMarket(test);

beforeEach(async () => {
  family = await createFamily(test.db);
  ({ jobId, requestId } = await market.publish(family));
});

const candidatesOf = (request: number) => `/api/tutor-request/${request}/candidates`;
const list = () => test.read<Page<Candidate>>(candidatesOf(requestId), family.token);
const candidate = async (tutorId: number) => (await list()).data.find(({ tutor_id }) => tutor_id === tutorId);
const mark = (id: number, what: string, token = family.token, request = requestId) =>
  test.send(`POST ${candidatesOf(request)}/${id}/${what}`, { token });
const seenByOperator = async () =>
  (await test.read<Page<OpsApplication>>(`/api/ops/jobs/${jobId}/applications`, market.operator.token)).data;

it('API-197 hides contacts in what a tutor wrote until there is a deal, and institutes until they are reviewed', async () => {
  const about = 'I teach physics. জিরো ওয়ান সেভেন জিরো জিরো জিরো জিরো জিরো জিরো জিরো ওয়ান, fb.com/rahim';
  const tutor = await createTutor(test.db, { user: { name: 'Rahim o17ooooooo1' } });
  await market.applicant(jobId, tutor);
  await change(test.db, 'tutors', { about_your_tutoring_style: about }, { id: tutor.tutorId });
  expect(await candidate(tutor.tutorId)).toMatchObject({
    name: 'Rahim •••',
    about_your_tutoring_style: 'I teach physics. •••, •••',
  });
  const unreviewed = { university_name: `Call 01700000001 ${tutor.tutorId}`, created_by: tutor.userId };
  const { id } = await insert(test.db, 'universities', unreviewed);
  await change(test.db, 'tutor_educations', { university_id: id }, { tutor_id: tutor.tutorId });
  const { education = [] } = (await candidate(tutor.tutorId)) ?? {};
  expect(education.every(({ university_name }) => university_name === null)).toBe(true);
});

it('RUL-042 shows education, experience, completion, rough distance and verified credentials, no contact (OQ-142)', async () => {
  const tutor = await createTutor(test.db, {
    user: { name: 'Anika Rahman', gender: 2, photo: 'face.webp' },
    tutor: { teaching_latitude: 23.7801, teaching_longitude: 90.4003 },
  });
  const { applicationId } = await market.applicant(jobId, tutor);
  const certificate = { tutor_id: tutor.tutorId, certificate: 'a.png' };
  await insert(test.db, 'tutor_certificates', { ...certificate, certificate_type_id: 1 });
  const ssc = { ...certificate, certificate: 'b.png', certificate_type_id: 5 };
  await market.act(`credentials/${(await insert(test.db, 'tutor_certificates', ssc)).id}/verify`);
  const page = await list();
  expect(page).toMatchObject({ total: 1, current_page: 1, last_page: 1 });
  expect(page.data).toMatchObject([
    {
      id: applicationId,
      tutor_id: tutor.tutorId,
      name: 'Anika Rahman',
      gender: 2,
      photo: 'face.webp',
      education: [
        { education_level: 'Bachelor Honors', exam_title: 'BSc (Honors)' },
        { education_level: 'Higher Secondary' },
        { education_level: 'Secondary', exam_title: 'SSC' },
      ],
      experience: [{ duration_from: '2024-01-01', duration_to: '2024-06-30' }],
      completion: 100,
      distance_km: 6,
      verified_credentials: ['SSC Certificate'],
      stage: 'applied',
      preferred: false,
      meet_asked: false,
      phone_no: null,
    },
  ]);
  const told = JSON.stringify(page);
  for (const secret of [tutor.phone, tutor.email, '23.7801', '90.4003']) expect(told).not.toContain(secret);
});

it('RUL-042 shows the phone of the confirmed tutor alone, and leaves out those who closed', async () => {
  const [chosen, lost] = [await market.applicant(jobId), await market.applicant(jobId)];
  const shown = async () => (await list()).data.map((row) => [row.id, row.stage, row.phone_no]);
  await market.appoint(chosen.applicationId);
  expect(await shown()).toEqual([
    [chosen.applicationId, 'appointed', null],
    [lost.applicationId, 'applied', null],
  ]);
  await market.move(chosen.applicationId, 'confirm');
  expect(await shown()).toEqual([[chosen.applicationId, 'confirm', chosen.phone]]);
});

it('RUL-042 marks up to five as preferred, which the operator sees', async () => {
  const ids: number[] = [];
  for (let index = 0; index < 6; index++) ids.push((await market.applicant(jobId)).applicationId);
  const answers = await Promise.all(ids.map((id) => mark(id, 'prefer')));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5);
  for (const answer of answers) if (answer.status !== 200) expectFailure(answer, 409, 'CONFLICT');
  expect((await seenByOperator()).filter((row) => row.preferred)).toHaveLength(5);
  const preferred = (await list()).data.filter((row) => row.preferred);
  const left = ids.find((id) => !preferred.some((row) => row.id === id)) ?? 0;
  expect((await mark(preferred[0]?.id ?? 0, 'prefer')).status).toBe(200);
  await mark(preferred[0]?.id ?? 0, 'unprefer');
  expect((await mark(left, 'prefer')).status).toBe(200);
  expect((await list()).data.filter((row) => row.preferred)).toHaveLength(5);
});

it('RUL-042 asks to meet one at a time, which the operator sees', async () => {
  const [one, two] = [await market.applicant(jobId), await market.applicant(jobId)];
  const asked = async () => (await list()).data.filter((row) => row.meet_asked).map((row) => row.id);
  await mark(one.applicationId, 'ask-to-meet');
  expect(await asked()).toEqual([one.applicationId]);
  await mark(two.applicationId, 'ask-to-meet');
  expect(await asked()).toEqual([two.applicationId]);
  const seen = (await seenByOperator()).filter((row) => row.meet_asked_at);
  expect(seen.map((row) => row.id)).toEqual([two.applicationId]);
});

it("API-142 refuses another family's request and candidates of another request", async () => {
  const [mine, other] = [await market.applicant(jobId), await createFamily(test.db)];
  const theirs = await market.publish(other);
  const foreign = await market.applicant(theirs.jobId);
  for (const what of ['prefer', 'unprefer', 'ask-to-meet']) {
    expectFailure(await mark(mine.applicationId, what, other.token), 404, 'NOT_FOUND');
    expectFailure(await mark(mine.applicationId, what, other.token, theirs.requestId), 404, 'NOT_FOUND');
    expectFailure(await mark(foreign.applicationId, what), 404, 'NOT_FOUND');
  }
  expect((await list()).data).toMatchObject([{ preferred: false, meet_asked: false }]);
  const answer = await test.send(`GET ${candidatesOf(requestId)}`, { token: other.token });
  expectFailure(answer, 404, 'NOT_FOUND');
});

it('RUL-042 takes no marks once the job is closed, and has no candidates before approval', async () => {
  const { applicationId } = await market.applicant(jobId);
  await market.act(`jobs/${jobId}/cancel`);
  expectFailure(await mark(applicationId, 'prefer'), 404, 'NOT_FOUND');
  const pending = await market.request(family);
  const none = await test.read(candidatesOf(pending), family.token);
  expect(none).toEqual({ data: [], current_page: 1, last_page: 1, total: 0 });
});

it('API-250 compares pay, subjects, free days and months of teaching with the job, in the order that is asked for', async () => {
  const at = (teaching_longitude: number) => ({ teaching_latitude: 23.7463, teaching_longitude });
  const cheap = await createTutor(test.db, { tutor: { expected_salary: 3000, ...at(90.5) } });
  const near = await createTutor(test.db, { tutor: { expected_salary: 7000, ...at(90.3744) } });
  const silent = await createTutor(test.db, { bare: true, tutor: { city_id: 1, location_id: 1001 } });
  const fitting = await createTutor(test.db, { tutor: { expected_salary: 5000, ...at(90.4) } });
  for (const subject_id of [11101, 11103])
    await insert(test.db, 'tutor_subjects', { tutor_id: fitting.tutorId, subject_id });
  const slots = { morning: false, noon: false, afternoon: true, evening: false };
  for (const day of [2, 3, 4])
    await insert(test.db, 'tutor_availabilities', { tutor_id: fitting.tutorId, day, ...slots });
  const taught = { tutor_id: near.tutorId, tutoring_category_id: 1, i_class_id: 101, about: 'Taught' };
  // The second one overlaps the six months that every complete tutor of the tests has taught.
  for (const [duration_from, duration_to] of [
    ['2024-04-01', '2024-12-31'],
    ['2020-01-01', '2020-12-31'],
  ] as const)
    await insert(test.db, 'tutor_experiences', {
      ...taught,
      teaching_location: 'Home',
      duration_from,
      duration_to,
    });
  for (const tutor of [cheap, near, silent, fitting])
    await insert(test.db, 'applications', { job_id: jobId, tutor_id: tutor.tutorId });
  const inOrder = async (sort: string) => {
    const page = await test.read<Page<Candidate>>(`${candidatesOf(requestId)}?${sort}`, family.token);
    return page.data;
  };
  const ids = async (sort: string) => (await inOrder(`sort=${sort}`)).map((row) => row.tutor_id);
  expect(await inOrder('')).toMatchObject([
    {
      tutor_id: fitting.tutorId,
      expected_salary: 5000,
      matching_subjects: ['Bangla', 'Mathematics'],
      free_days: 3,
      experience_months: 6,
    },
    { tutor_id: cheap.tutorId, matching_subjects: [], free_days: 0 },
    { tutor_id: near.tutorId, experience_months: 24 },
    { tutor_id: silent.tutorId, expected_salary: null, free_days: null, experience_months: 0 },
  ]);
  const [a, b, c, d] = [cheap.tutorId, near.tutorId, silent.tutorId, fitting.tutorId];
  expect(await ids('pay')).toEqual([a, d, b, c]);
  expect(await ids('distance')).toEqual([b, d, a, c]);
  expect(await ids('experience')).toEqual([b, d, a, c]);
  const wrong = await test.send(`GET ${candidatesOf(requestId)}?sort=name`, { token: family.token });
  expectFailure(wrong, 422, 'VALIDATION');
});
