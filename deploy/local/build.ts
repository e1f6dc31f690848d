import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { repoRoot, typed } from '../registry/data-dir.ts';
import { folderOf, releasableApps } from './apps.ts';
import { runTool } from './run-tool.ts';
import { stopSignal } from './stop-signals.ts';

const stampFile = '.build-stamp';
/** Never part of a build's inputs, nor what is hidden. */
const leftOut = new Set(['node_modules', 'dist', 'test-results']);
const testFile = /\.test\.tsx?$/;

/** Packages of shared/ and what decides over versions and compilation. */
const sharedInputs = ['shared', 'pnpm-lock.yaml', 'tsconfig.base.json'].map((name) => join(repoRoot, name));

interface BuildOptions {
  readonly force?: boolean;
  readonly say?: (line: string) => void;
  readonly signal?: AbortSignal;
}

/** Builds the apps whose sources changed since their dist was made, one after another. */
export async function buildApps(apps: readonly string[], options: BuildOptions = {}): Promise<void> {
  const { force = false, say = console.log, signal = new AbortController().signal } = options;
  const shared = hashOf(sharedInputs);
  for (const app of apps) {
    const dist = join(folderOf(app), 'dist');
    const stamp = join(dist, stampFile);
    const inputs = inputsOf(app, shared);
    const built = existsSync(join(dist, 'build-info.json')) && existsSync(stamp);
    if (!force && built && readFileSync(stamp, 'utf8') === inputs) continue;
    const start = performance.now();
    rmSync(dist, { recursive: true, force: true });
    await runBuild(app, signal);
    writeFileSync(stamp, inputs);
    say(`Built ${app} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

/** Differs when the build of an app, or of another folder of the workspace, may differ. */
export const inputsOf = (app: string, shared = hashOf(sharedInputs)): string =>
  hashOf([folderOf(app)], shared);

function hashOf(paths: readonly string[], seed = ''): string {
  const hash = createHash('sha256').update(seed);
  for (const path of paths)
    for (const file of filesBelow(path))
      hash
        .update(`${relative(repoRoot, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !leftOut.has(name) && !name.startsWith('.') && !testFile.test(name))
    .flatMap((entry) => {
      const child = join(path, entry.name);
      return entry.isDirectory() ? filesBelow(child) : entry.isFile() ? [child] : [];
    })
    .toSorted();
}

/** Rsbuild's program, as installed for an app. */
export const bundlerOf = (folder: string): string =>
  createRequire(join(folder, 'package.json'))
    .resolve('@rsbuild/core/package.json')
    .replace('package.json', 'bin/rsbuild.js');

async function runBuild(app: string, signal: AbortSignal): Promise<void> {
  const cwd = folderOf(app);
  const said: string[] = [];
  const print = (text: string) => void said.push(text);
  const env = { NODE_ENV: 'production' };
  const code = await runTool(process.execPath, [bundlerOf(cwd), 'build'], { cwd, env, signal, print });
  signal.throwIfAborted();
  if (code !== 0) throw new Error(`${said.join('')}\nThe build of ${app} failed; its messages are above.`);
}

/** `[--force] [app…]`: builds these apps, or all; ends with an exit code. */
export async function buildCommand(args: readonly string[]): Promise<void> {
  const names = args.filter((argument) => !argument.startsWith('-'));
  const unknown = names.filter((name) => !releasableApps().includes(name));
  if (unknown.length > 0) {
    console.error(
      `No app ${unknown.join(', ')}. Apps: ${releasableApps().join(', ')}. Usage: ${typed('build [--force] [app…]')}`,
    );
    process.exit(1);
  }
  const signal = stopSignal();
  try {
    await buildApps(names.length > 0 ? names : releasableApps(), { force: args.includes('--force'), signal });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (import.meta.main) await buildCommand(process.argv.slice(2));
