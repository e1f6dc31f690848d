import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';

/** How far from the screen a page of the list still stands in the document. */
const reach = '1600px';

/** Heights of pages in px by their key and the window's width, so that a list that is shown again has its place. */
const heights = new Map<string, number>();
// Also asked on the server, which has no window.
const heightKey = (id: string) => `${globalThis.innerWidth} ${id}`;

interface WindowedPageProps {
  /** Names the page for as long as the document lives. */
  id: string;
  children: ReactNode;
}

/** A part of a long list that leaves the document while it is far away and keeps its place meanwhile, so that
 * the document does not grow with the list. What has the focus stays. */
export function WindowedPage({ id, children }: WindowedPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(() => heights.get(heightKey(id)));

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // In slices between frames: it is still far away.
        if (entries.at(-1)?.isIntersecting) return startTransition(() => setHeight(undefined));
        if (element.childElementCount === 0 || element.contains(document.activeElement)) return;
        heights.set(heightKey(id), element.offsetHeight);
        setHeight(element.offsetHeight);
      },
      { rootMargin: `${reach} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);

  return (
    <div ref={frame} style={height === undefined ? undefined : { height }}>
      {height === undefined && children}
    </div>
  );
}
