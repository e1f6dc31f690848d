import { vi } from 'vitest';

interface BrowserStub {
  /** Every observed element is visible. */
  reachEnd: () => void;
  /** Says of everything that is watched whether it is in sight; all of it is 300 px tall. */
  look: (isInSight: (element: Element) => boolean) => void;
}

/** Adds what jsdom lacks: media queries (a phone by default) and an observer that a test can trigger. */
export function stubBrowser(options: { wide?: boolean; reducedMotion?: boolean } = {}): BrowserStub {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') ? options.reducedMotion === true : options.wide === true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const watched = new Map<Element, (isIntersecting: boolean) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: (entries: object[]) => void;
      readonly #elements = new Set<Element>();
      constructor(callback: (entries: object[]) => void) {
        this.#callback = callback;
      }
      observe(element: Element) {
        this.#elements.add(element);
        watched.set(element, (isIntersecting) =>
          this.#callback([{ isIntersecting, boundingClientRect: { height: 300 } }]),
        );
      }
      disconnect() {
        for (const element of this.#elements) watched.delete(element);
        this.#elements.clear();
      }
    },
  );
  const look = (isInSight: (element: Element) => boolean) => {
    for (const [element, report] of watched) report(isInSight(element));
  };
  return { look, reachEnd: () => look(() => true) };
}
