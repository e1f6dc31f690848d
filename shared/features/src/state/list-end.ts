import { type RefObject, useEffect, useRef } from 'react';

/** Calls `load` when the element of `ref` is within `ahead` pixels of the screen, as long as it is active. When `count`,
 * what the list has, grew and the element is still near, it is called again. */
export function useListEnd<E extends HTMLElement>(
  active: boolean,
  count: number,
  ahead: number,
  load: () => unknown,
): RefObject<E | null> {
  const end = useRef<E>(null);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (!active || !end.current || count < 0 || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { rootMargin: `${ahead}px 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [active, count, ahead]);
  return end;
}
