import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepPrivate } from '../registry/private-folder.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { noSmallDisk, smallDisk } from '../testing/small-disk.ts';
import { lockSite } from './run-file.ts';

const modeOf = (path: string) => statSync(path).mode & 0o777;

it('refuses a second npm start over the same folder before it builds, and leaves the log alone', async () => {
  const dataDir = await temporaryFolder();
  const log = join(dataDir, 'log/api.log');
  mkdirSync(join(dataDir, 'log'));
  writeFileSync(log, 'of the first');
  const { release } = lockSite(dataDir);
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0' };
  const script = join(import.meta.dirname, 'start.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' });
  release();
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain(`over ${dataDir} (process ${process.pid})`);
  expect(stderr).toContain('Stop it first');
  expect(readFileSync(log, 'utf8')).toBe('of the first');
  lockSite(dataDir).release();
});

it('says that the disk is full, and not that another site runs', async ({ skip }) => {
  const disk = (await smallDisk(1)) ?? skip(noSmallDisk);
  onTestFinished(() => disk.remove());
  lockSite(disk.path).release();
  disk.fill();
  expect(() => lockSite(disk.path)).toThrow(`${disk.path} cannot be used: database or disk is full.`);
  disk.free();
  lockSite(disk.path).release();
});

it('makes a data folder its owner’s alone, also one from before', async () => {
  const folder = await temporaryFolder();
  const elsewhere = join(await temporaryFolder(), 'other');
  const umask = process.umask(0o022);
  mkdirSync(join(folder, 'data/log'), { recursive: true });
  writeFileSync(join(folder, 'data/log/api.log'), 'x');
  writeFileSync(elsewhere, 'x');
  symlinkSync(elsewhere, join(folder, 'data/link'));
  try {
    keepPrivate(join(folder, 'data'));
    keepPrivate(join(folder, 'new'));
    writeFileSync(join(folder, 'new/file'), 'x');
  } finally {
    process.umask(umask);
  }
  for (const path of ['data', 'data/log', 'new']) expect(modeOf(join(folder, path))).toBe(0o700);
  for (const path of ['data/log/api.log', 'new/file']) expect(modeOf(join(folder, path))).toBe(0o600);
  expect(modeOf(elsewhere)).toBe(0o644);
});
