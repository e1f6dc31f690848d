import type { ComponentProps, ReactNode } from 'react';
import { ActionIcon } from '../button/action-icon.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { cx } from '../kit/cx.ts';
import { Field, type FieldLook } from './field.tsx';
import styles from './input.module.css';

export interface InputBoxProps extends ComponentProps<'input'> {
  icon?: IconName | undefined;
  /** A 44 px button inside, at the end. */
  end?: ReactNode;
}

/** The bare input with room for an icon and a button. */
export function InputBox({ icon, end, className, ...rest }: InputBoxProps): ReactNode {
  return (
    <span className={styles.box}>
      {icon && (
        <span className={styles.start}>
          <Icon name={icon} />
        </span>
      )}
      <input
        {...rest}
        className={cx(styles.input, icon && styles.withStart, end && styles.withEnd, className)}
      />
      {end && <span className={styles.end}>{end}</span>}
    </span>
  );
}

export interface SearchInputProps extends FieldLook {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Names the cross that empties it; without it there is none. */
  clearLabel?: string;
  icon?: IconName;
}

/** Free text to look for. */
export function SearchInput({
  value,
  onChange,
  placeholder,
  clearLabel,
  icon = 'search',
  ...field
}: SearchInputProps): ReactNode {
  return (
    <Field {...field}>
      {(aria) => (
        <InputBox
          {...aria}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          icon={icon}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          end={
            clearLabel && value !== '' ? (
              <ActionIcon icon="close" label={clearLabel} onClick={() => onChange('')} />
            ) : undefined
          }
        />
      )}
    </Field>
  );
}
