import { useUnsaved } from '@porao/platform';
import type { FieldValues, FormOf } from '@porao/ui/forms';
import { useEffect, useState } from 'react';

const typed =
  ':is(input:not([type=hidden], [type=file], [aria-haspopup], [role=combobox]), textarea, select)';
const isTyped = (name: string): boolean =>
  [...document.getElementsByName(name)].some((field) => field.matches(typed));

/** Reports as unsaved what was chosen in a form without a draft: no field has it that could be filled again when the
 * page's components are made again. */
export function useChoices<I extends FieldValues, O>(form: FormOf<I, O>, draft: string | undefined): void {
  const [isChosen, setChosen] = useState(false);
  useUnsaved(isChosen && draft === undefined);
  useEffect(() => {
    if (draft !== undefined) return undefined;
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ name, isDirty }) => {
        if (isDirty === false) setChosen(false);
        else if (isDirty === true && name !== undefined && !isTyped(name)) setChosen(true);
      },
    });
  }, [form, draft]);
}
