import type { IncomingMessage } from 'node:http';
import type { Traced, Tracing } from '@porao/server/tracing';
import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { GatewayConfig } from '../config.ts';
import { clientNetwork, sampledTrace } from './client-network.ts';
import { minuteLimit } from './window-limit.ts';

/** Calls of one network in a minute that are parts of traces which they name; a page makes about five. */
const mostJoined = 300;

type Describe = (attributes: Record<string, string>) => void;

export type RequestTraces = ReturnType<typeof requestTraces>;

/** Any sender can name a sampled trace, so calls that join one are limited by network (docs/adr/0029). */
export function requestTraces(tracing: Tracing, config: GatewayConfig) {
  const joined = minuteLimit(mostJoined);

  function joinable(incoming: IncomingMessage): string | undefined {
    const named = incoming.headers['traceparent']?.toString() ?? '';
    const network = clientNetwork(incoming, config);
    if (!sampledTrace.test(named) || joined.isOver(network)) return undefined;
    joined.add(network);
    return named;
  }

  return {
    tracing,
    call: <A extends { status: number }>(incoming: IncomingMessage, call: Traced, work: () => Promise<A>) =>
      tracing.request(call, { parent: joinable(incoming) }, work),
    /** A document: the first of its load's trace. */
    page: (c: Context, work: (describe: Describe) => Promise<Response>): Promise<Response> =>
      tracing.request(
        { method: c.req.method, route: () => routePath(c) },
        { link: c.req.header('traceparent') },
        work,
      ),
    /** Undefined for a page whose load is not traced. */
    mark: () => (tracing.sampledId() === undefined ? undefined : tracing.traceparent()),
  };
}
