/** Milliseconds after which an answer that is still shown is asked for anew, as one that comes into view is. */
export const cacheTime = 5 * 60_000;
