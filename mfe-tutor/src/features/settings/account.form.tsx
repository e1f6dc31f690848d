import type { AccountInfoBody, CurrentUser } from '@porao/contracts';
import { accountInfoSchema, EmailPasswordField, showFailure, words } from '@porao/features';
import { call, notify } from '@porao/platform';
import { Card, Stack, Title } from '@porao/ui';
import { Form, FormError, PhoneField, RadioField, SubmitButton, TextField, useForm } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { useProfileChanged } from '../../common/profile/profile.queries.ts';

const fields = ['name', 'email', 'current_password', 'gender', 'additional_phone_number'] as const;

interface AccountFormProps {
  user: CurrentUser;
  additionalPhone: string | null;
  locked: boolean;
}

/** Name, e-mail, gender and a second phone. What it does not show, about oneself, it does not send. */
export function AccountForm({ user, additionalPhone, locked }: AccountFormProps): ReactNode {
  const changed = useProfileChanged();
  const form = useForm({
    schema: accountInfoSchema(user.email),
    defaultValues: {
      name: user.name,
      email: user.email,
      current_password: '',
      gender: user.gender,
      additional_phone_number: additionalPhone ?? '',
    },
    translate: words,
  });
  const submit = async (body: AccountInfoBody) => {
    try {
      const { message } = await call('POST /api/v1/update-personal-info', { body });
      form.setValue('current_password', '');
      await changed('account', 'GET /api/v1/user');
      notify({ tone: 'success', message: words(message) });
    } catch (error) {
      notify({ tone: 'error', message: t('save.failed') });
      showFailure(form, error, { fields });
    }
  };
  const genders = [
    { value: 1, label: t('gender.1'), disabled: locked },
    { value: 2, label: t('gender.2'), disabled: locked },
  ];
  return (
    <Card as="section" roomy>
      <Stack>
        <Title order={2} size={3}>
          {t('settings.personal-info')}
        </Title>
        <Form form={form} onSubmit={submit} label={t('settings.personal-info')}>
          <FormError form={form} title={t('account.failed')} />
          <TextField
            form={form}
            name="name"
            label={t('account.name')}
            autoComplete="name"
            maxLength={100}
            icon="user"
            disabled={locked}
          />
          <TextField
            form={form}
            name="email"
            type="email"
            inputMode="email"
            label={t('account.email')}
            autoComplete="email"
            icon="mail"
            disabled={locked}
          />
          <EmailPasswordField form={form} email={user.email} />
          <RadioField form={form} name="gender" label={t('account.gender')} options={genders} />
          <PhoneField
            form={form}
            name="additional_phone_number"
            label={t('account.phone')}
            help={t('account.phone.help')}
            disabled={locked}
          />
          <SubmitButton form={form} size="lg" busyLabel={t('account.busy')} disabled={locked}>
            {t('account.submit')}
          </SubmitButton>
        </Form>
      </Stack>
    </Card>
  );
}
