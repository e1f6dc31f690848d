/** After the last key, input, scroll or touch a person counts as doing nothing, in ms. */
const restMs = 1_500;

/** Returns whether somebody presses, types or scrolls now, or did a moment ago. */
export function watchHands(): () => boolean {
  let fingers = 0;
  let buttons = 0;
  let last = Number.NEGATIVE_INFINITY;
  const notice = (event: Event) => {
    last = Date.now();
    // A pointer is cancelled as scrolling begins, while the finger is still there.
    if ('touches' in event) fingers = (event as TouchEvent).touches.length;
    else if ('buttons' in event && (event as PointerEvent).pointerType === 'mouse')
      buttons = (event as PointerEvent).buttons;
  };
  for (const type of [
    'pointerdown',
    'pointerup',
    'touchstart',
    'touchend',
    'touchcancel',
    'keydown',
    'input',
    'compositionupdate',
    'scroll',
  ])
    document.addEventListener(type, notice, { capture: true, passive: true });
  // The button was released outside of the window.
  document.addEventListener('pointerenter', notice, { capture: true, passive: true });
  return () => fingers > 0 || buttons > 0 || Date.now() - last < restMs;
}
