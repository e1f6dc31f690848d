import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import type { Failure, FailureCode, MessageKey } from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import { languageOf } from '@porao/server';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { AnswerTooLate, limitAnswer } from './answer-limit.ts';
import type { GatewayConfig } from './config.ts';
import { forwardedHeaders } from './forwarded.ts';
import type { RequestTraces } from './request-traces.ts';

type Bindings = { Bindings: HttpBindings };

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Of one connection alone; an offer to change the protocol (`Upgrade: h2c`) is not taken. */
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

/** Bytes of an answer, at most, that is passed on whole: a stream for each takes longer. */
const wholeBytes = 65_536;

/** Passes calls on to the API unchanged but for their trace, body and large answers streamed, over connections that are
 * kept. Not by `fetch`, which takes more processor time than the API. */
export function apiProxy(
  { apiUrl, trustProxy, answerTimeMs }: GatewayConfig,
  log: Logger,
  traces?: RequestTraces,
) {
  const { request, Agent } = apiUrl.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true });

  return (c: Context<Bindings>): Promise<Response> =>
    traces && c.req.path !== '/healthz' ? traces.call(c, () => passOn(c)) : passOn(c);

  async function passOn(c: Context<Bindings>): Promise<Response> {
    const { method } = c.req;
    if (!methods.has(method)) return failure(c, 405, 'METHOD_NOT_ALLOWED', 'address.unknownMethod');
    const { incoming, outgoing } = c.env;
    const { pathname, search } = new URL(c.req.url);
    const begin = (over: typeof agent | false) => {
      const call = request(apiUrl + pathname + search, { method, agent: over, headers: headersOf(c) });
      outgoing.once('close', () => call.destroy());
      limitAnswer(incoming, call, answerTimeMs);
      return call;
    };
    const call = begin(agent);
    try {
      const answer = await answerTo(incoming.pipe(call)).catch((error: unknown) => {
        if (!isRepeatable(incoming, call, error)) throw error;
        return answerTo(begin(false).end());
      });
      const body = await bodyOf(method, answer);
      return new Response(body, { status: answer.statusCode ?? 502, headers: headersFrom(answer) });
    } catch (error) {
      if (outgoing.destroyed) return new Response(null, { status: 499 });
      const words =
        error instanceof AnswerTooLate ? 'the API did not answer in time' : 'the API does not answer';
      log.error({ err: error, method, path: pathname }, words);
      c.header('retry-after', '2');
      return failure(c, 503, 'UNAVAILABLE', 'server.unavailable');
    }
  }

  function headersOf(c: Context<Bindings>): Record<string, string | string[]> {
    const { headers } = c.env.incoming;
    const traceparent = traces?.tracing.traceparent();
    const passed = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || ofConnection.has(name) || ofTraces.has(name) || name === 'accept-encoding'
        ? []
        : [[name, value] as const],
    );
    return {
      ...Object.fromEntries(passed),
      // A body without a length must be framed, whatever the method.
      ...(headers['transfer-encoding'] && { 'transfer-encoding': 'chunked' }),
      ...(traceparent && { traceparent }),
      ...forwardedHeaders(c, trustProxy),
    };
  }
}

/** A kept connection may end just as it is used again; without a body the call can be sent over another one. */
const isRepeatable = (
  { method, headers }: IncomingMessage,
  { reusedSocket }: ClientRequest,
  error: unknown,
) =>
  (method === 'GET' || method === 'HEAD') &&
  !headers['content-length'] &&
  !headers['transfer-encoding'] &&
  reusedSocket &&
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ECONNRESET' || error.code === 'EPIPE');

function headersFrom({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct))
    if (!ofConnection.has(name)) for (const value of values) headers.append(name, value);
  // Here, since `compress` adds it by `c.header`, which turns the body into a stream.
  headers.append('vary', 'accept-encoding');
  return headers;
}

const answerTo = (call: ClientRequest) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve);
    // Also after the answer: the API may end the connection while a body is still being sent.
    call.on('error', reject);
  });

async function bodyOf(method: string, answer: IncomingMessage) {
  const { statusCode = 0, headers } = answer;
  const isEmpty = method === 'HEAD' || statusCode === 204 || statusCode === 304;
  const isWhole = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= wholeBytes;
  if (!isEmpty && !isWhole) return Readable.toWeb(answer) as ReadableStream<Uint8Array>;
  const body = await wholeOf(answer);
  return isEmpty ? null : body;
}

const wholeOf = (answer: IncomingMessage) =>
  new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.once('end', () => resolve(Buffer.concat(chunks)));
    answer.once('error', reject);
  });

function failure(c: Context, status: 405 | 503, code: FailureCode, key: MessageKey): Response {
  const message = textOf(key, languageOf(c));
  const body: Failure = { type: 'error', message, errors: {}, key, status, code };
  c.header('cache-control', 'no-store');
  return c.json(body, status);
}
