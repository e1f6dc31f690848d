import {
  intendedPathCookie,
  intendedPathParameter,
  languageParameter,
  signInPath,
} from '@porao/contracts/page';
import { safePath, writeCookie } from '@porao/platform';

/** Removes from the address what is kept elsewhere. The gateway has stored the language, and the language switch would
 * have no effect at an address that names another. Where a guest wants to go is kept as by `require`. */
export function tidyAddress(): void {
  const url = new URL(location.href);
  const take = (name: string): string | null => {
    const value = url.searchParams.get(name);
    if (value !== null) url.searchParams.delete(name);
    return value;
  };
  take(languageParameter);
  const intended = url.pathname === signInPath ? safePath(take(intendedPathParameter)) : null;
  if (intended !== null) writeCookie(intendedPathCookie, intended);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
