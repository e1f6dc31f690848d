import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { LRUCache } from 'lru-cache';
import { type RegistryDriver, RegistryError, readRelease } from '../registry/index.ts';
import { workerPolicy } from './security-headers.ts';

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const keptLists = 500;

/** Bytes of files that are kept in memory. The live releases, in one compression, take less than a tenth of it. */
const keptBytes = 32 * 1_048_576;

/** Of a file that is not smaller compressed, such as a picture. */
const noCopy = new Uint8Array();

interface Named {
  readonly app: string;
  readonly id: string;
  readonly file: string;
}

/** Files of releases. Only what a release lists is served, so no path reaches other files. */
export function assetServer(driver: RegistryDriver, maxBytes = keptBytes) {
  const lists = new LRUCache<string, ReadonlySet<string>, { app: string; id: string }>({
    max: keptLists,
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: { app, id } }) {
      const { integrity, html, server } = await readRelease(driver, app, id);
      // The template holds marks instead of a nonce, so it is no page by itself; the server's code is nobody else's.
      const own = new Set([html, server]);
      return new Set([...Object.keys(integrity), 'release.json'].filter((path) => !own.has(path)));
    },
  });

  const files = new LRUCache<string, Uint8Array, Named>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }, key) => key.length + length,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { app, id, file } }) =>
      (await driver.getFile(app, id, file)) ?? (/\.(br|gz)$/.test(file) ? noCopy : undefined),
  });
  const fileOf = async (app: string, id: string, file: string) => {
    const content = await files.fetch(`${app}/${id}/${file}`, { context: { app, id, file } });
    return content === noCopy ? undefined : content;
  };

  /** Answers undefined when the release has no such file. */
  return async function serve(
    c: Context,
    app: string,
    id: string,
    path: string,
  ): Promise<Response | undefined> {
    try {
      const list = await lists.forceFetch(`${app}/${id}`, { context: { app, id } });
      if (!list.has(path)) return undefined;
    } catch (error) {
      if (error instanceof RegistryError) return undefined;
      throw error;
    }
    const accepted = acceptedEncodings(c.req.header('accept-encoding'));
    for (const [encoding, suffix] of encodings) {
      const content = accepted.has(encoding) ? await fileOf(app, id, path + suffix) : undefined;
      if (content) return answer(c, path, content, encoding);
    }
    const content = await fileOf(app, id, path);
    return content && answer(c, path, content);
  };
}

const answer = (c: Context, path: string, content: Uint8Array, encoding?: string): Response =>
  c.body(content as Uint8Array<ArrayBuffer>, 200, {
    'content-type': getMimeType(path) ?? 'application/octet-stream',
    'content-length': String(content.length),
    vary: 'Accept-Encoding',
    ...(path.startsWith('workers/') && { 'content-security-policy': workerPolicy }),
    ...(encoding && { 'content-encoding': encoding }),
  });

export function acceptedEncodings(header: string | undefined): Set<string> {
  const offers = (header ?? '').toLowerCase().split(',');
  return new Set(
    offers.flatMap((offer) => {
      const [name = '', ...parameters] = offer.split(';').map((part) => part.trim());
      return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
    }),
  );
}
