import { isChanged } from '@porao/platform/shell';
import { change, moveFocus } from '../boot/hand-over.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field that only shows what a component chose is left out. */
const fieldSelector =
  ':is(input:not([type=file], [type=hidden], [readonly], [aria-haspopup], [role=combobox]), textarea, select)';
/** A field that is not there by then has no place in the page, in ms. */
const patienceMs = 5_000;
const againMs = 250;

/** Remembers what was changed in fields, focus and height of a part of the page; the returned function puts them into what
 * is rendered in its place. Fields are found by name or label, since another release may have another markup. */
export function keepPlace(root: HTMLElement): () => Promise<void> {
  const fields = [...fieldsOf(root)];
  // A value that nobody changed may be a fault of the release.
  const before = fields
    .filter(([, field]) => isChanged(field))
    .map(([key, field]) => ({ key, ...stateOf(field) }));
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  const focusedField = fields.find(([, field]) => field === focused)?.[0];
  const top = window.scrollY;
  // The page is as long as before while its content comes.
  root.style.minHeight = `${root.offsetHeight}px`;

  return async () => {
    window.scrollTo({ top, behavior: 'instant' });
    const end = Date.now() + patienceMs;
    let left = before;
    let isFocusDue = focused !== null;
    for (;;) {
      const now = fieldsOf(root);
      left = left.filter(({ key, ...state }) => !putInto(now.get(key), state));
      const target = focusedField === undefined ? root : now.get(focusedField);
      // Somebody who pressed something else meanwhile stays there.
      if (isFocusDue && target && focused) {
        if (document.activeElement === document.body) moveFocus(focused, target);
        isFocusDue = false;
      }
      if ((left.length === 0 && !isFocusDue) || Date.now() > end) break;
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
    root.style.minHeight = '';
  };
}

function fieldsOf(root: HTMLElement): Map<string, Field> {
  const fields = new Map<string, Field>();
  const counts = new Map<string, number>();
  for (const field of root.querySelectorAll<Field>(fieldSelector)) {
    const label = field.getAttribute('aria-label') || field.labels?.[0]?.textContent;
    const own = field.name || label || field.getAttribute('placeholder');
    const key = [field.tagName, isTick(field) && field.value, own].join();
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    fields.set(`${key},${count}`, field);
  }
  return fields;
}

const isTick = ({ type }: Field): boolean => /^(checkbox|radio)$/.test(type);
const stateOf = (field: Field) => ({ value: field.value, isTicked: field.matches(':checked') });

function putInto(field: Field | undefined, { value, isTicked }: ReturnType<typeof stateOf>): boolean {
  if (!field) return false;
  if (isTick(field)) {
    // A radio button is only ever pressed on.
    if (field.matches(':checked') !== isTicked && (isTicked || field.type === 'checkbox')) field.click();
  } else if (field.value !== value) {
    change(field, value);
    // A list may have the option only once another field has its value.
    return field.value === value;
  }
  return true;
}
