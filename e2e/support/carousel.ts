import type { Locator } from '@playwright/test';

/** Places of the items that a carousel's track shows whole, from 1. */
export const shownIn = (track: Locator): Promise<number[]> =>
  track.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return [...element.querySelectorAll('li')]
      .map((card) => card.getBoundingClientRect())
      .map(({ left, right }) => left >= box.left - 1 && right <= box.right + 1)
      .flatMap((isShown, index) => (isShown ? [index + 1] : []));
  });
