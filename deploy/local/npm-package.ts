import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repoRoot } from '../registry/data-dir.ts';

const run = promisify(execFile);
const defaultCache = join(repoRoot, 'node_modules/.cache/npm-packages');

export interface NpmPackage {
  readonly name: string;
  readonly version: string;
  /** `sha512-` and the base64 digest of the package's archive, as the registry and lockfiles write it. */
  readonly integrity: string;
}

/** Where a fetched package is. */
export const npmPackageFolder = ({ name, version }: NpmPackage, cache = defaultCache): string =>
  join(cache, `${name}@${version}`.replaceAll('/', '+'));

/** The folder of an unpacked package, fetched from the configured npm registry unless it is in the cache.
 * Its install scripts do not run and its dependencies are not fetched. */
export async function fetchNpmPackage(wanted: NpmPackage, cache = defaultCache): Promise<string> {
  const label = `${wanted.name}@${wanted.version}`;
  const folder = npmPackageFolder(wanted, cache);
  if (existsSync(folder)) return folder;
  console.log(`Fetching ${label} …`);
  await mkdir(cache, { recursive: true });
  const temporary = await mkdtemp(join(cache, '.fetch-'));
  try {
    const archive = await download(label, temporary);
    await verify(archive, wanted);
    const unpacked = join(temporary, 'unpacked');
    await mkdir(unpacked);
    const flags = ['--strip-components=1', '--no-same-owner'];
    await run('tar', ['-xzf', archive, '-C', unpacked, ...flags]);
    // A caller that was faster has put the same content there.
    await rename(unpacked, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
    return folder;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** By npm itself, so that the registry, proxy and credentials of the user's .npmrc are used. */
async function download(label: string, into: string): Promise<string> {
  const args = [
    'pack',
    label,
    '--pack-destination',
    into,
    '--ignore-scripts',
    '--fetch-retries=1',
    '--silent',
  ];
  await run('npm', args, { cwd: repoRoot }).catch((error: unknown) => {
    throw new Error(
      `${label} could not be fetched: npm pack ${label} failed. Check that this machine reaches the npm registry (npm ping).`,
      { cause: error },
    );
  });
  const [archive] = await readdir(into);
  if (!archive) throw new Error(`npm pack ${label} wrote no archive.`);
  return join(into, archive);
}

async function verify(archive: string, { name, version, integrity }: NpmPackage): Promise<void> {
  const digest = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64');
  if (`sha512-${digest}` === integrity) return;
  throw new Error(
    `The registry's ${name}@${version} is not the one this repository names: its integrity is sha512-${digest}, expected ${integrity}. Check which registry npm uses (npm config get registry).`,
  );
}
