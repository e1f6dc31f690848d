import { expect, type Page, type Request } from '@playwright/test';

/** Not one for measurements, nor the stream of notices, which stays open. */
const isAwaited = (request: Request): boolean => !/\/(_gateway|events)\//.test(request.url());

/** Requests of a page that have no answer yet. */
export function pendingRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (isAwaited(request)) pending.add(request);
  });
  const end = (request: Request) => pending.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return pending;
}

/** Until a page shows what it asked for: its heading, no skeleton, nothing in motion, no request under way. */
export async function untilReady(page: Page, pending: ReadonlySet<Request>): Promise<void> {
  await expect(page.locator('#content :is(h1, [data-main-content])').first()).toBeVisible();
  await expect.poll(() => pending.size || page.evaluate(unfinished), { intervals: [20, 50, 100] }).toBe(0);
}

/** Runs in the page: how much of it is still on its way. */
function unfinished(): number {
  const busy = document.querySelectorAll('main [aria-busy=true], [aria-live] > [role=progressbar]');
  const moving = document.getAnimations().filter(({ effect, playState }) => {
    return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  });
  return busy.length + moving.length;
}

/** Has the shell not look at how busy its page is: checks that run in it hold it for long on a slow machine, and the
 * page's region would be taken for the one that does. */
export const allowWork = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { supportedEntryTypes } = PerformanceObserver;
    const types = supportedEntryTypes.filter((type) => type !== 'longtask');
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: types });
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });

/** Leads to a page of another path as a link does, within the same document; done when the shell has turned to it. */
export async function turnTo(page: Page, path: string): Promise<void> {
  // A path that is new before the shell has rendered is its first one, which moves no focus.
  await expect(page.locator('#root #content')).toBeAttached();
  await page.evaluate(
    (to) =>
      new Promise<void>((resolve, reject) => {
        setTimeout(() => reject(new Error(`The page does not turn to ${to}.`)), 20_000);
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        // The shell moves the focus to the content of each new path.
        const turned = ({ target }: FocusEvent) => {
          if (!(target instanceof Element) || target.id !== 'content') return;
          document.removeEventListener('focusin', turned);
          resolve();
        };
        document.addEventListener('focusin', turned);
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }),
    path,
  );
}

export interface Look {
  readonly mode: 'light' | 'dark';
  readonly width: number;
}

/** Switches width and colour mode in place, the latter as the switch in another tab does; colours change at once, not
 * by transitions, of which even those of 0.01 ms wait for a frame at each level of what inherits the colour. */
export async function setLook(page: Page, { mode, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((value) => {
    if (document.adoptedStyleSheets.length === 0) {
      const still = new CSSStyleSheet();
      still.replaceSync('*, *::before, *::after { transition-property: none !important; }');
      document.adoptedStyleSheets = [still];
    }
    const key = 'porao-color-mode';
    localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', mode);
}

/** By how many pixels a page is wider than its window, or a list of it than its place where all is shown. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isClipped = (box: Element | null): boolean =>
      box !== null && (getComputedStyle(box).overflowX !== 'visible' || isClipped(box.parentElement));
    const overflow = (box: Element) => box.scrollWidth - box.clientWidth;
    const lists = [...document.querySelectorAll('main :is(ul, ol)')].filter((list) => !isClipped(list));
    // Both widths are rounded.
    const ofLists = lists.map(overflow).filter((pixels) => pixels > 1);
    return Math.max(overflow(document.documentElement), ...ofLists);
  });
