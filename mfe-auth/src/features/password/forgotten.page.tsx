import { accountEndpoints } from '@porao/contracts';
import { readReset, sendResetCode, useWriteForm } from '@porao/features';
import { useNavigate } from '@porao/platform';
import { LinkAnchor, Text } from '@porao/ui';
import { Form, FormError, PhoneField, SubmitButton } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { AuthPage } from '../../common/auth-page.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { rememberedPhone } from '../../common/phone-cookie.ts';

const schema = accountEndpoints['POST /api/v1/forgot-password/send-otp'].body;

export default function ForgottenPasswordPage(): ReactNode {
  const navigate = useNavigate();
  const { form, submit } = useWriteForm({
    schema,
    start: { phone_no: readReset()?.phone ?? rememberedPhone() },
    send: ({ phone_no }) => sendResetCode(phone_no),
    onDone: () => void navigate(paths.resetOtp),
  });
  return (
    <AuthPage
      title={t('forgotten.heading')}
      lead={t('forgotten.lead')}
      footer={
        <Text align="center">
          <LinkAnchor to={paths.signIn}>{t('forgotten.back')}</LinkAnchor>
        </Text>
      }
    >
      <Form form={form} onSubmit={submit} label={t('forgotten.heading')}>
        <FormError form={form} />
        <PhoneField form={form} name="phone_no" label={t('signup.phone')} />
        <SubmitButton form={form} size="lg" fullWidth busyLabel={t('forgotten.busy')}>
          {t('forgotten.submit')}
        </SubmitButton>
      </Form>
    </AuthPage>
  );
}
