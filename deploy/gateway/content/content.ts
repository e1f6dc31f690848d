import type { HttpBindings } from '@hono/node-server';
import type { ServerPage } from '@porao/contracts';
import { languageCookie } from '@porao/contracts/page';
import type { Tracing } from '@porao/server/tracing';
import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Logger } from 'pino';
import type { RegistryDriver } from '../../registry/index.ts';
import type { GatewayConfig } from '../config.ts';
import type { PageFile } from '../page-files.ts';
import { resourcePolicy } from '../security-headers.ts';
import { pictures } from '../share/picture.ts';
import type { Site } from '../site.ts';
import type { Visitor } from '../visitor.ts';
import { askedLanguage, languages, originOf, searchOf } from './addresses.ts';
import { type ContentSlots, contentSlots } from './document.ts';
import { serverPages } from './server-pages.ts';
import { sitemaps } from './sitemap.ts';

type App = Hono<{ Bindings: HttpBindings }>;

const year = 365 * 24 * 3600;

export interface PageContent {
  readonly status: ServerPage['status'];
  /** For the page of the live shell, whose scripts run after the content was painted. */
  slots(nonce: string, scripts: readonly PageFile[]): ContentSlots;
}

/** What the gateway answers beyond the shell's page: content before scripts, share pictures, sitemap and robots. */
export function content(driver: RegistryDriver, config: GatewayConfig, log: Logger, tracing?: Tracing) {
  const pages = serverPages(driver, config, log, tracing);
  const maps = sitemaps(config, pages);
  const draw = pictures();

  return {
    renders: pages.counts,

    /** The page's content for a guest; null for everybody else, and wherever it cannot be rendered. */
    async of(c: Context, site: Site, { role, language }: Visitor): Promise<PageContent | null> {
      if (role !== null) return null;
      const origin = originOf(c, config);
      const { pathname, search } = new URL(c.req.url);
      const found = await pages.find(site, { language, path: pathname, search: searchOf(c), origin });
      if (!found) return null;
      const place = { language, origin, at: pathname + search };
      return {
        status: found.page.status,
        slots: (nonce, scripts) => contentSlots(found, { ...place, nonce, scripts }),
      };
    },

    /** Starts the rendering thread before the first visitor comes. */
    async warm(site: Site | undefined): Promise<void> {
      const request = { path: '/', search: '', origin: config.publicUrl ?? 'http://localhost' };
      if (site) for (const language of languages) await pages.find(site, { ...request, language });
    },

    /** An address that names a language is a choice, also for the pages after it. */
    keepAskedLanguage(c: Context, secure: boolean): void {
      const asked = askedLanguage(c);
      if (asked && getCookie(c, languageCookie) !== asked)
        setCookie(c, languageCookie, asked, { path: '/', maxAge: year, sameSite: 'Lax', secure });
    },

    addRoutes(app: App, siteOf: (c: Context) => Promise<Site | undefined>): void {
      const withSite =
        (answer: (c: Context, site: Site) => Promise<Response | undefined>) => async (c: Context) => {
          const site = await siteOf(c);
          if (!site) return c.text('The site is being prepared.', 503, { 'retry-after': '5' });
          try {
            return (await answer(c, site)) ?? c.text('Not found.', 404, { 'cache-control': 'no-store' });
          } catch (error) {
            log.error({ err: error, path: c.req.path }, 'not answered');
            return c.text('Not available right now.', 503, {
              'retry-after': '30',
              'cache-control': 'no-store',
            });
          }
        };
      app.get(
        '/robots.txt',
        withSite(async (c, site) => maps.robots(c, site)),
      );
      app.get(
        '/sitemap.xml',
        withSite((c) => maps.index(c)),
      );
      app.get(
        '/sitemap/:file',
        withSite((c, site) => maps.file(c, site, c.req.param('file') ?? '')),
      );
      app.get('/share/*', withSite(sharePicture));
    },
  };

  async function sharePicture(c: Context, site: Site): Promise<Response | undefined> {
    const [, code = '', named = ''] = /^\/share\/(\w+)(\/.*)\.png$/.exec(c.req.path) ?? [];
    const language = languages.find((one) => one === code);
    if (!language) return undefined;
    const path = named === '/index' ? '/' : named;
    const found = await pages.find(site, { language, path, search: '', origin: originOf(c, config) });
    if (!found || found.page.status === 404) return undefined;
    const picture = await draw(found.page.head.card);
    c.header('content-type', 'image/png');
    // Other sites show it beside links.
    c.header(resourcePolicy, 'cross-origin');
    c.header('cache-control', 'public, max-age=3600');
    return c.body(new Uint8Array(picture));
  }
}
