import { vi } from 'vitest';

/** What jsdom lacks: media queries (a phone unless told) and an observer that a test can trigger. */
export function stubBrowser(options: { wide?: boolean; reducedMotion?: boolean } = {}): {
  reachEnd: () => void;
} {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') ? options.reducedMotion === true : options.wide === true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const callbacks = new Set<() => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #report: () => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.#report = () => callback([{ isIntersecting: true }]);
      }
      observe() {
        callbacks.add(this.#report);
      }
      disconnect() {
        callbacks.delete(this.#report);
      }
    },
  );
  return {
    reachEnd: () => {
      for (const report of callbacks) report();
    },
  };
}
