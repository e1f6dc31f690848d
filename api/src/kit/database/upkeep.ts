import type { Pool } from 'pg';
import type { Logger } from '../log.ts';

/** Runs `tasks` periodically in sequence; a failing one is logged and runs again the next time. */
export function every(
  minutes: number,
  log: Logger,
  tasks: Readonly<Record<string, () => Promise<unknown>>>,
): { stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const run = async () => {
    for (const [task, perform] of Object.entries(tasks)) {
      await perform().catch((err: unknown) => log.warn({ err, task }, 'upkeep failed'));
    }
  };
  const timer = setInterval(() => {
    running = running.then(run);
  }, minutes * 60_000);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}

/** The embedded database has no autovacuum. The client is always released without an error: the pool would discard it
 * and the embedded database's next client would read the responses of this one. */
export async function vacuum(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
}
