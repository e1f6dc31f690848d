import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    // Each file in a context of its own, which is made much faster than a process.
    pool: 'vmThreads',
    maxWorkers: '100%',
  },
});
