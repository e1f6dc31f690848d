import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { repoRoot } from '../registry/data-dir.ts';
import { scriptChecks } from './static-checks.ts';

const folder = mkdtempSync(join(tmpdir(), 'porao-syntax-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['const sorted = [2, 1].toSorted();', 0],
  ['const read = async () => { await using file = open(); };', 1],
  ['const word = /[\\p{L}--[a-z]]/v;', 1],
  ['const both = Promise.try(() => 1);', 1],
])('OPS-252 the check of built scripts answers to %s with %i', (source, code) => {
  const file = join(folder, 'built.js');
  writeFileSync(file, source);
  const script = join(repoRoot, 'node_modules/.bin/es-check');
  const codes = scriptChecks(file).map((args) => spawnSync(script, args, { cwd: repoRoot }).status);
  expect(Math.max(...codes.map(Number))).toBe(code);
});
