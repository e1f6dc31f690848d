import { useLayoutEffect } from 'react';

let openOverlays = 0;

/** Gives an open overlay the whole window, where a scroll bar takes room too: `base.css` makes the gutter a padding of
 * the same width, so that nothing in the page moves. */
export function useWholeWindow(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return;
    const root = document.documentElement;
    if (openOverlays === 0) {
      root.style.setProperty('--gutter', `${innerWidth - root.getBoundingClientRect().width}px`);
      root.dataset['gutterUsed'] = '';
    }
    openOverlays += 1;
    return () => {
      openOverlays -= 1;
      if (openOverlays === 0) delete root.dataset['gutterUsed'];
    };
  }, [opened]);
}
