import { plainNumber } from '@porao/contracts/text';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { FieldValues, RegisterOptions } from 'react-hook-form';
import { ActionIcon } from '../button/action-icon.tsx';
import { Field } from '../controls/field.tsx';
import styles from '../controls/input.module.css';
import { InputBox } from '../controls/input.tsx';
import type { IconName } from '../icon/paths.ts';
import { type BoundProps, errorOf } from './bound.ts';

interface LineProps<I extends FieldValues, O>
  extends BoundProps<I, O>,
    Omit<ComponentProps<typeof InputBox>, keyof BoundProps<I, O>> {
  rules?: RegisterOptions<I>;
}

function Line<I extends FieldValues, O>(props: LineProps<I, O>): ReactNode {
  const { form, name, label, help, rules, disabled, ...input } = props;
  return (
    <Field label={label} help={help} error={errorOf(form, name)}>
      {(aria) => <InputBox {...input} {...aria} {...form.register(name, rules)} disabled={disabled} />}
    </Field>
  );
}

type TextFieldProps<I extends FieldValues, O> = BoundProps<I, O> &
  Pick<LineProps<I, O>, 'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength' | 'icon'> & {
    type?: 'text' | 'email' | 'url' | 'date' | 'time';
  };

/** One line of text. */
export function TextField<I extends FieldValues, O>(props: TextFieldProps<I, O>): ReactNode {
  return <Line {...props} />;
}

/** A phone number on the phone's number pad; Bengali digits and +88 are for the schema to accept. */
export function PhoneField<I extends FieldValues, O>(props: BoundProps<I, O>): ReactNode {
  return <Line {...props} type="tel" inputMode="tel" autoComplete="tel" icon="phone" />;
}

interface PasswordFieldProps<I extends FieldValues, O> extends BoundProps<I, O> {
  /** `current` when signing in, `new` when choosing one. */
  kind?: 'current' | 'new';
  showLabel: string;
  hideText: string;
}

/** A password that can be shown. */
export function PasswordField<I extends FieldValues, O>(props: PasswordFieldProps<I, O>): ReactNode {
  const { kind = 'current', showLabel, hideText, ...rest } = props;
  const [visible, setVisible] = useState(false);
  return (
    <Line
      {...rest}
      type={visible ? 'text' : 'password'}
      autoComplete={`${kind}-password`}
      autoCapitalize="none"
      spellCheck={false}
      icon="lock"
      end={
        <ActionIcon
          icon={visible ? 'eye-off' : 'eye'}
          label={visible ? hideText : showLabel}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}

/** A whole number on the number pad; empty is undefined, and text stays NaN for the schema to refuse. */
export function NumberField<I extends FieldValues, O>(
  props: BoundProps<I, O> & { icon?: IconName },
): ReactNode {
  const setValueAs = (value: string | number | null | undefined) =>
    value === '' || value === undefined || value === null ? undefined : Number(plainNumber(`${value}`));
  return <Line {...props} inputMode="numeric" rules={{ setValueAs }} />;
}

interface TextAreaFieldProps<I extends FieldValues, O> extends BoundProps<I, O> {
  rows?: number;
  /** In px; goes before `rows`. */
  height?: number;
  placeholder?: string;
  maxLength?: number;
}

/** Several lines of text. */
export function TextAreaField<I extends FieldValues, O>(props: TextAreaFieldProps<I, O>): ReactNode {
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
          style={{ height }}
        />
      )}
    </Field>
  );
}
