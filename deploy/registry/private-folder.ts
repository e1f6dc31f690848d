import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '@porao/server';

const others = 0o077;

/** Makes a data folder its owner's alone, what this process and its children will write included. A folder that others
 * could read before is closed with everything in it. */
export function keepPrivate(folder: string): void {
  process.umask(others);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if ((lstatSync(folder).mode & others) !== 0) close(folder);
}

/** Files that vanish meanwhile, or are another user's, are passed over: the folder itself is closed first. */
function close(path: string): void {
  try {
    const entry = lstatSync(path);
    if (entry.isSymbolicLink()) return;
    chmodSync(path, entry.mode & 0o700);
    if (entry.isDirectory()) for (const name of readdirSync(path)) close(join(path, name));
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'EPERM')) throw error;
  }
}
