import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const here = join(import.meta.dirname, '..');

export interface ApiProcess {
  readonly url: string;
  /** Megabytes: now, and the most it ever was. Null where the system has no /proc. */
  readonly memory: () => Promise<{ now: number; peak: number } | null>;
  readonly seconds: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** The API as the product starts it, in a process of its own; of the sources in `root`. */
export async function startApi(
  variables: Readonly<Record<string, string>>,
  root = here,
): Promise<ApiProcess> {
  const env = { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', ...variables };
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The API ended with ${code} before it was ready.`);
    }),
  ])) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${message.port}`,
    memory: () => memoryOf(child),
    seconds: async () => {
      const fields = (await readFile(`/proc/${child.pid}/stat`, 'utf8')).split(' ');
      // User and system time, in hundredths of a second.
      return (Number(fields[13]) + Number(fields[14])) / 100;
    },
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function memoryOf({ pid }: ChildProcess): Promise<{ now: number; peak: number } | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => null);
  if (status === null) return null;
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { now: Math.round(megabytes('VmRSS')), peak: Math.round(megabytes('VmHWM')) };
}
