import { useEffect, useState } from 'react';

// After a touch the browser sends the mouse's events too, and moves the focus with those.
const starts = ['pointerdown', 'mousedown'] as const;
const ends = ['pointerup', 'pointercancel', 'mouseup', 'contextmenu', 'keydown'] as const;

/** When a form may check its fields. */
export interface CheckTurn {
  /** Resolves at once, or after the press under way: the message of the field that it leaves would move what is
   * pressed. False when that press had the fields checked, by sending the form: a result of their own would take
   * away what the server says. */
  take: (names: readonly string[]) => Promise<boolean>;
}

function newTurn(): CheckTurn & { listen: () => () => void } {
  let isDown = false;
  let waiting: (() => void)[] = [];
  let latest: readonly string[] = [];
  const start = (event: MouseEvent) => {
    // The release of another button may go to a menu of the browser.
    if (event.button === 0) isDown = true;
  };
  const proceed = () => {
    if (isDown) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  const end = () => {
    isDown = false;
    // The click comes in the same task as the release.
    setTimeout(proceed);
  };
  // The release on a list that the browser itself opens goes to that list.
  const choose = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) end();
  };
  return {
    take: async (names) => {
      if (isDown) {
        const before = latest;
        await new Promise<void>((resolve) => waiting.push(resolve));
        if (latest !== before && names.every((name) => latest.includes(name))) return false;
      }
      latest = names;
      return true;
    },
    listen: () => {
      const controller = new AbortController();
      const page = { capture: true, signal: controller.signal };
      for (const name of starts) window.addEventListener(name, start, page);
      for (const name of ends) window.addEventListener(name, end, page);
      window.addEventListener('change', choose, page);
      // The blur of a field does not count, only that of the window.
      window.addEventListener('blur', end, { signal: controller.signal });
      return () => controller.abort();
    },
  };
}

/** Follows presses anywhere on the page. */
export function useCheckTurn(): CheckTurn {
  const [turn] = useState(newTurn);
  useEffect(() => turn.listen(), [turn]);
  return turn;
}
