import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { noPassword, verifyPassword } from './passwords.ts';

it('API-292 an account without a password is signed in by none, not by an empty one either', async () => {
  for (const given of ['', ' ', noPassword, 'correct horse battery']) {
    expect(await verifyPassword(noPassword, given)).toBe(false);
    expect(await verifyPassword(undefined, given)).toBe(false);
    // As the version before this one asks, which knows no such accounts.
    expect(await verify(noPassword, given)).toBe(false);
  }
});

it('API-292 accounts made before have the same unusable hash', async () => {
  const migrations = join(import.meta.dirname, '../../../migrations');
  const name = (await readdir(migrations)).find((file) => file.startsWith('0056'));
  expect(await readFile(join(migrations, name ?? ''), 'utf8')).toContain(`'${noPassword}'`);
});
