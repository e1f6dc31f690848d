import type { IncomingMessage } from 'node:http';
import { networkOf } from '@porao/server';
import type { GatewayConfig } from '../config.ts';

/** Returns the network by which limits count a visitor. Behind a proxy it is of the last hop that the proxy named. */
export function clientNetwork({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const hops = (trustProxy ? (headers['x-forwarded-for']?.toString() ?? '') : '').split(',');
  return networkOf(hops.at(-1)?.trim() || (socket.remoteAddress ?? ''));
}

/** Returns whether visitors reach the site over TLS. */
export const isOverTls = ({ headers }: IncomingMessage, { trustProxy, publicUrl }: GatewayConfig): boolean =>
  (trustProxy && headers['x-forwarded-proto'] === 'https') || publicUrl?.startsWith('https:') === true;
