import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

const local = /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/;

/** The client's address. When a local proxy speaks, it is the nearest hop of X-Forwarded-For that is not one of
 * our own; what stands further left could be invented. */
export function clientAddress(c: Context): string {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  const peer = bindings?.incoming?.socket.remoteAddress ?? '127.0.0.1';
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  if (!local.test(peer) || !hops[0]) return peer;
  return hops.findLast((hop) => !local.test(hop)) ?? hops[0];
}
