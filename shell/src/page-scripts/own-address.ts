import { serverViewAddress, serverViewId } from '@porao/contracts/page';

/** Names of the address's parameters that the page reads. */
declare const PAGE_GIVEN: readonly string[];

// Offline a kept page is shown at any address: content of another one is removed before it is seen.
const view = document.getElementById(serverViewId);
if (view) {
  const { pathname, searchParams } = new URL(view.getAttribute(serverViewAddress) ?? '', location.href);
  const own = new URLSearchParams(location.search);
  if (location.pathname !== pathname || PAGE_GIVEN.some((name) => own.get(name) !== searchParams.get(name)))
    view.remove();
}
