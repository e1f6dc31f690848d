import { globSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { testProject } from './shared/build/src/vitest.ts';

const membersWithTests = ['shared/*', 'shared/build/template', 'shell', 'mfe-*', 'deploy']
  .flatMap((pattern) => globSync(pattern, { cwd: import.meta.dirname }))
  .map((folder) => join(import.meta.dirname, folder))
  .filter((folder) => globSync('{src/**,*}/*.test.{ts,tsx}', { cwd: folder }).length > 0);

/** One process runs the tests of all members; `--project mfe-tutor` picks one. */
export default defineConfig({
  test: { projects: [...membersWithTests.map(testProject), 'api'], maxWorkers: 2 },
});
