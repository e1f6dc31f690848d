import type { HttpBindings } from '@hono/node-server';
import { endpoints } from '@porao/contracts';
import type { Context, Hono } from 'hono';
import type { GatewayConfig } from '../config.ts';
import type { Bound } from '../edge/client-network.ts';
import { type Markup, markup, raw } from '../markup.ts';
import type { Services } from '../services.ts';
import { sharePictures } from '../share/pictures.ts';
import { addressOf, languages, originOf } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import type { GuestPages } from './guest-pages.ts';

/** Until a read of the API is given up, in ms. */
const readTime = 5000;

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

interface Entry {
  readonly path: string;
  readonly changedAt: string;
}

/** The sitemap, split: one file of pages, and one per ten thousand job ids. */
function sitemaps(config: GatewayConfig, pages: GuestPages) {
  async function read(path: string): Promise<unknown> {
    const answer = await fetch(config.apiUrl + path, {
      signal: AbortSignal.timeout(readTime),
      redirect: 'error',
    });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return answer.json();
  }
  const readParts = async () =>
    endpoints['GET /api/sitemap/jobs'].response.parse(await read('/api/sitemap/jobs')).data;
  /** Empty where the API has no such part. */
  const readJobs = async (part: number) => {
    const found = await read(`/api/sitemap/jobs/${part}`);
    return found ? endpoints['GET /api/sitemap/jobs/:part'].response.parse(found).data : [];
  };

  /** Lists the addresses that the live releases render without a parameter and let be listed. */
  async function textPages(site: Site, origin: string): Promise<Entry[]> {
    const routes = site.remotes.flatMap(({ release }) =>
      (release.manifest?.routes ?? [])
        .filter(({ path, access }) => access === 'anyone' && !/[:*]/.test(path))
        .map(({ path }) => ({
          path,
          changedAt: release.published_at ?? '',
        })),
    );
    const entries: Entry[] = [];
    for (const route of routes) {
      const found = await pages.describe(site, { path: route.path, language: 'en', origin });
      if (found?.status !== 200) continue;
      const { listed, canonical } = found.head;
      if (listed && canonical === route.path) entries.push(route);
    }
    return entries;
  }

  return {
    async index(c: Context): Promise<Response> {
      const origin = originOf(c, config);
      const parts = await readParts();
      const files = [
        markup`<sitemap><loc>${origin}/sitemap/pages.xml</loc></sitemap>`,
        ...parts.map(
          ({ part, changed_at }) =>
            markup`<sitemap><loc>${origin}/sitemap/jobs-${part}.xml</loc><lastmod>${changed_at}</lastmod></sitemap>`,
        ),
      ];
      return xml(c, 'sitemapindex', files);
    },
    /** Undefined for a file that is none. */
    async file(c: Context, site: Site, name: string): Promise<Response | undefined> {
      const origin = originOf(c, config);
      if (name === 'pages.xml') return xml(c, 'urlset', entriesOf(origin, await textPages(site, origin)));
      const part = /^jobs-(\d{1,6})\.xml$/.exec(name)?.[1];
      const jobs = part === undefined ? [] : await readJobs(Number(part));
      if (jobs.length === 0) return undefined;
      const entries = jobs.map(({ id, changed_at }) => ({
        path: `/job-details/${id}`,
        changedAt: changed_at,
      }));
      return xml(c, 'urlset', entriesOf(origin, entries));
    },
    robots(c: Context, site: Site): Response {
      const guarded = site.remotes
        .flatMap(({ release }) => release.manifest?.routes ?? [])
        .filter(({ access }) => access !== 'anyone' && access !== 'guest')
        .map(({ path }) => `/${path.split('/')[1] ?? ''}/`);
      const lines = [
        'User-agent: *',
        ...[...new Set(guarded)].toSorted().map((path) => `Disallow: ${path}`),
        'Allow: /_gateway/docs',
        'Disallow: /_gateway/',
        '',
        `Sitemap: ${originOf(c, config)}/sitemap.xml`,
        '',
      ];
      c.header('cache-control', 'public, max-age=3600');
      return c.text(lines.join('\n'));
    },
  };
}

const entriesOf = (origin: string, entries: readonly Entry[]): Markup[] =>
  entries.flatMap(({ path, changedAt }) => {
    const links = languages.map(
      (code) =>
        markup`<xhtml:link rel="alternate" hreflang="${code}" href="${addressOf(origin, path, code)}"/>`,
    );
    const lastmod = changedAt && markup`<lastmod>${changedAt}</lastmod>`;
    return languages.map(
      (language) => markup`<url><loc>${addressOf(origin, path, language)}</loc>${lastmod}${links}</url>`,
    );
  });

function xml(c: Context, root: 'sitemapindex' | 'urlset', entries: readonly Markup[]): Response {
  const names = raw(
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  );
  c.header('cache-control', 'public, max-age=600');
  c.header('content-type', 'application/xml; charset=utf-8');
  return c.body(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${names}>${entries.join('\n')}</${root}>\n`,
  );
}
