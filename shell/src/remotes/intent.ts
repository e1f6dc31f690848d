import type { PageRemote } from '@porao/contracts';
import type { Remote } from '@porao/platform';
import { type LazyPage, matchRoutes } from '@porao/platform/shell';
import { isValidElement } from 'react';
import type { Directory } from './directory.ts';
import { loadedRemote, startFiles, startRemote } from './loader.ts';
import type { RouteMatch } from './route-match.ts';

export interface LinkOptions {
  directory: Directory;
  mayOpen: (match: RouteMatch) => boolean;
}

/** Remotes at most that are loaded ahead for the links of one page. */
const ahead = 3;

/** Loads the page that a link leads to as soon as somebody means it: points at it, touches it, or comes to it by
 * keyboard. */
export function watchIntent({ directory, mayOpen }: LinkOptions): void {
  const meant = new Set<string>();
  const notice = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !isOwn(link)) return;
    const { pathname } = link;
    if (pathname === location.pathname || meant.has(pathname) || savesData()) return;
    meant.add(pathname);
    loadPage(pathname).catch(() => meant.delete(pathname));
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, notice, { capture: true, passive: true });

  async function loadPage(pathname: string): Promise<void> {
    const match = await directory.find(pathname);
    if (!match || !mayOpen(match)) return;
    startFiles(match);
    preloadPage(await startRemote(match.remote), pathname);
  }
}

/** Loads the remotes that the links of this page lead to, so that another remote's page opens like one's own. */
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
    if (remotes.size === ahead) break;
  }
  return [...remotes.values()];
}

const isOwn = (link: HTMLAnchorElement | HTMLAreaElement): link is HTMLAnchorElement =>
  link instanceof HTMLAnchorElement && link.origin === location.origin && !link.target && !link.download;

/** Whoever pays for every byte gets what he opens and no more. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

function preloadPage({ routes }: Remote, pathname: string): void {
  for (const { route } of matchRoutes([...routes], pathname) ?? []) {
    if (!isValidElement(route.element) || typeof route.element.type !== 'function') continue;
    const { preload } = route.element.type as Partial<LazyPage>;
    preload?.().catch(() => {});
  }
}
