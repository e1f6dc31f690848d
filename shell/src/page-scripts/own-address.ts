import { serverViewAddress, serverViewId } from '@porao/contracts/page';

/** Names of the address's parameters that the page reads. */
declare const PAGE_GIVEN: readonly string[];

// Offline a kept page is shown at any address: content of another one is removed before it is seen.
const view = document.getElementById(serverViewId);
if (view) {
  const { pathname, searchParams } = new URL(view.getAttribute(serverViewAddress) ?? '', location.href);
  const own = new URLSearchParams(location.search);
  // A field of a form that is left empty is a parameter without a value: the same address as without it.
  const isOther = (name: string) => (own.get(name) || null) !== searchParams.get(name);
  if (location.pathname !== pathname || PAGE_GIVEN.some(isOther)) view.remove();
}
