import type { ReactNode } from 'react';
import { Field, type FieldLook } from './field.tsx';
import styles from './slider.module.css';

interface SliderProps extends FieldLook {
  /** 0 to 100. */
  value: number;
  onChange: (value: number) => void;
  /** The value in the language's digits: '50'. */
  valueText: string;
}

/** A number where about right is right: dragged, or moved with the arrow keys. */
export function Slider(props: SliderProps): ReactNode {
  const { value, onChange, valueText, ...field } = props;
  return (
    <Field {...field}>
      {(aria) => (
        <span className={styles.slide}>
          <input
            {...aria}
            type="range"
            min={0}
            max={100}
            value={value}
            aria-valuetext={valueText}
            onChange={(event) => onChange(Number(event.target.value))}
          />
          <output htmlFor={aria.id}>{valueText}</output>
        </span>
      )}
    </Field>
  );
}
