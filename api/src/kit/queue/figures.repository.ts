import type { QueueState } from '@porao/contracts';
import type { Db } from '../database/open.ts';
import { many, value } from '../database/query.repository.ts';

/** Reads the state of our queues, by name. Jobs that ended are counted for as long as they are kept, a day. */
export const readFigures = (db: Db) => many<QueueState>(db)`
    select q.name as queue,
      count(j.id) filter (where j.state < 'active' and j.start_after <= now())::int as ready,
      count(j.id) filter (where j.state < 'active' and j.start_after > now())::int as later,
      count(j.id) filter (where j.state = 'active')::int as active,
      count(j.id) filter (where j.state = 'completed')::int as completed,
      count(j.id) filter (where j.state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(j.start_after) filter (
        where j.state < 'active' and j.start_after <= now())), 0)::int as oldest
    from pgboss.queue q left join pgboss.job j on j.name = q.name
    where q.name not like '\\_\\_%'
    group by q.name order by q.name`;

/** When a worker last looked at the clock (work.ts: every 45 s); null before the first one. */
export const readWorkedAt = async (db: Db) =>
  (await value<string | null>(db)`select cron_on from pgboss.version`) ?? null;
