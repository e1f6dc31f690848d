import { languageParameter } from '@porao/contracts/page';

/** Removes the language from the address: the gateway has stored the choice, and the language switch would have no
 * effect at an address that names another. */
export function tidyAddress(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(languageParameter)) return;
  url.searchParams.delete(languageParameter);
  history.replaceState(history.state, '', url);
}
