import { AccountInfoBody } from '@porao/contracts';
import { type FormOf, PasswordField, type Schema, useWatch } from '@porao/ui/forms';
import { t } from '../messages.ts';
import { type OutputOf, withRules } from '../schema.ts';
import { passwordToggle } from './new-password.fields.tsx';

/** Is the contract's input, as a form holds it. */
type Values = (typeof AccountInfoBody)['_zod']['input'] & { current_password: string };

const isOther = (typed: string, email: string): boolean => typed.trim().toLowerCase() !== email.toLowerCase();

/** Another e-mail than `email` needs the current password (docs/adr/0018). */
export const accountInfoSchema = (email: string) =>
  withRules<Values, OutputOf<typeof AccountInfoBody>>(
    AccountInfoBody as Schema<Values, OutputOf<typeof AccountInfoBody>>,
    (values) =>
      isOther(values.email, email) && values.current_password === ''
        ? [{ message: 'password.needed', path: ['current_password'] }]
        : [],
  );

interface EmailPasswordFieldProps {
  form: FormOf<Values, OutputOf<typeof AccountInfoBody>>;
  email: string;
}

export function EmailPasswordField({ form, email }: EmailPasswordFieldProps) {
  const typed = useWatch({ control: form.control, name: 'email' });
  // The server asks too where the account's e-mail was changed elsewhere meanwhile.
  const isAsked = form.getFieldState('email', form.formState).error?.type === 'server';
  if (!isOther(typed, email) && !isAsked) return null;
  return (
    <PasswordField
      form={form}
      name="current_password"
      label={t('password.current')}
      help={t('password.forEmail')}
      {...passwordToggle()}
    />
  );
}
