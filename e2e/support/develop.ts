import { spawn } from 'node:child_process';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeRunFile } from '../../deploy/local/run-file.ts';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import type { TestSite } from './site.ts';

export interface Development {
  readonly url: string;
  /** Returns what the terminal shows. */
  readonly said: () => string;
  readonly stop: () => Promise<void>;
}

/** Lets commands of this machine find a site. */
export const announce = ({ dataDir, url, apiUrl }: TestSite): void =>
  writeRunFile(dataDir, { pid: process.pid, port: Number(new URL(url).port), url, apiUrl });

/** `pnpm dev` with these arguments, or another program in its own repository. */
export async function develop(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { program = join(repoRoot, 'deploy/local/dev.ts'), cwd = repoRoot } = {},
): Promise<Development> {
  const child = spawn(process.execPath, [program, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const [, address] = /is ready at (\S+?),/.exec(said) ?? [];
        if (address !== undefined) resolve(address);
      });
    void ended.then(() => reject(new Error(`pnpm dev ended: ${said}`)));
  });
  return { url, said: () => said, stop };
}

/** A change of a source file of this repository. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Changes sources, each from what it was at first, and gives that back. */
export function sourceEdits() {
  const before = new Map<string, string>();
  const undo = (file: string): void => {
    const source = before.get(file);
    if (source !== undefined) writeFileSync(file, source);
  };
  return {
    make({ file, from, to }: Edit): void {
      const path = join(repoRoot, file);
      const source = before.get(path) ?? readFileSync(path, 'utf8');
      if (!source.includes(from)) throw new Error(`${file} has no ${from}`);
      before.set(path, source);
      // As some editors do: the file is empty for some milliseconds.
      truncateSync(path);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
      writeFileSync(
        path,
        source.replace(from, () => to),
      );
    },
    undo: (file: string) => undo(join(repoRoot, file)),
    undoAll: () => [...before.keys()].forEach(undo),
  };
}
