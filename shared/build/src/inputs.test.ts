import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inputsHash } from './inputs.ts';

const workspace = mkdtempSync(join(tmpdir(), 'porao-inputs-'));
afterAll(() => rmSync(workspace, { recursive: true }));

const root = join(workspace, 'mfe-a');
function hashAfter(path: string, text: string): string {
  const file = join(workspace, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return inputsHash(root, join(workspace, 'shared'));
}

it.each(['mfe-a/src/remote.tsx', 'mfe-a/src/a.module.css', 'shared/ui/src/index.ts', 'pnpm-lock.yaml'])(
  'another %s makes another build',
  (path) => {
    const before = hashAfter(path, 'one');
    expect(before).toMatch(/^[0-9a-f]{8}$/);
    expect(hashAfter(path, 'two')).not.toBe(before);
    expect(hashAfter(path, 'one')).toBe(before);
  },
);

it.each(['mfe-a/src/remote.test.tsx', 'mfe-b/src/remote.tsx'])('%s makes none', (path) => {
  expect(hashAfter(path, 'two')).toBe(hashAfter(path, 'one'));
});
