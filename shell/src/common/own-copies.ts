const copy = () => {
  const { history, location, document } = window;
  return {
    fetch: window.fetch.bind(window),
    dispatchEvent: window.dispatchEvent.bind(window),
    sendBeacon: navigator.sendBeacon?.bind(navigator),
    /** For the router, which needs no more of a window. */
    window: {
      document,
      location,
      history: {
        get state(): unknown {
          return history.state;
        },
        pushState: history.pushState.bind(history),
        replaceState: history.replaceState.bind(history),
        go: history.go.bind(history),
      },
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
    } as unknown as Window,
  };
};

let kept: ReturnType<typeof copy> | undefined;

/** Called before any remote runs: calls, reports and navigation work on, whatever a remote puts in the place of these
 * functions. Nothing is frozen, since libraries assign such names. */
export const keepCopies = (): void => {
  kept = copy();
};

/** The shell's copies; what the page has now, before they are made. */
export const own = (): ReturnType<typeof copy> => kept ?? copy();
