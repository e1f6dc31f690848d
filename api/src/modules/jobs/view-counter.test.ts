import { expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../../../test/support/database.ts';
import { createJob } from '../../../test/support/jobs.repository.ts';
import { rows } from '../../../test/support/rows.repository.ts';
import { run } from '../../kit/database/query.repository.ts';
import { createViewCounter } from './view-counter.ts';

it('API-151 views of several processes come into the database once each, and none is lost by a failed write', async () => {
  const { db, close } = await freshDatabase();
  onTestFinished(close);
  const [one, other] = [await createJob(db), await createJob(db)];
  const stored = async () => {
    const jobs = await rows(db, 'job_views', ['job_id', 'views']);
    return Object.fromEntries(jobs.map(({ job_id, views }) => [job_id, views]));
  };
  const [here, there] = [createViewCounter(db), createViewCounter(db)];
  const counted = [here.count(one, 'a'), here.count(one, 'a'), here.count(one, 'b'), here.count(other, 'a')];
  expect(counted).toEqual([1, 1, 2, 1]);
  there.count(one, 'a');
  there.count(one, 'c');
  expect(await stored()).toEqual({});

  await run(db)`alter table job_view_marks rename to away`;
  await expect(here.save()).rejects.toThrow('job_view_marks');
  await run(db)`alter table away rename to job_view_marks`;
  await Promise.all([here.save(), there.save()]);
  expect(await stored()).toEqual({ [one]: 3, [other]: 1 });
  expect([here.count(one, 'b'), here.count(one, 'd')]).toEqual([0, 1]);
});
