import type { Page } from '@playwright/test';

/** Texts and controls that a phone of 360 px with text of twice the size cuts off, has outside its window, or shows over
 * each other. */
export async function faultsOfLargeText(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const faults = await page.evaluate(findFaults);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  return faults;
}

/** Runs in the page. */
function findFaults(): string[] {
  const width = document.documentElement.clientWidth;
  const isHidden = (element: Element): boolean =>
    !element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) || ancestors(element).some((box) => getComputedStyle(box).clipPath !== 'none');
  const nameOf = (element: Element) =>
    `<${element.localName}> ${(element.textContent || element.ariaLabel || '').trim().slice(0, 40)}`;

  function ancestors(element: Element | null): Element[] {
    return element && element !== document.body ? [element, ...ancestors(element.parentElement)] : [];
  }

  function cutBy(element: Element, { left, right }: DOMRect): string | undefined {
    for (const box of ancestors(element)) {
      const { overflowX, textOverflow, webkitLineClamp, position } = getComputedStyle(box);
      // It scrolls by itself, or says that there is more.
      if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return;
      const edges = box.getBoundingClientRect();
      if (overflowX !== 'visible' && (left < edges.left - 1 || right > edges.right + 1)) return 'cut off';
      if (position === 'fixed') break;
    }
    return left < -1 || right > width + 1 ? 'outside' : undefined;
  }

  const texts: { element: Element; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || /^(script|style|noscript|option)$/.test(element.localName))
      continue;
    if (isHidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    texts.push(...[...range.getClientRects()].map((box) => ({ element, box })));
  }
  const controls = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
    .filter((element) => !isHidden(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  const cut = [...texts, ...controls].flatMap(({ element, box }) => {
    const fault = box.width > 1 && cutBy(element, box);
    return fault ? [`${fault}: ${nameOf(element)}`] : [];
  });

  // A text in a box that cuts, scrolls or stays at its place may be over others.
  const inFlow = texts.filter(({ element }) =>
    ancestors(element).every((box) => {
      const { overflowX, position } = getComputedStyle(box);
      return overflowX === 'visible' && !/fixed|sticky/.test(position);
    }),
  );
  const over = inFlow.flatMap((one, index) =>
    inFlow.slice(index + 1).flatMap((other) => {
      if (one.element.contains(other.element) || other.element.contains(one.element)) return [];
      const x = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const y = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const isOver = x > 2 && y > Math.min(one.box.height, other.box.height) / 2;
      return isOver ? [`${nameOf(one.element)} is over ${nameOf(other.element)}`] : [];
    }),
  );
  const wide = document.documentElement.scrollWidth - width;
  return [...(wide > 0 ? [`${wide} px too wide`] : []), ...new Set([...cut, ...over])];
}
