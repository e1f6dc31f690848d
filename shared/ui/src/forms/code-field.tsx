import { latinDigits } from '@porao/contracts/text';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { ChoiceGroup } from '../controls/field.tsx';
import input from '../controls/input.module.css';
import { type BoundProps, errorOf } from './bound.ts';
import styles from './code-field.module.css';

interface CodeFieldProps<I extends FieldValues, O> extends BoundProps<I, O> {
  /** Names one box, from 1: 'Digit 1'. */
  boxLabel: (place: number) => string;
  length?: number;
}

const digitsOf = (text: string): string => latinDigits(text).replace(/\D/g, '');

/** The digits of a message, six unless given, one box each. A paste, and the code that the phone itself offers, fill them all. */
export function CodeField<I extends FieldValues, O>(props: CodeFieldProps<I, O>): ReactNode {
  const { form, name, label, help, disabled, boxLabel, length = 6 } = props;
  const { field } = useController({ control: form.control, name });
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const error = errorOf(form, name);
  const text = (field.value ?? '').padEnd(length, ' ');
  const focus = (place: number) => boxes.current[Math.max(0, Math.min(place, length - 1))]?.focus();

  const fill = (typed: string) => {
    const digits = digitsOf(typed).slice(0, length);
    field.onChange(digits);
    focus(digits.length);
  };
  const put = (place: number, typed: string) => {
    const all = digitsOf(typed);
    // A whole code is one, whichever box it is put into.
    if (all.length >= length) return fill(all);
    const digits = all.slice(0, length - place);
    const next = text.slice(0, place) + (digits || ' ') + text.slice(place + Math.max(1, digits.length));
    field.onChange(next.slice(0, length).trimEnd());
    if (digits !== '') focus(place + digits.length);
  };
  const onKeyDown = (place: number) => (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && (text[place] ?? ' ') === ' ' && place > 0) {
      put(place - 1, '');
      focus(place - 1);
    } else if (event.key === 'ArrowLeft') focus(place - 1);
    else if (event.key === 'ArrowRight') focus(place + 1);
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    fill(event.clipboardData.getData('text'));
  };

  return (
    <ChoiceGroup label={label} help={help} error={error}>
      <div className={styles.boxes}>
        {Array.from({ length }, (_, place) => (
          <input
            key={place}
            ref={(box) => {
              boxes.current[place] = box;
              if (place === 0) field.ref(box);
            }}
            className={input.input}
            inputMode="numeric"
            autoComplete={place === 0 ? 'one-time-code' : 'off'}
            aria-label={boxLabel(place + 1)}
            aria-invalid={error ? true : undefined}
            disabled={disabled}
            value={(text[place] ?? ' ').trim()}
            onChange={(event) => {
              const typed = digitsOf(event.target.value);
              // One more digit in a filled box takes its place; several are a code that was filled in.
              put(place, typed.length === 2 && typed[0] === text[place] ? typed.slice(1) : typed);
            }}
            onInput={({ currentTarget: { value } }) => {
              // The digit that is there already is no change.
              if (value !== '' && digitsOf(value) === text[place]) focus(place + 1);
            }}
            onKeyDown={onKeyDown(place)}
            onPaste={onPaste}
            onFocus={(event) => event.target.select()}
            onBlur={field.onBlur}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
