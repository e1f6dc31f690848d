import { sessionCookie } from '@porao/contracts/page';
import { ApiError, call, language, readCookie } from '@porao/platform';
import { pathTo } from '@porao/platform/paths';

type Key = Parameters<typeof call>[0];
type InputOf<K extends Key> = Parameters<typeof call<K>> extends [K, ...infer Input] ? Input : never;

/** A call that is sent later, once. */
export interface Request {
  now: () => Promise<unknown>;
  /** Sends it as the page is left, when no answer can be waited for. */
  onLeave: () => void;
}

export const request = <K extends Key>(...args: [key: K, ...input: InputOf<K>]): Request => ({
  // The compiler does not see that the two spellings of the arguments are the same.
  now: () => call(...(args as unknown as Parameters<typeof call<K>>)),
  onLeave: () => sendOnLeave(args[0], args[1] ?? {}),
});

interface Parts {
  params?: Record<string, string | number>;
  body?: unknown;
}

/** `call` has no `keepalive`, without which a browser drops what a page sends as it is left. */
function sendOnLeave(key: string, { params = {}, body }: Parts): void {
  const [method = 'POST', path = ''] = key.split(' ');
  void fetch(pathTo<string>(path, params), {
    method,
    keepalive: true,
    headers: {
      authorization: `Bearer ${tokenOfSession()}`,
      'accept-language': language,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {});
}

function tokenOfSession(): string {
  const record: unknown = JSON.parse(readCookie(sessionCookie) ?? '{}');
  return typeof record === 'object' && record !== null && 'token' in record ? String(record.token) : '';
}

/** A file that needs the session, which `call` cannot answer with. */
export async function fetchFile(address: string): Promise<Blob> {
  const answer = await fetch(address, {
    method: 'GET',
    headers: { authorization: `Bearer ${tokenOfSession()}`, 'accept-language': language },
  }).catch(() => {
    throw new ApiError('', 0, 'ERR_NO_RESPONSE');
  });
  if (answer.ok) return answer.blob();
  const { message, code }: { message?: string; code?: string } = await answer.json().catch(() => ({}));
  throw new ApiError(message ?? '', answer.status, code ?? 'INTERNAL');
}
