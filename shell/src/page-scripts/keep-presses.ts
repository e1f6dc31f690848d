import { sentByChoice, serverViewId } from '@porao/contracts/page';

/** The server's view; the shell repeats the last press on it (shell/src/boot/server-view.ts). */
interface View extends Element {
  lastPress?: { readonly element: Element; readonly at: number };
}

/** The control at an event's target, and the view that it is in. */
function controlAt({ target }: Event, selector: string) {
  const at = target as Element;
  const view: View | null = at.closest(`#${serverViewId}`);
  const control = at.closest(selector);
  return view && control ? { view, control } : undefined;
}

/** A form by GET is a link with values: the browser follows both, so nothing of them is repeated. A button that sends no
 * form needs the scripts. */
function isFollowed(control: Element): boolean {
  const { form, type } = control as HTMLButtonElement;
  return type !== 'button' && (form ?? control).matches('form[method=get]');
}

/** Shows a control as busy instead of the one before. */
const keeper = (selector: string) => (event: Event) => {
  const { view, control } = controlAt(event, selector) ?? {};
  if (!view || !control || isFollowed(control)) return;
  view.lastPress?.element.removeAttribute('aria-busy');
  control.setAttribute('aria-busy', 'true');
  view.lastPress = { element: control, at: Date.now() };
};
// A select is kept for its look alone: the shell hands over all fields. The browser itself sends no other form.
document.addEventListener('submit', (event) => {
  const { control } = controlAt(event, 'form') ?? {};
  if (control && !isFollowed(control)) event.preventDefault();
});
document.addEventListener('click', keeper('button'));
document.addEventListener('change', (event) => {
  keeper('select')(event);
  // A choice in it is all that this form is for.
  const { control } = controlAt(event, `form[${sentByChoice}]`) ?? {};
  if (control instanceof HTMLFormElement) control.requestSubmit();
});
