import { plainNumber } from '@porao/contracts/text';
import { type HTMLAttributes, type HTMLInputAutoCompleteAttribute, type ReactNode, useState } from 'react';
import type { FieldValues, RegisterOptions } from 'react-hook-form';
import { ActionIcon } from '../button/action-icon.tsx';
import { Field } from '../controls/field.tsx';
import styles from '../controls/input.module.css';
import { InputBox } from '../controls/input.tsx';
import type { IconName } from '../icon/paths.ts';
import { type BoundProps, errorOf } from './bound.ts';

interface TextProps<I extends FieldValues, O> extends BoundProps<I, O> {
  type?: 'text' | 'email' | 'url' | 'date' | 'time';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  placeholder?: string;
  maxLength?: number;
  icon?: IconName;
}

type TextFieldProps<I extends FieldValues, O> = TextProps<I, O>;

/** One line of text. */
export function TextField<I extends FieldValues, O>(props: TextFieldProps<I, O>): ReactNode {
  const { form, name, label, help, disabled, ...input } = props;
  return (
    <Field label={label} help={help} error={errorOf(form, name)}>
      {(aria) => <InputBox {...input} {...aria} {...form.register(name)} disabled={disabled} />}
    </Field>
  );
}

/** A phone number on the phone's number pad; Bengali digits and +88 are for the schema to accept. */
export function PhoneField<I extends FieldValues, O>(props: BoundProps<I, O>): ReactNode {
  const { form, name, label, help, disabled } = props;
  return (
    <Field label={label} help={help} error={errorOf(form, name)}>
      {(aria) => (
        <InputBox
          {...aria}
          {...form.register(name)}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          icon="phone"
          disabled={disabled}
        />
      )}
    </Field>
  );
}

interface PasswordFieldProps<I extends FieldValues, O> extends BoundProps<I, O> {
  /** `current` when signing in, `new` when choosing one. */
  kind?: 'current' | 'new';
  showLabel: string;
  hideText: string;
}

/** A password that can be shown. */
export function PasswordField<I extends FieldValues, O>(props: PasswordFieldProps<I, O>): ReactNode {
  const { form, name, label, help, disabled, kind = 'current', showLabel, hideText } = props;
  const [visible, setVisible] = useState(false);
  return (
    <Field label={label} help={help} error={errorOf(form, name)}>
      {(aria) => (
        <InputBox
          {...aria}
          {...form.register(name)}
          type={visible ? 'text' : 'password'}
          autoComplete={`${kind}-password`}
          autoCapitalize="none"
          spellCheck={false}
          icon="lock"
          disabled={disabled}
          end={
            <ActionIcon
              icon={visible ? 'eye-off' : 'eye'}
              label={visible ? hideText : showLabel}
              onClick={() => setVisible(!visible)}
            />
          }
        />
      )}
    </Field>
  );
}

/** A whole number on the number pad; empty is undefined, and text stays NaN for the schema to refuse. */
export function NumberField<I extends FieldValues, O>(
  props: BoundProps<I, O> & { icon?: IconName },
): ReactNode {
  const { form, name, label, help, disabled, ...input } = props;
  const asNumber = {
    setValueAs: (value: string | number | null | undefined) =>
      value === '' || value === undefined || value === null ? undefined : Number(plainNumber(`${value}`)),
  } as RegisterOptions<I, typeof name>;
  return (
    <Field label={label} help={help} error={errorOf(form, name)}>
      {(aria) => (
        <InputBox
          {...input}
          {...aria}
          {...form.register(name, asNumber)}
          inputMode="numeric"
          disabled={disabled}
        />
      )}
    </Field>
  );
}

/** Several lines of text. */
export function TextAreaField<I extends FieldValues, O>(
  props: BoundProps<I, O> & {
    rows?: number;
    /** In px; goes before `rows`. */
    height?: number;
    placeholder?: string;
    maxLength?: number;
  },
): ReactNode {
  const { form, name, label, help, disabled, rows = 4, height, ...input } = props;
  return (
    <Field label={label} help={help} error={errorOf(form, name)}>
      {(aria) => (
        <textarea
          {...input}
          {...aria}
          {...form.register(name)}
          rows={rows}
          disabled={disabled}
          className={styles.input}
          {...(height !== undefined && { style: { height } })}
        />
      )}
    </Field>
  );
}
