import type { HttpBindings } from '@hono/node-server';
import { drainBody } from '@porao/server';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Services } from '../services.ts';
import { isOverTls } from './client-network.ts';
import { commonHeaders } from './security-headers.ts';

export const answerHeaders =
  ({ config, observe }: Services, isDraining: () => boolean): MiddlewareHandler<{ Bindings: HttpBindings }> =>
  async (c, next) => {
    const start = performance.now();
    await next();
    observe?.({ method: c.req.method, route: routePath(c), status: c.res.status }, performance.now() - start);
    // Not by `c.header`, which turns each body into a stream.
    const { headers } = c.res;
    for (const [name, value] of Object.entries(commonHeaders(isOverTls(c.env.incoming, config))))
      if (!headers.has(name)) headers.set(name, value);
    if (!(await drainBody(c.req.raw, c.env.incoming)) || isDraining()) headers.set('connection', 'close');
  };
