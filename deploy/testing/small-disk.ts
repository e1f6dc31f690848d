import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly path: string;
  /** Takes all space but so many bytes. */
  fill(left?: number): void;
  /** Gives back what `fill` took. */
  free(): void;
  remove(): Promise<void>;
}

export const noSmallDisk =
  'left out: this machine allows no small disk, neither by mount (root) nor by unshare (user namespaces)';

const page = 4_096;

/** A disk in memory that a test may fill; undefined where this machine allows none. Root mounts it. Anybody else has it
 * in a namespace of a process that waits, and reaches it through that process. */
export async function smallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'porao-disk-'));
  const mount = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'tmpfs', folder];
  const mounted =
    process.getuid?.() === 0 ? mountAsRoot(mount, folder) : await mountInNamespace(mount, folder);
  if (!mounted) {
    rmdirSync(folder);
    return undefined;
  }
  const { path, unmount } = mounted;
  const ballast = join(path, 'ballast');
  const free = () => rmSync(ballast, { force: true });
  return {
    path,
    fill(left = 0) {
      free();
      // The reserve is taken first, and given back when everything else is taken.
      const reserve = join(path, 'reserve');
      if (left > 0) take(reserve, left);
      take(ballast);
      rmSync(reserve, { force: true });
    },
    free,
    async remove() {
      await unmount();
      rmdirSync(folder);
    },
  };
}

function mountAsRoot(mount: readonly string[], folder: string) {
  try {
    execFileSync('mount', mount, { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const unmount = async () => {
    execFileSync('umount', ['--lazy', folder]);
  };
  return { path: folder, unmount };
}

async function mountInNamespace(mount: readonly string[], folder: string) {
  const args = [
    '--user',
    '--map-root-user',
    '--mount',
    'sh',
    '-c',
    'mount "$@" && echo ready && exec cat',
    'sh',
  ];
  const holder = spawn('unshare', [...args, ...mount], { stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = new Promise<undefined>((resolve) => {
    holder.once('close', () => resolve(undefined));
    holder.once('error', () => resolve(undefined));
  });
  if (!(await Promise.race([once(holder.stdout, 'data'), ended]))) return undefined;
  const unmount = async () => {
    holder.stdin.end();
    await ended;
  };
  return { path: `/proc/${holder.pid}/root${folder}`, unmount };
}

/** Writes a file of so many bytes, or until there is no space. */
function take(file: string, bytes = Number.POSITIVE_INFINITY): void {
  const chunk = Buffer.alloc(page);
  const handle = openSync(file, 'w');
  try {
    for (let taken = 0; taken < bytes; taken += page) writeSync(handle, chunk);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(handle);
  }
}
