import type { CurrentUser } from '@porao/contracts';
import { call } from '@porao/platform';
import {
  Form,
  FormError,
  PhoneField,
  RadioField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '@porao/ui/forms';
import { t } from '../messages.ts';
import { useLeaveWarning } from '../write/leave.ts';
import { RestoredNotice } from '../write/restored.notice.tsx';
import { answerMessage } from '../write/write.ts';
import { useWriteForm } from '../write/write-form.ts';
import { accountInfoSchema, EmailPasswordField } from './email-password.field.tsx';

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
    schema: accountInfoSchema(user.email),
    start: {
      name: user.name,
      email: user.email,
      current_password: '',
      additional_phone_number: additionalPhone ?? '',
      gender: user.gender,
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
  useLeaveWarning(restored || form.formState.isDirty);
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
        help={t(user.email === '' ? 'account.emailLost' : 'account.emailUse')}
        disabled={disabled}
      />
      <EmailPasswordField form={form} email={user.email} />
      <PhoneField
        form={form}
        name="additional_phone_number"
        label={t('account.additional')}
        disabled={disabled}
      />
      <RadioField
        form={form}
        name="gender"
        label={t('account.gender')}
        options={([1, 2] as const).map((value) => ({
          value,
          label: t(value === 1 ? 'gender.male' : 'gender.female'),
          disabled,
        }))}
      />
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
