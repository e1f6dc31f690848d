import { accountNamed, spanOf } from '@porao/contracts/page';
import { asKept, attemptOpen, dataCacheOf } from './kept.ts';

/** Answers kept at most; the oldest go first. */
export const keptAnswers = 80;

/** From the network; what it answered last when there is none. A failure that the server answered stays one. */
export async function answerData(
  request: Request,
  whileAlive: (work: Promise<unknown>) => void,
): Promise<Response> {
  const key = await keyOf(request);
  // Opened before the call: an answer that comes after its owner's session ended goes into a cache that is deleted.
  // Not awaited: a cache that cannot be opened must not cost the answer.
  const opened = attemptOpen(dataCacheOf(ownerOf(request)));
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const copy = answer.clone();
      whileAlive(opened.then((cache) => keepAnswer(cache, key, copy)));
    }
    return answer;
  } catch (error) {
    const kept = await opened.then((cache) => cache.match(key, asKept)).catch(() => {});
    if (kept) return kept;
    throw error;
  }
}

/** The account that the page names for the call; one of the version before has it in its token. */
function ownerOf({ headers }: Request): string | null {
  const authorization = headers.get('authorization');
  const account = accountNamed(authorization);
  return account === undefined ? (spanOf(authorization ?? '')?.account ?? null) : account;
}

async function keepAnswer(cache: Cache, key: string, answer: Response): Promise<void> {
  await cache.delete(key);
  await cache.put(key, answer);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - keptAnswers))) await cache.delete(old);
}

/** In the cache of who asked an answer is kept for what was asked in which language: of address and body only a hash is
 * stored. */
async function keyOf(request: Request): Promise<string> {
  const body = request.method === 'POST' ? await request.clone().text() : '';
  const words = [request.url, body, request.headers.get('accept-language') ?? ''].join('\n');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words));
  const hex = Array.from(new Uint8Array(hash, 0, 16), (byte) => byte.toString(16).padStart(2, '0'));
  return `/_kept/data-${hex.join('')}`;
}
