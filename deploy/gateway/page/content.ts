import type { HttpBindings } from '@hono/node-server';
import { languageCookie } from '@porao/contracts/page';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { clientNetwork } from '../edge/client-network.ts';
import { machine } from '../render/isolation.ts';
import type { FoundPage } from '../render/rendered-pages.ts';
import { serverPages } from '../render/server-pages.ts';
import { isOwnNavigation, signedInPages } from '../render/signed-in-pages.ts';
import type { Services } from '../services.ts';
import { askedLanguage, knownSearch, languages, originOf, searchOf } from '../site/addresses.ts';
import type { InlineElements } from '../site/inline.ts';
import { isGuarded, type Route } from '../site/page-routes.ts';
import type { LiveApp, Site } from '../site/site.ts';
import type { Visitor } from '../site/visitor.ts';
import { contentSlots, type PageContent, signedInSlots } from './document.ts';
import type { PageFile } from './page-files.ts';

const year = 365 * 24 * 3600;

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

/** Content of pages, which is shown before scripts run. */
export function content({ driver, config, log, traces }: Services) {
  const tracing = traces?.tracing;
  const { lacking } = machine.isolation();
  if (lacking.length > 0) log.info({ lacking }, 'server bundles are not isolated completely');
  const pages = serverPages(driver, config, log, tracing);
  const ofPeople = signedInPages(driver, config, { log, tracing, counts: pages.counts });
  const networkOf = (c: Context) => clientNetwork((c.env as HttpBindings).incoming, config.trustProxy);

  return {
    pages,

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
  };
}
