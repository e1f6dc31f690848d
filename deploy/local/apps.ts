import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../registry/data-dir.ts';

/** Folders of the workspace that ship as releases, the shell first. */
export function releasableApps(): string[] {
  const folders = readdirSync(repoRoot).filter(
    (name) => name === 'shell' || /^mfe-[a-z][a-z0-9-]*$/.test(name),
  );
  return folders
    .filter((name) => existsSync(join(repoRoot, name, 'package.json')))
    .toSorted((a, b) => Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b));
}

/** The name when it is valid for an app; releases of a deleted folder can still be rolled back. */
export function requireReleasable(name: string | undefined): string {
  if (name !== undefined && /^(shell|mfe-[a-z][a-z0-9-]*)$/.test(name)) return name;
  console.error(`${name ?? 'Nothing'} is not an app. Apps here: ${releasableApps().join(', ')}.`);
  process.exit(1);
}

/** Ends the process when the workspace has no such app to publish. */
export function requireFolder(app: string): void {
  if (releasableApps().includes(app)) return;
  console.error(`There is no ${app} here. Apps: ${releasableApps().join(', ')}. A new one: pnpm new ${app}.`);
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
