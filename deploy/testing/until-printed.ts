import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../local/run-tool.ts';

interface RunOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
}

/** Runs a program until it prints this and during `work`, then ends it. Answers the milliseconds until it was printed. */
export async function untilPrinted(
  [command = '', ...args]: readonly string[],
  pattern: RegExp,
  options: RunOptions,
  work: () => Promise<void> = async () => undefined,
): Promise<number> {
  const start = performance.now();
  const over = new AbortController();
  let printed = '';
  let found: (ms: number) => void = () => undefined;
  const ready = new Promise<number>((resolve) => {
    found = resolve;
  });
  const print = (text: string) => {
    printed += text;
    if (pattern.test(printed)) found(performance.now() - start);
  };
  const signal = AbortSignal.any([options.signal, over.signal]);
  const ended = runTool(command, args, { ...options, signal, print });
  const early = ended.then((code) => {
    options.signal.throwIfAborted();
    throw new Error(`${command} ${args.join(' ')} ended with ${code}: ${printed}`);
  });
  try {
    const ms = await Promise.race([ready, early]);
    await work();
    return ms;
  } finally {
    early.catch(() => undefined);
    over.abort();
    await ended;
  }
}

/** A folder during this work, which ends early when its programs are ended by a signal. */
export async function inTemporaryFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
