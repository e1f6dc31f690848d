import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { repoRoot } from '../registry/index.ts';

const read = (path: string) => readFileSync(join(repoRoot, path), 'utf8');
const final =
  read('deploy/production/Dockerfile')
    .split(/^FROM /m)
    .at(-1) ?? '';
const copied = [...final.matchAll(/^COPY (?!--from)(\S+) /gm)].map(([, path = '']) => path);
const ignored = read('deploy/production/Dockerfile.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

const isIgnored = (path: string) =>
  ignored.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`));
const isInImage = (path: string) =>
  copied.some((from) => path === from || path.startsWith(`${from}/`)) && !isIgnored(path);

/** These are started by compose.yaml and docs/production.md. */
const programs = [
  'api/src/main.ts',
  'api/src/worker.ts',
  'api/src/ops/main.ts',
  'deploy/gateway/main.ts',
  'deploy/gateway/render/render.host.ts',
  'deploy/gateway/render/render.child.ts',
  'deploy/cli/release.ts',
];

const Manifest = z.object({ exports: z.record(z.string(), z.string()).default({}) });

/** Path of a module of ours that `from` imports; undefined for packages of others. */
function pathOf(name: string, from: string): string | undefined {
  if (name.startsWith('.')) return normalize(join(dirname(from), name));
  const [, member, rest = ''] = /^@porao\/([a-z]+)(.*)$/.exec(name) ?? [];
  if (!member) return undefined;
  const { exports } = Manifest.parse(JSON.parse(read(`shared/${member}/package.json`)));
  return normalize(join('shared', member, exports[`.${rest}`] ?? 'none'));
}

const imports = /(?:\bfrom|\bimport\(?|new URL\() ?'((?:\.|@porao\/)[^']+\.ts|@porao\/[^']+)'/g;

function everythingOf(entries: readonly string[]): string[] {
  const seen = new Set(entries);
  for (const path of seen) {
    for (const [, name = ''] of read(path).matchAll(imports)) {
      const next = pathOf(name, path);
      if (next) seen.add(next);
    }
  }
  return [...seen];
}

it('OPS-405 the image has each module that its programs import', () => {
  const modules = everythingOf(programs);
  expect(modules.length).toBeGreaterThan(400);
  expect(modules.filter((path) => !isInImage(path))).toEqual([]);
  for (const folder of ['api/migrations', 'deploy/gateway/share/fonts'])
    expect(globSync(`${folder}/*`, { cwd: repoRoot }).filter((path) => !isInImage(path))).toEqual([]);
});

it('OPS-405 the image has no tests, nothing that runs in browsers and no package manager', () => {
  const all = globSync('{api,deploy,shared,e2e}/**/*.test.ts', {
    cwd: repoRoot,
    exclude: (path) => path.includes('node_modules'),
  });
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(isInImage)).toEqual([]);
  const others = [
    'shell/src/main.tsx',
    'mfe-public/src/remote.tsx',
    'shared/ui/src/index.ts',
    'api/test/support/app.ts',
    'shared/server/src/testing/collector.ts',
    'deploy/production/.env',
    'api/node_modules/kysely',
  ];
  expect(others.filter(isInImage)).toEqual([]);
  expect(final).not.toMatch(/\b(npm|pnpm) install/);
  expect(final).toContain('rm -rf /usr/local/lib/node_modules');
});

it('OPS-405 what is copied exists', () => {
  expect(copied.length).toBeGreaterThan(8);
  for (const path of copied) expect(globSync(path, { cwd: repoRoot })).toEqual([path]);
});
