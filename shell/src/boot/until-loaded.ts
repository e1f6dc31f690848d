import { retry } from '@porao/platform';

/** Between a load that failed and the next one, in ms. */
const pauseMs = 5000;

/** Loads what the page cannot start without, until it is there: after a network failure, too, or a file that comes
 * later than the time limit of `retry`. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await retry(load);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
