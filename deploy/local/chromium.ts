import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { messageOf } from '@porao/server';
import { fetchNpmChromium, npmChromiumPath } from './npm-chromium.ts';

// The headless shell first: a page in it costs a third of the processor's time.
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium that browser tests, benchmarks and the smoke load use: CHROMIUM_PATH, the machine's, Playwright's
 * own, or one that was fetched from the npm registry. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH ${named} does not exist.`);
    return named;
  }
  return [...installed, playwrightPath(), npmChromiumPath()].find(starts);
}

/** As `findChromium`, but fetches Playwright's or, where that cannot be had, the npm registry's. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  console.log('Fetching Chromium …');
  installPlaywrightChromium();
  if (starts(playwrightPath())) return playwrightPath();
  try {
    return await fetchNpmChromium();
  } catch (error) {
    throw new Error(
      `There is no Chromium, and none can be fetched: ${messageOf(error)} ` +
        'Install one, or name its program in CHROMIUM_PATH.',
      { cause: error },
    );
  }
}

/** A program may exist and lack its libraries. */
const starts = (path: string) =>
  existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;

/** Loaded only where no program is found. */
const require = createRequire(import.meta.url);

function playwrightPath(): string {
  const { chromium } = require('playwright') as { chromium: { executablePath(): string } };
  return chromium.executablePath();
}

/** Quiet, as many networks do not reach Playwright's servers and the npm registry's Chromium comes next. */
function installPlaywrightChromium(): void {
  const cli = require.resolve('playwright/package.json').replace('package.json', 'cli.js');
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { env, stdio: 'ignore', timeout: 300_000 });
}
