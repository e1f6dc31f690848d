import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import pino from 'pino';
import { apiProxy } from '../../../deploy/gateway/api.proxy.ts';
import { readConfig } from '../../../deploy/gateway/config.ts';
import { compileTemplate, siteDescription, siteTitle } from '../../../deploy/gateway/template.ts';
import { compressedVariants } from '../../../deploy/registry/content.ts';

// Serves the usual build as plain files, precompressed like releases, with the gateway's own way to the API. The
// gateway itself would put tags into the page, and its Integrity-Policy would refuse what the runtime loads by manifest.

const [dist = ''] = process.argv.slice(2);
const page = (html: string): string =>
  compileTemplate(html).page({
    language: 'en',
    title: siteTitle,
    description: siteDescription,
    head: '',
    content: '',
  });
const config = readConfig(process.env);

const files = new Map<string, { content: Uint8Array<ArrayBuffer>; headers: Record<string, string> }>();
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = relative(dist, join(entry.parentPath, entry.name));
  const file = readFileSync(join(dist, path));
  const raw = path === 'index.html' ? Buffer.from(page(file.toString())) : file;
  const brotli = (await compressedVariants(path, raw)).get(`${path}.br`);
  files.set(`/${path}`, {
    content: new Uint8Array(brotli ?? raw),
    headers: {
      'content-type': getMimeType(path) ?? 'application/octet-stream',
      'cache-control': /\.[0-9a-f]{8}\.\w+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(brotli && { 'content-encoding': 'br' }),
    },
  });
}

const app = new Hono();
app.get('*', (c) => {
  const isFile = /\.\w+$/.test(c.req.path);
  const file = files.get(isFile ? c.req.path : '/index.html');
  return file ? c.body(file.content, 200, file.headers) : c.text('Not found.', 404);
});

const api = apiProxy(config, pino({ level: 'warn' }), {
  traces: undefined,
  observe: undefined,
  isDraining: () => false,
  isElsewhere: () => false,
});
serve(
  { fetch: api.before((request) => app.fetch(request)), hostname: config.host, port: config.port },
  ({ port }) => {
    process.send?.({ type: 'ready', port });
  },
);
