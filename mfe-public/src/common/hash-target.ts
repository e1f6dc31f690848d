import { useLocation } from '@porao/platform';
import { useEffect } from 'react';

/** Scrolls to the target of the address's hash: the page's code comes after the document, so the browser found
 * none. In the next frame, since the shell first puts a new page to its top. */
export function useHashTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
