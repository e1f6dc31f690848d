import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteMenus } from '@porao/contracts/page';
import { z } from 'zod';
import { inWorkspace, ownRoot, repoRoot } from '../registry/data-dir.ts';
import { gatewayPaths } from '../registry/manifest.gate.ts';
import { type Claims, overlapsOf } from '../registry/ownership.gate.ts';
import { releasableApps } from './apps.ts';

export interface NewRemote {
  readonly name: string;
  /** Absent for a page that everybody may open. */
  readonly area?: { readonly name: string; readonly role: string };
}

export const template = join(ownRoot, 'shared/build/template');
/** A remote in its own repository has these files beside the template; its package.json is added to the template's. */
const ownRepository = join(ownRoot, 'shared/build/own-repository');
const leftOut = new Set(['node_modules', 'dist']);

const layoutsAndPlaces = ['public', ...siteMenus];
const accessWords = ['anyone', 'guest', 'signed-in'];

/** Returns the path of its only page. */
export const pathOf = ({ name, area }: NewRemote): string => `/${area?.name ?? name.slice('mfe-'.length)}`;

/** A folder of the workspace, or the repository itself. */
export const folderOfNew = ({ name }: NewRemote): string => (inWorkspace ? join(repoRoot, name) : repoRoot);

/** Why this remote cannot be written; undefined when it can. */
export async function refusalOf(remote: NewRemote): Promise<string | undefined> {
  const { name, area } = remote;
  if (!/^mfe(-[a-z][a-z0-9]*)+$/.test(name) || name.length > 32)
    return `${name} is no name of a remote. It is mfe- and a word of small letters and digits, or several with hyphens, at most 32 in all: mfe-reports.`;
  const folder = folderOfNew(remote);
  if (existsSync(inWorkspace ? folder : join(folder, 'src')))
    return `There is a folder ${inWorkspace ? name : 'src'} already; nothing was written.`;
  if (area && (!/^[a-z][a-z0-9-]{0,30}$/.test(area.name) || layoutsAndPlaces.includes(area.name)))
    return `${area.name} is no name of an area. It has at most 31 small letters, digits and hyphens, a letter first: reports. ${layoutsAndPlaces.join(', ')} have a meaning of their own.`;
  if (area && (!/^[a-z][a-z0-9-]{1,30}$/.test(area.role) || accessWords.includes(area.role)))
    return `${area.role} is no name of a role. It has 2 to 31 small letters, digits and hyphens, a letter first: auditor. ${accessWords.join(', ')} have a meaning of their own.`;
  const path = pathOf(remote);
  const claims: Claims = {
    manifest: {
      routes: [{ path }],
      ...(area && { area: { name: area.name, basePath: path, roles: [area.role] } }),
    },
    pages: [],
  };
  for (const [owner, claimed] of await claimsOfAll()) {
    const [overlap] = overlapsOf(claims, claimed);
    if (overlap?.code === 'ROLE_TAKEN')
      return `${owner} has ${overlap.what}. Choose another role, or add pages to that area.`;
    if (overlap) return `${path} is taken by ${owner}. Choose another ${area ? 'area' : 'name'}.`;
  }
  return undefined;
}

/** Outside the workspace only the gateway's: what the site's apps have, its registry says when a release goes live. */
async function claimsOfAll(): Promise<[owner: string, claims: Claims][]> {
  const gateway: Claims = { manifest: null, pages: gatewayPaths.map((path) => ({ path })) };
  if (!inWorkspace) return [['the gateway', gateway]];
  const read = async (file: string): Promise<unknown> => import(pathToFileURL(join(repoRoot, file)).href);
  const shell = (await read('shell/src/pages.ts')) as { shellPages: Claims['pages'] };
  const remotes = releasableApps().filter((app) => app !== 'shell');
  return [
    ['the gateway', gateway],
    ['shell', { manifest: null, pages: shell.shellPages }],
    ...(await Promise.all(
      remotes.map(async (app): Promise<[string, Claims]> => {
        const { manifest } = (await read(`${app}/src/manifest.ts`)) as Pick<Claims, 'manifest'>;
        return [app, { manifest, pages: [] }];
      }),
    )),
  ];
}

/** Writes the template into a folder, with the names of this remote: for the workspace, or for a repository of its own. */
export function writeRemote(remote: NewRemote, folder: string, isMember = inWorkspace): void {
  const { name, area } = remote;
  const words = name.slice('mfe-'.length).replaceAll('-', ' ');
  const names: Readonly<Record<string, string>> = {
    ...(!isMember && {
      'pnpm dev mfe-sample': 'npx porao dev --site https://…',
      ' in front of the site that `npm start` runs': ' in front of that site',
      'pnpm release': 'npx porao',
      'pnpm vitest --project mfe-sample': 'npm test',
    }),
    'mfe-sample': name,
    'sample-role': area?.role ?? '',
    sample: pathOf(remote).slice(1),
    Sample: words.charAt(0).toUpperCase() + words.slice(1),
    '../tsconfig/': isMember ? '../shared/build/tsconfig/' : '@porao/build/tsconfig/',
  };
  const named = new RegExp(Object.keys(names).join('|').replaceAll('.', '\\.'), 'g');
  const files = filesOf(template);
  const ofArea = files.filter((file) => file.endsWith('-of-area.ts'));
  const unused = area ? ofArea.map((file) => file.replace('-of-area', '')) : ofArea;
  for (const file of files.filter((path) => !unused.includes(path))) {
    const text = readFileSync(join(template, file), 'utf8').replace(named, (word) => names[word] ?? word);
    const target = join(folder, file.replace('-of-area.ts', '.ts'));
    const isPackage = !isMember && file === 'package.json';
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, isPackage ? packageAlone(text, target) : text);
  }
  if (isMember) return;
  // npm packs neither `.gitignore` nor `.npmrc`, and the workspace's checks read no `.ts.txt`.
  for (const file of filesOf(ownRepository).filter((path) => path !== 'package.json')) {
    const target = join(folder, file.replace(/^(?=gitignore|npmrc)/, '.').replace('.txt', ''));
    // It may name the registry of the team, and how to sign in there.
    if (file !== 'npmrc' || !existsSync(target)) copyFileSync(join(ownRepository, file), target);
  }
}

const Package = z.looseObject({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

/** The template's package.json with what a repository of its own adds. What is installed there stays as it was installed:
 * from a registry, or from archives. */
function packageAlone(text: string, file: string): string {
  const template = JSON.parse(text) as object;
  const written = Package.parse(template);
  const added = Package.parse(JSON.parse(readFileSync(join(ownRepository, 'package.json'), 'utf8')));
  const present = Package.parse(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
  const installed = { ...present.dependencies, ...present.devDependencies };
  const devDependencies = { ...written.devDependencies, ...added.devDependencies };
  // Archives are where that of the command was.
  const archives = dirname(installed['@porao/cli'] ?? '');
  const asInstalled = (packages: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(packages).map(([name, range]) => [
        name,
        installed[name] ?? range.replace(/^file:/, `${archives}/`),
      ]),
    );
  const others = Object.entries(installed).filter(([name]) => !Object.hasOwn(devDependencies, name));
  const merged = {
    ...template,
    ...added,
    dependencies: { ...asInstalled(written.dependencies), ...Object.fromEntries(others) },
    devDependencies: asInstalled(devDependencies),
  };
  return `${JSON.stringify(merged, null, 2)}\n`;
}

/** Relative to the folder. */
const filesOf = (folder: string, root = folder): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !leftOut.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesOf(path, root) : [relative(root, path)];
    });
