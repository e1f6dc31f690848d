import type { hydrate } from '@porao/platform/shell';
import { counterpart } from './counterpart.ts';
import { disableLazyLayout } from './lazy-layout.ts';

type State = Parameters<typeof hydrate>[1];

/** What the gateway rendered of the page stands until the scripts have rendered the same. */
export interface ServerView {
  /** What was read for it, as the query client takes it. */
  readonly state: State;
  /** Hides `root` until the page is in it, then puts it in place of what the server sent. */
  takeOver: (root: HTMLElement) => void;
}

/** Until the scripts' page is shown in whatever state it is, in ms. */
const timeoutMs = 20_000;
/** A press before the shell's page was there is made up for when it is younger, in ms. */
const pressAge = 10_000;

let standing = false;
let served: { pathname: string; title: string } | undefined;

/** Whether the server's page is what the visitor sees. */
export const isServerViewShown = (): boolean => standing;

/** The title that the server gave this page; undefined for every other. */
export const servedTitle = (pathname: string): string | undefined =>
  served?.pathname === pathname ? served.title : undefined;

/** Takes over from the server's page; null when there is none, or when it is a guest's and this visitor is none. */
export function takeServerView({ isGuest }: { isGuest: boolean }): ServerView | null {
  const shown: ServersPage | null = document.getElementById('porao-first');
  const json = document.getElementById('porao-first-state')?.textContent;
  if (!shown) return null;
  if (!isGuest || !json) {
    shown.remove();
    return null;
  }
  served = { pathname: location.pathname, title: document.title };
  return { state: JSON.parse(json) as State, takeOver: (root) => takeOver(shown, root) };
}

/** The server's page. A script in it keeps the last button that was pressed (deploy/gateway/content/document.ts). */
type ServersPage = HTMLElement & { readonly lastPress?: { readonly element: Element; readonly at: number } };

function takeOver(shown: ServersPage, root: HTMLElement): void {
  standing = true;
  root.hidden = true;

  // In the microtasks of the task that rendered it, so before the next paint: nothing flashes and nothing moves.
  void whenContentReady(root).then(() => {
    standing = false;
    const focused = shown.contains(document.activeElement) ? document.activeElement : null;
    for (const details of shown.querySelectorAll('details[open]'))
      counterpart(details, shown, root)?.setAttribute('open', '');
    const focus = focused && counterpart(focused, shown, root);
    const pressed = shown.lastPress;
    const press = pressed && Date.now() - pressed.at < pressAge && counterpart(pressed.element, shown, root);
    // What was scrolled past must keep its height.
    if (window.scrollY > 0) disableLazyLayout();
    shown.remove();
    root.hidden = false;
    if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
    if (press instanceof HTMLElement) press.click();
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
    const timer = setTimeout(done, timeoutMs);
    if (isWhole(root)) done();
  });

/** The page's own content is there, or says why it is not; no skeleton stands for it. */
function isWhole(root: HTMLElement): boolean {
  if (root.querySelector('[data-main-content], [role=alert]')) return true;
  const content = root.querySelector('main');
  return content !== null && content.childElementCount > 0 && !content.querySelector('[aria-busy=true]');
}
