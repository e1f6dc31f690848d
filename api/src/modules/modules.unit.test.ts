import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

it('the contracts have one file for each module with routes, of the same name', () => {
  const folder = join(import.meta.dirname, '../../../shared/contracts/src/modules');
  const contracts = globSync('*.ts', { cwd: folder })
    .map((file) => basename(file, '.ts'))
    .filter((name) => name !== 'index');
  const modules = globSync('*/*.routes.ts', { cwd: import.meta.dirname }).map((file) => dirname(file));
  expect(contracts.toSorted()).toEqual([...new Set(modules)].toSorted());
});
