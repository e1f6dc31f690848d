import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteManifest } from '@porao/contracts';
import * as contracts from '@porao/contracts/paths';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const load = async <Module>(file: string) => (await import(pathToFileURL(join(root, file)).href)) as Module;

type Routes = Readonly<Record<string, { path: string; page?: string; withoutContent?: string }>>;
const remotes = await Promise.all(
  globSync('mfe-*/src/routes.ts', { cwd: root }).map(async (file) => {
    const { routes } = await load<{ routes: Routes }>(file);
    const { manifest } = await load<{ manifest: RemoteManifest }>(join(dirname(file), 'manifest.ts'));
    return {
      folder: dirname(file),
      routes,
      pages: Object.values(routes).flatMap(({ page }) => page ?? []),
      manifest,
    };
  }),
);
const { shellPages } = await load<{ shellPages: readonly { path: string }[] }>('shell/src/pages.ts');

const { tutorStepPaths, ...named } = contracts;
const crossing = Object.values({ ...named, ...tutorStepPaths }).filter((path) => typeof path === 'string');
const all = [...remotes.flatMap(({ manifest }) => manifest.routes), ...shellPages].map(({ path }) => path);

it('SHL-136 NTF-004 each path that one member writes for another is a page of a manifest or of the shell', () => {
  expect(remotes.length).toBeGreaterThan(4);
  expect(crossing.filter((path) => !all.includes(path))).toEqual([]);
});

it.each(remotes)(
  'SHL-135 every page of $folder is in its table, under a name of its own',
  ({ folder, pages }) => {
    const files = globSync('features/**/*.page.tsx', { cwd: join(root, folder) });
    const names = [...new Set(pages)];
    expect(names.map((page) => `features/${page}.page.tsx`).toSorted()).toEqual(files.toSorted());
    expect(new Set(names.map((page) => basename(page))).size).toBe(names.length);
  },
);

/** `/tutor`, `/job-board`: what the paths of all pages begin with. */
const beginnings = new Set(all.flatMap((path) => /^\/[a-z-]+/.exec(path)?.[0] ?? []));
const tables =
  /^(shared\/contracts\/src\/paths\.ts|mfe-[\w-]+\/src\/routes\.ts|shell\/src\/(pages|app)\.tsx?)$/;

it('SHL-136 each path of a page is written once, in a table', () => {
  expect(beginnings.size).toBeGreaterThan(8);
  const literal = new RegExp(`(?:['"\`]|siteUrl\\})(?:${[...beginnings].join('|')})(?=['"\`/?#$])`);
  const found = globSync('{mfe-*,shared/{features,platform,contracts},shell,api}/src/**/*.{ts,tsx}', {
    cwd: root,
  })
    .filter((path) => !tables.test(path) && !/\.test(ing)?\.|\/testing\/|\/locales\//.test(path))
    .flatMap((path) =>
      read(path)
        .split('\n')
        .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line) && literal.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

const areas = remotes.filter(({ manifest }) => manifest.area);

it.each(areas)(
  'SHL-216 every page of $folder comes with its content, or its row says why not',
  ({ folder, routes, manifest }) => {
    const rendered = manifest.routes.flatMap((route) => (route.rendered ? route.path : []));
    const left = Object.values(routes).filter(({ withoutContent }) => withoutContent !== undefined);
    const pages = Object.values(routes).flatMap(({ page, path }) => (page ? path : []));
    expect([...rendered, ...left.map(({ path }) => path)].toSorted()).toEqual(pages.toSorted());
    for (const { withoutContent } of left) expect(withoutContent).toMatch(/^[A-Z].{15,}\.$/);
    expect(read(join(folder, 'server.tsx'))).toContain('defineAreaServer(');
  },
);
