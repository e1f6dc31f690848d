import { asKept, attemptOpen, cacheNames, type KeptFile } from './kept.ts';

/** Files of releases and of states of the registry never change, so a kept one is used. A page that asks past all caches
 * replaces it. The network's answer goes out whether or not it can be kept: the disk may be full. */
export async function answerFile(
  request: Request,
  whileAlive: (work: Promise<unknown>) => void,
): Promise<Response> {
  const opened = attemptOpen(cacheNames.files);
  const fresh = request.cache === 'reload' || request.cache === 'no-store';
  const kept = fresh
    ? undefined
    : await opened.then((cache) => cache.match(request.url, asKept)).catch(() => {});
  if (kept) return kept;
  // With the element's integrity, so that only valid files are kept.
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    whileAlive(opened.then((cache) => cache.put(request.url, copy)));
  }
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
