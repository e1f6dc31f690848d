import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The tsconfig is found through a linked package, which the transformer does not follow.
  oxc: { tsconfig: false, jsx: { runtime: 'automatic' } },
  test: { include: ['src/**/*.test.{ts,tsx}'] },
});
