import type { BrowserContext, Page } from '@playwright/test';
import { pendingRequests } from './sweep.ts';
import { expect } from './test.ts';

interface Shift {
  readonly value: number;
  /** Each moved element, with its top and height in px before and after. */
  readonly moved: readonly string[];
}

/** Milliseconds by which every answer of the API is late, so that skeletons are painted. */
const late = 200;
/** Milliseconds between two answers of one page: each is painted before the next comes. */
const apart = 50;

/** Makes each answer of the API late, and notes in each page what moves. The page itself is late with its requests: a
 * route of Playwright would hold every script up and switch the browser's cache off. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await noteShifts(context);
  await context.addInitScript(
    ([least, more]) => {
      const calls = { all: 0, waiting: 0 };
      Object.assign(window, { calls });
      const send = window.fetch;
      window.fetch = async (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
        if (!pathname.startsWith('/api/')) return send(input, init);
        calls.all += 1;
        calls.waiting += 1;
        await new Promise((resolve) => setTimeout(resolve, least + more * (calls.all % 4)));
        calls.waiting -= 1;
        return send(input, init);
      };
    },
    [late, apart] as const,
  );
}

/** Notes in each page what moves after the first frame of its whole document: a busy browser may show a part of a document
 * before, whose rows are filled by the next part. */
export async function noteShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'an element that is gone';
      const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40);
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${text}"`;
    };
    const place = (rect: DOMRectReadOnly): string => `${Math.round(rect.top)}+${Math.round(rect.height)}`;
    const note = () => {
      const shifts: Shift[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as unknown as {
            value: number;
            sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
          };
          const moved = sources.map(
            ({ node, previousRect, currentRect }) =>
              `${nameOf(node)} ${place(previousRect)} -> ${place(currentRect)}`,
          );
          shifts.push({ value, moved });
        }
      }).observe({ type: 'layout-shift' });
    };
    document.addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => requestAnimationFrame(note)),
    );
  });
}

/** Measures how far the content of a page moves while it loads (its cumulative layout shift), and names what moved. */
export async function shiftOf(page: Page, path: string): ReturnType<typeof shiftsOf> {
  const pending = pendingRequests(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const busy = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const { calls } = window as unknown as { calls: { waiting: number } };
          const look = () =>
            resolve(calls.waiting + document.querySelectorAll('main [aria-busy="true"]').length);
          requestAnimationFrame(() => requestAnimationFrame(look));
        }),
    );
  await expect.poll(async () => (await busy()) + pending.size, { intervals: [50] }).toBe(0);
  return shiftsOf(page);
}

/** Measures how far the content of the page has moved so far, and names what moved. */
export async function shiftsOf(page: Page): Promise<{ total: number; moved: string[] }> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts?: Shift[] }).shifts);
  if (!shifts) throw new Error('The page has not shown its whole document yet.');
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const moved = shifts.flatMap(({ value, moved: nodes }) =>
    nodes.map((node) => `${value.toFixed(4)} ${node}`),
  );
  return { total, moved };
}
