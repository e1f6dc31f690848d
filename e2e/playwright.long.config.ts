import config from './playwright.config.ts';

/** Proofs that take long, for `pnpm test:long`. */
export default { ...config, testDir: 'long', outputDir: 'test-results/long', retries: 0 };
