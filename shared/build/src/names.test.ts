import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';

vi.mock('oxc-parser', { spy: true });
// Another test of this process may have imported the module with the real parser.
vi.resetModules();
const parser = await import('oxc-parser');
const { providedNames, usedNames } = await import('./names.ts');

const folder = mkdtempSync(join(tmpdir(), 'porao-names-'));
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

it('lists the names that code takes from shared packages, without types', () => {
  const first = file(
    'a.tsx',
    "import { Button, type ButtonProps } from '@porao/ui';\nimport type { Session } from '@porao/platform';\nimport React, { useState as state } from 'react';",
  );
  const second = file(
    'b.ts',
    "export { notify, type Session } from '@porao/platform';\nimport { z } from 'zod';\nconst Name: z.ZodType = z.iso.date();",
  );
  expect(usedNames([first, second])).toEqual({
    '@porao/platform': ['notify'],
    '@porao/ui': ['Button'],
    react: ['default', 'useState'],
    'react/jsx-runtime': ['jsx'],
    zod: ['iso'],
  });
});

it('OPS-165: parses of all files those that changed since the last time', () => {
  const changed = file('e.ts', "import { Text } from '@porao/ui';");
  const files = [changed, file('f.ts', "import { Card } from '@porao/ui';")];
  usedNames(files);
  file('e.ts', "import { Box } from '@porao/ui';");
  vi.mocked(parser.parseSync).mockClear();
  expect(usedNames(files)).toEqual({ '@porao/ui': ['Box', 'Card'] });
  expect(vi.mocked(parser.parseSync).mock.calls.map(([name]) => name)).toEqual([changed]);
});

it('refuses an import of everything, which would hide what is used', () => {
  expect(() => usedNames([file('c.ts', "import * as ui from '@porao/ui';")])).toThrow('@porao/ui');
  expect(() => usedNames([file('d.ts', "export * from '@porao/ui';")])).toThrow('@porao/ui');
});

it('lists what the shell provides, each package with real names', () => {
  const provided = providedNames(join(import.meta.dirname, '../../../shell'));
  expect(provided['@porao/platform']).toEqual(
    expect.arrayContaining(['lazyComponent', 'notify', 'useQuery']),
  );
  expect(provided['@porao/platform']).not.toContain('Session');
  expect(provided['@porao/ui']).toContain('Button');
  expect(provided['react']).toContain('useState');
});

it('OPS-122 what the shell provides of stable packages is in their reports, and nothing else', () => {
  const provided = providedNames(join(import.meta.dirname, '../../../shell'));
  for (const path of ['platform', 'ui', 'ui/controls', 'ui/forms', 'ui/overlays', 'ui/map']) {
    const file = join(import.meta.dirname, `../../../docs/api/${path.replace('/', '-')}.api.md`);
    const report = readFileSync(file, 'utf8');
    const values = [...report.matchAll(/^export (?:(?:abstract )?class|const|function) (\w+)/gm)];
    const renamed = [...report.matchAll(/^export \{ (?:\w+ as )?(\w+) \}/gm)].map(([, name]) => name);
    const names = provided[`@porao/${path}`] ?? [];
    expect([...values.map(([, name]) => name), ...renamed]).toEqual(expect.arrayContaining(names));
    for (const [, name] of values) expect(names).toContain(name);
  }
});

it('provides of zod what the contracts use', () => {
  const sources = globSync(join(import.meta.dirname, '../../contracts/src/**/*.ts'));
  // Examples are made by servers and tools alone.
  const inBrowsers = sources.filter((path) => !/\.test\.ts$|\/(zod|example)\.ts$/.test(path));
  const used = usedNames(inBrowsers)['zod'];
  expect(used?.length).toBeGreaterThan(10);
  expect(providedNames(join(import.meta.dirname, '../../../shell'))['zod']).toEqual(used);
});
