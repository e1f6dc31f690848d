import type { Browser, Cookie, Page } from '@playwright/test';
import { countScripts, type Network, type Script, slowDown } from './measure.ts';

/** Something that appears on a page. */
export interface Sight {
  /** Pattern of the page's path. */
  readonly path: string;
  readonly selector: string;
}

/** As the page reports it: which sight, when (ms since 1970), where its middle is, and when its document was asked for. */
interface Seen {
  readonly index: number;
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly asked: number;
}

/** A press that showed nothing for so long is made once more, in ms. */
const pressAgainMs = 10_000;
const timeoutMs = 60_000;

/** Reports each sight once, in the frame after it is in the first screen. */
function watchSights(sights: readonly Sight[]): void {
  const reported = new Set<number>();
  const report = (seen: Seen) =>
    (window as unknown as { benchSeen: (seen: Seen) => Promise<void> }).benchSeen(seen);
  const look = (now: number) => {
    for (const [index, { path, selector }] of sights.entries()) {
      if (reported.has(index) || !new RegExp(path).test(location.pathname)) continue;
      for (const element of document.querySelectorAll(selector)) {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + Math.min(height, 40) / 2];
        const isIn = x >= 0 && x <= innerWidth && y >= 0 && y <= innerHeight;
        if (width === 0 || !isIn || !element.checkVisibility()) continue;
        reported.add(index);
        void report({ index, at: performance.timeOrigin + now, x, y, asked: performance.timeOrigin });
        break;
      }
    }
  };
  const observer = new MutationObserver(() => requestAnimationFrame(look));
  observer.observe(document, { childList: true, subtree: true, attributes: true });
  // Text moves when its font comes.
  document.fonts.addEventListener('loadingdone', () => requestAnimationFrame(look));
}

export interface Journey {
  /** Milliseconds from the navigation's start until the last sight is seen. */
  readonly ms: number;
  /** Scripts that had come completely by then. */
  readonly scripts: readonly Script[];
}

/** Opens an address with an empty cache and presses each sight but the last the moment it is seen. */
export async function journey(
  browser: Browser,
  url: string,
  sights: readonly Sight[],
  { network, cookies = [] }: { network: Network; cookies?: Cookie[] },
): Promise<Journey> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    const scripts = countScripts(await slowDown(page, network));
    const ms = await follow(page, url, sights);
    return { ms, scripts: [...scripts] };
  } finally {
    await context.close();
  }
}

/** The same in a new page with what its browser has; resolves with the milliseconds until the last sight is seen. */
export async function follow(page: Page, url: string, sights: readonly Sight[]): Promise<number> {
  let again: NodeJS.Timeout | undefined;
  let late: NodeJS.Timeout | undefined;
  let next = 0;
  let start = 0;
  const press = ({ x, y }: Seen) => {
    page.mouse.click(x, y).catch(() => {});
  };
  try {
    let take: (seen: Seen) => void = () => undefined;
    // Before the page runs: it may see something at once.
    await page.exposeFunction('benchSeen', (seen: Seen) => take(seen));
    const end = new Promise<number>((resolve, reject) => {
      const isLate = () => reject(new Error(`${url} never showed ${sights[next]?.selector}.`));
      late = setTimeout(isLate, timeoutMs);
      take = (seen) => {
        if (seen.index !== next) return;
        clearTimeout(again);
        start ||= seen.asked;
        next += 1;
        if (next === sights.length) return resolve(seen.at - start);
        press(seen);
        again = setTimeout(() => press(seen), pressAgainMs);
      };
    });
    await page.addInitScript(watchSights, sights);
    await page.goto(url, { waitUntil: 'commit' });
    return await end;
  } finally {
    clearTimeout(again);
    clearTimeout(late);
  }
}
