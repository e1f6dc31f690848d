/** Milliseconds after which a shown answer is loaded again, as when its page is opened. */
export const cacheTime = 5 * 60_000;
