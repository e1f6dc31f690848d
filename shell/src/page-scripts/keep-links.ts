import { controlAt, keep } from './keep.ts';

/** A link is followed by the browser when the scripts do not come for so long, in ms. */
const longestMs = 10_000;

const areaOf = ({ pathname }: { readonly pathname: string }) => pathname.split('/')[1];

// Following a link to a page of the same area at once would load all scripts again.
document.addEventListener('click', (event) => {
  const { view, control } = controlAt(event, 'a') ?? {};
  if (!view || !(control instanceof HTMLAnchorElement) || event.button) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || control.target || control.hash)
    return;
  if (control.origin !== location.origin || areaOf(control) !== areaOf(location)) return;
  event.preventDefault();
  keep(view, control);
  setTimeout(() => {
    if (view.isConnected && view.lastPress?.element === control) location.assign(control.href);
  }, longestMs);
});
