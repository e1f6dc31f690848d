import type { JobPosting } from '@porao/contracts';
import { expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createJob } from '../../../test/support/jobs.repository.ts';
import { createParent } from '../../../test/support/people.repository.ts';

const test = await openTestApp();

const read = (id: number, token?: string) =>
  test.send<{ data: JobPosting }>(`GET /api/job-board/${id}/posting`, { token });

it('answers an open job as a guest sees it, to every caller, and counts no view', async () => {
  const parent = await createParent(test.db);
  const tutor_requirement = 'Patient. WhatsApp 01712-345678';
  const id = await createJob(test.db, { parent_id: parent.parentId, tutor_requirement });
  const { status, body } = await read(id, parent.token);
  expect(status).toBe(200);
  const { job } = body.data;
  expect(body.data).toMatchObject({ state: 'open', class_name: 'Class 8', similar: [] });
  expect(job).toMatchObject({ id, flat_house: null, road_no: null, area: 'Dhanmondi', latitude: 23.745 });
  expect(job?.tutor_requirement).toBe('Patient. WhatsApp •••');
  expect(Date.parse(body.data.valid_through)).toBeGreaterThan(Date.now());
  expect((await read(id)).body.data.job?.job_views).toBe(0);
});

it('answers a closed job without its details, with open ones of its class or area, and 404 for a missing one', async () => {
  const id = await createJob(test.db, { status: 'filled', location_id: 1002 });
  const sameBoth = await createJob(test.db, { location_id: 1002 });
  const closed = await createJob(test.db, { status: 'expired', location_id: 1002 });
  const { data } = (await read(id)).body;
  expect(data).toMatchObject({ state: 'closed', job: null });
  expect(data.similar[0]?.id).toBe(sameBoth);
  expect(data.similar.length).toBeLessThanOrEqual(6);
  expect(data.similar.map((card) => card.id)).not.toContain(closed);
  expectFailure(await read(999_999), 404, 'NOT_FOUND');
});

it('lists open jobs alone for the sitemap, split by id', async () => {
  const open = await createJob(test.db);
  const closed = await createJob(test.db, { status: 'filled' });
  const far = await createJob(test.db, { id: 25_000 });
  const { data: parts } = await test.read<{ data: { part: number }[] }>('/api/sitemap/jobs');
  expect(parts.map(({ part }) => part)).toEqual([1, 3]);
  const { data } = await test.read<{ data: { id: number }[] }>('/api/sitemap/jobs/1');
  const ids = data.map(({ id }) => id);
  expect(ids).toContain(open);
  expect(ids).not.toContain(closed);
  expect(ids).not.toContain(far);
});
