import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { networkOf } from '@porao/server';
import type { Context } from 'hono';
import type { GatewayConfig } from '../config.ts';

export type Bound = Context<{ Bindings: HttpBindings }>;

/** Returns the network by which limits count a visitor. Behind a proxy it is of the last hop that the proxy named. */
export function clientNetwork(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  { trustProxy }: Pick<GatewayConfig, 'trustProxy'>,
): string {
  const hops = (trustProxy ? (headers['x-forwarded-for']?.toString() ?? '') : '').split(',');
  return networkOf(hops.at(-1)?.trim() || (socket.remoteAddress ?? ''));
}

export const isOverTls = (
  { headers }: Pick<IncomingMessage, 'headers'>,
  { trustProxy, publicUrl }: Pick<GatewayConfig, 'trustProxy' | 'publicUrl'>,
): boolean =>
  (trustProxy && headers['x-forwarded-proto'] === 'https') || publicUrl?.startsWith('https:') === true;

/** The `traceparent` of a sampled request, as pages have it. */
export const sampledTrace = /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/;

/** Tells the API about a visitor: its limits count by the address, its links name the host. */
export function forwardedHeaders(
  { headers, socket }: IncomingMessage,
  trustProxy: boolean,
): Record<string, string> {
  const peer = socket.remoteAddress ?? '';
  const forwarded = (name: string) => (trustProxy ? headers[name]?.toString() : undefined);
  const before = forwarded('x-forwarded-for');
  const host = forwarded('x-forwarded-host') ?? headers.host;
  return {
    'x-forwarded-for': before ? `${before}, ${peer}` : peer,
    'x-forwarded-proto': forwarded('x-forwarded-proto') ?? 'http',
    ...(host && { 'x-forwarded-host': host }),
  };
}
