import type { PageRemote } from '@porao/contracts';
import { filesPath } from '@porao/contracts/page';

const failed = new Set<string>();
/** Loading one file may take this long, in ms. */
const timeoutMs = 5000;

/** Remembers which scripts and styles did not come, or not as their release has them. */
export function watchFailedFiles(): void {
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.src) failed.add(target.src);
    else if (target instanceof HTMLLinkElement && target.href) failed.add(target.href);
  };
  // Errors of elements do not bubble.
  window.addEventListener('error', remember, { capture: true });
}

/** Fetches them past every cache: a damaged file is cached as immutable, and a retry would take it again. So are those
 * that a release preloads: whether they are damaged shows when they are used. */
export async function refreshFailedFiles({
  name,
  release,
}: Pick<PageRemote, 'name' | 'release'>): Promise<void> {
  const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')]
    .map(({ href }) => href)
    .filter((href) => [`${filesPath}${name}/`, `/${name}/${release}/`].some((part) => href.includes(part)));
  const files = new Set([...failed, ...preloaded]);
  failed.clear();
  await Promise.allSettled(
    [...files].map(async (url) => {
      const answer = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(timeoutMs) });
      await answer.arrayBuffer();
    }),
  );
}
