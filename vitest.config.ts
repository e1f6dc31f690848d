import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const membersWithTests = ['shared/*', 'shared/build/template', 'shell', 'mfe-*', 'deploy']
  .flatMap((pattern) => globSync(pattern, { cwd: import.meta.dirname }))
  .map((folder) => join(import.meta.dirname, folder))
  .filter((folder) => globSync('{src/**,*}/*.test.{ts,tsx}', { cwd: folder }).length > 0);

/** Members that test what a browser shows have jsdom among their packages. */
const showsPages = (folder: string) => readFileSync(join(folder, 'package.json'), 'utf8').includes('"jsdom"');

const waitLimit = join(import.meta.dirname, 'shared/platform/src/testing/setup.ts');

function projectOf(folder: string): TestProjectConfiguration {
  const setups = [join(folder, 'src/testing/setup.ts'), ...(showsPages(folder) ? [waitLimit] : [])];
  return {
    // Vite does not resolve a tsconfig that extends one of a linked package.
    tsconfig: join(import.meta.dirname, 'tsconfig.base.json'),
    oxc: { jsx: { runtime: 'automatic' } },
    test: {
      name: basename(folder),
      root: folder,
      include: ['**/*.test.{ts,tsx}'],
      // A member of its own, below another one.
      exclude: ['**/node_modules/**', 'template/**'],
      // Tests wait for conditions; these only end one that hangs, however busy the machine is.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 60_000 } },
      css: { modules: { classNameStrategy: 'non-scoped' } },
      setupFiles: [...new Set(setups)].filter((file) => existsSync(file)),
      // A context for each file is made much faster than a process. Without pages, files share a process.
      ...(showsPages(folder) ? { environment: 'jsdom', pool: 'vmThreads' } : { isolate: false }),
    },
  };
}

/** One process runs the tests of all members; `--project mfe-tutor` picks one. */
export default defineConfig({
  test: { projects: [...membersWithTests.map(projectOf), 'api'], maxWorkers: 2 },
});
