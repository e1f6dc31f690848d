import type { Pool } from 'pg';
import type { Facts } from './cases.ts';
import { openWire, requestOf } from './wire.ts';

/** Off the cities of the made jobs: a dozen open ones are moved here. */
export const sparsePlace = { latitude: 22.1953, longitude: 92.2184 };

export type Chosen = Omit<Facts, 'cursor'>;

export async function chooseFacts(pool: Pool): Promise<Chosen> {
  const ids = async (query: string) => (await pool.query<{ id: number }>(query)).rows.map((row) => row.id);
  const classes = await ids(
    `select i_class_id as id from jobs where status = 'live' group by 1 order by count(*), 1`,
  );
  const subjects = await ids(
    `select s.subject_id as id from job_subjects s join jobs j on j.id = s.job_id
     where j.status = 'live' group by 1 order by count(*) desc, 1 limit 1`,
  );
  const openJobs = await ids(`select id from jobs where status = 'live' order by md5(id::text) limit 2000`);
  const [rareClass, commonClass, commonSubject] = [classes[0], classes.at(-1), subjects[0]];
  if (!rareClass || !commonClass || !commonSubject) throw new Error('The database holds no open jobs.');
  return { rareClass, commonClass, commonSubject, openJobs, sparse: sparsePlace };
}

/** Walks the endless list; answers the cursor that leads to `page`, or to the last page. */
export async function cursorTo(url: string, page: number): Promise<string> {
  const wire = await openWire(url);
  let cursor: string | undefined;
  for (let at = 1; at < page; at++) {
    const body = cursor === undefined ? {} : { cursor };
    const answer = await wire.send(requestOf({ method: 'POST', path: '/api/job-board', body }));
    const { next_cursor } = JSON.parse(answer) as { next_cursor: string | null };
    if (next_cursor === null) break;
    cursor = next_cursor;
  }
  wire.close();
  if (cursor === undefined) throw new Error('There is only one page of open jobs.');
  return cursor;
}
