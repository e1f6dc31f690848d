import { createStore } from '@porao/platform';
import { useEffect } from 'react';

const stepEveryMs = 200;
const hideAfterMs = 300;
const ceiling = 90;

/** Grows by random steps up to 90 %, jumps to 100 % at the end and is then hidden. */
export function createProgress(random: () => number = Math.random) {
  // In percent; null while nothing is loading.
  const { current, set, subscribe } = createStore<number | null>(null);
  let running = 0;
  let steps: ReturnType<typeof setInterval> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  function finish(): void {
    running -= 1;
    if (running > 0) return;
    clearInterval(steps);
    set(100);
    hiding = setTimeout(() => set(null), hideAfterMs);
  }

  return {
    current,
    subscribe,
    /** Runs the bar until every returned function was called. */
    start: (): (() => void) => {
      running += 1;
      if (running === 1) {
        clearTimeout(hiding);
        set(0);
        steps = setInterval(() => set(Math.min(ceiling, (current() ?? 0) + random() * 15)), stepEveryMs);
      }
      let open = true;
      return () => {
        if (open) finish();
        open = false;
      };
    },
  };
}

export const progress = createProgress();

export function useLoadingProgress(active: boolean): void {
  useEffect(() => (active ? progress.start() : undefined), [active]);
}
