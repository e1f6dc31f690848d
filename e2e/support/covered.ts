import type { Page } from '@playwright/test';

/** Controls of a phone's page whose middle, scrolled into view, is behind something else. */
export async function coveredControls(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 800 });
  return page.evaluate(findCovered);
}

/** Runs in the page. */
function findCovered(): string[] {
  const controls = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]';
  const nameOf = (element: Element) =>
    `<${element.localName}> ${(element.ariaLabel || element.textContent || element.id).trim().slice(0, 40)}`;
  const isPressed = (control: Element): boolean => {
    const { pointerEvents, clipPath } = getComputedStyle(control);
    return (
      control.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      }) &&
      !control.matches(':disabled') &&
      control.closest('[inert], [aria-hidden="true"]') === null &&
      pointerEvents !== 'none' &&
      clipPath === 'none'
    );
  };
  const belongsTo = (control: Element, hit: Element): boolean =>
    control.contains(hit) ||
    // A label is pressed in place of its field.
    (control instanceof HTMLInputElement && [...(control.labels ?? [])].some((label) => label.contains(hit)));

  const start = { left: scrollX, top: scrollY };
  const covered = [...document.querySelectorAll(controls)].filter(isPressed).flatMap((control) => {
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    // The first line of a link that continues on the next one.
    const box = control.getClientRects()[0];
    if (!box || box.width < 2 || box.height < 2) return [];
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    // Outside the window: other checks find that.
    if (!hit || belongsTo(control, hit)) return [];
    return [`${nameOf(control)} is behind ${nameOf(hit)}`];
  });
  scrollTo({ ...start, behavior: 'instant' });
  return [...new Set(covered)];
}
