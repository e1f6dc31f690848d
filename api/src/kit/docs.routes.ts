import type { Endpoint } from '@porao/contracts';
import type { Hono } from 'hono';
import type { AppEnv } from './bind.ts';
import { docsPage, docsPolicy } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

/** The document and the page to read it; made when first asked for. */
export function bindDocs(app: Hono<AppEnv>, endpoints: Readonly<Record<string, Endpoint>>): void {
  let made: { readonly json: string; readonly page: string } | undefined;
  const make = () => {
    if (made) return made;
    const document = openApiDocument(endpoints);
    made = { json: JSON.stringify(document), page: docsPage(document) };
    return made;
  };
  const cacheControl = 'public, max-age=300';
  app.get('/api/openapi.json', (c) =>
    c.body(make().json, 200, { 'content-type': 'application/json', 'cache-control': cacheControl }),
  );
  app.get('/api/docs', (c) =>
    c.html(make().page, 200, {
      'content-security-policy': docsPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': cacheControl,
    }),
  );
}
