import { matcherOf } from '@porao/contracts/text';
import { SuggestInput } from '@porao/ui/controls';
import { type BoundProps, type FieldValues, useController } from '@porao/ui/forms';
import { useState } from 'react';
import type { Choices } from '../lookup/lookup.queries.ts';
import { t } from './hire.text.ts';

interface AreaFieldProps<I extends FieldValues, O> extends BoundProps<I, O> {
  choices: Choices;
}

/** The list shows this many at once; typing finds the others. */
const shownAtOnce = 8;

/** One area of a city, found by typing a part of its name in either script. */
export function AreaField<I extends FieldValues, O>(props: AreaFieldProps<I, O>) {
  const { form, name, label, disabled, choices } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  /** Null while the field shows what is chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = choices.options.find(({ value }) => value === Number(field.value));
  const fits = matcherOf(typed ?? '');
  const found = choices.options.filter(({ label, names = '' }) => fits(`${label} ${names}`));
  const pick = (key: number) => {
    field.onChange(key);
    setTyped(null);
  };
  return (
    <SuggestInput
      label={label}
      error={fieldState.error?.message}
      value={typed ?? chosen?.label ?? ''}
      onChange={(text) => {
        setTyped(text);
        field.onChange('');
      }}
      suggestions={found.slice(0, shownAtOnce).map(({ value, label }) => ({ key: value, label }))}
      onPick={({ key }) => pick(key)}
      placeholder={t('area.placeholder')}
      emptyText={choices.options.length > 0 ? t('area.none') : undefined}
      countText={t('area.count', { count: found.length })}
      clearLabel={t('area.clear')}
      disabled={disabled}
      inputRef={field.ref}
      onBlur={() => {
        // A text that fits one area alone, or is the name of one, means it.
        const name = (typed ?? '').trim().toLowerCase();
        const meant = found.length === 1 ? found[0] : found.find(({ label }) => label.toLowerCase() === name);
        if (name !== '' && meant) pick(meant.value);
        field.onBlur();
      }}
    />
  );
}
