import type { FormOf } from '@porao/ui/forms';
import { TextAreaField, TextField } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

export interface NamesInput {
  name: string;
  bengali_name: string | null;
  other_names?: string | string[] | undefined;
}

export function NamesFields<I extends NamesInput, O>({ form }: { form: FormOf<I, O> }): ReactNode {
  // Every form with these two fields is one of them, which the compiler cannot follow through the library's types.
  const own = form as unknown as FormOf<NamesInput, O>;
  return (
    <>
      <TextField form={own} name="name" label={t('lookup.name')} maxLength={150} autoComplete="off" />
      <TextField
        form={own}
        name="bengali_name"
        label={t('lookup.bengali')}
        maxLength={150}
        autoComplete="off"
      />
      <TextAreaField
        form={own}
        name="other_names"
        label={t('lookup.other')}
        help={t('lookup.other.help')}
        rows={3}
      />
    </>
  );
}
