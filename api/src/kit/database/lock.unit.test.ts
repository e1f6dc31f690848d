import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lockFile } from '@porao/server';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { noSmallDisk, smallDisk } from '../../../../deploy/testing/small-disk.ts';
import { freshDataDir } from '../../../test/support/database.ts';
import { killAll, launch, start, stop } from '../../../test/support/process.ts';
import { isDiskFull } from './disk-full.ts';

const acquireLock = (path: string) => lockFile(path, (pid) => `in use by ${pid}`);

afterEach(killAll);

describe('the database folder', () => {
  it('refuses a second process with the remedy, and is free after kill -9', async () => {
    const DATA_DIR = await freshDataDir();
    onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }));
    const first = await start({ DATA_DIR });
    const second = launch({ DATA_DIR });
    let message = '';
    second.stderr?.on('data', (chunk) => {
      message += String(chunk);
    });
    const [code] = await once(second, 'close');
    expect(code).toBe(1);
    expect(message).toContain(`in use by process ${first.child.pid}`);
    expect(message).toContain('DATABASE_URL');
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);

    await stop(first.child, 'SIGKILL');
    const third = await start({ DATA_DIR });
    expect((await stop(third.child, 'SIGTERM')).code).toBe(0);
  });

  it('is held once within a process, too, until it is released', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'porao-lock-')), 'database.lock');
    onTestFinished(() => rm(dirname(path), { recursive: true }));
    const lock = acquireLock(path);
    expect(() => acquireLock(path)).toThrow(/in use/);
    lock.release();
    acquireLock(path).release();
  });

  it('that is on a full disk is not said to be in use', async ({ skip }) => {
    const disk = (await smallDisk(1)) ?? skip(noSmallDisk);
    onTestFinished(() => disk.remove());
    const lock = () => acquireLock(join(disk.path, 'database.lock'));
    lock().release();
    disk.fill();
    expect(lock).toThrow(expect.toSatisfy(isDiskFull, 'a full disk'));
    disk.free();
    lock().release();
  });
});
