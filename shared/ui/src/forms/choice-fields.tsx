import { type ReactNode, useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import choice from '../controls/choice.module.css';
import { ChoiceChips, RadioChips } from '../controls/choice.tsx';
import styles from '../controls/field.module.css';
import { Field, FieldError } from '../controls/field.tsx';
import { type Option, SelectBox } from '../controls/select.tsx';
import { type BoundProps, errorOf } from './bound.ts';

interface OptionsProps<I extends FieldValues, O> extends BoundProps<I, O> {
  options: readonly Option[];
}

export interface SelectFieldProps<I extends FieldValues, O> extends OptionsProps<I, O> {
  placeholder: string;
  /** Called after another one was chosen, to empty dependent fields. */
  onPicked?: () => void;
}

/** One of many. The value has the type of the options' values; undefined while the placeholder is shown. */
export function SelectField<I extends FieldValues, O>(props: SelectFieldProps<I, O>): ReactNode {
  const { form, name, label, help, disabled, options, placeholder, onPicked } = props;
  const { field } = useController({ control: form.control, name });
  return (
    <Field label={label} help={help} error={errorOf(form, name)}>
      {(aria) => (
        <SelectBox
          {...aria}
          ref={field.ref}
          name={field.name}
          onBlur={field.onBlur}
          options={options}
          placeholder={placeholder}
          disabled={disabled}
          // Controlled: options that come after the value still show it.
          value={field.value ?? ''}
          onChange={(event) => {
            field.onChange(options.find((option) => String(option.value) === event.target.value)?.value);
            onPicked?.();
          }}
        />
      )}
    </Field>
  );
}

/** One of a few, all visible. */
export function RadioField<I extends FieldValues, O>(props: OptionsProps<I, O>): ReactNode {
  const { form, name, label, help, options } = props;
  const { field } = useController({ control: form.control, name });
  return (
    <RadioChips
      label={label}
      help={help}
      error={errorOf(form, name)}
      options={options}
      value={field.value ?? null}
      onChange={(value) => field.onChange(value)}
      name={name}
    />
  );
}

/** Any of a few, all visible. The value is an array. */
export function ChoiceChipsField<I extends FieldValues, O>(
  props: OptionsProps<I, O> & { onPicked?: () => void },
): ReactNode {
  const { form, name, label, help, options, onPicked } = props;
  const { field } = useController({ control: form.control, name });
  return (
    <ChoiceChips
      label={label}
      help={help}
      error={errorOf(form, name)}
      options={options}
      values={field.value ?? []}
      onChange={(values) => {
        field.onChange(values);
        onPicked?.();
      }}
    />
  );
}

/** Yes or no; the label may hold a link. */
export function CheckboxField<I extends FieldValues, O>(
  props: Omit<BoundProps<I, O>, 'label'> & { label: ReactNode },
): ReactNode {
  const { form, name, label, disabled } = props;
  const id = useId();
  const error = errorOf(form, name);
  return (
    <div className={styles.field}>
      <label className={choice.check}>
        <input
          type="checkbox"
          {...form.register(name)}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
