import type { PageRemote } from '@porao/contracts';
import { afterPaint, type Remote } from '@porao/platform';
import { type LazyComponent, matchRoutes } from '@porao/platform/shell';
import { isValidElement } from 'react';
import type { Directory } from './directory.ts';
import { loadedRemote, startFiles, startRemote } from './loader.ts';
import type { RouteMatch } from './route-match.ts';

export interface LinkOptions {
  directory: Directory;
  mayOpen: (match: RouteMatch) => boolean;
}

/** Remotes at most that are loaded ahead for the links of one page. */
const mostRemotes = 3;

/** Loads the page of a link as soon as it is pointed at, touched or focused; a load that failed begins again then. */
export function watchIntent({ directory, mayOpen }: LinkOptions): void {
  const started = new Set<string>();
  const notice = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !isOwn(link)) return;
    const { pathname } = link;
    if (pathname === location.pathname || started.has(pathname) || savesData()) return;
    started.add(pathname);
    void afterPaint()
      .then(() => loadPage(pathname))
      .catch(() => started.delete(pathname));
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, notice, { capture: true, passive: true });

  async function loadPage(pathname: string): Promise<void> {
    const match = await directory.find(pathname);
    if (!match || !mayOpen(match)) return;
    startFiles(match);
    await preloadPage(await startRemote(match.remote), pathname);
  }
}

/** Loads the remotes of this page's links, so that their pages open as fast as those of its own remote. */
export async function loadAhead(options: LinkOptions): Promise<void> {
  for (const remote of await readAhead(options)) await startRemote(remote);
}

/** Reads of the first few remotes that links lead to and that are not loaded. Whoever follows one at once waits for
 * its files only. */
export async function readAhead({ directory, mayOpen }: LinkOptions): Promise<PageRemote[]> {
  const remotes = new Map<string, PageRemote>();
  if (savesData()) return [];
  for (const pathname of new Set([...document.links].filter(isOwn).map((link) => link.pathname))) {
    const match = await directory.find(pathname);
    if (match && mayOpen(match) && !loadedRemote(match.remote.name))
      remotes.set(match.remote.name, match.remote);
    if (remotes.size === mostRemotes) break;
  }
  return [...remotes.values()];
}

const isOwn = (link: HTMLAnchorElement | HTMLAreaElement): link is HTMLAnchorElement =>
  link instanceof HTMLAnchorElement && link.origin === location.origin && !link.target && !link.download;

/** With data saver or a slow connection nothing is loaded ahead. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Loads the code of a remote's page. */
export async function preloadPage({ routes }: Remote, pathname: string): Promise<void> {
  for (const { route } of matchRoutes([...routes], pathname) ?? []) {
    if (!isValidElement(route.element) || typeof route.element.type !== 'function') continue;
    const { preload } = route.element.type as Partial<LazyComponent>;
    await preload?.();
  }
}
