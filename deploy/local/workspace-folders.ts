import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../registry/data-dir.ts';

/** Members of the workspace, the shared ones first, as absolute paths. */
export function workspaceFolders(): string[] {
  const patterns = ['shared/*', 'shared/build/template', 'shell', 'mfe-*', 'api', 'deploy', 'e2e'];
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: repoRoot }).toSorted())
    .map((folder) => join(repoRoot, folder))
    .filter((folder) => existsSync(join(folder, 'package.json')));
}
