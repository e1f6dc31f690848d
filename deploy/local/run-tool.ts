import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { repoRoot } from '../registry/data-dir.ts';
import { signalGroup } from './child.ts';

/** Holds what a check needs while it runs. */
export interface RunContext {
  readonly signal: AbortSignal;
  /** Takes what a program prints. */
  readonly print: (text: string) => void;
}

/** `cwd` is the workspace unless given. */
export interface ToolOptions extends RunContext {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Where Node keeps what it compiled: a run starts the same programs a hundred times. */
const compiled = { NODE_COMPILE_CACHE: join(repoRoot, 'node_modules/.cache/node-compile') };

/** Runs a program and resolves with its exit code; an abort ends everything that it started. */
export async function runTool(
  command: string,
  args: readonly string[],
  { cwd = repoRoot, env, signal, print }: ToolOptions,
): Promise<number> {
  signal.throwIfAborted();
  const child = spawn(command, args, {
    cwd,
    env: { ...compiled, ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
  const stop = () => signalGroup(child, 'SIGTERM');
  signal.addEventListener('abort', stop);
  try {
    return await new Promise<number>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve(code ?? 1));
    });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
