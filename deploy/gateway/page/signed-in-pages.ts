import { SignedInPage, type SignedInRequest } from '@porao/contracts';
import type { Context } from 'hono';
import { type Bound, forwardedHeaders } from '../edge/client-network.ts';
import { releaseRenderers } from '../render/release-renderers.ts';
import { type RenderCounts, renderPlaces } from '../render/render-places.ts';
import type { Services } from '../services.ts';
import { knownSearch } from '../site/addresses.ts';
import type { Person, Visitor } from '../site/visitor.ts';
import { type PageContent, personContent } from './document.ts';
import type { GuestAsked } from './guest-pages.ts';

const sites = new Set(['same-origin', 'same-site', 'none']);

/** Another site, a script or a service worker gets nothing of a person; nor do browsers that do not say who asks. */
const isOwnNavigation = (c: Context): boolean =>
  c.req.method === 'GET' &&
  c.req.header('sec-fetch-dest') === 'document' &&
  sites.has(c.req.header('sec-fetch-site') ?? '');

/** Nothing is kept, so each address may have a page of its own. */
const wellNamed = (search: string): string =>
  knownSearch(
    search,
    [...new Set(new URLSearchParams(search).keys())].filter((name) => /^\w{1,30}$/.test(name)),
  );

/** Renders pages for people who are signed in. Nothing of it is cached, and no log has anything of an answer. */
export function signedInPages(services: Services, counts: RenderCounts) {
  const { config, log, traces } = services;
  // Processes of their own: those of public pages process nothing personal.
  const renderers = releaseRenderers<SignedInRequest, SignedInPage>(services, 'signed-in', {
    Page: SignedInPage,
    read: null,
  });
  const below = new URL('/api/', config.apiUrl).href;
  // Its own places, too: pages of guests cannot take them all.
  const inPlace = renderPlaces(counts);

  /** Null where the API refuses one of a person's reads (`GET /api/v1/user`); rejects where `signal` aborts one. */
  async function readAll(
    c: Bound,
    reads: readonly string[],
    token: string,
    language: Visitor['language'],
    signal: AbortSignal,
  ) {
    const traceparent = traces?.tracing.traceparent();
    const headers = {
      ...forwardedHeaders(c.env.incoming, config.trustProxy),
      accept: 'application/json',
      'accept-language': language,
      authorization: `Bearer ${token}`,
      ...(traceparent && { traceparent }),
    };
    const read = async (call: string) => {
      const { href: address } = new URL(config.apiUrl + call.slice('GET '.length));
      if (!address.startsWith(below)) throw new Error('It is no call of the API.');
      const answer = await fetch(address, { headers, signal, redirect: 'error' });
      const body: unknown = await answer.json();
      return answer.status === 200 ? [[call, body] as const] : [];
    };
    const answers = await Promise.all(reads.map(read));
    return answers.every((answer) => answer.length > 0) ? Object.fromEntries(answers.flat()) : null;
  }

  return {
    stop: renderers.stop,

    /** The page's content; null wherever it cannot be rendered, or not in time. */
    async find(
      c: Bound,
      { site, page: { owner: remote, route }, request }: GuestAsked,
      person: Person,
    ): Promise<PageContent | null> {
      // Releases that a browser has of its own render nothing here.
      if (site.overrides || !remote || !route?.rendered) return null;
      const { account, token } = person;
      if (config.signedInContentMs === 0 || !account || token === null || !isOwnNavigation(c)) return null;
      const { language, path } = request;
      const place = { language, path, search: wellNamed(request.search) };
      const render = async (signal: AbortSignal) => {
        const renderer = await renderers.of(site, remote);
        if (!renderer) return null;
        const reads = (await renderer.reads(place)) ?? route.reads ?? [];
        const answers = reads.length > 0 ? await readAll(c, reads, token, language, signal) : null;
        const { session } = person;
        return answers && renderer.render({ ...place, area: route.layout, session, answers });
      };
      const work = () => {
        const signal = AbortSignal.timeout(config.signedInContentMs);
        return Promise.race([render(signal), ended(signal)]);
      };
      try {
        const rendered = await inPlace(account, work);
        return rendered ? personContent(rendered, place, route, account) : null;
      } catch (error) {
        const { name, id } = remote.release;
        const reason = error instanceof Error ? error.name : 'unknown';
        // Not the error itself: its text may have something of an answer.
        log.warn({ route: route.path, app: name, release: id, reason }, 'page of a person not rendered');
        return null;
      }
    },
  };
}

const ended = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
