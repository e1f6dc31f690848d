import type { HttpBindings } from '@hono/node-server';
import type { Failure, FailureCode, MessageKey } from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import { languageOf } from '@porao/server';
import type { Context } from 'hono';
import { proxy } from 'hono/proxy';
import type { Logger } from 'pino';
import { answerLimit } from './answer-limit.ts';
import type { GatewayConfig } from './config.ts';
import type { RequestTraces } from './request-traces.ts';

type Bindings = { Bindings: HttpBindings };

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Of the connection to this gateway alone; an offer to change the protocol (`Upgrade: h2c`) is not taken. */
const ofConnection = new Set([
  'connection',
  'expect',
  'host',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The API believes the trace that it is given, so none of a stranger's is passed on. */
const ofTraces = new Set(['baggage', 'traceparent', 'tracestate']);

/** Passes calls on to the API unchanged but for their trace, body and answer streamed. */
export function apiProxy(
  { apiUrl, trustProxy, answerTimeMs }: GatewayConfig,
  log: Logger,
  traces?: RequestTraces,
) {
  return (c: Context<Bindings>): Promise<Response> =>
    traces && c.req.path !== '/healthz' ? traces.call(c, () => passOn(c)) : passOn(c);

  async function passOn(c: Context<Bindings>): Promise<Response> {
    if (!methods.has(c.req.method)) return failure(c, 405, 'METHOD_NOT_ALLOWED', 'address.unknownMethod');
    const { pathname, search } = new URL(c.req.url);
    const peer = c.env.incoming.socket.remoteAddress ?? '';
    const forwarded = (name: string) => (trustProxy ? c.req.header(name) : undefined);
    const before = forwarded('x-forwarded-for');
    const headers = Object.entries(c.req.header()).filter(
      ([name]) => !ofConnection.has(name) && !ofTraces.has(name),
    );
    const traceparent = traces?.tracing.traceparent();
    const limit = answerLimit(c.req.raw, answerTimeMs);
    try {
      return await proxy(apiUrl + pathname + search, {
        raw: c.req.raw,
        ...(limit.body && { body: limit.body }),
        signal: AbortSignal.any([c.req.raw.signal, limit.signal]),
        redirect: 'manual',
        headers: {
          ...Object.fromEntries(headers),
          ...(traceparent && { traceparent }),
          'x-forwarded-for': before ? `${before}, ${peer}` : peer,
          'x-forwarded-proto': forwarded('x-forwarded-proto') ?? 'http',
          'x-forwarded-host': forwarded('x-forwarded-host') ?? c.req.header('host'),
        },
      });
    } catch (error) {
      if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
      const words = limit.signal.aborted ? 'the API did not answer in time' : 'the API does not answer';
      log.error({ err: error, method: c.req.method, path: pathname }, words);
      c.header('retry-after', '2');
      return failure(c, 503, 'UNAVAILABLE', 'server.unavailable');
    } finally {
      limit.end();
    }
  }
}

function failure(c: Context, status: 405 | 503, code: FailureCode, key: MessageKey): Response {
  const message = textOf(key, languageOf(c));
  const body: Failure = { type: 'error', message, errors: {}, key, status, code };
  c.header('cache-control', 'no-store');
  return c.json(body, status);
}
