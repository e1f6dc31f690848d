import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { migrateEmbedded } from '../../src/kit/database/migrate.ts';
import { overPglite } from '../../src/kit/database/open.ts';
import { loadReferenceData } from '../../src/reference/index.ts';
import './provided.ts';

/** Migrates once; every test file, and every process that a test starts, begins with a copy of the result. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'porao-pglite-'));
  const instance = await PGlite.create();
  const empty = join(folder, 'empty.tar');
  await writeFile(empty, await (await instance.dumpDataDir('none')).bytes());
  const database = overPglite(instance);
  await migrateEmbedded(database.pool);
  await loadReferenceData(database.db);
  // `create database` copies these two: two thirds of the files, which nothing of ours reads.
  for (const name of ['template0', 'template1']) {
    await database.pool.query(`update pg_database set datistemplate = false where datname = '${name}'`);
    await database.pool.query(`drop database ${name}`);
  }
  const dump = await instance.dumpDataDir('none');
  await database.close();
  const template = join(folder, 'template.tar');
  await writeFile(template, await dump.bytes());
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  await (await PGlite.create(join(dataDir, 'database'), { loadDataDir: dump })).close();
  project.provide('database', { kind: 'pglite', empty, template, dataDir });
  return () => rm(folder, { recursive: true });
}
