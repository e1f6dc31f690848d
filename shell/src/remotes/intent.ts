import type { Remote } from '@porao/platform';
import { type LazyPage, matchRoutes } from '@porao/platform/shell';
import { isValidElement } from 'react';
import type { Directory } from './directory.ts';
import { loadedRemote, startRemote, startTiers } from './loader.ts';
import type { Mount } from './match.ts';

interface Ways {
  directory: Directory;
  mayEnter: (mount: Mount) => boolean;
}

/** Remotes at most that are loaded ahead for the links of one page. */
const ahead = 3;

/** Loads the page that a link leads to as soon as somebody means it: points at it, touches it, or comes to it by
 * keyboard. */
export function watchIntent({ directory, mayEnter }: Ways): void {
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
    const mount = await directory.find(pathname);
    if (!mount || !mayEnter(mount)) return;
    startTiers(mount);
    preloadPage(await startRemote(mount.remote), pathname);
  }
}

/** Loads the remotes that the links of this page lead to, so that another remote's page opens like one's own. */
export async function loadAhead({ directory, mayEnter }: Ways): Promise<void> {
  if (savesData()) return;
  const names = new Set<string>();
  for (const pathname of new Set([...document.links].filter(isOwn).map((link) => link.pathname))) {
    const mount = await directory.find(pathname);
    if (!mount || !mayEnter(mount) || loadedRemote(mount.remote.name) || names.has(mount.remote.name))
      continue;
    names.add(mount.remote.name);
    await startRemote(mount.remote);
    if (names.size === ahead) return;
  }
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
