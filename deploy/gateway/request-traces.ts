import type { IncomingMessage } from 'node:http';
import { traceName } from '@porao/contracts/page';
import type { Traced, Tracing } from '@porao/server/tracing';
import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { LiveApp, Site } from './site.ts';
import { windowLimit } from './window-limit.ts';

/** Calls of one network in a minute that are parts of traces which they name; a page makes about five. */
const mostJoined = 300;

/** The `traceparent` of a sampled request, as pages have it. */
export const sampledTrace = /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/;

export type RequestTraces = ReturnType<typeof requestTraces>;

/** Which requests have spans, and in which trace. Whoever sends a call can name a sampled trace, so calls that join one
 * are limited by network; all other requests are sampled by this gateway alone (docs/adr/0029). */
export function requestTraces(tracing: Tracing, networkOf: (incoming: IncomingMessage) => string) {
  const joined = windowLimit({ most: mostJoined, windowMs: 60_000 });

  function joinable(incoming: IncomingMessage): string | undefined {
    const named = incoming.headers['traceparent']?.toString() ?? '';
    const network = networkOf(incoming);
    if (!sampledTrace.test(named) || joined.isOver(network)) return undefined;
    joined.add(network);
    return named;
  }

  return {
    tracing,
    /** A call that is passed on to the API. */
    call: <A extends { status: number }>(incoming: IncomingMessage, call: Traced, work: () => Promise<A>) =>
      tracing.request(call, { parent: joinable(incoming) }, work),
    /** A document: the first of its load's trace. */
    page: (c: Context, work: (served: (what: Served) => void) => Promise<Response>): Promise<Response> =>
      tracing.request(
        { method: c.req.method, route: () => routePath(c) },
        { link: c.req.header('traceparent') },
        (describe) => work((what) => describe(attributesOf(what))),
      ),
    /** By its name, what a page has whose load is traced. */
    mark: (): { [traceName]?: string } =>
      tracing.sampledId() === undefined ? {} : { [traceName]: tracing.traceparent() ?? '' },
  };
}

/** What a page is made of. */
interface Served {
  readonly site: Site;
  readonly owner: LiveApp | undefined;
  /** Pattern of its route; absent for an address that nobody has. */
  readonly route: string | undefined;
}

const attributesOf = ({ site, owner, route }: Served) => ({
  'http.route': route ?? '/*',
  'porao.shell.release': site.shell.release.id,
  ...(owner && { 'porao.remote': owner.release.name, 'porao.remote.release': owner.release.id }),
});
