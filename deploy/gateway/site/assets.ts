import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { isContentNamed } from '@porao/contracts/page';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { LRUCache } from 'lru-cache';
import { possibleOf } from '../../registry/composition.ts';
import { type RegistryDriver, RegistryError, readRelease } from '../../registry/index.ts';
import { acceptedEncodings } from '../edge/encoded.ts';
import { workerPolicy } from '../edge/security-headers.ts';
import { baseOf } from './site.ts';

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const keptLists = 500;
const keptPlaces = 5_000;

/** Another gateway may have read a newer registry than this one, which asks its store at an interval: in ms, and so many
 * requests wait at once. */
const behind = { pauseMs: 1_000, times: 2, atOnce: 100 };

interface Listed {
  readonly files: ReadonlySet<string>;
  readonly maps: ReadonlySet<string>;
}

/** Files of releases. Only what a release lists is served, so no path reaches other files. */
export function assetServer(driver: RegistryDriver) {
  const lists = new LRUCache<string, Listed, { app: string; id: string }>({
    max: keptLists,
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: { app, id } }) {
      const { integrity, html, server, maps = {} } = await readRelease(driver, app, id);
      // The template holds marks instead of a nonce, so it is no page by itself; the server's code is nobody else's.
      const own = new Set([html, server]);
      const files = [...Object.keys(integrity), 'release.json'].filter((path) => !own.has(path));
      return { files: new Set(files), maps: new Set(Object.keys(maps)) };
    },
  });

  async function serveMap(c: Context, app: string, id: string, path: string): Promise<Response | undefined> {
    const packed = await driver.getFile(app, id, `${path}.gz`);
    if (packed === null) return undefined;
    return acceptedEncodings(c.req.header('accept-encoding')).has('gzip')
      ? answer(c, path, packed, 'gzip')
      : answer(c, path, await promisify(gunzip)(packed));
  }

  /** Undefined for a release that is not there, or not trusted. */
  async function listOf(app: string, id: string): Promise<Listed | undefined> {
    try {
      return await lists.forceFetch(`${app}/${id}`, { context: { app, id } });
    } catch (error) {
      if (error instanceof RegistryError) return undefined;
      throw error;
    }
  }

  /** Answers undefined when the release has no such file. A browser of the team is told of source maps, and gets them. */
  async function serve(
    c: Context,
    app: string,
    id: string,
    path: string,
    isTeams = false,
  ): Promise<Response | undefined> {
    const list = await listOf(app, id);
    if (isTeams && list?.maps.has(path)) return serveMap(c, app, id, path);
    if (!list?.files.has(path)) return undefined;
    if (isTeams && list.maps.has(`${path}.map`)) c.header('sourcemap', `${baseOf(app, id)}${path}.map`);
    const accepted = acceptedEncodings(c.req.header('accept-encoding'));
    for (const [encoding, suffix] of encodings) {
      const content = accepted.has(encoding) ? await driver.getFile(app, id, path + suffix) : null;
      if (content !== null) return answer(c, path, content, encoding);
    }
    const content = await driver.getFile(app, id, path);
    return content === null ? undefined : answer(c, path, content);
  }

  /** The release that a shared file was last served of. */
  const places = new LRUCache<string, string>({ max: keptPlaces });
  let waiting = 0;

  /** A release of the registry that names the file; those that pages are made of come first. */
  async function releaseWith(app: string, path: string): Promise<string | undefined> {
    const { apps } = (await driver.read()).registry;
    const entry = Object.hasOwn(apps, app) ? apps[app] : undefined;
    if (!entry) return undefined;
    const ids = new Set([...possibleOf(apps, app), entry.previous, ...entry.releases.toReversed()]);
    for (const id of ids) if (id && (await listOf(app, id))?.files.has(path)) return id;
    return undefined;
  }

  async function releaseSoon(app: string, path: string): Promise<string | undefined> {
    let id = await releaseWith(app, path);
    // A registry without a copy on this disk is read as it is.
    if (id !== undefined || !driver.cache || waiting >= behind.atOnce) return id;
    waiting += 1;
    try {
      for (let tried = 0; id === undefined && tried < behind.times; tried += 1) {
        await pause(behind.pauseMs);
        id = await releaseWith(app, path);
      }
    } finally {
      waiting -= 1;
    }
    return id;
  }

  return {
    serve,
    /** A file by its content: of any release that names it. */
    async serveShared(
      c: Context,
      app: string,
      path: string,
      isTeams: boolean,
    ): Promise<Response | undefined> {
      if (!isContentNamed(path)) return undefined;
      const key = `${app}/${path}`;
      const known = places.get(key);
      const answer = known && (await serve(c, app, known, path, isTeams));
      if (answer) return answer;
      const id = await releaseSoon(app, path);
      if (id === undefined) return undefined;
      places.set(key, id);
      return serve(c, app, id, path, isTeams);
    },
  };
}

/** The headers that follow from a file's path. */
export const pathHeaders = (path: string): Record<string, string> => ({
  'content-type': getMimeType(path.replace(/\.map$/, '.json')) ?? 'application/octet-stream',
  ...(path.startsWith('workers/') && { 'content-security-policy': workerPolicy }),
});

function answer(c: Context, path: string, content: Uint8Array, encoding?: string): Response {
  for (const [name, value] of Object.entries(pathHeaders(path))) c.header(name, value);
  c.header('content-length', String(content.length));
  c.header('vary', 'Accept-Encoding');
  if (encoding) c.header('content-encoding', encoding);
  return c.body(content as Uint8Array<ArrayBuffer>);
}
