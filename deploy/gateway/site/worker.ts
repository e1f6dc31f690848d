import { cachePrefix } from '@porao/contracts/page';
import type { Context } from 'hono';
import type { assetServer } from './assets.ts';
import type { Site } from './site.ts';

/** A service worker that removes the caches and itself. Open pages then use the network. */
const unregisterScript = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  try {
    for (const name of await caches.keys()) if (name.startsWith('${cachePrefix}')) await caches.delete(name);
  } finally {
    await self.registration.unregister();
  }
})()));
`;

/** The live shell's service worker. Where it is switched off, or the shell has none: one that unregisters itself. */
export async function serveWorker(
  c: Context,
  site: Site | undefined,
  options: { on: boolean; serveAsset: ReturnType<typeof assetServer> },
): Promise<Response> {
  const live =
    options.on && site ? await options.serveAsset(c, 'shell', site.shell.release.id, 'sw.js') : undefined;
  const answer = live ?? c.body(unregisterScript);
  answer.headers.set('content-type', 'text/javascript; charset=utf-8');
  answer.headers.set('cache-control', 'no-cache');
  const connect = ["'self'", ...(site?.assetOrigin ? [site.assetOrigin] : [])].join(' ');
  answer.headers.set('content-security-policy', `default-src 'none'; connect-src ${connect}`);
  return answer;
}
