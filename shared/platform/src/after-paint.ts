/** A window that is not seen has no frames; then nobody waits for one longer than this, in ms. */
const limit = 500;

/** Resolves in a task after the next frame, so that the effect of a press is seen before what the press starts. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, limit);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
