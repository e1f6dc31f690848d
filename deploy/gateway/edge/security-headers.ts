import type { HttpBindings } from '@hono/node-server';
import { drainBody } from '@porao/server';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Services } from '../services.ts';
import { isOverTls } from './client-network.ts';

/** The policy of answers without one. No `default-src`: some browsers apply it to styles within an SVG image. */
export const basePolicy = "base-uri 'none'; frame-ancestors 'none'; object-src 'none'";

/** Says which pages may use an answer without asking for it by CORS. */
export const resourcePolicy = 'cross-origin-resource-policy';

const common = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': basePolicy,
  [resourcePolicy]: 'same-origin',
};
const overTls = { ...common, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Every answer that has none of these by itself gets them. */
export const commonHeaders = (isHttps: boolean): Readonly<Record<string, string>> =>
  isHttps ? overTls : common;

/** Uploaded files never act as pages of this origin. */
export const uploadPolicy = {
  'content-security-policy': "default-src 'none'; img-src 'self'; frame-ancestors 'none'",
};

/** A release's workers, such as the one that makes the tutor's CV, have no network. */
export const workerPolicy = "default-src 'none'";

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
