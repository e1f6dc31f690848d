import type { HttpBindings } from '@hono/node-server';
import { isLocal } from '@porao/server';
import type { Context } from 'hono';

/** The client's address. Behind a local proxy it is the nearest hop of X-Forwarded-For that is not local; hops
 * further left can be forged. */
export function clientAddress(c: Context): string {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  const peer = bindings?.incoming?.socket.remoteAddress ?? '127.0.0.1';
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  if (!isLocal(peer) || !hops[0]) return peer;
  return hops.findLast((hop) => !isLocal(hop)) ?? hops[0];
}
