import { useLayoutEffect } from 'react';

/** Width in px that a scroll bar takes from the content; 0 where scroll bars lie over it. */
function scrollbarWidth(): number {
  const probe = document.createElement('div');
  Object.assign(probe.style, { position: 'absolute', top: '-100px', width: '100px', overflowY: 'scroll' });
  document.body.append(probe);
  const width = probe.offsetWidth - probe.clientWidth;
  probe.remove();
  return width;
}

/** While an overlay is open its shade and panel have the whole window: the page keeps the room of its scroll bar as
 * padding (`base.css`), so that nothing in it moves. */
export function useWholeWindow(opened: boolean): void {
  useLayoutEffect(() => {
    if (opened) document.documentElement.style.setProperty('--scrollbar', `${scrollbarWidth()}px`);
  }, [opened]);
}
