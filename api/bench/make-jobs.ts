import { createRandom } from '@porao/contracts/random';
import type { Db } from '../src/kit/database/open.ts';
import { type JobSource, jobRow } from '../src/seed/job-rows.ts';
import {
  finishJobs,
  insertJobs,
  nextJobId,
  readAreas,
  readClasses,
  unchecked,
} from '../src/seed/jobs.repository.ts';
import { cityShares } from '../src/seed/people.ts';

const batch = 2500;

/** `count` further jobs, 30 % of them open, over the last year. */
export async function makeJobs(db: Db, count: number, progress: (made: number) => void): Promise<void> {
  const random = createRandom(count);
  const [classes, areas] = [await readClasses(db), await readAreas(db)];
  const source: JobSource = {
    classes,
    areas,
    cityShares,
    guardians: [],
    openShare: 0.3,
    days: 365,
    now: Date.now(),
  };
  const first = await nextJobId(db);
  await unchecked(db, async (connection) => {
    for (let made = 0; made < count; made += batch) {
      const size = Math.min(batch, count - made);
      const rows = Array.from({ length: size }, (_, index) => jobRow(random, first + made + index, source));
      await insertJobs(connection, rows);
      progress(made + size);
    }
  });
  await finishJobs(db);
}
