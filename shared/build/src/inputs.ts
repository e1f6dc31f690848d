import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The folder of our packages: `shared` of the workspace, or `node_modules/@porao` of another repository. */
const packages = join(import.meta.dirname, '../..');
const lockfiles = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

/** Eight hex digits over everything that goes into a build of the app at `root`. */
export function inputsHash(root: string, shared = packages): string {
  const hash = createHash('sha256');
  const files = [`${root}/src/**/*.*`, `${shared}/*/src/**/*.*`].flatMap((pattern) => globSync(pattern));
  for (const file of [...files, ...lockfileOf(root)].sort()) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}

/** Returns the lock file of the app's own folder, or of the workspace around it. */
function lockfileOf(root: string): string[] {
  const candidates = [root, join(root, '..')].flatMap((folder) =>
    lockfiles.map((name) => join(folder, name)),
  );
  return candidates.filter((file) => existsSync(file)).slice(0, 1);
}
