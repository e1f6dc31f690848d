import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RemoteManifest } from '@porao/contracts';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/fixtures.ts';
import { type NewRemote, refusalOf, writeRemote } from './new-remote.ts';

const area = { name: 'reports', role: 'auditor' };

it.each<[string, NewRemote, RegExp]>([
  ['a name of its own', { name: 'mfe-class-reports' }, /^may be written$/],
  ['an area of its own', { name: 'mfe-x', area }, /^may be written$/],
  [
    'the role of an area',
    { name: 'mfe-x', area: { ...area, role: 'tutor' } },
    /mfe-tutor has an area for the role tutor/,
  ],
  ['another folder', { name: 'reports' }, /no name of a remote.*mfe-reports/],
  ['capital letters', { name: 'mfe-Reports' }, /no name of a remote/],
  ['a path', { name: 'mfe-../x' }, /no name of a remote/],
  ['the name of a remote', { name: 'mfe-tutor' }, /folder mfe-tutor already/],
  ['the area of a remote', { name: 'mfe-x', area: { ...area, name: 'tutor' } }, /taken by mfe-tutor/],
  ['the beginning of its paths', { name: 'mfe-x', area: { ...area, name: 'auth' } }, /taken by mfe-auth/],
  ['the path of its page', { name: 'mfe-support' }, /\/support is taken by mfe-public/],
  ['a path in its area', { name: 'mfe-parent-x', area: { ...area, name: 'parent' } }, /taken by mfe-parent/],
  ['a page of the shell', { name: 'mfe-ui' }, /\/ui is taken by shell/],
  ['a path of the gateway', { name: 'mfe-x', area: { ...area, name: 'api' } }, /taken by the gateway/],
  ['a layout', { name: 'mfe-x', area: { ...area, name: 'public' } }, /no name of an area/],
  ['no area', { name: 'mfe-x', area: { ...area, name: 'Re ports' } }, /no name of an area/],
  ['a role of one letter', { name: 'mfe-x', area: { ...area, role: 'a' } }, /no name of a role/],
  ['a role of 32 letters', { name: 'mfe-x', area: { ...area, role: 'a'.repeat(32) } }, /no name of a role/],
  ['who may enter', { name: 'mfe-x', area: { ...area, role: 'guest' } }, /no name of a role/],
])('OPS-101 a new remote with %s', async (_, remote, refused) => {
  expect((await refusalOf(remote)) ?? 'may be written').toMatch(refused);
});

async function written(remote: NewRemote, isMember = true, before?: object) {
  const folder = await temporaryFolder();
  if (before) await writeFile(join(folder, 'package.json'), JSON.stringify(before));
  writeRemote(remote, folder, isMember);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, string>();
  for (const { parentPath, name } of entries.filter((found) => found.isFile()))
    files.set(
      join(parentPath, name).slice(folder.length + 1),
      await readFile(join(parentPath, name), 'utf8'),
    );
  return files;
}

it('OPS-100 a new remote has its names everywhere, and one manifest', async () => {
  const shared = await written({ name: 'mfe-class-reports' });
  const own = await written({ name: 'mfe-class-reports', area });
  expect([...own.keys()].toSorted()).toEqual([...shared.keys()].toSorted());
  for (const text of [...shared.values(), ...own.values()]) expect(text).not.toMatch(/sample/i);
  expect(shared.get('src/routes.ts')).toContain("page('/class-reports', 'home/home'");
  expect(shared.get('src/routes.ts')).toContain("pagesOf('public', 'anyone')");
  expect(own.get('src/routes.ts')).toContain("page('/reports', 'home/home'");
  expect(own.get('src/routes.ts')).toContain("pagesOf('reports', 'signed-in')");
  expect(own.get('src/manifest.ts')).toContain("roles: ['auditor']");
  expect(own.get('src/locales/en.ts')).toContain("'Class reports'");
  expect(own.get('tsconfig.json')).toContain('"../shared/build/tsconfig/browser.json"');
});

it('OPS-121 a remote in its own repository has the same sources, its own settings, and packages as they were installed', async () => {
  const remote = { name: 'mfe-class-reports', area };
  const installed = { '@porao/ui': 'file:ui.tgz', '@porao/client': 'file:client.tgz', '@porao/cli': '1.2.3' };
  const member = await written(remote);
  const alone = await written(remote, false, { license: 'ISC', dependencies: installed });
  const settings = [
    '.gitignore',
    'vitest.config.ts',
    'package.json',
    'tsconfig.json',
    'README.md',
    'AGENTS.md',
  ];
  for (const file of settings) expect(alone.get(file)).not.toBe(member.get(file));
  const sources = (files: Map<string, string>) => [...files].filter(([file]) => !settings.includes(file));
  expect(sources(alone)).toEqual(sources(member));
  expect(alone.get('tsconfig.json')).toContain('"@porao/build/tsconfig/browser.json"');
  expect(alone.get('AGENTS.md')).toContain('Run `npm test` after each change');
  expect(alone.get('README.md')).toContain('npx porao publish mfe-class-reports --build --activate');
  expect(JSON.parse(alone.get('package.json') ?? '')).toMatchObject({
    name: 'mfe-class-reports',
    scripts: { check: 'porao check' },
    dependencies: { '@porao/ui': 'file:ui.tgz', '@porao/client': 'file:client.tgz' },
    devDependencies: { '@porao/cli': '1.2.3' },
  });
});

it('OPS-100 both manifests of the template are valid', async () => {
  const template = join(import.meta.dirname, '../../shared/build/template/src');
  for (const file of ['manifest.ts', 'manifest-of-area.ts']) {
    const { manifest } = (await import(pathToFileURL(join(template, file)).href)) as { manifest: unknown };
    expect(RemoteManifest.safeParse(manifest).error).toBeUndefined();
  }
});
