import type { Db } from '../database/open.ts';
import { many } from '../database/query.repository.ts';
import { jobsChannel, type Queue } from './queues.ts';

export interface NewJob<T extends object> {
  readonly data: T;
  /** Now where it is not given. */
  readonly startAfter?: Date;
  /** A process works one job of a group at a time, so that no account holds up the others. */
  readonly group?: number;
}

/** Adds jobs to a queue in the caller's transaction: they run after it was committed, or never. pg-boss itself would need
 * to be started for it, in each process and test that changes a row; its documentation allows inserts. */
export async function send<T extends object>(
  trx: Db,
  queue: Queue<T>,
  jobs: readonly NewJob<T>[],
): Promise<void> {
  if (jobs.length === 0) return;
  const given = JSON.stringify(
    jobs.map(({ data, startAfter, group }) => ({ data, at: startAfter ?? null, group_id: group ?? null })),
  );
  const rows = await many<{ sent: number }>(trx)`
    with sent as (
      insert into pgboss.job (name, data, start_after, keep_until, retry_limit, retry_delay, retry_backoff,
        retry_delay_max, expire_seconds, deletion_seconds, policy, dead_letter, group_id)
      select q.name, j.data, coalesce(j.at, now()), coalesce(j.at, now()) + make_interval(secs => q.retention_seconds),
        q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds,
        q.policy, q.dead_letter, j.group_id
      from pgboss.queue q, jsonb_to_recordset(${given}::jsonb) as j (data jsonb, at timestamptz, group_id text)
      where q.name = ${queue.name}
      returning 1
    )
    select count(*)::int as sent, pg_notify(${jobsChannel}, ${queue.name}) from sent`;
  if (rows[0]?.sent !== jobs.length)
    throw new Error(`There is no queue ${queue.name}: a migration makes it.`);
}
