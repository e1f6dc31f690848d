import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Bound } from '../edge/client-network.ts';
import type { Services } from '../services.ts';
import { sharePictures } from '../share/pictures.ts';
import type { Site } from '../site/site.ts';
import type { GuestPages } from './guest-pages.ts';
import { sitemaps } from './sitemap.ts';

type Answer = (c: Bound, site: Site) => Response | undefined | Promise<Response | undefined>;

/** Robots, sitemap and share pictures: the same for everybody, as caches of others keep them. */
export function addCrawlerRoutes(
  app: Hono<{ Bindings: HttpBindings }>,
  { config, log }: Services,
  pages: GuestPages,
  liveSite: () => Promise<Site | undefined>,
): void {
  const maps = sitemaps(config, pages);
  const add = (path: string, answer: Answer) =>
    app.get(path, async (c) => {
      const site = await liveSite();
      if (!site) return c.text('The site is being prepared.', 503, { 'retry-after': '5' });
      try {
        return (await answer(c, site)) ?? c.text('Not found.', 404, { 'cache-control': 'no-store' });
      } catch (error) {
        log.error({ err: error, path: c.req.path }, 'not answered');
        const headers = { 'retry-after': '30', 'cache-control': 'no-store' };
        return c.text('Not available right now.', 503, headers);
      }
    });
  add('/robots.txt', (c, site) => maps.robots(c, site));
  add('/sitemap.xml', (c) => maps.index(c));
  add('/sitemap/:file', (c, site) => maps.file(c, site, c.req.param('file') ?? ''));
  add('/share/*', sharePictures(pages.describe, config));
}
