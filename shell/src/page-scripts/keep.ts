import { serverViewId } from '@porao/contracts/page';

/** The server's view; the shell repeats the last press on it (shell/src/boot/server-view.ts). */
interface View extends Element {
  lastPress?: { readonly element: Element; readonly at: number };
}

/** The control at an event's target, and the view that it is in. */
export function controlAt({ target }: Event, selector: string) {
  const at = target as Element;
  const view: View | null = at.closest(`#${serverViewId}`);
  const control = at.closest(selector);
  return view && control ? { view, control } : undefined;
}

/** Shows a control as busy instead of the one before. */
export function keep(view: View, control: Element): void {
  view.lastPress?.element.removeAttribute('aria-busy');
  control.setAttribute('aria-busy', 'true');
  view.lastPress = { element: control, at: Date.now() };
}

const keeper = (selector: string) => (event: Event) => {
  const { view, control } = controlAt(event, selector) ?? {};
  if (view && control) keep(view, control);
};
// A select is kept for its look alone: the shell hands over all fields. The browser itself sends no form.
document.addEventListener('submit', (event) => controlAt(event, 'form') && event.preventDefault());
document.addEventListener('click', keeper('button'));
document.addEventListener('change', keeper('select'));
