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
  // A machine that stalls for a minute is not the product's fault; what fails twice is.
  retries: 1,
  timeout: 60_000,
  // Two cores carry two browsers, two databases and the gateways.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // Of every test, it would make the run half as long again.
    trace: 'on-first-retry',
    // A worker's requests pass by page.route(); what it keeps is tested in shell-offline.spec.ts.
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: browserFlags,
    },
  },
});
