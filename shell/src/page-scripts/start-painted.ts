import { start } from './starter.ts';

/** Scripts of a page of which nothing is painted start after so long, in ms. */
const longestMs = 1_000;

// Their evaluation would delay the first frame of the page's content.
addEventListener('DOMContentLoaded', () => {
  if (document.hidden) return start();
  setTimeout(start, longestMs);
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
});
