import { createHash } from 'node:crypto';
import type { PageHead } from '@porao/contracts';
import type { GatewayConfig } from '../config.ts';
import { type Encoding, encoded, encodingHeaders } from '../edge/encoded.ts';
import type { Site } from '../site/site.ts';
import type { PageContent } from './document.ts';
import type { InspectorTags } from './inspect.ts';
import { pageHeaders } from './page-headers.ts';
import type { RenderedPage } from './page-html.ts';

export interface SentPage {
  readonly status: RenderedPage['status'] | PageContent['status'];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer<ArrayBuffer>;
  readonly etag: string;
  /** Undefined without content, and for that of one person. */
  readonly head: PageHead | undefined;
  /** By the clock of `performance`. */
  readonly madeAt: number;
}

export interface PageAsked {
  readonly site: Site;
  readonly page: RenderedPage;
  readonly encoding: Encoding;
  readonly inspector?: InspectorTags | undefined;
}

export async function sentPage(
  { site, page, encoding, inspector }: PageAsked,
  content: PageContent | null,
  config: GatewayConfig,
): Promise<SentPage> {
  const { html, allowed } = await page.html(content, inspector?.html);
  const scripts = inspector ? [...allowed.scripts, `'${inspector.integrity}'`] : allowed.scripts;
  const body = encoded(html, encoding);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  return {
    status: content?.status ?? page.status,
    headers: {
      ...pageHeaders({ ...allowed, scripts }, config, site),
      ...encodingHeaders(encoding),
      'content-type': 'text/html; charset=utf-8',
    },
    body,
    etag: `"${hash}"`,
    head: content?.head,
    madeAt: performance.now(),
  };
}
