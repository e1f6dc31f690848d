import { join, resolve } from 'node:path';

/** Folder of these sources: the workspace, or the package `@porao/cli`. */
export const ownRoot = resolve(import.meta.dirname, '../..');

const elsewhere = process.env['PORAO_ROOT'];

/** False in a repository that has these sources as packages. */
export const inWorkspace = !elsewhere;

/** Folder that has the apps and their package.json: this workspace, or PORAO_ROOT, which the command `porao` sets to the
 * repository that it is started in. */
export const repoRoot = resolve(elsewhere || ownRoot);

/** A command as people type it in that folder: `release status` is `pnpm release status` or `npx porao status`. */
export const typed = (command: string): string =>
  elsewhere ? `npx porao ${command.replace(/^release ?/, '')}`.trim() : `pnpm ${command}`;

/** Folder of everything that outlives a process: database, storage, registry, logs. */
export const dataDir = (env: NodeJS.ProcessEnv = process.env) =>
  resolve(repoRoot, env['DATA_DIR'] || '.data');

export const registryDir = (env: NodeJS.ProcessEnv = process.env) => join(dataDir(env), 'registry');
