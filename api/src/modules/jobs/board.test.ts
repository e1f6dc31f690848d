import { boardPageSize, type JobBoardPage } from '@porao/contracts';
import { expect, inject, it } from 'vitest';
import { makeJobs } from '../../../bench/make-jobs.ts';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { boardOf, idsOf, newestFirst } from '../../../test/support/board.ts';
import { haversine } from '../../../test/support/haversine.ts';
import { createJob } from '../../../test/support/jobs.repository.ts';
import { isLongRun } from '../../../test/support/long.ts';
import { createTutor } from '../../../test/support/people.repository.ts';
import { change, insert, row, rows } from '../../../test/support/rows.repository.ts';

const test = await openTestApp();
await makeJobs(test.db, 2500, () => {});
const { board, scroll } = boardOf(test);

const columns = ['id', 'snap_latitude', 'snap_longitude', 'actual_salary', 'tutor_gender'] as const;
const openJobs = () => rows(test.db, 'jobs', columns, { status: 'live' });

it('API-006 API-060 answers data, current_page, last_page and total at the literal path and its alias', async () => {
  const open = await openJobs();
  const page = await board({ page: 2 }, '?per_page=10');
  expect(page.data).toHaveLength(10);
  expect(page).toMatchObject({ current_page: 2, total: open.length, total_is_capped: false });
  expect(page.last_page).toBe(Math.ceil(open.length / 10));
  const alias = await test.send<JobBoardPage>('POST /api/job-board?per_page=10', { body: { page: 2 } });
  expect(alias.body).toEqual(page);
});

it('RUL-025 has ten jobs a page unless asked otherwise', async () => {
  expect((await board()).data).toHaveLength(boardPageSize);
  expect((await board({}, '?per_page=3')).data).toHaveLength(3);
});

it('lists open jobs only, each once, newest first, by cursor as by page number', async () => {
  const open = await openJobs();
  const scrolled = await scroll({});
  expect(idsOf(scrolled)).toEqual(newestFirst(scrolled));
  expect(new Set(idsOf(scrolled))).toEqual(new Set(idsOf(open)));
  const paged: number[] = [];
  for (let page = 1; paged.length < open.length; page++) {
    paged.push(...idsOf((await board({ page }, '?per_page=50')).data));
  }
  expect(paged).toEqual(idsOf(scrolled));
});

it.each([
  [1, 23.7461, 90.3742],
  [5, 23.7461, 90.3742],
  [10, 23.8103, 90.4125],
  [15, 23.8103, 90.4125],
  [50, 23.7461, 90.3742],
  [5, 22.3569, 91.7832],
  [20, 24.0, 91.0],
])(
  'API-060 a radius of %i km finds exactly what the haversine finds',
  async (distance, latitude, longitude) => {
    const expected = (await openJobs()).filter((job) => {
      const there = { latitude: Number(job.snap_latitude), longitude: Number(job.snap_longitude) };
      return haversine({ latitude, longitude }, there) <= distance;
    });
    const found = await scroll({ latitude, longitude, distance });
    expect(found).toHaveLength(expected.length);
    expect(new Set(idsOf(found))).toEqual(new Set(idsOf(expected)));
    expect(idsOf(found)).toEqual(newestFirst(found));
  },
);

it('API-060 narrows by salary, both ends included, and by an open end', async () => {
  const count = async (keep: (salary: number) => boolean) =>
    (await openJobs()).filter((job) => keep(job.actual_salary)).length;
  expect((await board({ filters: { salary: [2000, 5000] } })).total).toBe(
    await count((salary) => salary >= 2000 && salary <= 5000),
  );
  const open = await board({ filters: { salary: [8000, null] } });
  expect(open.total).toBe(await count((salary) => salary >= 8000));
});

it('API-060 RUL-036 a job for any gender matches either; 3 and absent narrow nothing', async () => {
  const open = await openJobs();
  const matching = (gender: number) => open.filter((job) => [gender, 3].includes(job.tutor_gender)).length;
  expect((await board({ tutor_gender: 1 })).total).toBe(matching(1));
  expect((await board({ tutor_gender: 2 })).total).toBe(matching(2));
  expect((await board({ tutor_gender: 3 })).total).toBe(open.length);
});

it('narrows by class, days, place and subject together with a position', async () => {
  const all = await scroll({ latitude: 23.7461, longitude: 90.3742, distance: 20 });
  const sample = all.find((card) => card.subjects.length > 0);
  if (!sample) throw new Error('No job around Dhanmondi');
  const columns = ['i_class_id', 'days_in_week', 'tutoring_place_id'] as const;
  const job = await row(test.db, 'jobs', columns, { id: sample.id });
  const filters = { ...job, subject_id: sample.subjects[0]?.id };
  const found = await scroll({ latitude: 23.7461, longitude: 90.3742, distance: 20, filters });
  const expected = all.filter(
    (card) =>
      card.iclass.class_name === sample.iclass.class_name &&
      card.tutoring_category.category_name === sample.tutoring_category.category_name &&
      card.days_in_week === filters.days_in_week &&
      card.tutoring_place.id === filters.tutoring_place_id &&
      card.subjects.some((subject) => subject.id === filters.subject_id),
  );
  expect(found).toEqual(expected);
  expect(found.length).toBeGreaterThan(0);
});

it('keeps an endless list without gaps or repeats while jobs are posted and closed', async () => {
  const before = await scroll({});
  const first = await board({}, '?per_page=10');
  const posted = await createJob(test.db);
  const gone = before[15]?.id ?? 0;
  await change(test.db, 'jobs', { status: 'filled' }, { id: gone });
  const second = await board({ cursor: first.next_cursor }, '?per_page=10');
  const expected = before.slice(10, 21).filter((card) => card.id !== gone);
  expect(idsOf(second.data)).toEqual(idsOf(expected));
  expect((await board()).data[0]?.id).toBe(posted);
});

it('refuses half a position, a wild radius and a broken cursor', async () => {
  for (const body of [
    { latitude: 23.7 },
    { latitude: 23.7, longitude: 90.4, distance: 51 },
    { latitude: 91, longitude: 90.4 },
    { cursor: 'nonsense' },
    { cursor: Buffer.from('1.99999999999').toString('base64url') },
    { page: 0 },
    { filters: { days_in_week: 8 } },
    { filters: { salary: [1] } },
  ]) {
    expectFailure(await test.send('POST /job-board', { body }), 422, 'VALIDATION');
  }
});

it('shows a tutor only own applications and saves', async () => {
  const [mine, other] = [await createTutor(test.db), await createTutor(test.db)];
  const jobId = await createJob(test.db);
  for (const { tutorId } of [mine, other]) {
    await insert(test.db, 'applications', { job_id: jobId, tutor_id: tutorId });
    await insert(test.db, 'saved_jobs', { job_id: jobId, tutor_id: tutorId });
  }
  const { body } = await test.send<JobBoardPage>('POST /job-board', { token: mine.token, body: {} });
  const card = body.data.find((candidate) => candidate.id === jobId);
  expect(card?.applications).toEqual([{ tutor_id: mine.tutorId }]);
  expect(card?.saved_by).toEqual([{ tutor_id: mine.tutorId, tuition_job_offer_id: jobId }]);
  const guest = (await board()).data.find((candidate) => candidate.id === jobId);
  expect(guest).toMatchObject({ applications: [], saved_by: [] });
});

// The embedded database takes most of this file's time to make them.
it.runIf(isLongRun || inject('database').kind === 'postgres')(
  'says so when there are more than a thousand, and still reaches all of them',
  async () => {
    await makeJobs(test.db, 6000, () => {});
    const open = await openJobs();
    expect(open.length).toBeGreaterThan(1000);
    for (const body of [{}, { latitude: 23.8, longitude: 90.4, distance: 50, tutor_gender: 3 }]) {
      const page = await board(body);
      const all = await scroll(body);
      expect(all.length).toBeGreaterThan(1000);
      expect(page).toMatchObject({ total: 1000, total_is_capped: true, last_page: 100 });
      expect(idsOf(all)).toEqual(newestFirst(all));
    }
    expect(await scroll({})).toHaveLength(open.length);
    const around = { latitude: 23.8, longitude: 90.4, distance: 50 };
    const nearest = idsOf(await scroll({ ...around, sort: 'nearest' }));
    expect(new Set(nearest)).toEqual(new Set(idsOf(await scroll(around))));
    expect(new Set(nearest).size).toBe(nearest.length);
  },
);
