import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repoRoot } from '../registry/data-dir.ts';
import { runVitest } from './run-vitest.ts';

async function outcomeOf(files: Record<string, string>) {
  const cwd = mkdtempSync(join(tmpdir(), 'porao-run-vitest-'));
  symlinkSync(join(repoRoot, 'node_modules'), join(cwd, 'node_modules'));
  writeFileSync(join(cwd, 'package.json'), '{ "type": "module" }');
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(cwd, name), `import { expect, it } from 'vitest';\n${text}`);
  return runVitest([], { cwd, signal: new AbortController().signal, print: () => undefined });
}

const two = "it('one', () => expect(1).toBe(1)); it('two', () => expect(2).toBe(2));";

it('counts the tests of a folder, and names those that fail', async () => {
  const files = { 'a.test.js': two, 'b.test.js': "it('three', () => expect(3).toBe(4));" };
  expect(await outcomeOf(files)).toEqual({ passed: 2, failed: 1, failures: ['b.test.js > three'] });
});

it('counts a file that cannot be loaded, and a folder without tests, as a failure', async () => {
  expect(await outcomeOf({ 'a.test.js': two, 'b.test.js': "throw new Error('no');" })).toMatchObject({
    passed: 2,
    failed: 1,
  });
  expect(await outcomeOf({})).toMatchObject({ passed: 0, failed: 1 });
});
