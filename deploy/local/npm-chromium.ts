import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
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
export const npmChromiumPath = (): string => launcherIn(npmPackageFolder(chromium));

/** Fetches and unpacks it when it is not there yet. Throws on other platforms and without a registry. */
export async function fetchNpmChromium(): Promise<string> {
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
