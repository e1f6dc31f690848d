import { useEffect, useRef } from 'react';

/** Scrolls to the start of the list and focuses it when it shows the page that one of its links asked for. The browser's
 * Back keeps its own place. */
export function usePageStart(page: number | undefined) {
  const start = useRef<HTMLDivElement>(null);
  const asked = useRef<number>(undefined);
  // The list is rendered some time after its address.
  useEffect(() => {
    if (!start.current || asked.current === undefined || asked.current !== page) return;
    asked.current = undefined;
    start.current.focus({ preventScroll: true });
    start.current.scrollIntoView();
  });
  return {
    start,
    ask: (next: number) => {
      asked.current = next;
    },
  };
}
