/** After this time everything is laid out although the page was never idle, in ms. */
const limit = 800;

let round = 0;

/** Lays out at once what is below the first screen (`data-below-fold`). What is read stays in its place,
 * since the heights of what is above it were estimates. */
export function disableLazyLayout(): void {
  round += 1;
  const root = document.documentElement;
  if (root.hasAttribute('data-whole')) return;
  const read = window.scrollY > 0 && document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const before = read ? read.getBoundingClientRect().top : 0;
  root.toggleAttribute('data-whole', true);
  if (read) window.scrollBy({ top: read.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** Leaves what is below the first screen until the page is idle, and lays it out then, part by part: in one go it
 * would be a long task on a cheap phone. What somebody scrolls to is laid out at once. */
export async function layOutWhenIdle(): Promise<void> {
  round += 1;
  const own = round;
  const end = performance.now() + limit;
  for (const part of document.querySelectorAll('[data-below-fold]:not([data-whole])')) {
    await idle(end);
    if (round !== own) return;
    part.toggleAttribute('data-whole', true);
  }
  await idle(end);
  if (round === own) disableLazyLayout();
}

/** For a page that opens at its top. */
export function enableLazyLayout(): void {
  round += 1;
  document.documentElement.toggleAttribute('data-whole', false);
}

/** Starts once the page is loaded, for the page that the browser opened. */
export function watchLazyLayout(): void {
  window.addEventListener('scroll', () => window.scrollY > 0 && disableLazyLayout(), { passive: true });
  if (document.readyState === 'complete') void layOutWhenIdle();
  else window.addEventListener('load', () => void layOutWhenIdle(), { once: true });
}

const idle = (end: number): Promise<void> =>
  new Promise((resolve) => {
    const timeout = Math.max(end - performance.now(), 1);
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, Math.min(timeout, 50));
  });
