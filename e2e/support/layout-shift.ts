import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect } from './test.ts';

interface Shift {
  readonly value: number;
  /** Each moved element, with its top and height in px before and after. */
  readonly moved: readonly string[];
}

interface Counts {
  shifts: Shift[];
}

/** Milliseconds by which every answer of the API is late, so that skeletons are painted. */
const late = 200;
/** Milliseconds between two answers of one page: each is painted before the next comes. */
const apart = 50;

const isCall = (url: URL): boolean => url.pathname.startsWith('/api/');

/** Makes each answer of the API late, and notes in each page what moves. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  let calls = 0;
  await context.route(isCall, async (route) => {
    calls += 1;
    await new Promise((resolve) => setTimeout(resolve, late + apart * (calls % 4)));
    // The page may have gone.
    await route.continue().catch(() => undefined);
  });
  await context.addInitScript(() => {
    const counts: Counts = { shifts: [] };
    Object.assign(window, { counts });
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'an element that is gone';
      const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40);
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${text}"`;
    };
    const place = (rect: DOMRectReadOnly): string => `${Math.round(rect.top)}+${Math.round(rect.height)}`;
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
        counts.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far the content of a page moves while it loads (its cumulative layout shift), and what moved. */
export async function shiftOf(page: Page, path: string): Promise<{ total: number; moved: string[] }> {
  const open = new Set<Request>();
  const begin = (request: Request) => void open.add(request);
  const end = (request: Request) => void open.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const busy = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const look = () => resolve(document.querySelectorAll('main [aria-busy="true"]').length);
          requestAnimationFrame(() => requestAnimationFrame(look));
        }),
    );
  await expect.poll(async () => (await busy()) + open.size, { intervals: [50] }).toBe(0);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  const shifts = await page.evaluate(() => (window as unknown as { counts: Counts }).counts.shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const moved = shifts.flatMap(({ value, moved: nodes }) =>
    nodes.map((node) => `${value.toFixed(4)} ${node}`),
  );
  return { total, moved };
}
