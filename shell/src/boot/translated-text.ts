type Report = (error: Error) => void;

interface NodeCalls {
  readonly removeChild: (this: Node, child: Node) => Node;
  readonly insertBefore: (this: Node, node: Node, child: Node | null) => Node;
}

/** The calls as they are now, to be made on any node. */
export const nodeCalls = (): NodeCalls => ({
  removeChild: Reflect.get(Node.prototype, 'removeChild') as NodeCalls['removeChild'],
  insertBefore: Reflect.get(Node.prototype, 'insertBefore') as NodeCalls['insertBefore'],
});

/** Chrome's translation sets one of these classes on the document. */
const isTranslated = () => /\btranslated-(ltr|rtl)\b/.test(document.documentElement.className);

/** The only `font` element in `parent`, which a translator put in the place of the text; React renders none. */
function wrapperIn(parent: Node): Element | undefined {
  const fonts = Array.from(parent.childNodes).filter(({ nodeName }) => nodeName === 'FONT');
  return fonts.length === 1 ? (fonts[0] as Element) : undefined;
}

/** Keeps React alive in a page that the browser translates. A translator puts `font` elements in the place of texts
 * (React issue 11538); React then removes, or inserts before, a text that is no child any more, which throws and takes
 * the page down. Acts in translated pages, on texts that were moved, alone; each kind is reported once. */
export function guardTranslatedTexts(report: Report): void {
  const { removeChild, insertBefore } = nodeCalls();
  const reported = new Set<string>();
  const wasMoved = (node: Node | null, parent: Node): node is Text =>
    node?.nodeType === Node.TEXT_NODE && node.parentNode !== parent && isTranslated();
  const note = (call: string) => {
    if (reported.has(call)) return;
    reported.add(call);
    report(new Error(`${call} of a text that in-browser translation replaced`));
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (!wasMoved(child, this)) return removeChild.call(this, child) as T;
    note('removeChild');
    wrapperIn(this)?.remove();
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, child: Node | null): T {
    if (!wasMoved(child, this)) return insertBefore.call(this, node, child) as T;
    note('insertBefore');
    return insertBefore.call(this, node, wrapperIn(this) ?? null) as T;
  };
}
