import { accountEndpoints } from '@porao/contracts';
import { useWriteForm } from '@porao/features';
import { useNavigate } from '@porao/platform';
import { Notice } from '@porao/ui';
import { Form, PhoneField, SubmitButton } from '@porao/ui/forms';
import { type ReactNode, useEffect, useState } from 'react';
import { AuthPage } from '../../common/auth-page.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { rememberedPhone, rememberPhone } from '../../common/phone-cookie.ts';

const schema = accountEndpoints['POST /api/v1/forgot-password/send-otp'].body;
/** Milliseconds that the confirmation is shown (AUT-012). */
const pause = 1000;

/** Takes a phone, remembers it for a week, and opens the sign-in page with it. */
export default function PhonePage(): ReactNode {
  const navigate = useNavigate();
  const [kept, setKept] = useState(false);
  const { form, submit } = useWriteForm({
    schema,
    start: { phone_no: rememberedPhone() },
    send: async ({ phone_no }) => {
      rememberPhone(phone_no);
      setKept(true);
    },
  });
  useEffect(() => {
    if (!kept) return;
    const timer = setTimeout(() => void navigate(paths.signIn), pause);
    return () => clearTimeout(timer);
  }, [kept, navigate]);

  return (
    <AuthPage title={t('phone.heading')} lead={t('phone.lead')}>
      <Form form={form} label={t('phone.heading')} onSubmit={submit}>
        {kept && <Notice tone="success">{t('phone.kept')}</Notice>}
        <PhoneField form={form} name="phone_no" label={t('signup.phone')} />
        <SubmitButton form={form} size="lg" fullWidth busyLabel={t('phone.submit')}>
          {t('phone.submit')}
        </SubmitButton>
      </Form>
    </AuthPage>
  );
}
