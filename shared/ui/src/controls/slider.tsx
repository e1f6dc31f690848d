import type { ReactNode } from 'react';
import { Field, type FieldLook } from './field.tsx';
import styles from './slider.module.css';

interface SliderProps extends FieldLook {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** The value in the language's digits: '50'. */
  valueText: string;
}

/** A number where about right is right: dragged, or moved with the arrow keys. */
export function Slider(props: SliderProps): ReactNode {
  const { value, onChange, min = 0, max = 100, step = 1, valueText, ...field } = props;
  return (
    <Field {...field}>
      {(aria) => (
        <span className={styles.slide}>
          <input
            {...aria}
            type="range"
            min={min}
            max={max}
            step={step}
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
