import { type Page, test } from '@playwright/test';

/** Counts what a person presses on a page and those after it: a tap or a key that does something and a field that is
 * typed in are one, a choice in a list of the browser is two, scrolling none. */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('countPress', (count: number) => {
    presses += count;
  });
  await page.addInitScript(() => {
    const count = (presses: number) =>
      (window as unknown as { countPress(n: number): void }).countPress(presses);
    const isTyped = (target: EventTarget | null) =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement &&
        !/^(checkbox|radio|button|submit|file|range)$/.test(target.type));
    let typed: EventTarget | null = null;
    addEventListener('focusin', () => (typed = null), true);
    addEventListener(
      'input',
      ({ target }) => {
        // A form reads its fields by events of its own when it is sent, while its button has the focus.
        if (!isTyped(target) || target !== document.activeElement || typed === target) return;
        typed = target;
        count(1);
      },
      true,
    );
    addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && count(2), true);
    addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Element && !isTyped(target) && !target.closest('select')) count(1);
      },
      true,
    );
    addEventListener(
      'keydown',
      ({ key, target }) => {
        if (key === 'Enter' || (key.length === 1 && !isTyped(target))) count(1);
      },
      true,
    );
  });
  return () => {
    keep(presses);
    return presses;
  };
}

/** The last count of a test is its figure in the table of `pnpm journeys`. */
function keep(presses: number): void {
  const { annotations } = test.info();
  const kept = annotations.find(({ type }) => type === 'presses');
  if (kept) kept.description = String(presses);
  else annotations.push({ type: 'presses', description: String(presses) });
}
