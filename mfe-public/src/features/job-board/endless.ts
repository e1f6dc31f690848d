import { type RefObject, useEffect, useRef } from 'react';

/** The next page is requested when the end of the list is this near. */
const ahead = '1600px';

/** Calls `load` when the returned element comes near, as long as it is active. `count` is what the list has:
 * when it grew and the element is still near, the next page follows. */
export function useEndless(
  active: boolean,
  count: number,
  load: () => void,
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (!active || !end.current || count < 0) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { rootMargin: `${ahead} 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [active, count]);
  return end;
}
