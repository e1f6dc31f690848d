import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compile, importedPackages, withJsSpecifiers } from './compile.ts';
import { packedManifest, platformPackages } from './packages.ts';
import { packedVersion } from './source.ts';

const packages = platformPackages();
const nothing = { code: [], types: [] };
const packed = (name: string, imports: Parameters<typeof packedManifest>[2] = nothing) => {
  const one = packages.find((candidate) => candidate.name === name);
  if (!one) throw new Error(`${name} is not packed.`);
  return packedManifest(one, { version: '1.2.3', registry: null }, imports);
};

it('OPS-120 what a remote in its own repository needs is packed, with all that the packages name of each other', () => {
  const names = packages.map(({ name }) => name);
  const wanted = ['contracts', 'client', 'i18n', 'platform', 'ui', 'features', 'build'];
  expect(names).toEqual(expect.arrayContaining([...wanted.map((name) => `@porao/${name}`), '@porao/cli']));
  for (const { manifest } of packages)
    for (const name of Object.keys(manifest.dependencies).filter((key) => key.startsWith('@porao/')))
      expect(names).toContain(name);
});

it.each(packages.map(({ name }) => name))('OPS-120 %s has compiled exports and versions', (name) => {
  const { exports, dependencies, peerDependencies = {} } = packed(name);
  const text = JSON.stringify({ exports, dependencies, peerDependencies });
  expect(text).not.toMatch(/workspace:|catalog:|(?<!\.d)\.tsx?"/);
  const targets: unknown[] = Object.values(exports as object);
  const untyped = targets.filter((one) => typeof one === 'object' && one !== null && !('types' in one));
  expect(untyped).toEqual([]);
});

it('OPS-120 all that is packed compiles, with its declarations', { timeout: 600_000 }, async () => {
  const out = join(mkdtempSync(join(tmpdir(), 'porao-compiled-')), 'out');
  const entries = packages.flatMap((one) => one.entries);
  await compile(entries, out);
  const made = (file: string, ending: string) => existsSync(join(out, file.replace(/\.tsx?$/, ending)));
  const sources = entries.filter((file) => !file.endsWith('.d.ts'));
  expect(sources.filter((file) => !made(file, '.js') || !made(file, '.d.ts'))).toEqual([]);
});

it('OPS-120 the page has one React, and only tests need the packages of tests', () => {
  const { dependencies, ...rest } = packed('@porao/platform', {
    code: ['react', 'vitest', 'mitt'],
    types: ['@porao/contracts'],
  });
  expect(dependencies).not.toHaveProperty('react');
  expect(dependencies).toMatchObject({
    '@porao/contracts': 'file:porao-contracts-1.2.3.tgz',
    mitt: expect.any(String),
  });
  expect(rest).toMatchObject({
    peerDependencies: { react: expect.stringMatching(/^\^/), vitest: expect.stringMatching(/^\^/) },
    peerDependenciesMeta: { vitest: { optional: true } },
  });
  expect(() => packed('@porao/i18n', { code: ['leftpad'], types: [] })).toThrow('leftpad');
});

it('reads what compiled files import, and writes imports of declarations as all tools read them', () => {
  const code = `import 'a/style.css';\nimport { b } from "@scope/b/c";\nexport {\n  d,\n} from 'd';\nimport e from './e.js';
const f = import('f');\nimport g from 'node:g';\nexport const h = 'h.invalid';\n`;
  expect([...importedPackages(code)].toSorted()).toEqual(['@scope/b', 'a', 'd', 'f']);
  expect(
    withJsSpecifiers(`import './x.css';\nexport { a } from './a.tsx';\ntype B = import("../b.ts").B;\n`),
  ).toBe(`export { a } from './a.js';\ntype B = import("../b.js").B;\n`);
});

it('OPS-120 a package for a registry names the tag without which npm refuses a version with its commit', () => {
  const [one] = packages;
  const registry = 'https://npm.porao.example/';
  const manifest = one && packedManifest(one, { version: '2.1.0-g1f3c9a2', registry }, nothing);
  expect(manifest).toMatchObject({ publishConfig: { registry, tag: 'latest' } });
});

it.each([
  ['2.1.0', { tag: 'v2.1.0' }],
  ['2.1.0-g1f3c9a2', { tag: '' }],
  ['2.1.0-g1f3c9a2', { tag: 'v2.0.0\nother' }],
  ['2.1.0-g1f3c9a2.changed', { tag: 'v2.1.0', status: ' M api/src/app.ts' }],
])(
  'OPS-120 archives are of the version %s where git says %j',
  (version, { tag, status = '' }: { tag: string; status?: string }) => {
    const answers: Record<string, string> = { 'rev-parse': '1f3c9a2', tag, status };
    expect(packedVersion('2.1.0', (name) => answers[name] ?? '')).toBe(version);
    expect(packedVersion('2.1.0', () => '')).toBe('2.1.0');
  },
);
