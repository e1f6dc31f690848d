import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { limits, machine } from './isolation.ts';

export interface RenderProcess {
  /** Once the process can do nothing but answer. Rejects where it cannot be started so. */
  readonly socket: Promise<Socket>;
  readonly kill: () => void;
}

/** In characters. */
const keptWords = 2_000;

const script = join(import.meta.dirname, `render.child${extname(import.meta.filename)}`);
const { resolve } = createRequire(import.meta.url);
const parser = 'parse5';
/** Lists the program's own files, and the folders in which Node finds the parser and its dependencies. */
const readable = [
  import.meta.dirname,
  ...(resolve.paths(parser) ?? []).filter((folder) => import.meta.dirname.startsWith(dirname(folder))),
  resolve(parser).replace(/(?<=[\\/]node_modules[\\/]).*/, ''),
];

/** Node says that its permissions do not hold malicious code: they are what remains where the system isolates nothing. */
const options = ['--permission', ...readable.map((folder) => `--allow-fs-read=${folder}`)];
const heap = '--max-old-space-size=256';

/** Starts a process without environment that runs code of releases: it has a socket to the gateway and nothing else. */
export function startRenderProcess(): RenderProcess {
  const { wrapper, isForked, hasLimits } = machine.isolation();
  const [program, ...args] = [...wrapper, process.execPath, ...options, heap, script];
  const stdio = ['ignore', 'pipe', 'pipe', 'pipe'] as const;
  const child = spawn(program, args, { cwd: '/', env: {}, stdio: [...stdio] });
  let words = '';
  child.stderr?.on('data', (text: Buffer) => {
    words = (words + text.toString()).slice(-keptWords);
  });
  const socket = child.stdio[3] as Socket;
  for (const one of [child, ...(child.stdio as (Socket | null)[])]) one?.unref();
  let inner: number | undefined;

  async function restrict(pid: number): Promise<void> {
    if (isForked) inner = Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'));
    if (hasLimits) await promisify(execFile)('prlimit', ['--pid', String(inner ?? pid), ...limits]);
  }

  const loaded = new Promise<void>((resolve, reject) => {
    // All that it prints is read, or it would wait.
    child.stdout?.on('data', () => resolve());
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`The rendering process did not start. ${words}`)));
  });
  return {
    socket: loaded.then(async () => {
      await restrict(child.pid ?? 0);
      return socket;
    }),
    kill: () => {
      if (inner !== undefined && child.exitCode === null && child.signalCode === null) killQuietly(inner);
      child.kill('SIGKILL');
    },
  };
}

let start = startRenderProcess;

export const startProcess = (): RenderProcess => start();

export function startProcessesBy(other: () => RenderProcess): void {
  start = other;
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
