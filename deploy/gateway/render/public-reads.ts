import { type Endpoint, endpoints, refusalsOf } from '@porao/contracts';
import { routeMatcher } from '@porao/contracts/page';
import type { ReadAnswer, ReadCall } from './render.protocol.ts';

/** Until one read of the API is given up, in ms. */
const readTime = 2000;

/** Reads that are sent as POST: of the board and of the lists in its filters. */
const posted: readonly string[] = [
  'POST /job-board',
  'POST /api/job-board',
  'POST /api/iclass/select',
  'POST /api/subject/select',
];

/** Reads that need no account. */
const isForGuests = (key: string, endpoint: Endpoint): boolean =>
  !refusalsOf(key, endpoint).includes('UNAUTHENTICATED') &&
  !endpoint.file &&
  (key.startsWith('GET ') || posted.includes(key));

const calls = Object.entries<Endpoint>(endpoints).map(([key, endpoint]) => {
  const [method = '', path = ''] = key.split(' ');
  return { method, path, isAllowed: isForGuests(key, endpoint) };
});

/** By method, of all calls: a path may fit both an open pattern and one that is not. */
const matchers = new Map(
  ['GET', 'POST'].map((method) => [
    method,
    routeMatcher(
      calls.filter((one) => one.method === method),
      ({ path }) => path,
    ),
  ]),
);

/** Returns the address of what a page for guests may read, without an origin, or null. */
export function guestRead({ method, address }: Pick<ReadCall, 'method' | 'address'>): string | null {
  const base = 'http://api';
  if (!URL.canParse(address, base)) return null;
  const { origin, pathname, search } = new URL(address, base);
  return origin === base && matchers.get(method)?.(pathname)?.isAllowed === true ? pathname + search : null;
}

export type PublicReads = (
  call: ReadCall,
  page: { readonly language: string; readonly traceparent: string | undefined },
) => Promise<ReadAnswer | null>;

/** Asks the API for what a page reads as a guest. Null where no guest may ask that, and where the API does not answer. */
export const publicReads =
  (apiUrl: string): PublicReads =>
  async (call, { language, traceparent }) => {
    const address = guestRead(call);
    if (address === null) return null;
    const { method, body } = call;
    const headers = {
      accept: 'application/json',
      'accept-language': language,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(traceparent && { traceparent }),
    };
    const init: RequestInit = { method, headers, redirect: 'error', signal: AbortSignal.timeout(readTime) };
    if (body !== undefined && method !== 'GET') init.body = body;
    try {
      const answer = await fetch(apiUrl + address, init);
      const retryAfter = answer.headers.get('retry-after');
      return { status: answer.status, body: await answer.text(), retryAfter };
    } catch {
      return null;
    }
  };
