import { element } from './element.ts';
import type { Region } from './regions.ts';

/** Draws a frame with the app's name and release over each region; the page itself is not changed. */
export function outlineDrawer(layer: HTMLElement) {
  let drawn = '';
  return (regions: readonly Region[]): void => {
    const frames = regions.flatMap(frameOf);
    const state = JSON.stringify(frames);
    if (state === drawn) return;
    drawn = state;
    layer.replaceChildren(
      ...frames.map(({ label, place }) => {
        const box = element('div', { className: 'box' }, [element('span', {}, [label])]);
        Object.assign(box.style, place);
        return box;
      }),
    );
  };
}

/** The visible part of a region, so that its label is; nothing for a region that is scrolled away. */
function frameOf({ element: region, app }: Region) {
  const { top, left, bottom, right } = region.getBoundingClientRect();
  const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  if (to <= from || right <= 0 || left >= innerWidth) return [];
  const place = {
    top: `${from}px`,
    left: `${left}px`,
    width: `${right - left}px`,
    height: `${to - from}px`,
  };
  return [{ label: `${app.name} ${app.release}`, place }];
}
