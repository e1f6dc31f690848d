import { filesPath } from '@porao/contracts/page';
import type { Next } from 'hono';
import { deltaName, versionPattern } from '../../registry/deltas.ts';
import type { RegistryDriver } from '../../registry/index.ts';
import type { Bound } from '../edge/client-network.ts';
import { acceptedEncodings } from '../edge/encoded.ts';
import { pathHeaders } from './assets.ts';
import type { Site } from './site.ts';

/** Has browsers use scripts and styles as dictionaries of later versions (RFC 9842), and answers by a delta where the
 * release that the visitor gets has one of the browser's version. */
export function fileDeltas(driver: RegistryDriver, siteOf: (c: Bound) => Promise<Site | undefined>) {
  async function deltaOf(c: Bound, app: string, path: string): Promise<Uint8Array | null | undefined> {
    const dictionary = availableDictionary(c);
    const site = dictionary && (await siteOf(c));
    // A browser of the team gets the file with the address of its source map.
    if (!site || site.overrides) return undefined;
    const release = [site.shell, ...site.remotes].find((live) => live.release.name === app)?.release;
    if (!release?.deltas?.[path]?.[dictionary]) return undefined;
    // The whole file may be there although the delta cannot be read.
    return driver.getFile(app, release.id, deltaName(path, dictionary)).catch(() => null);
  }

  return async (c: Bound, next: Next): Promise<void> => {
    const [, , app = '', ...parts] = c.req.path.split('/');
    const path = parts.join('/');
    const pattern = versionPattern(path);
    if (pattern === undefined) return next();
    const delta = await deltaOf(c, app, path);
    if (delta) c.res = deltaAnswer(path, delta);
    else await next();
    // In every encoding: shared caches give one answer to all who take it.
    if (c.res.ok) c.res.headers.set('use-as-dictionary', `match="${filesPath}${app}/${pattern}"`);
  };
}

/** The SHA-256 of the version that the browser has, in hexadecimal digits, if it takes a delta. */
function availableDictionary(c: Bound): string | undefined {
  const [, digest] = /^:([A-Za-z0-9+/]{43}=):$/.exec(c.req.header('available-dictionary') ?? '') ?? [];
  if (digest === undefined || !acceptedEncodings(c.req.header('accept-encoding')).has('dcz'))
    return undefined;
  return Buffer.from(digest, 'base64').toString('hex');
}

/** Private: a shared cache would need a copy for each dictionary. */
const deltaAnswer = (path: string, delta: Uint8Array): Response =>
  new Response(delta as Uint8Array<ArrayBuffer>, {
    headers: {
      ...pathHeaders(path),
      'content-encoding': 'dcz',
      'content-length': String(delta.length),
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'Accept-Encoding, Available-Dictionary',
    },
  });
