import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { messageOf } from './errors.ts';

/** Holds `path` for this process until `release`; `heldBy` says what to tell when another one holds it. An SQLite lock
 * is the kernel's: it ends with the process, kill -9 included, so there are no stale locks. */
export function lockFile(path: string, heldBy: (pid: string) => string): { release: () => void } {
  mkdirSync(dirname(path), { recursive: true });
  const note = `${path}.pid`;
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    const message = isBusy(cause)
      ? heldBy(readNote(note))
      : `${dirname(path)} cannot be used: ${messageOf(cause)}.`;
    throw new Error(message, { cause });
  }
  writeFileSync(note, String(process.pid));
  return { release: () => lock.close() };
}

/** SQLite's SQLITE_BUSY; anything else, such as a full disk, is not another process. */
const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5;

function readNote(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return 'unknown';
  }
}
