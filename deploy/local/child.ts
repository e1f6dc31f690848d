import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { z } from 'zod';

/** In ms. A child that did not stop by then is killed. */
const stopTimeoutMs = 8_000;
const pinoWarning = 40;
const Ready = z.object({ type: z.literal('ready'), port: z.number() });

export interface ChildOptions {
  readonly name: string;
  /** A module run with this process's Node, and its arguments. */
  readonly script: string;
  readonly args?: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Folder for `NAME.log`; the log of the run before is kept as `NAME.before.log`. */
  readonly logDir: string;
  /** Gets warnings and errors; every line with `verbose`. */
  readonly say: (line: string) => void;
  readonly verbose?: boolean;
}

export type Child = ReturnType<typeof startChild>;

/** Starts a child in a process group of its own, so that stopping it also ends what it started. */
export function startChild(options: ChildOptions) {
  const { name, script, args = [], cwd, env, logDir, say, verbose = false } = options;
  const preload = join(import.meta.dirname, `leave-with-parent${extname(import.meta.filename)}`);
  const child = spawn(process.execPath, ['--import', preload, script, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let stopping = false;
  keepLog(child, name, logDir, (line) => {
    const words = verbose ? line : warningIn(line);
    if (words !== undefined && !stopping) say(`${name}: ${words}`);
  });

  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve);
    child.on('error', () => resolve(null));
  });
  const ready = new Promise<number>((resolve, reject) => {
    child.on('message', (message) => {
      const { data } = Ready.safeParse(message);
      if (data) resolve(data.port);
    });
    void ended.then((code) =>
      reject(new Error(`${name} ended with ${code ?? 'a signal'} before it was ready; see ${logDir}.`)),
    );
  });
  // Callers that wait get the rejection; a stop before that is not an error.
  ready.catch(() => undefined);

  return {
    name,
    pid: child.pid,
    /** The port of its `{type: 'ready', port}` message; rejects when it ends before. */
    ready,
    /** Its exit code, null after a signal. */
    ended,
    get stopping(): boolean {
      return stopping;
    },
    async stop(): Promise<void> {
      stopping = true;
      signalGroup(child, 'SIGTERM');
      const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), stopTimeoutMs);
      await ended;
      clearTimeout(timer);
      // Processes that the child started and did not end.
      signalGroup(child, 'SIGKILL');
    },
  };
}

export function signalGroup({ pid }: Pick<ChildProcess, 'pid'>, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended already.
  }
}

function keepLog(child: ChildProcess, name: string, logDir: string, onLine: (line: string) => void): void {
  mkdirSync(logDir, { recursive: true });
  const file = join(logDir, `${name}.log`);
  if (existsSync(file)) renameSync(file, join(logDir, `${name}.before.log`));
  const keep = lineWriter(file);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream as Readable }).on('line', (line) => {
      keep(line);
      onLine(line);
    });
  }
}

/** Appends lines. On a full disk they are lost, and the next one that finds space says how many. */
function lineWriter(file: string): (line: string) => void {
  let lost = 0;
  return (line) => {
    const gap = lost > 0 ? `\n${lost} lines could not be written here.\n` : '';
    try {
      appendFileSync(file, `${gap}${line}\n`);
      lost = 0;
    } catch {
      lost += 1;
    }
  };
}

/** The message of a warning or worse; the whole line when it is not a log entry. */
function warningIn(line: string): string | undefined {
  if (!line.startsWith('{')) return line === '' ? undefined : line;
  try {
    const entry = JSON.parse(line) as { level?: unknown; msg?: unknown; err?: { message?: unknown } };
    if (typeof entry.level !== 'number' || entry.level < pinoWarning) return undefined;
    return [entry.msg, entry.err?.message].filter((part) => typeof part === 'string').join(': ');
  } catch {
    return line;
  }
}
