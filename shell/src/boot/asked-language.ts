import { languageParameter } from '@porao/contracts/page';

/** Takes the language out of the address once the page is in it: the gateway has kept the choice, and the switch
 * would change nothing on an address that asks for another. */
export function tidyAddress(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(languageParameter)) return;
  url.searchParams.delete(languageParameter);
  history.replaceState(history.state, '', url);
}
