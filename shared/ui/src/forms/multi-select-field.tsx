import { matcherOf } from '@porao/contracts/text';
import { type ReactNode, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import choice from '../controls/choice.module.css';
import look from '../controls/field.module.css';
import type { Option } from '../controls/select.tsx';
import { SuggestInput } from '../controls/suggest-input.tsx';
import { Icon } from '../icon/icon.tsx';
import { type BoundProps, errorOf } from './bound.ts';
import styles from './multi-select-field.module.css';

interface MultiSelectFieldProps<I extends FieldValues, O> extends BoundProps<I, O> {
  options: readonly Option<number>[];
  placeholder?: string;
  clearLabel: string;
  /** Read aloud for a chosen one: 'Remove Mirpur'. */
  removeLabel: (text: string) => string;
  emptyText: string;
  countText: (count: number) => string;
  /** Called after the choice changed, to empty dependent fields. */
  onPicked?: (values: readonly number[]) => void;
}

/** The list shows this many at once; typing finds the others. */
const shownAtOnce = 8;

/** Many of many: chosen ones are shown as chips, the others are found by typing. The value is an array. */
export function MultiSelectField<I extends FieldValues, O>(props: MultiSelectFieldProps<I, O>): ReactNode {
  const { form, name, label, help, options, disabled, placeholder, clearLabel } = props;
  const { field } = useController({ control: form.control, name });
  const [text, setText] = useState('');
  const chosen: readonly number[] = field.value ?? [];
  const fits = matcherOf(text);
  const found = options.filter(
    ({ value, label, names = '' }) => !chosen.includes(value) && fits(`${label} ${names}`),
  );
  const suggestions = found.slice(0, shownAtOnce).map(({ value, label }) => ({ key: value, label }));
  const change = (next: readonly number[]) => {
    field.onChange(next);
    props.onPicked?.(next);
  };

  return (
    <div className={look.field}>
      <SuggestInput
        label={label}
        help={help}
        error={errorOf(form, name)}
        icon="search"
        value={text}
        onChange={setText}
        suggestions={suggestions}
        onPick={({ key }) => {
          change([...chosen, key]);
          setText('');
        }}
        placeholder={placeholder}
        emptyText={props.emptyText}
        countText={props.countText(found.length)}
        clearLabel={clearLabel}
        disabled={disabled}
        inputRef={field.ref}
        onBlur={field.onBlur}
      />
      {chosen.length > 0 && (
        <ul className={choice.chips} aria-label={label}>
          {chosen.map((value) => {
            const text = options.find((option) => option.value === value)?.label ?? '';
            return (
              <li key={value}>
                <button
                  type="button"
                  className={styles.token}
                  aria-label={props.removeLabel(text)}
                  onClick={() => change(chosen.filter((other) => other !== value))}
                >
                  {text}
                  <Icon name="close" size={16} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
