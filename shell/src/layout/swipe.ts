import { type TouchEvent, useRef } from 'react';

/** Pixels to the left after which the finger has thrown the drawer away. */
const enough = 56;

/** Touch handlers of a drawer on the left: it follows the finger and closes on a swipe to the left. */
export function useSwipeLeft(open: boolean, close: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const moved = useRef(0);
  const place = (drawer: HTMLElement, x: number | null) => {
    drawer.style.transition = x === null ? '' : 'none';
    drawer.style.translate = x === null ? '' : `${x}px 0`;
  };
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      start.current = open && touch ? { x: touch.clientX, y: touch.clientY } : null;
      moved.current = 0;
    },
    onTouchMove: ({ touches, currentTarget }: TouchEvent<HTMLElement>) => {
      const touch = touches[0];
      if (!start.current || !touch) return;
      const x = touch.clientX - start.current.x;
      // Scrolling the list is no swipe.
      if (Math.abs(touch.clientY - start.current.y) > Math.abs(x)) return;
      moved.current = Math.min(0, x);
      place(currentTarget, moved.current);
    },
    onTouchEnd: ({ currentTarget }: TouchEvent<HTMLElement>) => {
      place(currentTarget, null);
      if (moved.current < -enough) close();
      moved.current = 0;
    },
    onTouchCancel: ({ currentTarget }: TouchEvent<HTMLElement>) => place(currentTarget, null),
  };
}
