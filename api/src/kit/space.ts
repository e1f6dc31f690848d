import type { Db } from './database/open.ts';
import { writeSomething } from './database/space.repository.ts';
import type { FileStore } from './storage/index.ts';

const checkIntervalMs = 10_000;

/** Checks for `readyz` whether database and files take writes: at most every ten seconds, and at every call after a
 * failure for lack of space or of a read-only database until a check succeeds. */
export function watchSpace({ db, files }: { db: Db; files: FileStore }): {
  noteRefused: () => void;
  check: () => Promise<void>;
} {
  let validUntil = 0;
  return {
    noteRefused: () => {
      validUntil = 0;
    },
    check: async () => {
      if (performance.now() < validUntil) return;
      await writeSomething(db);
      await files.checkSpace?.();
      validUntil = performance.now() + checkIntervalMs;
    },
  };
}
