import { JobBoardBody, type JobCard, type JobMap } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { makeJobs } from '../../../bench/make-jobs.ts';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { boardOf, idsOf, newerFirst } from '../../../test/support/board.ts';
import { haversine } from '../../../test/support/haversine.ts';
import { mapBoard } from './map.repository.ts';

const test = await openTestApp();
await makeJobs(test.db, 3000, () => {});

const { board, scroll } = boardOf(test);
const dhanmondi = { latitude: 23.7461, longitude: 90.3742, distance: 10 };

describe('the board in another order', () => {
  it('has each job once, those that pay most first and of equals the newest', async () => {
    for (const body of [{ filters: { days_in_week: 5 } }, dhanmondi, { tutor_gender: 2 }]) {
      const found = await scroll({ ...body, sort: 'salary' });
      const expected = (await scroll(body)).toSorted(
        (a, b) => b.actual_salary - a.actual_salary || newerFirst(a, b),
      );
      expect(idsOf(found)).toEqual(idsOf(expected));
      expect(found.length).toBeGreaterThan(50);
    }
  });

  it('has the nearest first', async () => {
    for (const body of [dhanmondi, { ...dhanmondi, distance: 50 }]) {
      const found = await scroll({ ...body, sort: 'nearest' });
      const km = (card: JobCard) =>
        haversine(dhanmondi, { latitude: Number(card.latitude), longitude: Number(card.longitude) });
      const ways = found.map(km);
      expect(ways.every((way, index) => index === 0 || way >= (ways[index - 1] ?? 0) - 1e-6)).toBe(true);
      expect(new Set(idsOf(found))).toEqual(new Set(idsOf(await scroll(body))));
    }
  });

  it('is by the newest where there is no position to be near to', async () => {
    expect(idsOf((await board({ sort: 'nearest' })).data)).toEqual(idsOf((await board({})).data));
  });

  it('refuses an order it does not have and a cursor with a broken rank', async () => {
    const cursor = Buffer.from('1.1~9e999').toString('base64url');
    for (const body of [{ sort: 'oldest' }, { cursor, sort: 'salary' }])
      expectFailure(await test.send('POST /job-board', { body }), 422, 'VALIDATION');
  });
});

it('narrows by the classes of a category', async () => {
  const all = await scroll({});
  const wanted = all.filter((card) => card.tutoring_category.category_name === 'English Medium');
  expect(idsOf(await scroll({ filters: { tutoring_category_id: 2 } }))).toEqual(idsOf(wanted));
  expect(wanted.length).toBeGreaterThan(0);
});

describe('the map of a board', () => {
  it.each([{}, dhanmondi, { filters: { salary: [8000, null] }, tutor_gender: 1 }])(
    'has the jobs of %o by the centres of their cells',
    async (body) => {
      const cells = new Map<string, number[]>();
      for (const { latitude, longitude, actual_salary } of await scroll(body)) {
        if (latitude === null) continue;
        const key = `${latitude} ${longitude}`;
        cells.set(key, [...(cells.get(key) ?? []), actual_salary]);
      }
      const { body: map } = await test.send<JobMap>('POST /api/job-board/map', { body });
      expect(map.total).toBe([...cells.values()].flat().length);
      expect([map.data.length, map.total_is_capped]).toEqual([cells.size, false]);
      for (const { latitude, longitude, count, salary } of map.data) {
        const salaries = cells.get(`${latitude} ${longitude}`) ?? [];
        expect([count, ...salary]).toEqual([salaries.length, Math.min(...salaries), Math.max(...salaries)]);
      }
    },
  );

  it('takes the newest up to its cap and says so', async () => {
    const newest = (await scroll({})).slice(0, 40).filter((card) => card.latitude !== null);
    const map = await mapBoard(test.db, JobBoardBody.parse({}), newest.length);
    expect(map).toMatchObject({ total: newest.length, total_is_capped: true });
    const places = new Set(newest.map(({ latitude, longitude }) => `${latitude} ${longitude}`));
    for (const place of places)
      expect(map.data.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).toContain(place);
  });
});
