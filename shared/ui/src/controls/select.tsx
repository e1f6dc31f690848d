import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../kit/cx.ts';
import { Field, type FieldLook } from './field.tsx';
import styles from './input.module.css';

export interface Option<V extends string | number = string | number> {
  value: V;
  label: string;
  disabled?: boolean;
  /** Words that it is found by beside its label, such as its name in another language. */
  names?: string | undefined;
}

export interface SelectBoxProps extends ComponentProps<'select'> {
  options: readonly Option[];
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
}

/** The bare native select: the phone's own wheel, and no code. */
export function SelectBox({ options, placeholder, className, ...rest }: SelectBoxProps): ReactNode {
  return (
    <span className={styles.box}>
      <select {...rest} className={cx(styles.input, styles.withEnd, className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <Icon name="chevron-down" />
      </span>
    </span>
  );
}

interface SelectProps<V extends string | number> extends FieldLook {
  options: readonly Option<V>[];
  value: V | null;
  /** Null when the placeholder is chosen. */
  onChange: (value: V | null) => void;
  placeholder?: string;
  disabled?: boolean;
  /** In the address that a form by GET leads to. */
  name?: string | undefined;
}

/** One of many, for filter panels; in a form use `SelectField`. */
export function Select<V extends string | number>({
  options,
  value,
  onChange,
  placeholder,
  disabled,
  name,
  ...field
}: SelectProps<V>): ReactNode {
  return (
    <Field {...field}>
      {(aria) => (
        <SelectBox
          {...aria}
          options={options}
          placeholder={placeholder}
          disabled={disabled}
          name={name}
          value={value ?? ''}
          onChange={(event) => {
            const chosen = options.find((option) => String(option.value) === event.target.value);
            onChange(chosen?.value ?? null);
          }}
        />
      )}
    </Field>
  );
}
