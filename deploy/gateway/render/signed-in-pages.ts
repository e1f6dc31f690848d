import { SignedInPage, type SignedInRequest } from '@porao/contracts';
import type { Tracing } from '@porao/server/tracing';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { RegistryDriver } from '../../registry/index.ts';
import type { GatewayConfig } from '../config.ts';
import type { Route } from '../site/page-routes.ts';
import type { LiveApp, Site } from '../site/site.ts';
import type { Person, Visitor } from '../site/visitor.ts';
import { personReads } from './person-reads.ts';
import { releaseRenderers } from './release-renderers.ts';
import type { RenderedContent } from './render.protocol.ts';
import { renderPlaces } from './render-places.ts';
import type { RenderCounts } from './rendered-pages.ts';
import { createRenderer } from './renderer.ts';

export interface SignedInVisit {
  readonly site: Site;
  readonly route: Route;
  /** Identifies the page's owner. */
  readonly remote: LiveApp;
  readonly person: Person;
  readonly language: Visitor['language'];
  readonly path: string;
  readonly search: string;
}

const sites = new Set(['same-origin', 'same-site', 'none']);

/** Returns whether somebody opens a page directly or from the site: another site learns nothing by having it opened,
 * and neither a script nor a service worker gets what is of a person. Browsers that do not say so get no content. */
export const isOwnNavigation = (c: Context): boolean =>
  c.req.method === 'GET' &&
  c.req.header('sec-fetch-dest') === 'document' &&
  sites.has(c.req.header('sec-fetch-site') ?? '');

/** Renders pages for people who are signed in, of the API's answers to them. Nothing of it is kept, and no log has
 * anything of an answer. */
export function signedInPages(
  driver: RegistryDriver,
  config: GatewayConfig,
  { log, tracing, counts }: { log: Logger; tracing: Tracing | undefined; counts: RenderCounts },
) {
  // Processes of their own: those of public pages process nothing personal.
  const options = { Page: SignedInPage, renderMs: config.renderMs, read: null };
  const renderers = releaseRenderers(driver, config, (setup) =>
    createRenderer<SignedInRequest, SignedInPage>({ ...setup, kind: 'signed-in' }, options),
  );
  const readAll = personReads(config, tracing);
  // Its own places, too: pages of guests cannot take them all.
  const places = renderPlaces();

  async function render(c: Context, visit: SignedInVisit, signal: AbortSignal) {
    const { site, route, remote, person, language, path, search } = visit;
    const renderer = await renderers.of(site, remote);
    if (!renderer) return null;
    const place = { language, path, search };
    const named = await renderer.reads(place);
    const reads = named ?? route.reads;
    const answers = reads.length > 0 ? await readAll(c, reads, person, language, signal) : null;
    const { session } = person;
    return answers && renderer.render({ ...place, area: route.layout, session, answers });
  }

  return {
    stop: renderers.stop,

    /** Null wherever it cannot be rendered, or not in time. */
    async find(c: Context, visit: SignedInVisit): Promise<RenderedContent<SignedInPage> | null> {
      const leave = places.take(visit.person.account);
      if (!leave) {
        counts.refused += 1;
        return null;
      }
      counts.waiting += 1;
      const signal = AbortSignal.timeout(config.signedInContentMs);
      try {
        const content = await Promise.race([render(c, visit, signal), ended(signal)]);
        counts.rendered += 1;
        return content;
      } catch (error) {
        counts.failed += 1;
        const { name, id } = visit.remote.release;
        const reason = error instanceof Error ? error.name : 'unknown';
        // Not the error itself: its text may have something of an answer.
        log.warn(
          { route: visit.route.path, app: name, release: id, reason },
          'page of a person not rendered',
        );
        return null;
      } finally {
        leave();
        counts.waiting -= 1;
      }
    },
  };
}

const ended = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
