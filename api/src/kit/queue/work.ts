import { messageOf } from '@porao/server';
import type { Pool } from 'pg';
import { type Db, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { OpenedDatabase } from '../database/open.ts';
import { isReadOnly } from '../database/read-only.ts';
import type { Logger } from '../log.ts';
import { jobsChannel, type Queue } from './queues.ts';

/** Does one kind of job. It may run more than once for a job: after a crash, and at the same time after a hang. */
export interface Worker<T extends object = object> {
  readonly queue: Queue<T>;
  readonly work: (data: T) => Promise<unknown>;
}

/** A task by the clock of Bangladesh, in one of all processes. */
export interface Timed {
  /** Five fields: minute, hour, day of the month, month, day of the week. */
  readonly cron: string;
  readonly run: () => Promise<unknown>;
}
export type TimedTasks = Readonly<Record<string, Timed>>;

export interface Working {
  /** Fails or expires what is stuck, at once instead of within a minute. */
  readonly supervise: () => Promise<void>;
  /** Lets running jobs end, for 3 s; what has not is tried again by another process. */
  readonly stop: () => Promise<void>;
}

const timedQueue: Queue<{ task: string }> = { name: 'upkeep' };
/** In seconds: between looks at a queue that is told of new jobs, and of one that is not. */
const [toldPolling, polling] = [30, 5];
/** A process works four jobs of a queue at a time, each of which may hold a connection of the pool: two fetchers, so that
 * a slow pair does not hold up the rest, and one job of a group. pg-boss fetches the next ones at once only after a
 * full batch of more than one. */
const concurrency = { localConcurrency: 2, batchSize: 2, localGroupConcurrency: 1, burstWhenBatchFull: true };

/** A statement that fails within its own transaction leaves it open, and a pool ends the connection then; the embedded
 * database has no other one. */
async function execute(pool: Pool, text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  const client = await pool.connect();
  let broken = false;
  try {
    return await client.query(text, values);
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    // After a failover another connection leads to the server that takes writes.
    broken ||= isReadOnly(error);
    throw error;
  } finally {
    client.release(broken);
  }
}

const over = ({ pool, listen }: OpenedDatabase): Db => ({
  executeSql: (text, values) => execute(pool, text, values),
  ...(listen && {
    // Ours, not the channel that pg-boss names: `send` and pg-boss need not agree on one.
    listen: async (_channel: string, hear: (payload: string) => void, missed: () => void) => {
      const listening = await listen({ name: jobsChannel, hear, missed });
      missed();
      return { close: listening.stop };
    },
  }),
});

interface Options {
  readonly database: OpenedDatabase;
  readonly log: Logger;
  readonly workers: readonly Worker[];
  readonly timed: TimedTasks;
}

/** Each job with its own outcome: one that fails does not fail those that were fetched with it. */
async function outcomeOf(
  { queue, work }: Worker,
  job: { id: string; data: object },
  log: Logger,
): Promise<JobResult> {
  try {
    await work(job.data);
    return { id: job.id, status: 'completed' };
  } catch (err) {
    log.warn({ err, queue: queue.name, job: job.id }, 'a job failed');
    return { id: job.id, status: 'failed', output: { message: messageOf(err) } };
  }
}

function timedWorker(timed: TimedTasks, log: Logger): Worker {
  return {
    queue: timedQueue,
    work: async (data) => {
      const { task } = data as { task: string };
      if (timed[task]) await timed[task].run();
      else log.warn({ task }, 'a task that this version does not have');
    },
  };
}

/** Works the queues of this database until it is stopped; several processes share the jobs. */
export async function startWork({ database, log, workers, timed }: Options): Promise<Working> {
  const boss = new PgBoss({
    db: over(database),
    schema: 'pgboss',
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    // Tables and queues are made by our migrations.
    migrate: false,
    createSchema: false,
    useListenNotify: database.listen !== undefined,
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 45,
    // No job of ours waits for another.
    flowIntervalSeconds: 3600,
    registerInstance: false,
    monitorVacuum: database.kind === 'server',
    reindex: database.kind === 'server',
  });
  boss.on('error', (err) => log.warn({ err }, 'the queue failed'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, `queue: ${message}`));
  await boss.start();
  const options = {
    ...concurrency,
    perJobResults: true,
    pollingIntervalSeconds: polling,
    notifyPollingIntervalSeconds: toldPolling,
  } as const;
  for (const worker of [...workers, timedWorker(timed, log)]) {
    await boss.work(worker.queue.name, options, (jobs: Job[]) =>
      Promise.all(jobs.map((job) => outcomeOf(worker, job, log))),
    );
  }
  for (const [task, { cron }] of Object.entries(timed)) {
    await boss.schedule(timedQueue.name, cron, { task }, { key: task, tz: 'Asia/Dhaka' });
  }
  return {
    supervise: () => boss.supervise(),
    stop: () => boss.stop({ close: false, graceful: true, timeout: 3000 }),
  };
}
