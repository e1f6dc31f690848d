import type { JobPosting } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { many, one } from '../../kit/database/query.repository.ts';
import { isHiring } from './conditions.repository.ts';

/** Range of ids in one part of the sitemap; a sitemap has at most 50,000 addresses, and each job has two. */
const partSpan = 10_000;

interface PostingState extends Pick<JobPosting, 'valid_through' | 'class_name'> {
  readonly is_open: boolean;
}

export const readPostingState = (db: Db, jobId: number) => one<PostingState>(db)`
  select j.status = 'live' as is_open, j.live_until as valid_through, k.class_name
  from jobs j join i_classes k on k.id = j.i_class_id where j.id = ${jobId}`;

/** Open jobs of the class and of the area of a job: both first, then the newest. */
export async function listSimilar(db: Db, jobId: number, limit: number): Promise<number[]> {
  const rows = await many<{ id: number }>(db)`
    with of as (select i_class_id, location_id from jobs where id = ${jobId}),
    of_class as (
      select j.id, j.created_at, j.i_class_id, j.location_id from jobs j
      where j.status = 'live' and ${isHiring()} and j.i_class_id = (select i_class_id from of)
      order by j.created_at desc, j.id desc limit 50
    ),
    of_area as (
      select j.id, j.created_at, j.i_class_id, j.location_id from jobs j
      where j.status = 'live' and ${isHiring()} and j.location_id = (select location_id from of)
      order by j.created_at desc, j.id desc limit 50
    )
    select s.id from (select * from of_class union select * from of_area) s, of
    where s.id <> ${jobId}
    order by (s.i_class_id = of.i_class_id)::int + coalesce(s.location_id = of.location_id, false)::int desc,
      s.created_at desc, s.id desc
    limit ${limit}`;
  return rows.map((row) => row.id);
}

export const listSitemapParts = (db: Db) => many<{ part: number; changed_at: string }>(db)`
    select id / ${partSpan}::int + 1 as part, max(created_at) as changed_at
    from jobs where status = 'live' group by 1 order by 1`;

export function listSitemapJobs(db: Db, part: number): Promise<{ id: number; changed_at: string }[]> {
  const from = (part - 1) * partSpan;
  const to = Math.min(from + partSpan, 2_147_483_647);
  return many<{ id: number; changed_at: string }>(db)`
    select id, created_at as changed_at from jobs
    where status = 'live' and id >= ${from}::int and id < ${to}::int order by id`;
}
