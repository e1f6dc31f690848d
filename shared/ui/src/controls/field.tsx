import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../text/text.tsx';
import styles from './field.module.css';

/** Ties a control to its label, help and error. */
interface ControlAria {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

export interface FieldLook {
  label: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  /** Below the label, before anything goes wrong. */
  help?: ReactNode;
  error?: string | undefined;
}

/** Label, control, help and error, in this order; an error is announced when it appears. */
export function Field({
  label,
  hideLabel,
  help,
  error,
  children,
}: FieldLook & { children: (aria: ControlAria) => ReactNode }): ReactNode {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  const text = (
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
  );
  return (
    <div className={styles.field}>
      {hideLabel ? <VisuallyHidden as="div">{text}</VisuallyHidden> : text}
      {help && (
        <div id={`${id}-help`} className={styles.help}>
          {help}
        </div>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** The line where a field says what is wrong. */
export function FieldError({ id, error }: { id: string; error: string | undefined }): ReactNode {
  return error ? (
    <div id={id} role="alert" className={styles.fault}>
      <Icon name="alert" size={16} />
      <span>{error}</span>
    </div>
  ) : null;
}

/** A group of choices with its name, help and error. */
export function ChoiceGroup({
  label,
  hideLabel,
  help,
  error,
  children,
}: FieldLook & { children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <fieldset
      className={styles.field}
      aria-describedby={[help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={styles.label}>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      {help && (
        <div id={`${id}-help`} className={styles.help}>
          {help}
        </div>
      )}
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
