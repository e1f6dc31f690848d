import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { folderOf } from '../local/apps.ts';
import { checkTypes } from './types.gate.ts';

vi.mock('../local/apps.ts', { spy: true });

/** The sources of `mfe-sample`. */
function sources(text: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'porao-types-'));
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "lib": ["ES5"] } }');
  writeFileSync(join(folder, 'sample.ts'), text);
  vi.mocked(folderOf).mockReturnValue(folder);
}

it('OPS-167: an app whose types are not right is refused with its first eight errors and their lines', async () => {
  sources(Array.from({ length: 10 }, (_, line) => `export const a${line}: number = '';`).join('\n'));
  const refused = checkTypes('mfe-sample');
  await expect(refused).rejects.toMatchObject({
    code: 'TYPES',
    message: expect.stringMatching(/mfe-sample(.*\n)*.*sample\.ts\(8,14\): error TS2322.*\n.*and 2 more/),
    remedy: expect.stringContaining('--skip-types'),
  });
});

it('OPS-167: an app whose types are right is not refused', async () => {
  sources('export const a: number = 1;');
  await expect(checkTypes('mfe-sample')).resolves.toBeUndefined();
});
