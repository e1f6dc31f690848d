import { randomUUID } from 'node:crypto';
import { endpoints } from '@porao/contracts';
import { drainBody, languageOf, noticeFeedPath } from '@porao/server';
import type { ObserveRequest } from '@porao/server/metrics';
import type { Tracing } from '@porao/server/tracing';
import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import { createAnswerOnce } from './kit/answer-once.ts';
import { createTokens } from './kit/auth/tokens.ts';
import { type AppEnv, bindAll } from './kit/bind.ts';
import { isDiskFull } from './kit/database/disk-full.ts';
import { isReadOnly } from './kit/database/read-only.ts';
import { ping } from './kit/database/space.repository.ts';
import { bindDocs } from './kit/docs.routes.ts';
import { ApiFailure, failureBody, toFailure } from './kit/failure.ts';
import type { Logger } from './kit/log.ts';
import { keepSecurityEvent } from './kit/security-events.repository.ts';
import type { Services } from './kit/services.ts';
import { watchSpace } from './kit/space.ts';
import { keepShown } from './modules/contact-views/index.ts';
import { createHandlers } from './modules/index.ts';
import { bindNoticeFeed, type NoticeFeed } from './modules/notices/index.ts';
import { bindPayments } from './modules/payments/index.ts';
import { findViewer } from './modules/session/index.ts';

export interface AppOptions extends Omit<Services, 'tokens'> {
  readonly log: Logger;
  readonly jwtSecret: string;
  /** Absent: gateways get no stream of notices, and pages ask each minute. */
  readonly noticeFeed?: NoticeFeed | undefined;
  /** Checks every response against its contract; for tests. */
  readonly validateResponses?: boolean;
  readonly observe?: ObserveRequest | undefined;
  readonly tracing?: Tracing | undefined;
}

/** Asked by machines, every few seconds or for hours. */
const probes = ['/healthz', '/readyz', noticeFeedPath];

/** The API over an open, migrated database. Works without a socket: `app.request(path, init)`. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { log, jwtSecret, noticeFeed, validateResponses = false, observe, tracing, ...services } = options;
  const { db } = services;
  const tokens = createTokens(jwtSecret);
  const space = watchSpace(services);
  const app = new Hono<AppEnv>();

  app.use(async (c, next) => {
    const requestId = randomUUID().slice(0, 8);
    const started = performance.now();
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    c.header('x-request-id', requestId);
    const traced = { method: c.req.method, route: () => routePath(c) };
    if (!tracing || probes.includes(c.req.path)) await next();
    else
      await tracing.request(traced, { parent: c.req.header('traceparent') }, async (describe) => {
        describe({ 'porao.request.id': requestId });
        const trace = tracing.sampledId();
        if (trace) c.set('log', log.child({ requestId, trace }));
        await next();
        return c.res;
      });
    const ms = performance.now() - started;
    observe?.({ method: c.req.method, route: routePath(c), status: c.res.status }, ms);
    if (!(await drainBody(c.req.raw, c.env?.incoming))) c.header('connection', 'close');
    const { method, path } = c.req;
    c.get('log').debug({ method, path, status: c.res.status, ms: Math.round(ms) }, 'request');
  });

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    await ping(db);
    await space.check();
    return c.json({ status: 'ready' });
  });
  bindDocs(app, endpoints);
  bindNoticeFeed(app, { db, tokens, feed: noticeFeed });
  bindPayments(app, services);
  if (services.pay.standIn) app.route('/', services.pay.standIn);

  bindAll(app, endpoints, createHandlers({ ...services, tokens }), {
    authenticate: async (token) => {
      const sessionId = await tokens.read(token);
      return sessionId === null ? null : findViewer(db, sessionId);
    },
    validateResponses,
    lookups: services.lookups,
    answerOnce: createAnswerOnce(db, tokens),
    keepSecurityEvent: (event) => keepSecurityEvent(db, event),
    keepShown: (call, answer) => keepShown(db, call, answer),
  });

  const refuse = (error: unknown, c: Context<AppEnv>) => {
    const failure = toFailure(error, c.get('requestId'));
    if (failure.code === 'INTERNAL') c.get('log').error({ err: error, path: c.req.path }, 'request failed');
    if (isDiskFull(error)) {
      space.noteRefused();
      c.get('log').error({ err: error }, 'no space left: nothing can be saved until there is some');
    } else if (isReadOnly(error)) {
      space.noteRefused();
      c.get('log').error({ err: error }, 'the database is read-only: nothing can be saved');
    } else if (failure.code === 'UNAVAILABLE') c.get('log').warn({ err: error }, 'not available');
    c.header('cache-control', 'no-store');
    for (const [name, value] of Object.entries(failure.headers)) c.header(name, value);
    const language = languageOf(c);
    c.header('vary', 'accept-language', { append: true });
    c.header('content-language', language);
    return c.json(failureBody(failure, language), failure.status);
  };
  app.onError(refuse);
  // Not thrown: an error from here would skip the rest of the first middleware.
  app.notFound((c) => refuse(new ApiFailure('NOT_FOUND', 'address.unknown'), c));
  return app;
}
