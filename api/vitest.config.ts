import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;
const common = {
  root,
  // Tests wait for conditions; this only ends one that hangs, however busy the machine is.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
  environment: 'node',
  // Every file makes its own database and app; a process for each would take as long as what it tests.
  isolate: false,
} as const;
// Vite does not resolve a tsconfig that extends one of a linked package.
const tsconfig = join(root, '../tsconfig.base.json');
const unit = '{src,test}/**/*.unit.test.ts';
const onServer = '{src,test}/**/*.server.test.ts';
/** Drivers, transactions and files differ between the databases. What modules do on the embedded one is proved by the
 * journeys in a browser, whose site runs on it, and by long runs. */
const onBoth = '{src/kit,src/modules/lifecycle,test}/**/*.test.ts';
const long = process.env.TEST_LONG === '1';

export default defineConfig({
  test: {
    projects: [
      {
        tsconfig,
        test: {
          ...common,
          name: 'pglite',
          include: long ? ['{src,test}/**/*.test.ts'] : [unit, onBoth],
          exclude: long ? [] : [onServer],
          globalSetup: [join(root, 'test/support/pglite.setup.ts')],
        },
      },
      {
        tsconfig,
        test: {
          ...common,
          name: 'postgres',
          include: ['{src,test}/**/*.test.ts'],
          exclude: [unit],
          globalSetup: [join(root, 'test/support/postgres.setup.ts')],
        },
      },
    ],
    maxWorkers: 2,
  },
});
