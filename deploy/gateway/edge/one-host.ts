import type { HttpBindings } from '@hono/node-server';
import type { Answering } from './api.proxy.ts';

/** Refuses requests with several Host headers (RFC 9112, 3.2): a proxy may have read another one than Node. */
export const withOneHost =
  (answering: Answering): Answering =>
  (request, env) => {
    const names = (env as HttpBindings).incoming.rawHeaders.filter((_, place) => place % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === 'host');
    if (hosts.length <= 1) return answering(request, env);
    return new Response('Bad Request', { status: 400, headers: { connection: 'close' } });
  };
