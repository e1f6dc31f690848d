import { sentByChoice } from '@porao/contracts/page';
import { counterpart } from './counterpart.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Puts what was typed, chosen or ticked in the fields of `from` into the same fields of `to`, as if it was done there.
 * Fields that a browser filled in count, too; a form that its choice has sent does not. */
export function handOverFields(from: Element, to: Element): void {
  const fields = from.querySelectorAll<TextField | HTMLSelectElement>(
    'input:not([type=file]), textarea, select',
  );
  for (const field of fields) {
    const same = counterpart(field, from, to);
    if (!same || field.closest(`[${sentByChoice}]`)) continue;
    if (/^(checkbox|radio)$/.test(field.type)) {
      if (isTicked(field) !== field.hasAttribute('checked') && isTicked(field) !== isTicked(same))
        same.click();
    } else if (isChanged(field) && field.value !== same.value) change(same, field.value);
  }
}

const isTicked = (field: Element): boolean => field.matches(':checked');

const isChanged = (field: TextField | HTMLSelectElement): boolean =>
  'defaultValue' in field
    ? field.value !== field.defaultValue
    : field.selectedOptions[0]?.defaultSelected === false;

/** Sets a field's value as if it was typed. */
export function change(field: TextField | HTMLSelectElement, value: string): void {
  // React watches a property of the field itself, and takes no event for a change that went through that.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Moves the focus, with the caret or the selection of a text. */
export function moveFocus(from: Element, to: Element): void {
  if (to instanceof HTMLElement) to.focus({ preventScroll: true });
  if (!('setSelectionRange' in to)) return;
  const { selectionStart, selectionEnd } = from as TextField;
  // A field for an e-mail address has none that could be read.
  if (selectionStart !== null) (to as TextField).setSelectionRange(selectionStart, selectionEnd);
}
