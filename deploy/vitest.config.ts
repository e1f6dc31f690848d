import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Vite does not resolve a tsconfig that extends one of a linked package.
  tsconfig: '../tsconfig.base.json',
  test: { include: ['**/*.test.ts'], testTimeout: 20_000, maxWorkers: '100%' },
});
