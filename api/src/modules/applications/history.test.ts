import type { JobCount, JobHistoryItem } from '@porao/contracts';
import { expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createJob } from '../../../test/support/jobs.repository.ts';
import { createTutor } from '../../../test/support/people.repository.ts';
import { insert, row } from '../../../test/support/rows.repository.ts';
import type { Page } from '../../kit/page.ts';
import type { Stage } from './applications.repository.ts';

const add = async (stage: Stage, fields: { closed_reason?: string; tutorId?: number } = {}) => {
  const job_id = await createJob(test.db);
  const { tutorId = tutor.tutorId, closed_reason = null } = fields;
  await insert(test.db, 'applications', { job_id, tutor_id: tutorId, stage, closed_reason });
  return job_id;
};
const list = (path: string) => test.read<Page<JobHistoryItem>>(`/api/tutoring/jobs/${path}`, tutor.token);

const test = await openTestApp();
const tutor = await createTutor(test.db);
const other = await createTutor(test.db);
await add('applied', { tutorId: other.tutorId });
for (let index = 0; index < 12; index++) await add('applied');
await add('shortlisted');
await add('appointed');
await add('confirm');
await add('payment');
await add('closed', { closed_reason: 'Another tutor was chosen' });

it('API-067 lists each stage of the own applications, newest first, by pages', async () => {
  const first = await list('applied');
  expect(first).toMatchObject({ total: 12, current_page: 1, last_page: 2 });
  const second = await list('applied?page=2');
  expect([first.data.length, second.data.length]).toEqual([10, 2]);
  const times = [...first.data, ...second.data].map((item) => item.applied_at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(new Set([...first.data, ...second.data].map((item) => item.jobId)).size).toBe(12);
  expect((await list('shortlisted')).total).toBe(1);
  expect((await list('appointed')).total).toBe(1);
  expect((await list('confirm')).data).toHaveLength(2);
  expect((await list('closed')).data[0]?.closed_reason).toBe('Another tutor was chosen');
  expectFailure(await test.send('GET /api/tutoring/jobs/other', { token: tutor.token }), 404, 'NOT_FOUND');
});

it('API-020 a row has the names and values of the contract', async () => {
  expect((await list('appointed')).data[0]).toMatchObject({
    class_name: 'Class 8',
    category_name: 'Bangla Medium',
    tutoring_place: 'Home Tutoring',
    salary_for_tutor: 6000,
    days_in_week: 5,
    subjects: ['Bangla'],
    location_name: 'Dhanmondi',
    tutor_gender: 3,
    closed_reason: null,
  });
});

it('API-022 API-069 counts by stage equal the lists', async () => {
  const { data } = await test.read<{ data: JobCount[] }>('/api/tutoring/job-counts', tutor.token);
  const counts = Object.fromEntries(data.map(({ id, count }) => [id, count]));
  for (const type of ['applied', 'shortlisted', 'appointed', 'confirm', 'closed']) {
    expect(counts[type]).toBe((await list(type)).total);
  }
  expect(counts).toMatchObject({ pending: 0, payment: 1 });
});

it('API-068 the side bar counts what its lists have', async () => {
  const saved = await createJob(test.db);
  await test.send('POST /api/saved-jobs', { token: tutor.token, body: { tuition_job_offer_id: saved } });
  const [confirmed] = (await list('confirm')).data;
  const { id } = await row(test.db, 'applications', ['id'], { job_id: confirmed?.jobId ?? 0 });
  await insert(test.db, 'deals', { application_id: id });
  const total = async (path: string) => (await test.read<Page<unknown>>(path, tutor.token)).total;
  const [saves, available] = [await total('/api/saved-jobs'), await total('/api/available-jobs')];
  expect(await test.read('/api/tutoring/sidebar-counts', tutor.token)).toEqual({
    data: { saved: saves, available, in_process: 1, continue: 0 },
  });
});
