import { holdUnsaved } from '@porao/platform';
import type { FieldValues, FormOf } from '@porao/ui/forms';
import { useEffect } from 'react';

const typed = ':is(input:not([type=hidden], [type=file], [aria-haspopup], [role=combobox]), textarea, select)';
const isTyped = (name: string): boolean =>
  [...document.getElementsByName(name)].some((field) => field.matches(typed));

/** Reports as unsaved what was chosen in a form without a draft: no field has it that could be filled again when the
 * page's components are made anew. */
export function useChoices<I extends FieldValues, O>(form: FormOf<I, O>, draft: string | undefined): void {
  useEffect(() => {
    if (draft !== undefined) return undefined;
    let release: (() => void) | undefined;
    const end = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ name, isDirty }) => {
        if (isDirty === true && name !== undefined && !isTyped(name)) release ??= holdUnsaved();
        if (isDirty !== false) return;
        release?.();
        release = undefined;
      },
    });
    return () => {
      end();
      release?.();
    };
  }, [form, draft]);
}
