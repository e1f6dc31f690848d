import type { PageRemote } from '@porao/contracts';
import { useLayoutEffect } from 'react';

type Styles = Pick<PageRemote, 'base' | 'integrity'>;

/** Applies the styles of a remote while its region is in the page. They stay loaded: coming back asks for nothing. */
export function useRegionSheets(remote: Styles): void {
  useLayoutEffect(() => {
    setMedia(remote, 'all');
    return () => setMedia(remote, 'not all');
  }, [remote]);
}

function setMedia({ base, integrity }: Styles, media: string): void {
  const start = new URL(base, location.href).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.href.startsWith(start)) link.media = media;
  // The page came with these, each with the path of its file.
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]'))
    if (style.dataset['href'] !== undefined && style.dataset['href'] in integrity) style.media = media;
}
