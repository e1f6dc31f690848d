import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

const local = /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/;

/** The client's address: the last hop of X-Forwarded-For when a local proxy speaks, else the peer itself. */
export function clientAddress(c: Context): string {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  const peer = bindings?.incoming?.socket.remoteAddress ?? '127.0.0.1';
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return forwarded && local.test(peer) ? forwarded : peer;
}
