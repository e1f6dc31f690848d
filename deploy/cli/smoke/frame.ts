/** The shell's own parts of a page, by what names them: their boxes and computed styles. */
export type Frame = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** These show that a page is styled, moved or covered by what is not of the shell. */
const properties = [
  'animation-name',
  'background-color',
  'background-image',
  'border',
  'border-radius',
  'box-shadow',
  'clip-path',
  'color',
  'cursor',
  'direction',
  'display',
  'filter',
  'flex',
  'float',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'gap',
  'letter-spacing',
  'line-height',
  'opacity',
  'order',
  'outline',
  'overflow',
  'padding',
  'pointer-events',
  'position',
  'rotate',
  'scale',
  'text-align',
  'text-decoration-line',
  'text-transform',
  'transform',
  'translate',
  'user-select',
  'visibility',
  '-webkit-user-modify',
  'white-space',
  'writing-mode',
  'z-index',
] as const;

interface PageElement {
  readonly tagName: string;
  readonly id: string;
  readonly outerHTML: string;
  readonly textContent: string | null;
  closest(selector: string): PageElement | null;
  contains(other: PageElement): boolean;
  getAttribute(name: string): string | null;
  getBoundingClientRect(): Record<'x' | 'y' | 'width' | 'height', number>;
  matches(selector: string): boolean;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
}
interface PageRules {
  readonly cssRules?: Iterable<PageRules & { readonly selectorText?: string }>;
}
interface PageSheet extends PageRules {
  readonly ownerNode: PageElement | null;
}
declare const document: {
  readonly adoptedStyleSheets: Iterable<PageSheet>;
  readonly fonts: Iterable<{ readonly family: string }>;
  readonly styleSheets: Iterable<PageSheet>;
  readonly documentElement: PageElement;
  elementFromPoint(x: number, y: number): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
};
declare const getComputedStyle: (element: PageElement) => { getPropertyValue(name: string): string };

/** Runs in the page, so it uses nothing of this module. Links that lead to where the page is look otherwise: of those
 * it notes that they are there alone. A dialog covers the header and holds the page. */
function frameOf(names: readonly string[]): Record<string, Record<string, string>> {
  const frame: Record<string, Record<string, string>> = {};
  if (document.documentElement.matches('[data-overlaid]')) return frame;
  const roots = document.querySelectorAll(
    'html, body, #root, #root :is(header, footer, #area-menu):not(#content *)',
  );
  for (const root of roots) {
    const isAround = root.matches('html, body, #root');
    const isOnTop = root.matches('header');
    const below = isAround ? [] : root.querySelectorAll('*:not(svg *, [data-region], [data-region] *)');
    for (const element of [root, ...below]) {
      const text = element.matches('a, button, span') ? (element.textContent ?? '').trim() : '';
      // A link to where the page is has a class more.
      const named = ['id', 'href', 'aria-label', 'title', ...(element.matches('a') ? [] : ['class'])];
      const words = [...named.map((name) => element.getAttribute(name) ?? ''), text.slice(0, 40)];
      const own = [element.tagName.toLowerCase(), ...words].join(' ').replace(/\s+/g, ' ').trim();
      const label = element === root ? own : `${root.tagName.toLowerCase()} › ${own}`;
      let key = label;
      for (let count = 2; key in frame; count += 1) key = `${label} (${count})`;
      const values: Record<string, string> = {};
      frame[key] = values;
      if (element.closest('[aria-current]')) continue;
      const style = getComputedStyle(element);
      for (const name of names) values[name] = style.getPropertyValue(name);
      for (const name of ['aria-hidden', 'inert']) values[name] = element.getAttribute(name) ?? 'not set';
      if (root.matches('html'))
        values['the head'] = [...document.querySelectorAll('base, meta[name=viewport]')]
          .map(({ outerHTML }) => outerHTML)
          .join('');
      const { x, y, width, height } = element.getBoundingClientRect();
      // In a menu entries open below the one where the page is; content moves what is around and below it.
      if (!root.matches('#area-menu') || element.matches('#area-menu, nav, a, button'))
        values['left and width'] = `${Math.round(x)} ${Math.round(width)}`;
      if (isOnTop) values['top and height'] = `${Math.round(y)} ${Math.round(height)}`;
      if (isOnTop && width > 0 && values['visibility'] === 'visible' && element.matches('a, button')) {
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        values['what is over it'] = hit === null || root.contains(hit) ? 'nothing' : 'something';
      }
    }
  }
  // Files of releases name their region; of what scripts add, classes and ids may be of one app.
  const selectorsOf = ({ cssRules = [] }: PageRules): string[] =>
    [...cssRules].flatMap((rule) => rule.selectorText?.split(',') ?? selectorsOf(rule));
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    // An element with text came with the page: its policy refuses a script's.
    if (sheet.ownerNode?.matches('link, style:not(:empty)')) continue;
    for (const selector of selectorsOf(sheet))
      if (!/[.#[]/.test(selector)) frame[`beside #root › style of ${selector.trim()}`] = {};
  }
  for (const { family } of document.fonts)
    if (!/^"?mfe-/.test(family)) frame[`beside #root › font ${family}`] = {};
  // A toast of the page before goes by itself; what is tiny is for screen readers.
  const isSeen = (element: PageElement) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const isHere = width > 9 && height > 9 && x + width > 0 && y + height > 0;
    return isHere && getComputedStyle(element).getPropertyValue('visibility') === 'visible';
  };
  for (const element of document.querySelectorAll('body > :not(#root, script, style, link, template)')) {
    if (element.querySelector('[role=status], [role=alert]')) continue;
    if (![element, ...element.querySelectorAll('*')].some(isSeen)) continue;
    const named = ['id', 'class'].map((name) => element.getAttribute(name) ?? '').join(' ');
    frame[`beside #root › ${element.tagName.toLowerCase()} ${named}`.replace(/\s+/g, ' ').trim()] = {};
  }
  return frame;
}

interface Measured {
  evaluate(run: typeof frameOf, names: readonly string[]): Promise<Frame>;
}

export const measure = (page: Measured): Promise<Frame> => page.evaluate(frameOf, properties);

/** Names each part of the shell that is gone or looks otherwise than `before`. A page of another address has other
 * entries in its menus: there the parts themselves count, and what both have. */
export function changesOf(before: Frame, now: Frame, isSamePage: boolean): string[] {
  if (Object.keys(before).length === 0) return [];
  if (Object.keys(now).length === 0) return isSamePage ? ['a dialog still holds the page'] : [];
  const isLeft = (part: string) => isSamePage && part.startsWith('beside #root') && !(part in before);
  const left = Object.keys(now)
    .filter(isLeft)
    .map((part) => `${part} is still in the page`);
  const changed = Object.entries(before).flatMap(([part, values]) => {
    const found = now[part];
    if (found === undefined && part.startsWith('beside #root')) return [];
    if (found === undefined) return isSamePage || !part.includes(' › ') ? [`${part} is gone`] : [];
    return Object.entries(values).flatMap(([name, value]) => {
      const is = found[name];
      return is === undefined || is === value ? [] : [`${name} of ${part} is "${is}", was "${value}"`];
    });
  });
  return [...left, ...changed];
}
