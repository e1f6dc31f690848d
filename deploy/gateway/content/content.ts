import type { HttpBindings } from '@hono/node-server';
import type { ServerPage } from '@porao/contracts';
import { languageCookie } from '@porao/contracts/page';
import type { Tracing } from '@porao/server/tracing';
import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Logger } from 'pino';
import type { RegistryDriver } from '../../registry/index.ts';
import { clientNetwork } from '../client-network.ts';
import type { GatewayConfig } from '../config.ts';
import type { InlineElements } from '../inline.ts';
import type { PageFile } from '../page-files.ts';
import { isGuarded, type Route } from '../page-routes.ts';
import { sharePictures } from '../share/pictures.ts';
import type { LiveApp, Site } from '../site.ts';
import type { Visitor } from '../visitor.ts';
import { askedLanguage, knownSearch, languages, originOf, searchOf } from './addresses.ts';
import { type ContentSlots, contentSlots, signedInSlots } from './document.ts';
import { machine } from './isolation.ts';
import { type FoundPage, serverPages } from './server-pages.ts';
import { isOwnNavigation, signedInPages } from './signed-in-pages.ts';
import { sitemaps } from './sitemap.ts';

type App = Hono<{ Bindings: HttpBindings }>;

const year = 365 * 24 * 3600;

export interface PageContent {
  readonly status: ServerPage['status'];
  /** For the page of the live shell, whose `files` run after the content was painted. */
  slots(inline: InlineElements, files: readonly PageFile[]): ContentSlots;
}

interface OpenedPage {
  /** Undefined where the visitor may not open it. */
  readonly owner: LiveApp | undefined;
  readonly route: Route | undefined;
}

/** The content of a page for guests. */
export interface FoundContent extends Pick<FoundPage, 'serial' | 'freshUntil'> {
  /** Null wherever it cannot be rendered. */
  readonly content: PageContent | null;
}

/** What the gateway answers beyond the shell's page: content before scripts, share pictures, sitemap and robots. */
export function content(driver: RegistryDriver, config: GatewayConfig, log: Logger, tracing?: Tracing) {
  const { lacking } = machine.isolation();
  if (lacking.length > 0) log.info({ lacking }, 'server bundles are not isolated completely');
  const pages = serverPages(driver, config, log, tracing);
  const ofPeople = signedInPages(driver, config, { log, tracing, counts: pages.counts });
  const maps = sitemaps(config, pages);
  const sharePicture = sharePictures(pages, config);
  const networkOf = (c: Context) => clientNetwork((c.env as HttpBindings).incoming, config.trustProxy);

  return {
    renders: pages.counts,
    /** Counts a page that was sent again. */
    countRepeated: () => pages.countRepeated(),

    /** The page's content for a guest. */
    async of(c: Context, site: Site, language: Visitor['language']): Promise<FoundContent> {
      const origin = originOf(c, config);
      const path = new URL(c.req.url).pathname;
      const request = { language, path, search: searchOf(c), origin };
      const found = await pages.find(site, request, networkOf(c));
      const { content: rendered, query, search, serial, freshUntil } = found;
      const place = { language, origin, at: path + search, query };
      const content = rendered && {
        status: rendered.page.status,
        slots: (inline: InlineElements, files: readonly PageFile[]) =>
          contentSlots(rendered, place, inline, files),
      };
      return { content, serial, freshUntil };
    },

    /** The page's content for somebody who is signed in and may open it. */
    async ofPerson(
      c: Context,
      site: Site,
      { owner: remote, route }: OpenedPage,
      { person, language }: Visitor,
    ): Promise<PageContent | null> {
      if (!remote || !route?.isRendered || !isGuarded(route)) return null;
      if (config.signedInContentMs === 0) return null;
      if (!person?.account || !isOwnNavigation(c)) return null;
      const { query } = route;
      const search = knownSearch(searchOf(c), query);
      const path = new URL(c.req.url).pathname;
      const rendered = await ofPeople.find(c, { site, route, remote, person, language, path, search });
      const place = { language, at: path + search, query, title: route.title[language] };
      return (
        rendered && {
          status: 200,
          slots: (inline, files) =>
            signedInSlots(rendered, { ...place, account: person.account }, inline, files),
        }
      );
    },

    /** Ends the rendering processes. */
    stop(): void {
      pages.stop();
      ofPeople.stop();
    },

    /** Starts the rendering process before the first visitor comes. */
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
        (answer: (c: Context<{ Bindings: HttpBindings }>, site: Site) => Promise<Response | undefined>) =>
        async (c: Context<{ Bindings: HttpBindings }>) => {
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
}
