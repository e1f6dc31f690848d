import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button, type ButtonProps } from '../button/button.tsx';
import { Notice } from '../display/notice.tsx';
import styles from './forms.module.css';
import type { FormOf } from './use-form.ts';

interface FormProps<I extends FieldValues, O> {
  form: FormOf<I, O>;
  /** Gets the parsed values; the form is busy until the promise settles. */
  onSubmit: (values: O) => Promise<unknown> | void;
  /** Something was wrong, and nothing was sent. */
  onInvalid?: () => void;
  children: ReactNode;
  /** Names the form for screen readers. */
  label?: string;
}

/** Some password managers and keyboards fill fields without an event; React ignores those whose value it knows. */
function readFields(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Chromium sends no form by Enter in a field for a time or a day. */
function sendOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, key, currentTarget } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  if (target.type !== 'time' && target.type !== 'date') return;
  event.preventDefault();
  currentTarget.requestSubmit();
}

/** The form element: no native bubbles, errors at their fields, focus on the first. Sent by a browser without scripts, it
 * would put nothing into the address. */
export function Form<I extends FieldValues, O>({
  form,
  onSubmit,
  onInvalid,
  children,
  label,
}: FormProps<I, O>): ReactNode {
  return (
    // A key of a field is the form's to answer, as Enter is by itself in most browsers.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      noValidate
      method="post"
      className={styles.form}
      aria-label={label}
      onKeyDown={sendOnEnter}
      onSubmit={(event) => {
        event.stopPropagation();
        readFields(event.currentTarget);
        if (form.formState.isSubmitting) event.preventDefault();
        else {
          form.clearErrors('root');
          void form.handleSubmit(
            (values) => onSubmit(values),
            () => onInvalid?.(),
          )(event);
        }
      }}
    >
      {children}
    </form>
  );
}

/** The red box with what is wrong with the form as a whole, brought into view each time it comes: on a phone the button
 * is far below it. Empty while nothing is wrong. */
export function FormError<I extends FieldValues, O>({
  form,
  title,
}: {
  form: FormOf<I, O>;
  title?: string;
}): ReactNode {
  const message = form.formState.errors.root?.server?.message;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [message]);
  return message ? (
    <div ref={place}>
      <Notice tone="error" title={title}>
        {message}
      </Notice>
    </div>
  ) : null;
}

/** Sends the form, with a label while it does: `busyLabel="Saving..."`. */
export function SubmitButton<I extends FieldValues, O>({
  form,
  ...rest
}: Omit<ButtonProps, 'form' | 'busy' | 'type'> & { form: FormOf<I, O>; busyLabel: string }): ReactNode {
  return <Button {...rest} type="submit" busy={form.formState.isSubmitting} />;
}
