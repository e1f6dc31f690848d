import { createHash } from 'node:crypto';
import type { PageHead } from '@porao/contracts';
import { type ColorMode, trustedTypesPolicies } from '@porao/contracts/page';
import type { GatewayConfig } from '../config.ts';
import { type Encoding, encoded, encodingHeaders } from '../edge/encoded.ts';
import { policyReportPath } from '../rollout/report.routes.ts';
import type { Site } from '../site/site.ts';
import type { Allowed } from '../site/template.ts';
import type { PageContent } from './document.ts';
import type { InspectorTags } from './inspect.ts';
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
  readonly mode: ColorMode;
  readonly inspector?: InspectorTags | undefined;
}

export async function sentPage(
  { site, page, encoding, mode, inspector }: PageAsked,
  content: PageContent | null,
  config: GatewayConfig,
): Promise<SentPage> {
  const { html, allowed } = await page.html(content, mode, inspector?.html);
  const body = encoded(html, encoding);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  return {
    status: content?.status ?? page.status,
    headers: {
      ...pageHeaders(allowed, config, site),
      ...encodingHeaders(encoding),
      vary: 'Accept-Encoding, Accept-Language, Cookie',
      'content-type': 'text/html; charset=utf-8',
    },
    body,
    etag: `"${hash}"`,
    head: content?.head,
    madeAt: performance.now(),
  };
}

/** Scripts in the page run by hash, others from where the releases are: browsers preload them only by address (ADR 41).
 * Style attributes are forbidden; React sets styles through the CSSOM. */
function pageHeaders(
  allowed: Allowed,
  { page, devApps }: Pick<GatewayConfig, 'page' | 'devApps'>,
  { shell, assetOrigin, overrides = [] }: Pick<Site, 'shell' | 'assetOrigin' | 'overrides'>,
): Record<string, string> {
  // A browser's own builds have addresses like development servers, its own releases have none.
  const builds = overrides.flatMap(({ app, source }) => (URL.canParse(source) ? [[app, source]] : []));
  const dev = Object.values<string>({ ...devApps, ...Object.fromEntries(builds) }).map((url) => new URL(url));
  const devOrigins = dev.map(({ origin }) => origin);
  const devSockets = dev.map(({ host }) => `ws://${host}`);
  const ofAssets = assetOrigin === undefined ? [] : [assetOrigin];
  // A build of another origin starts its workers from copies, which have the page's policy instead of their own.
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...allowed.scripts, ...ofAssets.flatMap(releaseFolders), ...devOrigins],
    // A development server's overlay of errors has styles of its own.
    'style-src': [
      "'self'",
      ...(dev.length > 0 ? ["'unsafe-inline'"] : allowed.styles),
      ...ofAssets,
      ...devOrigins,
    ],
    'img-src': ["'self'", 'data:', 'blob:', ...ofAssets, ...tileOrigin(page.tileUrl), ...devOrigins],
    'connect-src': ["'self'", ...ofAssets, ...devOrigins, ...devSockets],
    'font-src': ["'self'", ...ofAssets, ...devOrigins],
    'frame-src': [page.crmUrl ? new URL(page.crmUrl).origin : "'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'", ...(dev.length > 0 ? ['blob:'] : [])],
    // All browsers support it and send each report at once; report-to needs a second header and https.
    'report-uri': [`${policyReportPath}?shell=${shell.release.id}`],
  };
  // Files of development servers change under the page, and write markup as they like.
  if (dev.length === 0)
    Object.assign(policy, {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': Object.values(trustedTypesPolicies),
    });
  const headers: Record<string, string> = {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
  };
  // Files of development servers change while a page is open, so their hashes are unknown.
  if (dev.length === 0) headers['integrity-policy'] = 'blocked-destinations=(script)';
  return headers;
}

/** Other files of an asset origin run as no script. */
const releaseFolders = (origin: string): string[] => [`${origin}/releases/`, `${origin}/files/`];

/** `{s}` in a tile address is replaced by several host names. */
function tileOrigin(tileUrl: string | undefined): string[] {
  const origin = tileUrl && /^https?:\/\/[^/]+/.exec(tileUrl)?.[0];
  return origin ? [origin.replace(/\{[^}]*\}/g, '*')] : [];
}
