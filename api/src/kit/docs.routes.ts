import type { Endpoint } from '@porao/contracts';
import type { Hono } from 'hono';
import type { AppEnv } from './bind.ts';
import { docsFiles, docsPage, docsPath, docsPolicy } from './docs-files.ts';
import { ApiFailure } from './failure.ts';
import { openApiDocument } from './openapi.ts';

/** The OpenAPI document, created on the first request, and the page that shows its calls and sends them. */
export function bindDocs(app: Hono<AppEnv>, endpoints: Readonly<Record<string, Endpoint>>): void {
  let json: string | undefined;
  const common = { 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' };
  app.get('/api/openapi.json', (c) => {
    json ??= JSON.stringify(openApiDocument(endpoints));
    return c.body(json, 200, { ...common, 'content-type': 'application/json' });
  });
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
    return c.body(await file.read(), 200, { ...common, 'content-type': file.type });
  });
}
