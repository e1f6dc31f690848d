import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { repoRoot, typed } from '../registry/data-dir.ts';
import { parseJson } from '../registry/parse-json.ts';

const isApp = (name: string) => /^(shell|mfe-[a-z][a-z0-9-]*)$/.test(name);

/** The repository itself when it is that remote, as its package.json says; otherwise its folder of that name. */
export const folderOf = (app: string): string => (nameOf(repoRoot) === app ? repoRoot : join(repoRoot, app));

function nameOf(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  return existsSync(file) ? parseJson(z.object({ name: z.string() }), readFileSync(file))?.name : undefined;
}

/** Lists the apps that ship as releases from here, the shell first. */
export function releasableApps(): string[] {
  const names = new Set([nameOf(repoRoot) ?? '', ...readdirSync(repoRoot)]);
  return [...names]
    .filter((name) => isApp(name) && existsSync(join(folderOf(name), 'package.json')))
    .toSorted((a, b) => Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b));
}

/** The name when it is valid for an app; releases of a deleted folder can still be rolled back. */
export function requireReleasable(name: string | undefined): string {
  if (name !== undefined && isApp(name)) return name;
  console.error(
    `${name === undefined ? 'Name an app.' : `${name} is not an app.`} Apps here: ${releasableApps().join(', ')}.`,
  );
  process.exit(1);
}

/** Ends the process when there is no such app to publish. */
export function requireFolder(app: string): void {
  if (releasableApps().includes(app)) return;
  console.error(
    `There is no ${app} here. Apps: ${releasableApps().join(', ')}. A new one: ${typed(`new ${app}`)}.`,
  );
  process.exit(1);
}

/** The commit that is checked out, with a `+` when files differ from it. */
export function commitName(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: repoRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    return (
      git('rev-parse', 'HEAD') + (git('status', '--porcelain', '--untracked-files=no') === '' ? '' : '+')
    );
  } catch {
    return 'unknown';
  }
}
