import { asKept, cacheNames, type KeptFile } from './kept.ts';

/** Files of releases and of states of the registry never change, so a kept one is used. A page that asks past all caches
 * replaces it. */
export async function answerFile(request: Request): Promise<Response> {
  const cache = await caches.open(cacheNames.files);
  const fresh = request.cache === 'reload' || request.cache === 'no-store';
  const kept = fresh ? undefined : await cache.match(request.url, asKept);
  if (kept) return kept;
  // With the element's integrity, so that only valid files are kept.
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}

/** Fetches what is not kept yet, one by one so that the page goes first. Answers whether all of it is there. */
export async function keepFiles(files: readonly KeptFile[]): Promise<boolean> {
  const cache = await caches.open(cacheNames.files);
  let complete = true;
  for (const { url, integrity } of files) {
    if (await cache.match(url, asKept)) continue;
    try {
      const answer = await fetch(url, { ...(integrity && { integrity }), priority: 'low' });
      if (answer.ok) await cache.put(url, answer);
      complete &&= answer.ok;
    } catch {
      complete = false;
    }
  }
  return complete;
}

/** Removes files of releases that are no longer live; `liveBases` are paths or addresses. */
export async function dropFiles(liveBases: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.files);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    const isLive = (base: string) => (base.startsWith('/') ? pathname : url).startsWith(base);
    if (!liveBases.some(isLive)) await cache.delete(url);
  }
}
