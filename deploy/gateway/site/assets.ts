import { posix } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { LRUCache } from 'lru-cache';
import { type RegistryDriver, RegistryError, readRelease } from '../../registry/index.ts';
import { acceptedEncodings } from '../edge/encoded.ts';
import { workerPolicy } from '../edge/security-headers.ts';

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const keptLists = 500;

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

  /** Answers undefined when the release has no such file. A browser of the team is told of source maps, and gets them. */
  return async function serve(
    c: Context,
    app: string,
    id: string,
    path: string,
    isTeams = false,
  ): Promise<Response | undefined> {
    try {
      const list = await lists.forceFetch(`${app}/${id}`, { context: { app, id } });
      if (isTeams && list.maps.has(path)) return await serveMap(c, app, id, path);
      if (!list.files.has(path)) return undefined;
      if (isTeams && list.maps.has(`${path}.map`)) c.header('sourcemap', `${posix.basename(path)}.map`);
    } catch (error) {
      if (error instanceof RegistryError) return undefined;
      throw error;
    }
    const accepted = acceptedEncodings(c.req.header('accept-encoding'));
    for (const [encoding, suffix] of encodings) {
      const content = accepted.has(encoding) ? await driver.getFile(app, id, path + suffix) : null;
      if (content !== null) return answer(c, path, content, encoding);
    }
    const content = await driver.getFile(app, id, path);
    return content === null ? undefined : answer(c, path, content);
  };
}

function answer(c: Context, path: string, content: Uint8Array, encoding?: string): Response {
  if (path.startsWith('workers/')) c.header('content-security-policy', workerPolicy);
  c.header('content-type', getMimeType(path.replace(/\.map$/, '.json')) ?? 'application/octet-stream');
  c.header('content-length', String(content.length));
  c.header('vary', 'Accept-Encoding');
  if (encoding) c.header('content-encoding', encoding);
  return c.body(content as Uint8Array<ArrayBuffer>);
}
