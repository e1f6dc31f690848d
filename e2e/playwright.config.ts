import { defineConfig } from '@playwright/test';
import { findChromium } from '../deploy/local/chromium.ts';
import { browserFlags } from './bench/browser.ts';

const chromium = findChromium();

/** Journeys in Chromium against the built and published site. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './support/global-setup.ts',
  // Each worker has a site and a browser of its own.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A second try would hide a fault of the product.
  retries: 0,
  // A busy machine is slow, not wrong: these only end what hangs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    screenshot: 'only-on-failure',
    // Steps, calls and console, where TEST_TRACE=1 asks for them: a tenth of the run's processor time.
    trace:
      process.env['TEST_TRACE'] === '1'
        ? { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false }
        : 'off',
    // A worker's requests pass by page.route(); what it keeps is tested in shell-offline.spec.ts.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      // A process less for each browser: its drawing is by software anyway.
      args: [...browserFlags, '--in-process-gpu'],
    },
  },
});
