import type { HttpBindings } from '@hono/node-server';
import {
  cachePrefix,
  filesPath,
  liveReleasesPath,
  releasesPath,
  serviceWorkerPath,
  siteStatesPath,
} from '@porao/contracts/page';
import type { Context, Hono } from 'hono';
import type { Bound } from '../edge/client-network.ts';
import { chosenEncoding, encodingHeaders } from '../edge/encoded.ts';
import { missing } from '../edge/no-page.ts';
import type { Services } from '../services.ts';
import { assetServer } from './assets.ts';
import { fileDeltas } from './file-deltas.ts';
import { liveReleases, type Site } from './site.ts';
import type { SiteFiles } from './site-files.ts';
import { withdrawals } from './withdrawn.ts';

/** Files of releases, and what a page reads of the site that it is made of. */
export function addFileRoutes(
  app: Hono<{ Bindings: HttpBindings }>,
  { driver, config }: Services,
  files: SiteFiles,
  siteOf: (c: Bound) => Promise<Site | undefined>,
  isTeams: (c: Bound) => Promise<boolean>,
): void {
  const assets = assetServer(driver);
  const isWithdrawn = withdrawals(driver);

  app.get(liveReleasesPath, async (c) => {
    const site = await siteOf(c);
    c.header('cache-control', 'no-store');
    if (!site) return c.json({ status: 'no shell is live' }, 503);
    // The page names its releases: a list of all would tell of those that were never live.
    const asked = Object.entries(c.req.query()).map(async ([app, id]) =>
      (await isWithdrawn(site, app, id)) ? [app] : [],
    );
    const withdrawn = (await Promise.all(asked)).flat();
    return c.json({ ...liveReleases(site), site: files.addressOf(site), withdrawn });
  });
  app.get(`${siteStatesPath}*`, async (c) => {
    const encoding = chosenEncoding(c.req.header('accept-encoding'));
    const file = files.read(c.req.path, await siteOf(c), encoding);
    if (file === undefined) return missing(c);
    c.header('cache-control', 'private, max-age=31536000, immutable');
    return c.body(file, 200, { 'content-type': 'application/json', ...encodingHeaders(encoding) });
  });
  app.get(`${filesPath}*`, fileDeltas(driver, siteOf));
  app.get(`${releasesPath}*`, async (c) => {
    const [, , name = '', id = '', ...path] = decoded(c.req.path).split('/');
    const ofTeam = await isTeams(c);
    return forGood(c, await assets.serve(c, name, id, path.join('/'), ofTeam), ofTeam);
  });
  app.get(`${filesPath}*`, async (c) => {
    const [, , name = '', ...path] = decoded(c.req.path).split('/');
    const ofTeam = await isTeams(c);
    return forGood(c, await assets.serveShared(c, name, path.join('/'), ofTeam), ofTeam);
  });
  // Where the service worker is switched off, or the shell has none: one that unregisters itself.
  app.get(serviceWorkerPath, async (c) => {
    const site = await siteOf(c);
    const isOn = config.page.offline === true && site?.serviceWorker === 'on' && !site.overrides;
    const live = isOn ? await assets.serve(c, 'shell', site.shell.release.id, 'sw.js') : undefined;
    const answer = live ?? c.body(unregisterScript);
    answer.headers.set('content-type', 'text/javascript; charset=utf-8');
    answer.headers.set('cache-control', 'no-cache');
    const connect = ["'self'", ...(site?.assetOrigin ? [site.assetOrigin] : [])].join(' ');
    answer.headers.set('content-security-policy', `default-src 'none'; connect-src ${connect}`);
    return answer;
  });
  app.get('*', async (c, next) => {
    if (!/\.[a-z0-9]+$/i.test(c.req.path)) return next();
    const site = await siteOf(c);
    const file = decoded(c.req.path).slice(1);
    const answer =
      site && !file.includes('/') && (await assets.serve(c, 'shell', site.shell.release.id, file));
    if (!answer) return missing(c);
    answer.headers.set('cache-control', 'no-cache');
    return answer;
  });
}

/** Such a file never changes. */
function forGood(c: Context, answer: Response | undefined, ofTeam: boolean): Response {
  if (answer === undefined) return missing(c);
  answer.headers.set('cache-control', `${ofTeam ? 'private' : 'public'}, max-age=31536000, immutable`);
  return answer;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

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
