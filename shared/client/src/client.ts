import { asAccount, type SessionSpan, sessionHeader, spanIn } from '@porao/contracts/page';
import { ApiError, errorOfResponse } from './api-error.ts';
import { endLost, keyOfCall, takeFormKey } from './call-keys.ts';
import type { Answer, AuthedKey, CallInput, InputArgument, Key, PublicKey } from './types.ts';

interface ClientConfig {
  /** Origin of the API without a slash at its end; empty for the page's own. */
  baseUrl: string;
  /** The Authorization header of who is signed in; null when signed out. */
  authorization: () => string | null;
  /** Called with whose session's cookie an answer has set. */
  onSession?: (span: SessionSpan) => void;
  /** Called on every 401 to a call of who is signed in, once per answer; a late one may be of who was before. */
  onUnauthorized: () => void;
  /** Language of lookup names in answers; English where unset. */
  language?: 'en' | 'bn';
  /** Sent with each call, so that it is a part of the trace of its page; the page has one only while it is traced. */
  traceparent?: string | undefined;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

let config: ClientConfig = { baseUrl: '', authorization: () => null, onUnauthorized: () => {} };

/** Sets where calls go and whose they are. The shell does this once, before anything renders. */
export function configureClient(next: ClientConfig): void {
  config = next;
}

/** The Authorization header of what is asked outside of calls; null when signed out. */
export const sessionAuthorization = (): string | null => config.authorization();

interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  form?: true;
  file?: true;
  keepalive?: true;
}

export function pathOf(key: string, { params = {}, query = {} }: Parts): string {
  const path = key
    .slice(key.indexOf(' ') + 1)
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

function formData(body: object): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(body)) data.set(name, String(value));
  return data;
}

/** Some refusals come with status 200 (PUB-086, API-134). */
function saysFailure(body: unknown): boolean {
  const { type, status } = (body ?? {}) as { type?: unknown; status?: unknown };
  return type === 'error' || status === 'failed';
}

interface Sent {
  signal?: AbortSignal | undefined;
  callKey?: string | undefined;
}

async function send(
  key: string,
  parts: Parts,
  authorization: string | null,
  { signal, callKey }: Sent = {},
): Promise<unknown> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    // Always sent, or the browser would send its own.
    'accept-language': config.language ?? 'en',
  };
  const method = key.slice(0, key.indexOf(' '));
  // A guest's reads say nothing, so that caches may answer them.
  const caller = authorization ?? (method === 'GET' ? null : asAccount(null));
  if (caller !== null) headers['authorization'] = caller;
  if (config.traceparent) headers['traceparent'] = config.traceparent;
  if (callKey) headers['idempotency-key'] = callKey;
  const init: RequestInit = { method, headers, signal: signal ?? null };
  if (parts.keepalive) init.keepalive = true;
  if (parts.form) init.body = formData(parts.body as object);
  else if (parts.body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(parts.body);
  }
  let response: Response;
  try {
    response = await (config.fetch ?? fetch)(config.baseUrl + pathOf(key, parts), init);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError('Network error or no response from server!', 0, 'ERR_NO_RESPONSE');
  }
  const begun = spanIn(response.headers.get(sessionHeader));
  if (begun) config.onSession?.(begun);
  if (parts.file && response.ok) return response.blob();
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && !saysFailure(body)) return body;
  if (response.status === 401 && authorization === config.authorization()) config.onUnauthorized();
  throw errorOfResponse(response, body);
}

async function run<K extends Key>(
  key: K,
  input: CallInput<K> | undefined,
  authorization: string | null,
  { signal, sending = send }: { signal?: AbortSignal; sending?: typeof send } = {},
): Promise<Answer<K>> {
  try {
    return (await sending(key, input ?? {}, authorization, { signal })) as Answer<K>;
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new ApiError(`Unexpected error in ${key}: ${message}`, 0, 'ERR_UNEXPECTED');
  }
}

/** A gateway or server that failed may have done what it was asked for. */
const isAnswer = (error: unknown): boolean =>
  error instanceof ApiError && error.status > 0 && error.status < 500;

/** Sends a call that is no query. A POST has a key, by its content where its form has none. */
async function sendAct(key: string, parts: Parts, authorization: string | null): Promise<unknown> {
  const isKeyed = key.startsWith('POST ');
  const formKey = isKeyed ? takeFormKey() : undefined;
  const made =
    isKeyed && !formKey
      ? keyOfCall(JSON.stringify([authorization, key, pathOf(key, parts), parts.body]))
      : undefined;
  const end = (isAnswered: boolean) => {
    if (made) made.end(isAnswered);
    else if (isAnswered && !key.startsWith('GET ')) endLost();
  };
  try {
    const answer = await send(key, parts, authorization, { callKey: formKey ?? made?.key });
    end(true);
    return answer;
  } catch (error) {
    end(isAnswer(error));
    throw error;
  }
}

function ownAuthorization(): string {
  const own = config.authorization();
  if (own === null) throw new ApiError('No token found', 0, 'ERR_NO_TOKEN');
  return own;
}

/** A call that works signed out; it says who is signed in, so that the answer can be personal. */
export function callPublic<K extends PublicKey>(key: K, ...[input]: InputArgument<K>): Promise<Answer<K>> {
  return run(key, input, config.authorization(), { sending: sendAct });
}

/** A call of a signed-in person. Fails with 'No token found' before anything is sent when there is none. */
export async function call<K extends AuthedKey>(key: K, ...[input]: InputArgument<K>): Promise<Answer<K>> {
  return run(key, input, ownAuthorization(), { sending: sendAct });
}

interface QueryContext {
  signal?: AbortSignal;
}

/** React Query options of a public read: one cache entry per call and input, shared by every remote. */
export function publicQuery<K extends PublicKey>(key: K, ...[input]: InputArgument<K>) {
  return {
    queryKey: [key, input ?? {}] as const,
    queryFn: ({ signal }: QueryContext) => run(key, input, config.authorization(), signal && { signal }),
  };
}

export function query<K extends AuthedKey>(key: K, ...[input]: InputArgument<K>) {
  return {
    queryKey: [key, input ?? {}] as const,
    queryFn: async ({ signal }: QueryContext) => run(key, input, ownAuthorization(), signal && { signal }),
  };
}
