import { useLayoutEffect } from 'react';

let openOverlays = 0;

/** Holds the page still below an open overlay and gives that the whole window, where a scroll bar takes room too: its
 * gutter becomes a padding of the same width, so that nothing in the page moves. */
export function useWholeWindow(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return;
    const root = document.documentElement;
    if (openOverlays === 0) {
      // Not as a custom property: all that is in the page inherits one, and would get a new style.
      root.style.paddingInlineEnd = `${innerWidth - root.getBoundingClientRect().width}px`;
      root.toggleAttribute('data-overlaid', true);
    }
    openOverlays += 1;
    return () => {
      openOverlays -= 1;
      if (openOverlays > 0) return;
      root.style.paddingInlineEnd = '';
      root.toggleAttribute('data-overlaid', false);
    };
  }, [opened]);
}
