import { useEffect, useState } from 'react';

// After a touch the browser sends the mouse's events too, and moves the focus with those.
const starts = ['pointerdown', 'mousedown'] as const;
const ends = ['pointerup', 'pointercancel', 'mouseup', 'contextmenu', 'keydown'] as const;

/** Whether a finger or the mouse's button is down. */
export interface Press {
  isDown: () => boolean;
  /** Resolves once the press is over and its click was handled. */
  over: () => Promise<void>;
}

function newPress(): Press & { listen: () => () => void } {
  let down = false;
  let waiting: (() => void)[] = [];
  const start = (event: MouseEvent) => {
    // The release of another button may go to a menu of the browser.
    if (event.button === 0) down = true;
  };
  const proceed = () => {
    if (down) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  const end = () => {
    down = false;
    // The click comes in the same task as the release.
    setTimeout(proceed);
  };
  // The release on a list that the browser itself opens goes to that list.
  const choose = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) end();
  };
  return {
    isDown: () => down,
    over: () => new Promise((resolve) => waiting.push(resolve)),
    listen: () => {
      const controller = new AbortController();
      const page = { capture: true, signal: controller.signal };
      for (const name of starts) window.addEventListener(name, start, page);
      for (const name of ends) window.addEventListener(name, end, page);
      window.addEventListener('change', choose, page);
      // Of the window alone, not of its fields.
      window.addEventListener('blur', end, { signal: controller.signal });
      return () => controller.abort();
    },
  };
}

/** Follows presses anywhere on the page. */
export function usePress(): Press {
  const [press] = useState(newPress);
  useEffect(() => press.listen(), [press]);
  return press;
}
