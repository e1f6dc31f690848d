import {
  serverStateId,
  serverViewAddress,
  serverViewId,
  serverViewOwner,
  slotAttribute,
} from '@porao/contracts/page';
import type { hydrate } from '@porao/platform/shell';
import { counterpart } from './counterpart.ts';
import { handOverFields, moveFocus } from './hand-over.ts';
import { disableLazyLayout } from './lazy-layout.ts';

type State = Parameters<typeof hydrate>[1];

/** After this time the scripts' page is shown whatever its state is. */
const timeoutMs = 20_000;
/** Older presses on the server's view are not repeated on the shell's page. */
const oldestPressMs = 10_000;

let shownView: HTMLElement | undefined;
/** The page's own content failed, which is said here: the view stays until a retry has rendered it. */
let failurePlace: HTMLElement | undefined;
let served: { pathname: string; title: string } | undefined;

/** Returns whether the visitor sees the server-rendered content. */
export const isServerViewShown = (): boolean => shownView !== undefined;

/** Keeps the server's view, as the page's own content failed. Answers an element above its content for what is to be
 * said about that; null when the view is not shown. */
export function keepServerView(): HTMLElement | null {
  if (!shownView) return null;
  failurePlace ??= document.createElement('div');
  (shownView.querySelector('main') ?? shownView).prepend(failurePlace);
  return failurePlace;
}

/** The title that the server gave this page; undefined for every other. */
export const servedTitle = (pathname: string): string | undefined =>
  served?.pathname === pathname ? served.title : undefined;

/** Returns what was read for the server's view and how it is taken over. Null when there is none, when it is not of this
 * account (a guest's is of none), and when the browser went back to another address of the same document meanwhile. */
export function takeServerView(account: string | null) {
  const shown: ServerViewElement | null = document.getElementById(serverViewId);
  const state = document.getElementById(serverStateId);
  const json = state?.textContent;
  // It may be of a person, who signs out without a load.
  state?.remove();
  if (!shown) return null;
  const at = new URL(shown.getAttribute(serverViewAddress) ?? '', location.href);
  const isOwn = shown.getAttribute(serverViewOwner) === account && at.pathname === location.pathname;
  if (!isOwn || !json) {
    shown.remove();
    return null;
  }
  served = { pathname: location.pathname, title: document.title };
  return { state: JSON.parse(json) as State, takeOver: (root: HTMLElement) => takeOver(shown, root) };
}

/** A script of the page keeps the last button pressed, or select changed, in it (src/page-scripts/keep-presses.ts). */
type ServerViewElement = HTMLElement & {
  readonly lastPress?: { readonly element: Element; readonly at: number };
};

/** Hides `root` until the page is in it, then shows it in place of the server's view. */
function takeOver(shown: ServerViewElement, root: HTMLElement): void {
  shownView = shown;
  root.hidden = true;

  // Runs in the microtasks of the task that rendered the page, so before the next paint.
  void whenContentReady(root).then(() => {
    shownView = undefined;
    const focused = shown.contains(document.activeElement) ? document.activeElement : null;
    // The shell's page has no such element, so positions are compared without it.
    failurePlace?.remove();
    failurePlace = undefined;
    for (const details of shown.querySelectorAll('details[open]'))
      counterpart(details, shown, root)?.setAttribute('open', '');
    const focus = focused && counterpart(focused, shown, root);
    const { element: used, at = 0 } = shown.lastPress ?? {};
    handOverFields(shown, root);
    const control = used && Date.now() - at < oldestPressMs ? counterpart(used, shown, root) : null;
    // Keeps the heights above the scroll position.
    if (window.scrollY > 0) disableLazyLayout();
    shown.remove();
    root.hidden = false;
    if (focused && focus) moveFocus(focused, focus);
    if (control instanceof HTMLButtonElement) control.click();
  });
}

/** Fulfilled once the page in `root` is shown in whatever state it is. */
export const whenContentReady = (root: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => isWhole(root) && done());
    observer.observe(root, { childList: true, subtree: true });
    const timer = setTimeout(() => failurePlace || done(), timeoutMs);
    if (isWhole(root)) done();
  });

const busy = `[aria-busy=true]:not([${slotAttribute}] *)`;

/** The page's own content is there, or an alert in place of it; a skeleton does not count, but for those of slots. */
function isWhole(root: HTMLElement): boolean {
  if (root.querySelector(`[data-main-content], [role=alert]:not([${slotAttribute}] *)`)) return true;
  const content = root.querySelector('main');
  return content !== null && content.childElementCount > 0 && !content.querySelector(busy);
}
