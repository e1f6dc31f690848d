import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Proofs that take long: `pnpm test:long`. The suite has a sample of each. */
export default defineConfig(base, { testDir: 'long', outputDir: 'test-results/long' });
