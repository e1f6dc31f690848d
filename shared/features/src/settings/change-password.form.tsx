import { call, query, useQuery } from '@porao/platform';
import { Text } from '@porao/ui';
import { Form, FormError, PasswordField, SubmitButton } from '@porao/ui/forms';
import { ruled } from '../schema.ts';
import { answerMessage } from '../write/write.ts';
import { useWriteForm } from '../write/write-form.ts';
import { t } from './messages.ts';
import { NewPasswordFields, passwordToggle } from './new-password.fields.tsx';

const empty = { current_password: '', new_password: '', new_password_confirmation: '' };
type Values = typeof empty;
type Field = keyof Values;

const fields = Object.keys(empty) as Field[];
const missing: Record<Field, string> = {
  current_password: 'Current password is required',
  new_password: 'Please choose a new password.',
  new_password_confirmation: 'Please confirm your password.',
};

/** All that are shown are asked for; the server decides how long a password must be (decision OQ-088). */
const schemaOf = (shown: readonly Field[]) =>
  ruled<Values>((values) => {
    const issues = shown
      .filter((field) => values[field] === '')
      .map((field) => ({ message: missing[field], path: [field] }));
    const { new_password, new_password_confirmation: again } = values;
    const differs = again !== '' && again !== new_password;
    return differs
      ? [...issues, { message: 'password.mismatch', path: ['new_password_confirmation'] }]
      : issues;
  });

const firstSchema = schemaOf(['new_password', 'new_password_confirmation']);
const schema = schemaOf(fields);

/** Changes the password of the signed-in person, or sets the first one. On success it shows the server's message and is
 * empty again. */
export function ChangePasswordForm() {
  const isFirst = useQuery(query('GET /api/v1/user')).data?.data.has_password === false;
  const { form, submit } = useWriteForm({
    schema: isFirst ? firstSchema : schema,
    start: empty,
    send: (body) => call('POST /api/v1/change-password', { body, form: true }),
    ...(isFirst && { stale: ['GET /api/v1/user'] }),
    success: answerMessage,
    onDone: (_answer, _values, { reset }) => reset(empty),
  });
  return (
    <Form form={form} onSubmit={submit} label={t('password.submit')}>
      <FormError form={form} />
      {!isFirst && (
        <PasswordField
          form={form}
          name="current_password"
          label={t('password.current')}
          {...passwordToggle()}
        />
      )}
      <NewPasswordFields
        form={form}
        name="new_password"
        label={t('password.new')}
        help={t('password.help')}
        confirmationLabel={t('password.confirmation')}
      />
      <Text size="sm" tone="dim">
        {t('password.others')}
      </Text>
      <SubmitButton form={form} size="lg" busyLabel={t('password.busy')}>
        {t('password.submit')}
      </SubmitButton>
    </Form>
  );
}
