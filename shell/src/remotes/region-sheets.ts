import type { PageRemote } from '@porao/contracts';
import { useLayoutEffect } from 'react';

const sheets = 'link[rel=stylesheet], style[data-href]';

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
  // The page came with style elements, each with the path of its file.
  for (const sheet of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(sheets)) {
    const isOwn =
      sheet instanceof HTMLLinkElement
        ? sheet.href.startsWith(start)
        : (sheet.dataset['href'] ?? '') in integrity;
    // Even the same value makes the browser look through all styles again.
    if (isOwn && (sheet.media || 'all') !== media) sheet.media = media;
  }
}
