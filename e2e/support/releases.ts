import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Registry } from '@porao/contracts';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import type { AuditEntry } from '../../deploy/registry/driver.ts';
import { fileDriver, readRelease } from '../../deploy/registry/index.ts';
import type { TestSite } from './site.ts';

export interface CommandResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** From start to end of the process. */
  readonly ms: number;
}

/** `pnpm release …` as a process of its own, over the site's registry. What it ships is loaded by the test itself. */
export const release = (site: TestSite, ...args: string[]): Promise<CommandResult> =>
  releaseWith({ RELEASE_SMOKE: 'off', ...process.env }, site, args);

/** Runs the same, which has to succeed. */
export async function released(site: TestSite, ...args: string[]): Promise<CommandResult> {
  const result = await release(site, ...args);
  if (result.code !== 0) throw new Error(result.stderr);
  return result;
}

/** The same with the smoke load. */
export const smokedRelease = (site: TestSite, ...args: string[]): Promise<CommandResult> =>
  releaseWith({ ...process.env, RELEASE_SMOKE: 'on' }, site, args);

const releaseWith = (env: NodeJS.ProcessEnv, { dataDir }: TestSite, args: readonly string[]) =>
  command([join(repoRoot, 'deploy/cli/release.ts'), ...args], {
    cwd: repoRoot,
    env: { ...env, DATA_DIR: dataDir },
  });

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

const registryDriver = (site: TestSite) => fileDriver(join(site.dataDir, 'registry'));

/** Addresses of a release's files. Those that have not changed are of other releases, too. */
export async function filesOf(site: TestSite, app: string, id: string): Promise<string[]> {
  const { integrity } = await readRelease(registryDriver(site), app, id);
  return Object.keys(integrity).map((file) => `/files/${app}/${file}`);
}

/** Addresses of files by which a release can be told from another one. */
export async function ownFilesOf(site: TestSite, app: string, id: string, other: string): Promise<string[]> {
  const others = await filesOf(site, app, other);
  return (await filesOf(site, app, id)).filter((file) => !others.includes(file));
}

export const registryOf = async (site: TestSite): Promise<Registry> =>
  (await registryDriver(site).read()).registry;

/** Newest last. */
export const auditOf = (site: TestSite): Promise<AuditEntry[]> => registryDriver(site).readAudit(1000);
