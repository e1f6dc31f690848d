import type { HttpBindings } from '@hono/node-server';
import { networkOf } from '@porao/server';
import type { Context } from 'hono';
import type { GatewayConfig } from './config.ts';

/** What limits count a visitor by. Behind a proxy it is of the last hop that the proxy named. */
export function clientNetwork(c: Context, trustProxy: boolean): string {
  const { incoming } = c.env as HttpBindings;
  const hops = (trustProxy ? (c.req.header('x-forwarded-for') ?? '') : '').split(',');
  return networkOf(hops.at(-1)?.trim() || (incoming.socket.remoteAddress ?? ''));
}

/** Whether visitors reach the site over TLS. */
export const isOverTls = (c: Context, { trustProxy, publicUrl }: GatewayConfig): boolean =>
  (trustProxy && c.req.header('x-forwarded-proto') === 'https') || publicUrl?.startsWith('https:') === true;
