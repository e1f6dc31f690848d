import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Endpoint } from '@porao/contracts';
import type { Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import type { AppEnv } from './bind.ts';
import { docsFiles, docsPage, docsPath, docsPolicy } from './docs-files.ts';
import { ApiFailure } from './failure.ts';
import { openApiDocument } from './openapi.ts';

const compress = promisify(gzip);
const common = { 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' };

/** The OpenAPI document and the page that shows its calls and sends them. Each file is made and compressed for the first
 * request alone. */
export function bindDocs(app: Hono<AppEnv>, endpoints: Readonly<Record<string, Endpoint>>): void {
  const make = async (read: () => Promise<Uint8Array<ArrayBuffer>>) => {
    const bytes = await read();
    return { bytes, gzip: await compress(bytes) };
  };
  const kept = new Map<string, ReturnType<typeof make>>();

  async function send(c: Context, type: string, read: () => Promise<Uint8Array<ArrayBuffer>>) {
    const made = kept.get(c.req.path) ?? make(read);
    kept.set(c.req.path, made);
    made.catch(() => kept.delete(c.req.path));
    const { bytes, gzip } = await made;
    const headers = { ...common, 'content-type': type, vary: 'accept-encoding' };
    const takesGzip = accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: '' }) === 'gzip';
    return takesGzip
      ? c.body(gzip, 200, { ...headers, 'content-encoding': 'gzip' })
      : c.body(bytes, 200, headers);
  }

  app.get('/api/openapi.json', (c) =>
    send(c, 'application/json', async () =>
      new TextEncoder().encode(JSON.stringify(openApiDocument(endpoints))),
    ),
  );
  app.get(docsPath, (c) =>
    c.html(docsPage, 200, {
      ...common,
      'content-security-policy': docsPolicy,
      'referrer-policy': 'no-referrer',
    }),
  );
  app.get(`${docsPath}/:file`, async (c) => {
    const name = c.req.param('file');
    const file = Object.hasOwn(docsFiles, name) ? docsFiles[name] : undefined;
    if (!file) throw new ApiFailure('NOT_FOUND', 'address.unknown');
    return send(c, file.type, file.read);
  });
}
