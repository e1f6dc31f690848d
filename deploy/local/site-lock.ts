import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readRunFile } from './run-file.ts';

/** Holds a data folder for the site of this process. The lock is the kernel's and ends with the process, however that
 * ends, so there is never a stale one. As in the API, which shares no code with this process. */
export function lockSite(dataDir: string): { release: () => void } {
  const note = join(dataDir, 'site.lock.pid');
  const lock = new DatabaseSync(join(dataDir, 'site.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    if (!isBusy(cause)) throw new Error(`${dataDir} cannot be used: ${wordsOf(cause)}.`, { cause });
    const place = readRunFile(dataDir)?.url;
    throw new Error(
      `A site ${place ? `runs at ${place}` : 'is being started'} over ${dataDir} (process ${pidIn(note)}). ` +
        'Stop it first, or choose another folder: DATA_DIR=.data-2 PORT=8090 npm start',
      { cause },
    );
  }
  writeFileSync(note, String(process.pid));
  return { release: () => lock.close() };
}

/** SQLite's SQLITE_BUSY; anything else, such as a full disk, is not another process. */
const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5;

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function pidIn(note: string): string {
  try {
    return readFileSync(note, 'utf8');
  } catch {
    return 'unknown';
  }
}
