import type { Job } from '@porao/contracts';
import { expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createJob } from '../../../test/support/jobs.repository.ts';
import { createParent, createTutor } from '../../../test/support/people.repository.ts';
import { change, insert } from '../../../test/support/rows.repository.ts';
import { dayInBangladesh } from '../../kit/bangladesh-time.ts';

const test = await openTestApp();

const read = (id: number, sent: { token?: string; headers?: Record<string, string> } = {}) =>
  test.send<{ data: Job }>(`GET /api/job-board/${id}`, sent);

it('API-003 API-004 API-059 answers the job to anyone, with the names and formats of the contract', async () => {
  const wanted = {
    schools: ['A School'],
    colleges: ['A College'],
    current_year: '2nd Year',
    tutor_requirement: 'ধৈর্যশীল শিক্ষক',
  };
  const ids = { group_id: 1, curriculum_id: 5, religion_id: 1 };
  const degree = { university_type_id: 1, education_level_id: 9, exam_title_id: 901 };
  const id = await createJob(test.db, { ...wanted, ...ids, ...degree });
  await insert(test.db, 'job_departments', { job_id: id, department_id: 1 });
  await insert(test.db, 'job_universities', { job_id: id, university_id: 1 });
  const { status, body } = await read(id);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    id,
    iclass: { class_name: 'Class 8' },
    location: { location_name: 'Dhanmondi' },
    city: { id: 1, city_name: 'Dhaka' },
    full_address: 'Dhanmondi, Dhaka',
    actual_salary: 6000,
    tutoring_time: '17:30:00',
    tutoring_duration: 1.5,
    days_in_week: 5,
    number_of_students: 1,
    job_duration: 0,
    student_gender: 1,
    tutor_gender: 3,
    hiring_date: dayInBangladesh(new Date(), 14),
    tutoring_category: { category_name: 'Bangla Medium' },
    subjects: [{ id: 11101, subject_name: 'Bangla' }],
    tutoring_place: { id: 2, tutoring_place: 'Home Tutoring' },
    group: { group_name: 'Science' },
    curriculum: { curriculum_name: 'English Medium' },
    departments: [{ department_name: 'Mathematics' }],
    universities: [{ university_name: 'University of Dhaka' }],
    university_type: { university_type: 'Public University' },
    education_level: { dependency_name: 'Bachelor Honors' },
    exam_title: { exam_title: 'BSc (Honors)' },
    tutor_religion: { religion_name: 'Islam' },
    ...wanted,
  });
  expect(new Date(body.data.created_at).toISOString()).toBe(body.data.created_at);
});

it('API-150 names a row that was added after the names were read', async () => {
  const id = await createJob(test.db);
  await read(id);
  const university = { university_name: 'A New University' };
  const { id: university_id } = await insert(test.db, 'universities', university);
  await insert(test.db, 'job_universities', { job_id: id, university_id });
  expect((await read(id)).body.data.universities).toEqual([university]);
});

it('API-143 never shows the home to guests or to signed-in tutors and parents', async () => {
  const parent = await createParent(test.db, { name: 'Secret Guardian' });
  const id = await createJob(test.db, { parent_id: parent.parentId });
  const [tutor, stranger] = [await createTutor(test.db), await createParent(test.db)];
  const home = ['House 47', 'Road 8/A', 'Block Q', '23.7461', '90.3742'];
  for (const sent of [{}, { token: tutor.token }, { token: stranger.token }]) {
    const { body } = await read(id, sent);
    const cell = { latitude: 23.745, longitude: 90.375 };
    expect(body.data).toMatchObject({ flat_house: null, road_no: null, ...cell });
    const board = await test.send('POST /job-board', { body: {}, ...sent });
    const told = JSON.stringify([body, board.body]);
    for (const secret of [...home, 'Secret', parent.phone, parent.email]) expect(told).not.toContain(secret);
  }
});

it('answers the centre of the same cell for every home within it', async () => {
  for (const fraction of [0.0001, 0.0099]) {
    const job = await createJob(test.db, { latitude: 23.74 + fraction, longitude: 90.37 + fraction });
    const { latitude, longitude } = (await read(job)).body.data;
    expect([latitude, longitude]).toEqual([23.745, 90.375]);
  }
});

it('API-005 counts all applications but names the viewer alone', async () => {
  const id = await createJob(test.db);
  const [mine, other] = [await createTutor(test.db), await createTutor(test.db)];
  for (const { token } of [mine, other]) await test.send(`POST /api/apply/${id}`, { token });
  await test.send('POST /api/saved-jobs', { token: mine.token, body: { tuition_job_offer_id: id } });
  expect((await read(id, mine)).body.data).toMatchObject({
    total_application: 2,
    applications: [{ tutor_id: mine.tutorId }],
    saved_by: [{ tutor_id: mine.tutorId, tuition_job_offer_id: id }],
  });
  const guest = { total_application: 2, applications: [], saved_by: [] };
  expect((await read(id)).body.data).toMatchObject(guest);
});

it('counts one view per viewer, job and hour', async () => {
  const id = await createJob(test.db);
  const tutor = await createTutor(test.db);
  const views = async (sent: object) => (await read(id, sent)).body.data.job_views;
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  expect(await views(from('203.0.113.1'))).toBe(1);
  expect(await views(from('203.0.113.1'))).toBe(1);
  expect(await views(from('203.0.113.2'))).toBe(2);
  expect(await views({ token: tutor.token })).toBe(3);
  expect(await views({ token: tutor.token })).toBe(3);
  await Promise.all(Array.from({ length: 20 }, (_, index) => read(id, from(`203.0.113.${100 + index}`))));
  expect(await views({ token: tutor.token })).toBe(23);
});

it('API-059 answers 404 for an unknown job, and for a closed one to all but its applicants', async () => {
  expectFailure(await test.send('GET /api/job-board/2147483647'), 404, 'NOT_FOUND');
  const id = await createJob(test.db);
  const [applicant, other] = [await createTutor(test.db), await createTutor(test.db)];
  await test.send(`POST /api/apply/${id}`, { token: applicant.token });
  await change(test.db, 'jobs', { status: 'filled' }, { id });
  expectFailure(await test.send(`GET /api/job-board/${id}`), 404, 'NOT_FOUND');
  expectFailure(await test.send(`GET /api/job-board/${id}`, { token: other.token }), 404, 'NOT_FOUND');
  expect((await read(id, applicant)).status).toBe(200);
});

it('treats an unusable token as a guest', async () => {
  const id = await createJob(test.db);
  const pending = await createTutor(test.db, { user: { phone_no_verified_at: null } });
  await insert(test.db, 'applications', { job_id: id, tutor_id: pending.tutorId });
  expect((await read(id, { token: 'nonsense' })).body.data.applications).toEqual([]);
  expect((await read(id, { token: pending.token })).body.data.applications).toEqual([]);
});
