import { useEffect, useRef, useState } from 'react';

/** Heights of parts in px by their id and the window's width, so that a list that is shown again has its place. */
const heights = new Map<string, number>();
// Also asked on the server, which has no window.
const heightKey = (id: string) => `${globalThis.innerWidth} ${id}`;

/** A part's content: in the document, never rendered yet, or removed, with the height in px of the gap it left. */
type Place = 'here' | 'unseen' | number;

/** Removes a part of a long list from the document while it is further than `reach` px from the screen, unless it has
 * the focus; a gap of its last `height` keeps its place. `id` names the part; `atOnce` renders it before it is near. */
export function useWindowed<E extends HTMLElement>(id: string, reach: number, atOnce: boolean) {
  const ref = useRef<E>(null);
  const [place, setPlace] = useState<Place>(() => heights.get(heightKey(id)) ?? (atOnce ? 'here' : 'unseen'));

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry || entry.isIntersecting) return setPlace('here');
        if (element.childElementCount === 0 || element.contains(document.activeElement)) return;
        const { height } = entry.boundingClientRect;
        // Out of the document or hidden, as the page is being left: that is not its height.
        if (height === 0) return;
        heights.set(heightKey(id), height);
        setPlace(height);
      },
      { rootMargin: `${reach}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, reach]);

  return { ref, isHere: place === 'here', height: typeof place === 'number' ? place : undefined };
}
