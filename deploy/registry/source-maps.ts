import { SourceMap } from 'node:module';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Release } from '@porao/contracts';
import { z } from 'zod';
import type { RegistryDriver } from './driver.ts';
import { parseJson } from './parse-json.ts';

/** A larger map is none of ours. */
export const mostMapBytes = 64 * 1_048_576;

/** Name of a map in the store, beside the file of the release: compressed, since few read it. */
export const storedMapOf = (file: string): string => `${file}.map.gz`;

export const packMap = (content: Uint8Array): Promise<Uint8Array> => promisify(gzip)(content);

/** The source map of a file of a release; undefined where none was published with it. */
export async function readMap(
  driver: Pick<RegistryDriver, 'getFile'>,
  { name, id }: Named,
  file: string,
): Promise<string | undefined> {
  const stored = await driver.getFile(name, id, storedMapOf(file));
  return stored === null
    ? undefined
    : (await promisify(gunzip)(stored, { maxOutputLength: mostMapBytes })).toString();
}

type Named = Pick<Release, 'name' | 'id'>;

/** Reads the source map of a file of a release. */
export type MapOf = (release: Named, file: string) => Promise<string | undefined>;

export interface Frame {
  readonly app: string;
  /** Undefined in an address by content, which says nothing of releases. */
  readonly release: string | undefined;
  readonly file: string;
  /** From 1, as in a stack. */
  readonly line: number;
  readonly column: number;
}

const frame = /\/(?:files\/([a-z0-9-]+)|releases\/([a-z0-9-]+)\/([0-9a-f]{12}))\/([^\s:?)]+):(\d+):(\d+)/g;

/** The places in files of releases that a stack names, innermost first. */
export const framesOf = (stack = ''): Frame[] =>
  [...stack.matchAll(frame)].map(([, sharing, app = '', release, file = '', line, column]) => ({
    app: sharing ?? app,
    release,
    file,
    line: Number(line),
    column: Number(column),
  }));

/** Returns whether a place may be in a file of the release. */
export const isPlaceOf = ({ app, release }: Frame, { name, id }: Named): boolean =>
  app === name && (release ?? id) === id;

/** Where in the sources an error was thrown, `mfe-x/src/remote.tsx:3:7`, by the maps of its files; without them the place
 * in the release's file. Undefined for a stack that names none of these releases. */
export async function sourcePosition(
  stack: string | undefined,
  releases: readonly Named[],
  mapOf: MapOf,
): Promise<string | undefined> {
  const frames = framesOf(stack).flatMap((one) => {
    const own = releases.filter((release) => isPlaceOf(one, release));
    return own.length > 0 ? [{ one, own }] : [];
  });
  const sources: string[] = [];
  // To read a map takes long, and many places are in one file.
  const maps = new Map<string, SourceMap | undefined>();
  for (const { one, own } of frames) {
    const key = `${one.app} ${one.release} ${one.file}`;
    if (!maps.has(key)) maps.set(key, await firstMap(own, one.file, mapOf));
    const source = sourceOf(one, maps.get(key));
    // Own code rather than the package that it called.
    if (source && !source.includes('node_modules/')) return source;
    if (source) sources.push(source);
  }
  const [first] = frames;
  return sources[0] ?? (first && placeOf(first.one));
}

/** The first of these releases that has the file. */
async function firstMap(
  releases: readonly Named[],
  file: string,
  mapOf: MapOf,
): Promise<SourceMap | undefined> {
  for (const release of releases) {
    const map = parseMap(await mapOf(release, file));
    if (map) return map;
  }
  return undefined;
}

const placeOf = ({ app, file, line, column }: Frame) => `${app}/${file}:${line}:${column}`;

const Payload = z.object({
  version: z.number(),
  file: z.string().default(''),
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string()).default([]),
  names: z.array(z.string()).default([]),
  mappings: z.string(),
  sourceRoot: z.string().default(''),
});

function parseMap(text = ''): SourceMap | undefined {
  const payload = parseJson(Payload, text);
  return payload && new SourceMap(payload);
}

function sourceOf({ app, file, line, column }: Frame, map: SourceMap | undefined): string | undefined {
  const found = map?.findEntry(line - 1, column - 1);
  if (!found || !('originalSource' in found)) return undefined;
  // Sources are named from the folder of the map, which is below `dist` of the app.
  const source = posix.join(app, 'dist', posix.dirname(file), found.originalSource);
  return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
}
