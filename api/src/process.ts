import { limitHeapGrowth, messageOf } from '@porao/server';
import { isDiskFull } from './kit/database/disk-full.ts';
import { isReadOnly } from './kit/database/read-only.ts';
import type { Logger } from './kit/log.ts';

interface Started {
  readonly log: Logger;
  /** Told to the process that started this one. */
  readonly ready: { readonly type: 'ready'; readonly port?: number };
  readonly stop: () => Promise<void>;
}

function fail(error: unknown): never {
  if (isDiskFull(error)) {
    process.stderr.write(
      'The disk is full: free some space where DATA_DIR or the database is, then start again.\n',
    );
  }
  if (isReadOnly(error) || (error instanceof Error && isReadOnly(error.cause))) {
    process.stderr.write(
      'The database is read-only and lacks migrations of this release: start it again once the database takes ' +
        'writes, or the release of before, which serves reads until then.\n',
    );
  }
  process.stderr.write(`${messageOf(error)}\n`);
  if (error instanceof Error && error.cause instanceof Error)
    process.stderr.write(`${error.cause.message}\n`);
  process.exit(1);
}

/** Starts a program and stops it on SIGTERM, SIGINT or with the process that started it. */
export async function runProcess(start: () => Promise<Started>): Promise<void> {
  limitHeapGrowth();
  // Files of DATA_DIR are readable by this user only.
  process.umask(0o077);
  const { log, ready, stop: end } = await start().catch(fail);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // Ends the process even when handles are still open.
    setTimeout(() => process.exit(1), 5000).unref();
    await end();
    log.info('stopped');
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  process.on('disconnect', () => void stop());
  process.send?.(ready);
}
