import type { PageRemote } from '@porao/contracts';
import { useLayoutEffect } from 'react';

const sheets = 'link[rel=stylesheet], style[data-href]';

type Styles = Pick<PageRemote, 'base' | 'name'>;

/** Counts regions in the page by the remote's base: a page and contents of slots may be of one remote. */
const shown = new Map<string, number>();

/** Applies the styles of a remote while a region of it is in the page. They stay loaded: coming back asks for nothing. */
export function useRegionSheets(remote: Styles): void {
  useLayoutEffect(() => {
    const { base } = remote;
    shown.set(base, (shown.get(base) ?? 0) + 1);
    setMedia(remote, 'all');
    return () => {
      const left = (shown.get(base) ?? 1) - 1;
      shown.set(base, left);
      if (left === 0) setMedia(remote, 'not all');
    };
  }, [remote]);
}

function setMedia({ base, name }: Styles, media: string): void {
  const start = new URL(base, location.href).href;
  // The page came with style elements, each with its app and the path of its file.
  for (const sheet of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(sheets)) {
    const isOwn =
      sheet instanceof HTMLLinkElement ? sheet.href.startsWith(start) : sheet.dataset['app'] === name;
    // Even the same value makes the browser look through all styles again.
    if (isOwn && (sheet.media || 'all') !== media) sheet.media = media;
  }
}
