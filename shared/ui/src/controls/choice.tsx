import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './choice.module.css';
import { ChoiceGroup, type FieldLook } from './field.tsx';
import type { Option } from './select.tsx';

interface SingleProps<V extends string | number> extends FieldLook {
  options: readonly Option<V>[];
  value: V | null;
  onChange: (value: V) => void;
  /** Groups the radios of a form; made up unless given. */
  name?: string;
}

function Radios<V extends string | number>({
  options,
  value,
  onChange,
  name,
}: Omit<SingleProps<V>, 'label'>) {
  const fallback = useId();
  return options.map((option) => (
    <label key={option.value} className={styles.choice}>
      <input
        type="radio"
        name={name ?? fallback}
        value={option.value}
        checked={option.value === value}
        disabled={option.disabled}
        onChange={() => onChange(option.value)}
      />
      <span>{option.label}</span>
    </label>
  ));
}

/** One of two to four short words, side by side. */
export function SegmentedChoice<V extends string | number>(props: SingleProps<V>): ReactNode {
  return (
    <ChoiceGroup label={props.label} hideLabel={props.hideLabel} help={props.help} error={props.error}>
      <div className={styles.segments}>
        <Radios {...props} />
      </div>
    </ChoiceGroup>
  );
}

/** One of several, as chips that wrap. */
export function RadioChips<V extends string | number>(props: SingleProps<V>): ReactNode {
  return (
    <ChoiceGroup label={props.label} hideLabel={props.hideLabel} help={props.help} error={props.error}>
      <div className={styles.chips}>
        <Radios {...props} />
      </div>
    </ChoiceGroup>
  );
}

interface ChoiceChipsProps<V extends string | number> extends FieldLook {
  options: readonly Option<V>[];
  values: readonly V[];
  onChange: (values: V[]) => void;
}

/** Any of several, as chips that wrap. */
export function ChoiceChips<V extends string | number>({
  options,
  values,
  onChange,
  ...group
}: ChoiceChipsProps<V>): ReactNode {
  return (
    <ChoiceGroup {...group}>
      <div className={styles.chips}>
        {options.map((option) => {
          const chosen = values.includes(option.value);
          return (
            <label key={option.value} className={styles.choice}>
              <input
                type="checkbox"
                checked={chosen}
                disabled={option.disabled}
                onChange={() =>
                  onChange(
                    chosen ? values.filter((value) => value !== option.value) : [...values, option.value],
                  )
                }
              />
              <span>
                {chosen && <Icon name="check" size={16} />}
                {option.label}
              </span>
            </label>
          );
        })}
      </div>
    </ChoiceGroup>
  );
}

interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** Yes or no. */
export function Checkbox({ label, checked, onChange, disabled }: CheckboxProps): ReactNode {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
