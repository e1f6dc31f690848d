import { trustedTypesPolicies } from '@porao/contracts/page';
import type { GatewayConfig } from './config.ts';
import type { Allowed } from './inline.ts';
import { policyReportPath } from './policy-reports.ts';
import type { Site } from './site.ts';

/** Headers of a page. Scripts run by hash, and what those load; React and Mantine set styles through the CSSOM, so style
 * attributes and other style elements stay forbidden. */
export function pageHeaders(
  allowed: Allowed,
  { page, devApps }: Pick<GatewayConfig, 'page' | 'devApps'>,
  { shell, assetOrigin }: Pick<Site, 'shell' | 'assetOrigin'>,
): Record<string, string> {
  const dev = Object.values(devApps).map((url) => new URL(url));
  const devOrigins = dev.map(({ origin }) => origin);
  const devSockets = dev.map(({ host }) => `ws://${host}`);
  const ofAssets = assetOrigin === undefined ? [] : [assetOrigin];
  // A build of another origin starts its workers from copies, which have the page's policy instead of their own.
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [...allowed.scripts, "'strict-dynamic'"],
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

/** Of every answer without a policy of its own: no other page shows it in a frame. No `default-src`, which some browsers
 * also apply to the styles within an SVG image. */
export const basePolicy = "base-uri 'none'; frame-ancestors 'none'; object-src 'none'";

/** Which pages may use an answer without asking for it by CORS. */
export const resourcePolicy = 'cross-origin-resource-policy';

const common = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': basePolicy,
  [resourcePolicy]: 'same-origin',
};
const overTls = { ...common, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Of every answer that has none of these by itself. */
export const commonHeaders = (isHttps: boolean): Readonly<Record<string, string>> =>
  isHttps ? overTls : common;

/** Uploaded files never act as pages of this origin. */
export const uploadPolicy = {
  'content-security-policy': "default-src 'none'; img-src 'self'; frame-ancestors 'none'",
};

/** Of a release's workers, such as the one that makes the tutor's CV: no network. */
export const workerPolicy = "default-src 'none'";

/** `{s}` in a tile address is replaced by several host names. */
function tileOrigin(tileUrl: string | undefined): string[] {
  const origin = tileUrl && /^https?:\/\/[^/]+/.exec(tileUrl)?.[0];
  return origin ? [origin.replace(/\{[^}]*\}/g, '*')] : [];
}
