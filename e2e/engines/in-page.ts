import type * as TestingLibrary from '@testing-library/dom';

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary;
  }
}

/** A text, or the source and flags of a pattern. */
export type Words = string | { readonly source: string; readonly flags: string };

/** An element by what people read and hear; all that is said must hold. */
export interface Sought {
  readonly role?: string | undefined;
  readonly name?: Words | undefined;
  readonly label?: Words | undefined;
  readonly text?: Words | undefined;
  readonly nth?: number | undefined;
  /** A press at its middle must reach it. */
  readonly reachable?: boolean | undefined;
}

export const hasLibrary = () => window.TestingLibraryDom !== undefined;

/** Marks the element and answers its text; null while it is not to be had. It runs in the page, as its source. */
export function markElement({ role, name, label, text, nth = 0, reachable }: Sought): string | null {
  const library = window.TestingLibraryDom;
  if (!library) return null;
  const words = (one: Words) => (typeof one === 'string' ? one : new RegExp(one.source, one.flags));
  const root = document.body;
  const found = role
    ? library.queryAllByRole(root, role, name === undefined ? {} : { name: words(name) })
    : label !== undefined
      ? library.queryAllByLabelText(root, words(label))
      : library.queryAllByText(root, words(text ?? ''));
  const wanted = role && text !== undefined ? new Set(library.queryAllByText(root, words(text))) : undefined;
  // An element without a box of its own (display: contents) is seen by what it contains.
  const isSeen = (one: HTMLElement) => {
    const content = document.createRange();
    content.selectNodeContents(one);
    return one.getClientRects().length > 0 || content.getClientRects().length > 0;
  };
  const element = found.filter(
    (one) => isSeen(one) && (!wanted || [...wanted].some((other) => one.contains(other))),
  )[nth];
  if (!element) return null;
  if (reachable) {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    if (!hit || !(element.contains(hit) || labels.some((one) => one.contains(hit)))) return null;
  }
  document.querySelector('[data-engine]')?.removeAttribute('data-engine');
  element.setAttribute('data-engine', '');
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? element.value
    : (element.textContent ?? '');
}

/** Selects what the marked field contains, so that what is typed replaces it. */
export function selectContent(): void {
  const field = document.querySelector('[data-engine]');
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    field.focus();
    field.select();
  }
}

/** Chooses an option of the marked field, by its place. */
export function chooseOption(index: number): boolean {
  const field = document.querySelector('[data-engine]');
  if (!(field instanceof HTMLSelectElement) || field.options.length <= index) return false;
  field.selectedIndex = index;
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  return true;
}

/** Puts a value into the marked field as autofill does: at once, with an event that says so, or with none at all. */
export function putValue(value: string, withEvent: boolean): void {
  const field = document.querySelector('[data-engine]');
  // React replaces the property of each element by one that watches it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  if (withEvent) field?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Keeps the code that an answer of a test installation has, in the document. The shell has its own copy of `fetch` by
 * then. */
export function keepCodes(): void {
  const real = Reflect.get(Response.prototype, 'json');
  Response.prototype.json = async function (this: Response): Promise<unknown> {
    const body: unknown = await real.call(this);
    const code = /"phone_otp":"(\d{6})"/.exec(JSON.stringify(body))?.[1];
    if (code) document.documentElement.dataset['code'] = code;
    return body;
  };
}

export const keptCode = (): string | null => document.documentElement.dataset['code'] ?? null;
