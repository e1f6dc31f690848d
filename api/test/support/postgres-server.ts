import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { postgresPrograms } from './postgres-programs.ts';

/** PostgreSQL refuses to run as root: an existing unprivileged user, or undefined when the tests do not run as root. */
export function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
  const user = users.find(({ name }) => name === 'postgres') ?? users.find(({ name }) => name === 'nobody');
  const chosen = user ?? users[0];
  if (!chosen) throw new Error('The tests run as root and /etc/passwd has no other user for PostgreSQL.');
  return { uid: chosen.uid, gid: chosen.gid };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 1_200; attempt++) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new Error('The PostgreSQL server for the tests did not start within two minutes.');
}

export interface TestPostgres {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Ends it as a crash would, keeping its files. */
  readonly halt: () => Promise<void>;
  /** Starts it again on the same files and port. */
  readonly resume: () => Promise<void>;
  /** The same, when it ended by itself. */
  readonly resumeIfEnded: () => Promise<void>;
  /** Suspends all its processes with open connections, and resumes them. */
  readonly freeze: () => void;
  readonly thaw: () => void;
}

/** The server's own process and those it started. */
function familyOf(pid: number): number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(list)
    ? readFileSync(list, 'utf8')
    : execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return [pid, ...children.split(/\s+/).filter(Boolean).map(Number)];
}

/** A server in a temporary folder, or one in the folder `on`, on a free port of 127.0.0.1. */
export async function startPostgres({ on = tmpdir() } = {}): Promise<TestPostgres> {
  const programs = await postgresPrograms();
  const user = unprivileged();
  const home = mkdtempSync(join(on, 'porao-postgres-'));
  if (user) chownSync(home, user.uid, user.gid);
  let binaries = programs.bin;
  if (user && programs.fetched) {
    // The unprivileged user may not be allowed to read this repository.
    cpSync(programs.fetched, join(home, 'programs'), { recursive: true, verbatimSymlinks: true });
    binaries = join(home, 'programs/bin');
  }
  const data = join(home, 'data');
  const options = { ...user, cwd: home, stdio: 'ignore' } as const;
  const init = ['-D', data, '-U', 'porao', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'];
  execFileSync(join(binaries, 'initdb'), init, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: '100',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = `postgres://porao@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  const hasEnded = () => !server || server.exitCode !== null || server.signalCode !== null;
  const end = async (signal: NodeJS.Signals) => {
    if (!server || hasEnded()) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };
  const resume = async () => {
    server = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...flags], options);
    await untilReady(url);
  };
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    if (server?.pid) for (const pid of familyOf(server.pid)) process.kill(pid, name);
  };
  const stop = async () => {
    await end('SIGINT');
    rmSync(home, { recursive: true, force: true });
  };
  await resume().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url,
    stop,
    halt: () => end('SIGQUIT'),
    resume,
    resumeIfEnded: async () => {
      if (hasEnded()) await resume();
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
  };
}
