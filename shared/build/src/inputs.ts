import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Eight hex digits over everything that goes into a build of the app at `root`. */
export function inputsHash(root: string): string {
  const workspace = join(root, '..');
  const hash = createHash('sha256');
  const patterns = [`${root}/src/**/*.*`, `${workspace}/shared/*/src/**/*.*`, `${workspace}/pnpm-lock.yaml`];
  for (const file of patterns.flatMap((pattern) => globSync(pattern)).sort()) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(file.slice(workspace.length)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}
