import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { embeddedVersion, openEmbedded } from './open.ts';

it('OPS-242 a folder that another version of PostgreSQL made is refused with what to do, and stays as it is', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'porao-version-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const file = join(dataDir, 'database', 'PG_VERSION');
  await mkdir(join(dataDir, 'database'));
  await writeFile(file, '16\n');
  const other = 'was made by PostgreSQL 16';
  await expect(openEmbedded(dataDir)).rejects.toThrow(other);
  await expect(openEmbedded(dataDir)).rejects.toThrow('Start the release that made it');
  expect(await readFile(file, 'utf8')).toBe('16\n');
});

it('OPS-242 the version is that of the embedded database', async () => {
  const kind = inject('database');
  if (kind.kind !== 'pglite') throw new Error('Tests of the embedded database have its folder.');
  const version = await readFile(join(kind.dataDir, 'database', 'PG_VERSION'), 'utf8');
  expect(version.trim()).toBe(embeddedVersion);
});
