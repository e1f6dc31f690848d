import type { BuildInfo, RemoteManifest } from '@porao/contracts';
import { contractVersion, events } from '@porao/contracts';
import { declaredEvents, inspectorFile, pageForm, regionAttribute } from '@porao/contracts/page';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { entryFile, runtimeFile, tableFile } from './content-names.ts';
import { exposedChunk, globalName } from './federation.ts';
import { providedNames, usedNames } from './names.ts';
import { serverFile } from './server-bundle.ts';
import { installedVersion, schemas, sharedPackages, singletonPackages } from './shared.ts';
import { spokenEvents } from './spoken-events.ts';

/** A shell that does not name the regions of a page would show a remote without its styles. */
const ofThePage = { 'the page': [regionAttribute, declaredEvents] };

function usedOfThePage({ emits, listens, events: own }: RemoteManifest): typeof ofThePage {
  const isForeign = (name: string) => !Object.hasOwn(events, name);
  const isOfRemotes = own !== undefined || [...emits, ...listens].some(isForeign);
  return { 'the page': [regionAttribute, ...(isOfRemotes ? [declaredEvents] : [])] };
}

/** Emits `build-info.json`: what publish, the activation gates and the gateway need to know about a build. */
export function pluginBuildInfo(
  root: string,
  manifest: RemoteManifest | null,
  pages: BuildInfo['pages'],
  server: boolean,
): RsbuildPlugin {
  const name = manifest?.name ?? 'shell';
  const infoOf = (compilation: Rspack.Compilation): BuildInfo => {
    const { chunks, initial } = filesOf(compilation, manifest === null);
    const sources = manifest ? ownSources(compilation) : new Set<string>();
    return {
      name,
      entry: manifest ? (fileNamed(compilation, entryFile) ?? '') : startOf(compilation),
      html: manifest ? null : 'index.html',
      page: pageForm,
      pages,
      server: server ? serverFile : null,
      global: manifest ? globalName(name) : null,
      exposes: manifest ? ['./remote'] : [],
      initial,
      chunks,
      needs: manifest ? needsOf(compilation) : {},
      uses: manifest ? { ...usedNames(sources), ...usedOfThePage(manifest) } : {},
      provides: manifest ? {} : { ...providedNames(root), ...ofThePage },
      singletons: Object.fromEntries(singletonPackages.map((key) => [key, installedVersion(key, root)])),
      contract: manifest?.contract ?? contractVersion,
      events: manifest ? [...new Set([...manifest.emits, ...manifest.listens])] : Object.keys(events),
      ...(manifest && { spoken: spokenEvents(root, sources) }),
      manifest,
    };
  };
  return {
    name: 'porao:build-info',
    setup(api) {
      api.processAssets({ stage: 'report' }, ({ compilation, sources }) => {
        const text = JSON.stringify(infoOf(compilation), null, 2);
        compilation.emitAsset('build-info.json', new sources.RawSource(text));
      });
    },
  };
}

/** Source files of the app and of our packages in this build. The latter are in node_modules in a repository of its own. */
function ownSources(compilation: Rspack.Compilation): Set<string> {
  const files = new Set<string>();
  for (const module of compilation.modules) {
    const resource = 'resource' in module && typeof module.resource === 'string' ? module.resource : '';
    const file = resource.split('?')[0] ?? '';
    if (isOwnSource(file)) files.add(file);
  }
  return files;
}

export function isOwnSource(file: string): boolean {
  const [, ...packages] = file.split('/node_modules/');
  return file.startsWith('/') && (packages.at(-1) ?? '@porao/').startsWith('@porao/');
}

const onDemand: readonly string[] = [...sharedPackages.onDemand, schemas.package];

/** On-demand shared packages by the named chunk that imports them. */
function needsOf(compilation: Rspack.Compilation): Record<string, string[]> {
  const needs: Record<string, string[]> = {};
  for (const [name, group] of compilation.namedChunkGroups) {
    const found = new Set<string>();
    for (const chunk of group.chunks) {
      for (const module of compilation.chunkGraph.getChunkModules(chunk)) {
        const key = /^consume shared module \([^)]*\) (.+)@/.exec(module.identifier())?.[1];
        if (key !== undefined && onDemand.includes(key)) found.add(key);
      }
    }
    if (found.size > 0) needs[name] = [...found].sort();
  }
  return needs;
}

/** Returns a file's name with the hash that a build for a release adds to it. */
const fileNamed = ({ assets }: Rspack.Compilation, file: string): string | undefined =>
  Object.keys(assets).find((name) => name.replace(/\.[0-9a-f]{16}(?=\.js$)/, '') === file);

/** The shell's own code, which runs once its libraries are there. */
const startOf = ({ namedChunks }: Rspack.Compilation): string =>
  [...(namedChunks.get('index')?.files ?? [])].find((file) => file.endsWith('.js')) ?? '';

const wanted = (file: string) => /\.(js|css)$/.test(file);

function filesOf(compilation: Rspack.Compilation, isShell: boolean) {
  const chunks: Record<string, string[]> = {};
  for (const [name, group] of compilation.namedChunkGroups) {
    chunks[name] = withFiles(group).filter(wanted);
  }
  const first = isShell ? 'index' : exposedChunk;
  const named = Object.entries(chunks).filter(
    ([name]) => name !== first && !/^(__federation_|porao_)/.test(name),
  );
  // Made by a compiler of its own: the runtime of the shell's chunks does not name it.
  if (inspectorFile in compilation.assets) named.push(['inspector', [inspectorFile]]);
  const fonts = isShell ? Object.entries(fontsOf(compilation)) : [];
  const before = fileNamed(compilation, isShell ? tableFile : runtimeFile) ?? [];
  return { initial: [before, chunks[first] ?? []].flat(), chunks: Object.fromEntries([...named, ...fonts]) };
}

/** A provided shared module is in a child of the group that imports it. */
function withFiles(group: Rspack.ChunkGroup): string[] {
  const own = group.getFiles();
  return own.length > 0 ? own : [...group.childrenIterable].flatMap((child) => child.getFiles());
}

/** A font's file is named after its script; these are the scripts of each language. */
const scripts = { en: ['latin'], bn: ['latin', 'bengali'] };

function fontsOf(compilation: Rspack.Compilation): Record<string, string[]> {
  const files = Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2'));
  return Object.fromEntries(
    Object.entries(scripts).map(([language, names]) => [
      `font-${language}`,
      files.filter((file) => names.some((name) => file.includes(`-${name}.`))),
    ]),
  );
}
