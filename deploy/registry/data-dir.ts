import { join, resolve } from 'node:path';

/** The workspace's root: where package.json and the apps' folders are. */
export const repoRoot = resolve(import.meta.dirname, '../..');

/** Folder of everything that outlives a process: database, storage, registry, logs. */
export const dataDir = (env: NodeJS.ProcessEnv = process.env) =>
  resolve(repoRoot, env['DATA_DIR'] || '.data');

export const registryDir = (env: NodeJS.ProcessEnv = process.env) => join(dataDir(env), 'registry');
