import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Failure, FailureCode, MessageKey } from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import { drainBody, languageOf } from '@porao/server';
import { Context } from 'hono';
import { errors } from 'undici';
import type { Services } from '../services.ts';
import { type ApiAnswer, apiCaller } from './api-call.ts';
import { forwardedHeaders, isOverTls } from './client-network.ts';
import { acceptedEncodings, compressed } from './encoded.ts';
import { commonHeaders, uploadPolicy } from './security-headers.ts';

export type Answering = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>;

interface Asked {
  readonly method: string;
  readonly route: string;
  readonly pathname: string;
  readonly search: string;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** These belong to one connection alone; an offer to change the protocol (`Upgrade: h2c`) is not taken. */
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

/** The API is asked for gzip alone. It believes the trace that it is given, so none of a stranger's is passed on. */
const notPassedOn = new Set([...ofConnection, 'accept-encoding', 'baggage', 'traceparent', 'tracestate']);

/** Passes calls and answers on ahead of Hono, which makes objects and `Headers` for each (docs/adr/0040). */
export function apiProxy(
  { config, log, traces, observe }: Services,
  isDraining: () => boolean,
  /** True for a request to a name by which the API is not reached. */
  isElsewhere: (incoming: IncomingMessage) => boolean,
) {
  const { apiUrl, trustProxy, answerTimeMs } = config;
  const call = apiCaller(apiUrl, answerTimeMs);

  async function answerTo(
    { method, route, pathname, search }: Asked,
    request: Request,
    { incoming, outgoing }: HttpBindings,
  ): Promise<ApiAnswer> {
    if (!methods.has(method)) return failure(request, 405, 'METHOD_NOT_ALLOWED', 'address.unknownMethod');
    const { accept, 'content-length': length = '0', 'transfer-encoding': framing } = incoming.headers;
    try {
      const asked = {
        method,
        path: pathname + search,
        headers: headersOf(incoming, route),
        // A stream of its own, since an early answer ends it.
        body: length === '0' && framing === undefined ? null : incoming.pipe(new PassThrough()),
        // From the end of the request. A stream of events has no limit.
        headersTimeout: accept?.includes('text/event-stream') ? 0 : answerTimeMs,
      };
      return await call(asked, outgoing);
    } catch (error) {
      if (outgoing.destroyed) return { status: 499, headers: {}, body: Buffer.alloc(0) };
      const isLate = error instanceof errors.HeadersTimeoutError;
      const words = isLate ? 'the API did not answer in time' : 'the API does not answer';
      log.error({ err: error, method, path: pathname }, words);
      return failure(request, 503, 'UNAVAILABLE', 'server.unavailable', { 'retry-after': '2' });
    }
  }

  function headersOf(incoming: IncomingMessage, route: string) {
    const traceparent = traces?.tracing.traceparent();
    return Object.assign(
      without(notPassedOn, incoming.headers),
      traceparent && { traceparent },
      acceptedEncodings(encodingsFor(route, incoming)).has('gzip') && { 'accept-encoding': 'gzip' },
      forwardedHeaders(incoming, trustProxy),
    );
  }

  async function passOn(asked: Asked, request: Request, { incoming, outgoing }: HttpBindings) {
    const { method, route } = asked;
    const start = performance.now();
    const ask = () => answerTo(asked, request, { incoming, outgoing });
    const isTraced = traces && route !== '/healthz';
    const given = await (isTraced ? traces.call(incoming, { method, route: () => route }, ask) : ask());
    observe?.({ method, route, status: given.status }, performance.now() - start);
    const { status, headers, body } = compressed(given, method, encodingsFor(route, incoming));
    const isRead = await drainBody(request, incoming);
    if (outgoing.destroyed) return RESPONSE_ALREADY_SENT;
    outgoing.writeHead(status, {
      ...commonHeaders(isOverTls(incoming, config)),
      ...(route === '/storage/*' && uploadPolicy),
      ...without(ofConnection, headers),
      vary: [headers['vary'] ?? [], 'accept-encoding'].flat().join(', '),
      ...(!(body instanceof Readable) && body.length > 0 && { 'content-length': body.length }),
      ...((!isRead || isDraining()) && { connection: 'close' }),
    });
    if (!(body instanceof Readable)) outgoing.end(body);
    // An incomplete answer ends the connection, so that the visitor knows.
    else await pipeline(body, outgoing).catch(() => outgoing.destroy());
    return RESPONSE_ALREADY_SENT;
  }

  return {
    /** Answers as `answering` what is not for the API. */
    before:
      (answering: Answering): Answering =>
      (request, env) => {
        const asked = apiAddress.test(request.url) ? askedOf(request) : undefined;
        const own = env as HttpBindings;
        if (asked === undefined || isElsewhere(own.incoming)) return answering(request, env);
        return passOn(asked, request, own);
      },
  };
}

/** None for files, which are pictures. */
const encodingsFor = (route: string, { headers }: IncomingMessage) =>
  route === '/api/*' ? headers['accept-encoding']?.toString() : undefined;

/** E-mails have these links: programs send a POST, which the API takes; people open the address. */
export const unsubscribePath = '/api/notices/unsubscribe';

const apiAddress = /^https?:\/\/[^/]+\/(api|storage|healthz|job-board)\b/;

function askedOf({ method, url }: Request): Asked | undefined {
  const { pathname, search } = new URL(url);
  const [, folder] = /^\/(api|storage)(?:\/|$)/.exec(pathname) ?? [];
  const isCall = pathname === '/healthz' || (pathname === '/job-board' && method === 'POST');
  const isPage = pathname === unsubscribePath && (method === 'GET' || method === 'HEAD');
  const route = folder === undefined ? (isCall ? pathname : undefined) : `/${folder}/*`;
  return route === undefined || isPage ? undefined : { method, route, pathname, search };
}

function without(names: ReadonlySet<string>, headers: ApiAnswer['headers']) {
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !names.has(name)) kept[name] = value;
  return kept;
}

function failure(
  request: Request,
  status: 405 | 503,
  code: FailureCode,
  key: MessageKey,
  headers: Record<string, string> = {},
): ApiAnswer {
  const language = languageOf(new Context(request));
  const body: Failure = { type: 'error', message: textOf(key, language), errors: {}, key, status, code };
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
    body: Buffer.from(JSON.stringify(body)),
  };
}

/** Refuses requests with several Host headers (RFC 9112, 3.2): a proxy may have read another one than Node. */
export const withOneHost =
  (answering: Answering): Answering =>
  (request, env) => {
    const names = (env as HttpBindings).incoming.rawHeaders.filter((_, place) => place % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === 'host');
    if (hosts.length <= 1) return answering(request, env);
    return new Response('Bad Request', { status: 400, headers: { connection: 'close' } });
  };
