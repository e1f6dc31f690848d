import type { GatewayConfig } from './config.ts';

/** Headers of a page. Scripts run by nonce and what those load; React and Mantine set styles through the CSSOM
 * and nonced style elements, so style attributes in markup stay forbidden. */
export function pageHeaders(nonce: string, { page, devApps }: GatewayConfig): Record<string, string> {
  const dev = Object.values(devApps).map((url) => new URL(url));
  const devOrigins = dev.map(({ origin }) => origin);
  const devSockets = dev.map(({ host }) => `ws://${host}`);
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    // The layout of the tutor's CV is WebAssembly; JavaScript from text stays forbidden.
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...devOrigins],
    'img-src': ["'self'", 'data:', 'blob:', ...tileOrigin(page.tileUrl), ...devOrigins],
    // data: is how that WebAssembly reaches its own loader; nothing leaves by it.
    'connect-src': ["'self'", 'data:', ...devOrigins, ...devSockets],
    'font-src': ["'self'", ...devOrigins],
    'frame-src': [page.crmUrl ? new URL(page.crmUrl).origin : "'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
  };
  const headers: Record<string, string> = {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
  };
  // Files of development servers change under the page, so nobody can know their hash.
  if (dev.length === 0) headers['integrity-policy'] = 'blocked-destinations=(script)';
  return headers;
}

/** `{s}` in a tile address stands for changing host names. */
function tileOrigin(tileUrl: string | undefined): string[] {
  const origin = tileUrl && /^https?:\/\/[^/]+/.exec(tileUrl)?.[0];
  return origin ? [origin.replace(/\{[^}]*\}/g, '*')] : [];
}
