import { defineConfig } from 'vitest/config';

const wanted = process.env.TEST_DATABASE;
if (wanted && wanted !== 'pglite' && wanted !== 'postgres') {
  throw new Error(`TEST_DATABASE is "${wanted}": give pglite or postgres, or leave it out for both.`);
}

const common = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  environment: 'node',
  // Every file makes its own database and app; a process for each would take as long as what it tests.
  isolate: false,
} as const;
// Vite does not resolve a tsconfig that extends one of a linked package.
const tsconfig = '../tsconfig.base.json';
const projects = [
  {
    tsconfig,
    test: {
      ...common,
      name: 'pglite',
      include: ['src/**/*.test.ts'],
      globalSetup: ['src/testing/pglite.setup.ts'],
    },
  },
  {
    tsconfig,
    test: {
      ...common,
      name: 'postgres',
      include: ['src/**/*.test.ts'],
      exclude: ['src/**/*.unit.test.ts'],
      globalSetup: ['src/testing/postgres.setup.ts'],
    },
  },
];

export default defineConfig({
  test: { projects: projects.filter(({ test }) => !wanted || test.name === wanted), maxWorkers: 2 },
});
