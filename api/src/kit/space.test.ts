import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../test/support/app.ts';
import { memoryStore } from '../../test/support/memory-store.ts';
import { createTutor } from '../../test/support/people.repository.ts';
import { isDiskFull } from './database/disk-full.ts';
import { type FileStore, folderStore } from './storage/index.ts';

const tinyPng =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const fullDisk = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

let full = false;
const failWhenFull = async () => {
  if (full) throw fullDisk();
};
const memory = memoryStore();
const files: FileStore = {
  ...memory,
  put: async (...file) => {
    await failWhenFull();
    await memory.put(...file);
  },
  checkSpace: failWhenFull,
};
const test = await openTestApp(undefined, { files });

it('a full disk is 503 with a message, readyz says it, and both are over when there is space again', async () => {
  const { token } = await createTutor(test.db);
  const upload = () => test.send('POST /api/v1/change-profile-picture', { token, body: { image: tinyPng } });
  expect((await test.send<object>('GET /readyz')).status).toBe(200);
  full = true;
  const refused = await upload();
  expectFailure(refused, 503, 'UNAVAILABLE');
  expect(refused.body.message).toContain('no space left');
  expect(refused.headers.get('retry-after')).toBe('60');
  const unready = await test.send('GET /readyz');
  expectFailure(unready, 503, 'UNAVAILABLE');
  expect(unready.body.message).toContain('no space left');
  expect((await test.send<object>('GET /healthz')).status).toBe(200);
  full = false;
  expect((await test.send<object>('GET /readyz')).status).toBe(200);
  expect((await upload()).status).toBe(200);
});

it('a folder is asked by a file that does not stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'porao-space-'));
  await folderStore(join(folder, 'storage')).checkSpace?.();
  expect(await readdir(join(folder, 'storage'))).toEqual([]);
  await rm(folder, { recursive: true });
});

it('recognises a full disk by the codes of PostgreSQL and of the file system, also in nested causes', () => {
  const extend = Object.assign(new Error('could not extend file "base/5/1"'), { code: '53100' });
  expect(isDiskFull(extend)).toBe(true);
  expect(isDiskFull(new Error('Migration 0001 failed', { cause: extend }))).toBe(true);
  expect(isDiskFull(new Error('FATAL: could not write lock file: No space left on device'))).toBe(true);
  expect(isDiskFull(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))).toBe(false);
  expect(isDiskFull('ENOSPC')).toBe(false);
});
