/** What the bar shows: null when it rests, else a percentage. */
export type Progress = number | null;

const creepEvery = 200;
const resetAfter = 300;
const ceiling = 90;

export interface ProgressStore {
  current: () => Progress;
  subscribe: (listener: () => void) => () => void;
  /** Runs the bar until every returned function was called. */
  start: () => () => void;
}

/** Creeps randomly up to 90 % every 200 ms, jumps to 100 % at the end and rests after 300 ms. */
export function createProgress(random: () => number = Math.random): ProgressStore {
  let value: Progress = null;
  let running = 0;
  let creep: ReturnType<typeof setInterval> | undefined;
  let reset: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const set = (next: Progress) => {
    value = next;
    for (const listener of listeners) listener();
  };

  function finish(): void {
    running -= 1;
    if (running > 0) return;
    clearInterval(creep);
    set(100);
    reset = setTimeout(() => set(null), resetAfter);
  }

  return {
    current: () => value,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      running += 1;
      if (running === 1) {
        clearTimeout(reset);
        set(0);
        creep = setInterval(() => set(Math.min(ceiling, (value ?? 0) + random() * 15)), creepEvery);
      }
      let open = true;
      return () => {
        if (open) finish();
        open = false;
      };
    },
  };
}
