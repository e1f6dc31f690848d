import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { killAll, launch, start, stop } from '../../testing/process.ts';
import { acquireLock } from './lock.ts';

let DATA_DIR: string;
beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'porao-lock-'));
});
afterEach(async () => {
  killAll();
  await rm(DATA_DIR, { recursive: true, force: true });
});

describe('the database folder', () => {
  it('refuses a second process with the remedy, and is free after kill -9', async () => {
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
    const path = join(DATA_DIR, 'database.lock');
    const lock = acquireLock(path);
    expect(() => acquireLock(path)).toThrow(/in use/);
    lock.release();
    acquireLock(path).release();
  });
});
