import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { GatewayConfig } from './config.ts';

/** What limits count a visitor by: one IPv4 address, or the /64 network that one IPv6 customer has. Behind a proxy it
 * is the last hop that the proxy named. The API has the same of its own: both know each other by HTTP only. */
export function clientNetwork(c: Context, trustProxy: boolean): string {
  const { incoming } = c.env as HttpBindings;
  const hops = (trustProxy ? (c.req.header('x-forwarded-for') ?? '') : '').split(',');
  return networkOf(hops.at(-1)?.trim() || (incoming.socket.remoteAddress ?? ''));
}

/** Whether visitors reach the site over TLS. */
export const isOverTls = (c: Context, { trustProxy, publicUrl }: GatewayConfig): boolean =>
  (trustProxy && c.req.header('x-forwarded-proto') === 'https') || publicUrl?.startsWith('https:') === true;

export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain.slice(0, 45);
  // The URL parser writes it in lower-case hexadecimal without leading zeros.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0);
  const groups = [...(before ?? []), ...Array.from({ length: zeros }, () => '0'), ...(after ?? [])];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
