import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repoRoot } from '../registry/data-dir.ts';

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium that browser tests and benchmarks use: CHROMIUM_PATH, the machine's, or Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH ${named} does not exist.`);
    return named;
  }
  return [...known, playwrightsOwn()].find((path) => existsSync(path));
}

/** Like `findChromium`, but installs Playwright's when the machine has none. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('Installing Chromium for the browser tests …');
  const cli = join(repoRoot, 'e2e/node_modules/@playwright/test/cli.js');
  const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  const installed = playwrightsOwn();
  if (status !== 0 || !existsSync(installed))
    throw new Error(
      'Chromium could not be installed. Install it by hand and set CHROMIUM_PATH to its program.',
    );
  return installed;
}

function playwrightsOwn(): string {
  const load = createRequire(join(repoRoot, 'e2e/package.json'));
  const { chromium } = load('@playwright/test') as { chromium: { executablePath(): string } };
  return chromium.executablePath();
}
