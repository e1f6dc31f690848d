import { spawn } from 'node:child_process';
import { repoRoot } from '../registry/data-dir.ts';
import { signalGroup } from './child.ts';

interface ToolOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
}

/** Runs a program with its output shown, and answers its exit code; a stop ends all that it started. */
export async function runTool(
  command: string,
  args: readonly string[],
  options: ToolOptions,
): Promise<number> {
  const { cwd = repoRoot, env, signal } = options;
  signal.throwIfAborted();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
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
