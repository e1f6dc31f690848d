import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { TestProjectConfiguration } from 'vitest/config';
import { testedServerTable } from './server-table.ts';

/** Members that test what a browser shows have jsdom among their packages. */
const showsPages = (folder: string) => readFileSync(join(folder, 'package.json'), 'utf8').includes('"jsdom"');

/** Says how the tests of one package run, an app's or another one. */
export function testProject(folder: string): Extract<TestProjectConfiguration, { test?: object }> {
  const require = createRequire(join(folder, 'package.json'));
  const setups = globSync('src/testing/setup.ts', { cwd: folder }).map((file) => join(folder, file));
  const withPages = showsPages(folder);
  return {
    // Vite does not resolve a tsconfig that extends one of a linked package.
    tsconfig: join(import.meta.dirname, '../tsconfig/browser.json'),
    plugins: [testedServerTable],
    oxc: { jsx: { runtime: 'automatic' } },
    test: {
      name: basename(folder),
      root: folder,
      include: ['**/*.test.{ts,tsx}'],
      // A member of its own, below another one.
      exclude: ['**/node_modules/**', 'template/**'],
      // Tests wait for conditions; these only end one that hangs, however busy the machine is.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      expect: { poll: { timeout: 60_000 } },
      css: { modules: { classNameStrategy: 'non-scoped' } },
      setupFiles: [
        ...new Set([...setups, ...(withPages ? [require.resolve('@porao/platform/testing/setup')] : [])]),
      ],
      // Our packages import styles.
      server: { deps: { inline: [/\/node_modules\/@porao\//] } },
      // A context for each file is made much faster than a process. Without pages, files share a process.
      ...(withPages ? { environment: 'jsdom', pool: 'vmThreads' } : { isolate: false }),
    },
  };
}
