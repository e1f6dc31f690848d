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
