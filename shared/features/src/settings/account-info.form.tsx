import { AccountInfoBody, type CurrentUser } from '@porao/contracts';
import { call } from '@porao/platform';
import {
  Form,
  FormError,
  type FormOf,
  PasswordField,
  PhoneField,
  type Schema,
  SubmitButton,
  TextAreaField,
  TextField,
  useWatch,
} from '@porao/ui/forms';
import { GenderField } from '../lookup/gender.field.tsx';
import { type OutputOf, withRules } from '../schema.ts';
import { useLeaveWarning } from '../write/leave.ts';
import { RestoredNotice } from '../write/restored.notice.tsx';
import { answerMessage } from '../write/write.ts';
import { useWriteForm } from '../write/write-form.ts';
import { t } from './messages.ts';
import { passwordToggle } from './new-password.fields.tsx';

/** Height of the text about oneself, in px (PAR-123). */
const aboutHeight = 138;

interface AccountInfoFormProps {
  user: CurrentUser;
  additionalPhone: string | null;
  /** The text about oneself; without it the form neither shows nor sends it. */
  about?: string | null;
  disabled: boolean;
  /** Above the reasons why it was not saved. */
  failedTitle?: string;
  onSaved: () => void;
}

export function AccountInfoForm(props: AccountInfoFormProps) {
  const { user, additionalPhone, about, disabled, failedTitle, onSaved } = props;
  const write = useWriteForm({
    schema: accountInfoSchema(user),
    start: {
      name: user.name,
      email: user.email,
      current_password: '',
      additional_phone_number: additionalPhone ?? '',
      ...(user.gender !== null && { gender: user.gender }),
      ...(about !== undefined && { about: about ?? '' }),
    },
    draft: `account-${user.id}`,
    secret: ['current_password'],
    edits: true,
    send: async (body, { setValue }) => {
      const answer = await call('POST /api/v1/update-personal-info', { body });
      setValue('current_password', '');
      return answer;
    },
    event: onSaved,
    success: answerMessage,
    failed: () => t('account.failed'),
  });
  const { form, submit, restored } = write;
  useLeaveWarning(restored || form.formState.isDirty, true);
  return (
    <Form form={form} onSubmit={submit} label={t('account.save')}>
      <RestoredNotice form={write} />
      <FormError form={form} {...(failedTitle && { title: failedTitle })} />
      <TextField
        form={form}
        name="name"
        label={t('account.name')}
        autoComplete="name"
        maxLength={100}
        disabled={disabled}
      />
      <TextField
        form={form}
        name="email"
        type="email"
        label={t('account.email')}
        autoComplete="email"
        help={t(user.email === '' ? 'account.emailNone' : 'account.emailUse')}
        disabled={disabled}
      />
      <EmailPasswordField form={form} user={user} />
      <PhoneField
        form={form}
        name="additional_phone_number"
        label={t('account.additional')}
        disabled={disabled}
      />
      <GenderField form={form} name="gender" label={t('account.gender')} disabled={disabled} />
      {about !== undefined && (
        <TextAreaField
          form={form}
          name="about"
          label={t('account.about')}
          height={aboutHeight}
          maxLength={500}
          disabled={disabled}
        />
      )}
      <SubmitButton form={form} size="lg" busyLabel={t('account.saving')} disabled={disabled}>
        {t('account.save')}
      </SubmitButton>
    </Form>
  );
}

/** Is the contract's input, as a form holds it. */
type Values = (typeof AccountInfoBody)['_zod']['input'] & { current_password: string };

type Account = Pick<CurrentUser, 'email' | 'has_password'>;

/** Another e-mail than the account's needs the current password, where there is one (docs/adr/0018). */
const needsPassword = (typed: string | null, { email, has_password }: Account): boolean =>
  has_password !== false && (typed ?? '').trim().toLowerCase() !== email.toLowerCase();

const accountInfoSchema = (user: Account) =>
  withRules<Values, OutputOf<typeof AccountInfoBody>>(
    AccountInfoBody as Schema<Values, OutputOf<typeof AccountInfoBody>>,
    (values) =>
      needsPassword(values.email, user) && values.current_password === ''
        ? [{ message: 'password.needed', path: ['current_password'] }]
        : [],
  );

interface EmailPasswordFieldProps {
  form: FormOf<Values, OutputOf<typeof AccountInfoBody>>;
  user: Account;
}

function EmailPasswordField({ form, user }: EmailPasswordFieldProps) {
  const typed = useWatch({ control: form.control, name: 'email' });
  // The server asks too where the account's e-mail was changed elsewhere meanwhile.
  const isAsked = form.getFieldState('email', form.formState).error?.type === 'server';
  if (!needsPassword(typed, user) && !isAsked) return null;
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
