import type { Page } from '@playwright/test';

/** Counts what a person presses on a page and those after it: each tap and each key that does something is one, each
 * field that is typed in is one, each choice in a list of the browser two. Scrolling is none. */
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
    // A form reads its fields by events of its own when it is sent: these change no value.
    const values = new WeakMap<EventTarget, string>();
    let typed: EventTarget | null = null;
    addEventListener('focusin', () => (typed = null), true);
    addEventListener(
      'input',
      ({ target }) => {
        if (!target || !isTyped(target)) return;
        const { value } = target as HTMLInputElement;
        const isChanged = values.get(target) !== value && (values.has(target) || value !== '');
        values.set(target, value);
        if (!isChanged || typed === target) return;
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
  return () => presses;
}
