import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { closeFiles } from './private-files.ts';

it('takes the files of a database from all other users', () => {
  const folder = mkdtempSync(join(tmpdir(), 'porao-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'base/1'), { recursive: true });
  const files = ['PG_VERSION', 'base/1/2396'].map((name) => join(folder, name));
  for (const file of files) writeFileSync(file, 'x', { mode: 0o644 });
  closeFiles(folder);
  for (const file of files) expect(statSync(file).mode & 0o777).toBe(0o600);
});
