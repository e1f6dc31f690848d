/** After the last key, input, wheel or touch a person counts as doing nothing, in ms. */
const restMs = 1_500;

const uses = ['pointerdown', 'pointerup', 'keydown', 'input', 'compositionupdate', 'wheel'];
const touches = ['touchstart', 'touchend', 'touchcancel'];

/** Returns whether somebody presses, types or scrolls now, or did a moment ago. */
export function watchHands(): () => boolean {
  let fingers = 0;
  let buttons = 0;
  let last = Number.NEGATIVE_INFINITY;
  const listen = (types: readonly string[], hear: (event: Event) => void) => {
    for (const type of types) document.addEventListener(type, hear, { capture: true, passive: true });
  };
  listen([...uses, ...touches], () => {
    last = Date.now();
  });
  // Not the pointer's events: it is cancelled as scrolling begins, while the finger is still there.
  listen(touches, (event) => {
    fingers = (event as TouchEvent).touches.length;
  });
  // A button that was released outside of the window is seen as the mouse comes back.
  listen(['pointerdown', 'pointerup', 'pointerenter'], (event) => {
    const { pointerType, buttons: pressed } = event as PointerEvent;
    if (pointerType === 'mouse') buttons = pressed;
  });
  return () => fingers > 0 || buttons > 0 || Date.now() - last < restMs;
}
