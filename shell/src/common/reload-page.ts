/** Loads the page again: in the language that is stored, of the releases that are live. */
export const reloadPage = (): void => location.reload();
