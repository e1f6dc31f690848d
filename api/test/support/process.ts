import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const programs = resolve(import.meta.dirname, '../../src');
const running = new Set<ChildProcess>();

export interface Started {
  readonly child: ChildProcess;
  readonly url: string;
}

/** Every program may read these, and has the folder where Node caches compiled code. */
export const plainEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};

/** The server as the product starts it, or its worker, with these variables and no others. */
export function launch(variables: Record<string, string>, program: 'main' | 'worker' = 'main'): ChildProcess {
  const env = { ...plainEnvironment, PORT: '0', ...variables };
  const script = resolve(programs, `${program}.ts`);
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Resolves when the program reports that it is ready; before, a signal ends it as it ends any process. */
export async function start(
  variables: Record<string, string>,
  program?: 'main' | 'worker',
): Promise<Started> {
  const child = launch(variables, program);
  const [message] = (await once(child, 'message')) as [{ type: string; port: number }];
  if (message.type !== 'ready') throw new Error(`Unexpected first message: ${message.type}`);
  return { child, url: `http://127.0.0.1:${message.port}` };
}

export async function stop(
  child: ChildProcess,
  signal: NodeJS.Signals,
): Promise<{ code: number; ms: number }> {
  const started = performance.now();
  const exited = once(child, 'exit') as Promise<[number]>;
  child.kill(signal);
  const [code] = await exited;
  return { code, ms: performance.now() - started };
}

/** Ends processes that a failed test left running. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}
