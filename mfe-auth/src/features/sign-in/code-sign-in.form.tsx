import { accountEndpoints } from '@porao/contracts';
import { areaOfRole } from '@porao/contracts/page';
import { forgetReset, OtpForm, sendResetCode, useWriteForm } from '@porao/features';
import { areas, callPublic, notify, session, useNavigate } from '@porao/platform';
import { sessionRecordOf } from '@porao/platform/session-record';
import { Form, FormError, PhoneField, SubmitButton } from '@porao/ui/forms';
import { type ReactNode, useState } from 'react';
import { t } from '../../common/messages.ts';
import { rememberedPhone } from '../../common/phone-cookie.ts';
import { landingPath } from './landing.ts';

const schema = accountEndpoints['POST /api/v1/forgot-password/send-otp'].body;

/** Signs in with a code in place of a password: for accounts that have none, and whoever forgot it. */
export default function CodeSignInForm(): ReactNode {
  const navigate = useNavigate();
  const [phone, setPhone] = useState<string | null>(null);
  const { form, submit } = useWriteForm({
    schema,
    start: { phone_no: rememberedPhone() },
    send: ({ phone_no }) => sendResetCode(phone_no),
    onDone: (_, { phone_no }) => setPhone(phone_no),
  });

  const verify = async (phone_no: string, phone_otp: string): Promise<void> => {
    const body = { phone_no, phone_otp };
    const begun = await callPublic('POST /api/v1/forgot-password/sign-in', { body });
    const { user } = begun;
    if (!areaOfRole(areas(), user.type)) {
      notify({ tone: 'error', message: t('signin.operator') });
      return;
    }
    const path = landingPath(user.type, session().takeIntendedPath());
    forgetReset();
    session().start(sessionRecordOf(begun, user.type));
    // As after a password: the guest guard of this page moves first.
    setTimeout(() => void navigate(path, { replace: true }));
  };

  if (phone !== null) {
    return (
      <OtpForm
        purpose="reset"
        phone={phone}
        onVerify={(otp) => verify(phone, otp)}
        onResend={async () =>
          (await callPublic('POST /api/v1/forgot-password/send-otp', { body: { phone_no: phone } })).data
        }
        onWrongNumber={() => setPhone(null)}
      />
    );
  }
  return (
    <Form form={form} onSubmit={submit} label={t('signin.code')}>
      <FormError form={form} />
      <PhoneField form={form} name="phone_no" label={t('signup.phone')} />
      <SubmitButton form={form} size="lg" fullWidth busyLabel={t('forgotten.busy')}>
        {t('forgotten.submit')}
      </SubmitButton>
    </Form>
  );
}
