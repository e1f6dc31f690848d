import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Removes other users' access to the files of an embedded database: a new one has the modes of an archive. */
export function closeFiles(folder: string): void {
  if ((statSync(join(folder, 'PG_VERSION')).mode & 0o077) === 0) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), 0o600);
}
