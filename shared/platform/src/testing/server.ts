import { configureClient } from '@porao/client';
import { accountNamed, asAccount } from '@porao/contracts/page';
import { vi } from 'vitest';

export interface Sent {
  method: string;
  path: string;
  body: unknown;
  signedIn: boolean;
}

/** Answers by `METHOD /path` (query left out): a value is a 200, a function decides by itself, and what it
 * throws is a server that does not answer. Calls nobody planned are 404. */
export function stubServer(
  answers: Record<string, unknown>,
  /** Any text signs the caller in. */
  options: { token?: string } = {},
): { sent: Sent[]; answers: Record<string, unknown> } {
  const sent: Sent[] = [];
  const own = options.token === undefined ? null : asAccount(options.token);
  configureClient({ baseUrl: '', authorization: () => own, onUnauthorized: () => {} });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.split('?')[0] ?? url;
    const { method = 'GET' } = init;
    const request: Sent = {
      method,
      path: url,
      body: bodyOf(init.body),
      signedIn: Boolean(accountNamed(new Headers(init.headers).get('authorization'))),
    };
    sent.push(request);
    const answer = answers[`${method} ${path}`];
    if (answer === undefined) return failure(404, 'NOT_FOUND', 'Nothing here');
    const value: unknown = typeof answer === 'function' ? await answer(request) : answer;
    return value instanceof Response ? value : Response.json(value);
  });
  return { sent, answers };
}

function bodyOf(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}

export function failure(status: number, code: string, message: string, headers = {}): Response {
  return Response.json({ type: 'error', message, errors: {}, status, code }, { status, headers });
}

/** An answer 422 with messages by field, of which the first is the message of all. */
export function fieldFailure(errors: Record<string, string[]>, code = 'VALIDATION'): Response {
  const message = Object.values(errors)[0]?.[0];
  return Response.json({ type: 'error', message, errors, status: 422, code }, { status: 422 });
}
