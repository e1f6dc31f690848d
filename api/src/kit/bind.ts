import { isDeepStrictEqual } from 'node:util';
import type { HttpBindings } from '@hono/node-server';
import {
  type Endpoint,
  type FailureCode,
  type FileAnswer,
  idempotencyHeader,
  type Message,
  refusalsOf,
  refusesEnded,
  takesKey,
} from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import { languageOf, networkOf } from '@porao/server';
import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { type AnswerOnce, readKey } from './answer-once.ts';
import { type Credentials, credentialsOf, isHttps, withSessionCookie } from './auth/session-cookie.ts';
import { clientAddress } from './client-address.ts';
import { AccountLocked, ApiFailure, type Language } from './failure.ts';
import { bodyLimit, readInput, refuseHugeBody } from './input.ts';
import type { HeldLookups, LookupCache } from './lookup-cache.ts';
import { type Reporting, reportSecurityEvent } from './security-events.ts';
import { sessionTurns } from './session-turns.ts';
import { authorize, type Viewer, type ViewerFor } from './viewer.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

export interface Call<E extends Endpoint> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
  readonly viewer: ViewerFor<E['access']>;
  /** Key of rate limits for the client: its address, or its IPv6 network. */
  readonly address: string;
  readonly language: Language;
  /** As the client sent it. */
  readonly userAgent: string | undefined;
  readonly cookies: Cookies;
  readonly log: Logger;
}

/** Cookies that are sent to the API only and that scripts cannot read. */
export interface Cookies {
  readonly read: (name: string) => string | undefined;
  readonly write: (name: string, value: string, seconds: number) => void;
}

/** The answer of the contract, with its message by key. */
export type Answer<R> = R extends { message: string } ? Omit<R, 'message'> & { message: Message } : R;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<z.output<E['response']>>>;

/** One handler per endpoint: a missing one does not compile. */
export type Handlers<T extends Record<string, Endpoint>> = { readonly [K in keyof T]: Handler<T[K]> };

export interface BindOptions {
  /** Reads the session's caller from the database; null when it has ended. */
  readonly authenticate: (token: string) => Promise<Viewer | null>;
  readonly validateResponses: boolean;
  readonly lookups: LookupCache;
  readonly answerOnce: AnswerOnce;
  readonly keepSecurityEvent: Reporting['keep'];
  /** Records the phone numbers and homes of others that an answer has, before it is sent. */
  readonly keepShown: (
    call: { readonly key: string; readonly viewer: Viewer | null; readonly params: unknown },
    answer: unknown,
  ) => Promise<void>;
}

export interface AppEnv {
  /** Empty for `app.request` without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; log: Logger };
}

function checkResponse(key: string, endpoint: Endpoint, answer: unknown): void {
  const parsed = endpoint.response.safeParse(answer);
  if (!parsed.success) throw new Error(`${key} breaks its contract: ${parsed.error.message}`);
  if (!isDeepStrictEqual(parsed.data, answer))
    throw new Error(`${key} answers fields its contract does not have`);
}

/** A failure code that the contract does not list would be missing from the OpenAPI document. */
function checkRefusal(key: string, endpoint: Endpoint, error: unknown): void {
  if (!(error instanceof ApiFailure) || refusalsOf(key, endpoint).includes(error.code)) return;
  throw new Error(`${key} refuses with ${error.code}: add it to refuses of the endpoint`, {
    cause: error,
  });
}

/** Headers that prevent a browser from running anything in the file. */
function sendFile(c: Context, { cacheControl }: NonNullable<Endpoint['file']>, { bytes, type }: FileAnswer) {
  return c.body(bytes, 200, {
    'content-type': type,
    'cache-control': cacheControl,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'content-disposition': `inline; filename="${type.replace('/', '.')}"`,
  });
}

function withText(answer: unknown, language: Language): unknown {
  const { message } = (answer ?? {}) as { message?: Message };
  return message === undefined ? answer : { ...(answer as object), message: textOf(message, language) };
}

/** The response with lookup names in the requested language (docs/adr/0025). */
function sendJson(c: Context, answer: unknown, language: Language, { bengaliNames }: HeldLookups) {
  c.header('vary', 'accept-language', { append: true });
  c.header('content-language', language);
  if (language === 'en') return c.json(answer);
  return c.body(JSON.stringify(answer, bengaliNames), 200, { 'content-type': 'application/json' });
}

function cookiesOf(c: Context): Cookies {
  const secure = isHttps(c);
  return {
    read: (name) => getCookie(c, name),
    write: (name, value, maxAge) =>
      setCookie(c, name, value, { path: '/api', maxAge, httpOnly: true, sameSite: 'Strict', secure }),
  };
}

interface Caller {
  readonly known: Viewer | null;
  /** A session was sent that is known no more, and the call must not be taken for a guest's. */
  readonly hasEnded: boolean;
}

/** The viewer that the endpoint receives; a refusal is reported before it is thrown. */
function authorizeCall(
  endpoint: Endpoint,
  { known, hasEnded }: Caller,
  refused: (code: FailureCode) => void,
) {
  try {
    if (hasEnded) throw new ApiFailure('UNAUTHENTICATED', 'signIn.needed');
    const viewer = authorize(endpoint.access, known);
    if (endpoint.lockable && viewer?.accountStatus === 'Red') throw new AccountLocked();
    return viewer;
  } catch (error) {
    if (error instanceof ApiFailure) refused(error.code);
    throw error;
  }
}

/** Registers every endpoint of the contracts and responds with 405 to other methods of their paths. */
export function bindAll<T extends Record<string, Endpoint>>(
  app: Hono<AppEnv>,
  endpoints: T,
  handlers: Handlers<T>,
  options: BindOptions,
): void {
  const methodsByPath = new Map<string, string[]>();
  const inTurn = sessionTurns();
  for (const [key, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const [method, path] = key.split(' ') as [string, string];
    const handler = handlers[key];
    if (!handler) throw new Error(`No handler for "${key}". Add it to the module that owns it.`);
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), method]);

    const respond = async (c: Context<AppEnv>, sent: Credentials) => {
      const token = endpoint.access === 'none' ? null : sent.token;
      const known = token ? await options.authenticate(token) : null;
      const log = c.get('log');
      const address = networkOf(clientAddress(c));
      const userAgent = c.req.header('user-agent');
      const language = languageOf(c);
      const attempt = { key, endpoint, viewer: known, address };
      const reporting = { log, keep: options.keepSecurityEvent };
      const hasEnded = token !== null && known === null && refusesEnded(key, endpoint);
      const viewer = authorizeCall(endpoint, { known, hasEnded }, (code) =>
        reportSecurityEvent(reporting, attempt, { code }),
      );
      const input = (await options.lookups.current()).currentIds(await readInput(endpoint, c));
      const answer = () => {
        const call: unknown = { ...input, viewer, address, language, userAgent, cookies: cookiesOf(c), log };
        return handler(call as Call<Endpoint>);
      };
      const detailed = { ...attempt, ...input };
      const given = takesKey(key) ? readKey(c.req.header(idempotencyHeader)) : undefined;
      const answering = given
        ? options.answerOnce({ given, viewer, address, call: [key, input] }, answer)
        : answer();
      const done = await answering.catch((error: unknown) => {
        if (error instanceof ApiFailure) reportSecurityEvent(reporting, detailed, { code: error.code });
        if (options.validateResponses) checkRefusal(key, endpoint, error);
        throw error;
      });
      await options.keepShown({ key, viewer, params: input.params }, done);
      const said = withSessionCookie(c, endpoint, sent, withText(done, language));
      reportSecurityEvent(reporting, detailed, { answer: said });
      if (options.validateResponses) checkResponse(key, endpoint, said);
      if (endpoint.file) return sendFile(c, endpoint.file, said as FileAnswer);
      const shared = endpoint.access === 'none' && method === 'GET';
      c.header('cache-control', shared ? 'public, max-age=300' : 'no-store');
      return sendJson(c, said, language, await options.lookups.current());
    };
    app.on(method, path, (c) => {
      refuseHugeBody(c, endpoint.maxBytes ?? bodyLimit);
      const sent = credentialsOf(c);
      const isCounted = sent.token && endpoint.access !== 'none';
      return isCounted ? inTurn(sent.token, () => respond(c, sent)) : respond(c, sent);
    });
  }
  for (const [path, methods] of methodsByPath) {
    const allow = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
    app.all(path, () => {
      const methods = allow.join(', ');
      const reason = { key: 'address.method', params: { methods } } as const;
      throw new ApiFailure('METHOD_NOT_ALLOWED', reason, {}, { allow: methods });
    });
  }
}
