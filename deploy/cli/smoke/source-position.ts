import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join, posix } from 'node:path';
import type { Release } from '@porao/contracts';
import { z } from 'zod';
import { parseJson } from '../../registry/parse-json.ts';
import { type Frame, framesOf } from './page-report.ts';

const Payload = z.object({
  version: z.number(),
  file: z.string().default(''),
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string()).default([]),
  names: z.array(z.string()).default([]),
  mappings: z.string(),
  sourceRoot: z.string().default(''),
});

/** Folder of the build of a release; undefined where it is not on this machine. */
export type BuildOf = (release: Pick<Release, 'name' | 'id'>) => Promise<string | undefined>;

/** Where in the sources an error was thrown, `mfe-x/src/remote.tsx:3:7`, by the maps that a build leaves beside its files;
 * without them the place in the release's file. Undefined for a stack that names none of these releases. */
export async function sourcePosition(
  stack: string | undefined,
  releases: readonly Pick<Release, 'name' | 'id'>[],
  buildOf: BuildOf,
): Promise<string | undefined> {
  const frames = framesOf(stack).flatMap((frame) => {
    const release = releases.find(({ name, id }) => name === frame.app && id === frame.release);
    return release ? [{ frame, release }] : [];
  });
  const sources: string[] = [];
  for (const { frame, release } of frames) {
    const build = await buildOf(release);
    const source = build && (await sourceOf(frame, build));
    // Own code rather than the package that it called.
    if (source && !source.includes('node_modules/')) return source;
    if (source) sources.push(source);
  }
  const [first] = frames;
  return (
    sources[0] ??
    (first && `${first.frame.app}/${first.frame.file}:${first.frame.line}:${first.frame.column}`)
  );
}

async function sourceOf({ app, file, line, column }: Frame, build: string): Promise<string | undefined> {
  const text = await readFile(join(build, `${file}.map`), 'utf8').catch(() => '');
  const payload = parseJson(Payload, text);
  const found = payload && new SourceMap(payload).findEntry(line - 1, column - 1);
  if (!found || !('originalSource' in found)) return undefined;
  // Sources are named from the folder of the map, which is below `dist` of the app.
  const source = posix.join(app, 'dist', posix.dirname(file), found.originalSource);
  return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
}
