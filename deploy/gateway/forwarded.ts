import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What the API is told of a visitor: its limits count by the address, its links name the host. */
export function forwardedHeaders(c: Context, trustProxy: boolean): Record<string, string> {
  const { socket } = (c.env as HttpBindings).incoming;
  const peer = socket.remoteAddress ?? '';
  const forwarded = (name: string) => (trustProxy ? c.req.header(name) : undefined);
  const before = forwarded('x-forwarded-for');
  const host = forwarded('x-forwarded-host') ?? c.req.header('host');
  return {
    'x-forwarded-for': before ? `${before}, ${peer}` : peer,
    'x-forwarded-proto': forwarded('x-forwarded-proto') ?? 'http',
    ...(host && { 'x-forwarded-host': host }),
  };
}
