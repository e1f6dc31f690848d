import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { repoRoot } from '../registry/data-dir.ts';
import { rangeOf, type Source } from './source.ts';

export const Manifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  exports: z.record(z.string(), z.string()).default({}),
  sideEffects: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});
export type Manifest = z.infer<typeof Manifest>;

export interface PlatformPackage {
  readonly name: string;
  readonly description: string;
  /** In the workspace. */
  readonly folder: string;
  /** Files that it consists of, apart from what these import: its exports, or the program. */
  readonly entries: readonly string[];
  /** Files that are copied as they are, relative to the package. */
  readonly assets: readonly string[];
  readonly manifest: Manifest;
}

const descriptions: Readonly<Record<string, string>> = {
  contracts: 'Entities, endpoints, events and manifests of Porao, as zod schemas.',
  client: 'Typed calls of the API of Porao.',
  i18n: 'Texts, numbers and dates in the languages of Porao.',
  platform: 'What the shell of Porao gives remotes while the page runs.',
  ui: 'The design system of Porao.',
  features: 'Screens and forms that several remotes of Porao show.',
  server: 'What processes of Porao on Node have in common; of the command porao, not of remotes.',
  build: 'Builds, tests and TypeScript settings of remotes of Porao.',
};

export const readManifest = (folder: string): Manifest =>
  Manifest.parse(JSON.parse(readFileSync(join(repoRoot, folder, 'package.json'), 'utf8')));

/** The package that brings the command `porao`, a name that somebody else may have in a public registry. */
export const commandName = '@porao/cli';

/** The programs of `porao`; the others are started as processes, which nothing imports. */
const programs = [
  'deploy/cli/porao.ts',
  'deploy/gateway/render/render.child.ts',
  'deploy/gateway/render/render.host.ts',
  'deploy/gateway/main.ts',
  'deploy/local/leave-with-parent.ts',
];

/** Lists what a remote in its own repository installs: the packages that remotes import, and the command. */
export function platformPackages(): PlatformPackage[] {
  const shared = Object.entries(descriptions).map(([key, description]): PlatformPackage => {
    const folder = `shared/${key}`;
    const manifest = readManifest(folder);
    // The benchmark is the workspace's.
    delete manifest.exports['./bench'];
    const entries = Object.values(manifest.exports).filter((file) => /\.tsx?$/.test(file));
    return {
      name: manifest.name,
      description,
      folder,
      entries: entries.map((file) => join(folder, file)),
      assets: key === 'build' ? ['env.d.ts', 'dev-page.js', 'tsconfig'] : ['src'],
      manifest,
    };
  });
  const command: PlatformPackage = {
    name: commandName,
    description: 'Builds, checks and ships a remote of Porao from a repository of its own.',
    // As in the workspace, so that its programs find each other and the template.
    folder: '.',
    entries: programs,
    assets: ['deploy/gateway/share/fonts', 'shared/build/template', 'shared/build/own-repository'],
    manifest: { ...readManifest('deploy'), name: commandName, version: readManifest('.').version },
  };
  return [...shared, command];
}

/** Packages that the page has once: a remote's repository chooses its version, and the shell provides it. */
const peers = ['react', 'react-dom'];

interface Imports {
  /** Names of packages that the compiled code imports, and those that its declarations do. */
  readonly code: Iterable<string>;
  readonly types: Iterable<string>;
}

/** The package.json of the package as it is packed: compiled files in its exports, versions or files in place of the
 * workspace's words. Throws for an import that nothing declares. */
export function packedManifest(
  { name, description, folder, manifest }: PlatformPackage,
  source: Source,
  { code, types }: Imports,
): Record<string, unknown> {
  const dependencies: Record<string, string> = {};
  const peerDependencies: Record<string, string> = {};
  const optional: Record<string, { optional: true }> = {};
  const add = (needed: string) => {
    const isDeclared = needed in manifest.dependencies;
    if (needed.startsWith('@porao/')) dependencies[needed] = rangeOf(needed, source);
    else if (peers.includes(needed)) peerDependencies[needed] = `^${versionOf(needed, manifest, folder)}`;
    else if (isDeclared || needed.startsWith('@types/'))
      dependencies[needed] = versionOf(needed, manifest, folder);
    else {
      // Tests and builds alone need it, when they use these exports.
      peerDependencies[needed] = `^${versionOf(needed, manifest, folder)}`;
      optional[needed] = { optional: true };
    }
  };
  for (const needed of [...Object.keys(manifest.dependencies), ...code]) if (needed !== name) add(needed);
  for (const needed of types) {
    const described = `@types/${needed}`;
    if (described in manifest.devDependencies && !(needed in peerDependencies)) add(described);
    else if (needed.startsWith('@porao/') && needed !== name) add(needed);
  }
  return {
    name,
    version: source.version,
    description,
    license: 'MIT',
    type: 'module',
    ...(manifest.sideEffects !== undefined && { sideEffects: manifest.sideEffects }),
    ...(name === commandName && { bin: { porao: 'deploy/cli/porao.js' } }),
    exports: { ...packedExports(manifest.exports), './package.json': './package.json' },
    engines: { node: '>=24.2' },
    // npm publishes a version with the commit under a tag that is named alone.
    ...(source.registry !== null && { publishConfig: { registry: source.registry, tag: 'latest' } }),
    dependencies: sorted(dependencies),
    ...(Object.keys(peerDependencies).length > 0 && { peerDependencies: sorted(peerDependencies) }),
    ...(Object.keys(optional).length > 0 && { peerDependenciesMeta: sorted(optional) }),
  };
}

function packedExports(exports: Manifest['exports']): Record<string, unknown> {
  const packed = Object.entries(exports).map(([path, file]): [string, unknown] => {
    if (file.endsWith('.d.ts')) return [path, { types: file }];
    if (!/\.tsx?$/.test(file)) return [path, file];
    const base = file.replace(/\.tsx?$/, '');
    return [path, { types: `${base}.d.ts`, default: `${base}.js` }];
  });
  return Object.fromEntries(packed);
}

/** The installed version of a package that the manifest names. */
export function versionOf(name: string, { dependencies, devDependencies }: Manifest, folder: string): string {
  if (!(name in dependencies) && !(name in devDependencies))
    throw new Error(`${folder} imports ${name}, which its package.json does not name.`);
  const places = [folder, 'deploy', 'shared/build/template', '.'].map((place) => join(repoRoot, place));
  const file = places
    .map((place) => join(place, 'node_modules', name, 'package.json'))
    .find((path) => existsSync(path));
  if (file === undefined) throw new Error(`${name} is not installed for ${folder}: run pnpm install.`);
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}

const sorted = <T>(values: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));
