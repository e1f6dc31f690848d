import type { PageRemote } from '@porao/contracts';
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

/** Addresses that stay: of files, and below which all do. They are paths, or whole ones of another origin. */
export interface Live {
  readonly files: readonly string[];
  readonly bases: readonly string[];
}

/** The description of an app, whose files are below `base`; undefined where none of them is kept, or it cannot be had. */
export async function readDescription(address: string, base: string): Promise<string[] | undefined> {
  const cache = await caches.open(cacheNames.files);
  const isUsed = (await cache.keys()).some(({ url }) => isBelow(url, base));
  if (!isUsed || !(await keepFiles([{ url: address }]))) return undefined;
  const kept = await cache.match(address, asKept);
  if (!kept) return undefined;
  const { integrity } = (await kept.json()) as Pick<PageRemote, 'integrity'>;
  return [address, ...Object.keys(integrity).map((file) => base + file)];
}

/** Removes all other files. */
export async function dropFiles({ files, bases }: Live): Promise<void> {
  const cache = await caches.open(cacheNames.files);
  const kept = new Set(files);
  for (const { url } of await cache.keys()) {
    const isKept = kept.has(url) || kept.has(new URL(url).pathname);
    if (!isKept && !bases.some((base) => isBelow(url, base))) await cache.delete(url);
  }
}

const isBelow = (url: string, base: string): boolean =>
  (base.startsWith('/') ? new URL(url).pathname : url).startsWith(base);
