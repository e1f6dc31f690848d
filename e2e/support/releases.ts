import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Registry } from '@porao/contracts';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import type { AuditEntry } from '../../deploy/registry/driver.ts';
import type { TestSite } from './site.ts';

export interface CommandResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** From start to end of the process. */
  readonly ms: number;
}

/** `pnpm release …` as a process of its own, over the site's registry. */
export function release(site: TestSite, ...args: string[]): Promise<CommandResult> {
  return command([join(repoRoot, 'deploy/cli/release.ts'), ...args], {
    cwd: repoRoot,
    // What is shipped here is loaded by the test itself.
    env: { RELEASE_SMOKE: 'off', ...process.env, DATA_DIR: site.dataDir },
  });
}

/** Runs a script with this Node and waits for its end. */
export function command(
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<CommandResult> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const words = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (chunk: Buffer) => {
      words[name] += chunk.toString();
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...words, code, ms: performance.now() - start }));
  });
}

export async function registryOf(site: TestSite): Promise<Registry> {
  const { stdout } = await release(site, 'status', '--json');
  return JSON.parse(stdout) as Registry;
}

export async function auditOf(site: TestSite): Promise<AuditEntry[]> {
  const { stdout } = await release(site, 'log', '-n', '1000', '--json');
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as AuditEntry);
}
