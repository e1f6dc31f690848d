import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repoRoot } from '../registry/data-dir.ts';
import { type Claims, overlapsOf } from '../registry/ownership.gate.ts';
import { releasableApps } from './apps.ts';

export interface NewRemote {
  readonly name: string;
  /** Absent for a page that everybody may open. */
  readonly area?: { readonly name: string; readonly role: string };
}

export const template = join(repoRoot, 'shared/build/template');
const leftOut = new Set(['node_modules', 'dist']);

/** What the gateway answers itself (deploy/gateway/gateway.ts). */
const gatewayPaths = ['/api', '/healthz', '/releases', '/share', '/storage'];
const layoutsAndPlaces = ['public', 'main'];
const accessWords = ['anyone', 'guest', 'signed-in'];

/** Of its only page. */
export const pathOf = ({ name, area }: NewRemote): string => `/${area?.name ?? name.slice('mfe-'.length)}`;

/** Why this remote cannot be written; undefined when it can. */
export async function refusalOf(remote: NewRemote): Promise<string | undefined> {
  const { name, area } = remote;
  if (!/^mfe(-[a-z][a-z0-9]*)+$/.test(name) || name.length > 32)
    return `${name} is no name of a remote. It is mfe- and a word of small letters and digits, or several with hyphens, at most 32 in all: mfe-reports.`;
  if (existsSync(join(repoRoot, name))) return `There is a folder ${name} already; nothing was written.`;
  if (area && (!/^[a-z][a-z0-9-]{0,30}$/.test(area.name) || layoutsAndPlaces.includes(area.name)))
    return `${area.name} is no name of an area. It has at most 31 small letters, digits and hyphens, a letter first: reports. ${layoutsAndPlaces.join(' and ')} have a meaning of their own.`;
  if (area && (!/^[a-z][a-z0-9-]{1,30}$/.test(area.role) || accessWords.includes(area.role)))
    return `${area.role} is no name of a role. It has 2 to 31 small letters, digits and hyphens, a letter first: auditor. ${accessWords.join(', ')} have a meaning of their own.`;
  const path = pathOf(remote);
  const claims: Claims = {
    manifest: { routes: [{ path }], ...(area && { area: { name: area.name, basePath: path } }) },
    pages: [],
  };
  for (const [owner, claimed] of await claimsOfAll())
    if (overlapsOf(claims, claimed).length > 0)
      return `${path} is taken by ${owner}. Choose another ${area ? 'area' : 'name'}.`;
  return undefined;
}

async function claimsOfAll(): Promise<[owner: string, claims: Claims][]> {
  const read = async (file: string): Promise<unknown> => import(pathToFileURL(join(repoRoot, file)).href);
  const shell = (await read('shell/src/pages.ts')) as { shellPages: Claims['pages'] };
  const remotes = releasableApps().filter((app) => app !== 'shell');
  return [
    ['the gateway', { manifest: null, pages: gatewayPaths.map((path) => ({ path })) }],
    ['shell', { manifest: null, pages: shell.shellPages }],
    ...(await Promise.all(
      remotes.map(async (app): Promise<[string, Claims]> => {
        const { manifest } = (await read(`${app}/src/manifest.ts`)) as Pick<Claims, 'manifest'>;
        return [app, { manifest, pages: [] }];
      }),
    )),
  ];
}

/** Writes the template into a folder, with the names of this remote. */
export function writeRemote(remote: NewRemote, folder: string): void {
  const { name, area } = remote;
  const words = name.slice('mfe-'.length).replaceAll('-', ' ');
  const names: Readonly<Record<string, string>> = {
    'mfe-sample': name,
    'sample-role': area?.role ?? '',
    sample: pathOf(remote).slice(1),
    Sample: words.charAt(0).toUpperCase() + words.slice(1),
    '../tsconfig/': '../shared/build/tsconfig/',
  };
  const unused = area ? 'src/manifest.ts' : 'src/manifest-of-area.ts';
  for (const file of filesOf(template).filter((path) => path !== unused)) {
    const text = readFileSync(join(template, file), 'utf8');
    const target = join(folder, file.replace('-of-area.ts', '.ts'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(
      target,
      text.replace(/mfe-sample|sample-role|[Ss]ample|\.\.\/tsconfig\//g, (word) => names[word] ?? word),
    );
  }
}

/** Relative to the folder. */
const filesOf = (folder: string, root = folder): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !leftOut.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesOf(path, root) : [relative(root, path)];
    });
