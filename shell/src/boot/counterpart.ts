/** The element of `to` at the position of `element` in `from`: both contain the same page, below wrappers that may
 * have other children too. Null where the pages differ. */
export function counterpart<E extends Element>(element: E, from: Element, to: Element): E | null {
  const page = pageOf(from);
  const target = pageOf(to);
  if (!page || !target) return null;
  const path: number[] = [];
  for (let at: Element = element; at !== page; ) {
    const parent = at.parentElement;
    if (!parent || parent === from) return null;
    path.unshift(childrenOf(parent).indexOf(at));
    at = parent;
  }
  let found: Element | undefined = target;
  for (const index of path) found = found && childrenOf(found)[index];
  return found && found.tagName === element.tagName ? (found as E) : null;
}

/** Without the elements that a translator puts in the place of texts; the page itself has none of these. */
const childrenOf = (parent: Element): Element[] =>
  [...parent.children].filter(({ tagName }) => tagName !== 'FONT');

const pageOf = (wrapper: Element): Element | null => wrapper.querySelector('main')?.parentElement ?? null;
