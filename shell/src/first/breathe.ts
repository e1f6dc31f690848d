/** Between two parts of the start: the page answers whoever scrolls or types. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
