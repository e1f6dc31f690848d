import { keepReset, OtpForm, readReset } from '@porao/features';
import { callPublic, session, useNavigate, useSession } from '@porao/platform';
import { LinkAnchor } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { AuthPage } from '../../common/auth-page.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';

/** The code of a forgotten password, exchanged for the right to set a new one. */
export default function ResetOtpPage(): ReactNode {
  const navigate = useNavigate();
  // The number of an account that is open is not typed, and stays.
  const signedIn = useSession();
  const [phone] = useState(() => readReset()?.phone ?? null);
  return (
    <AuthPage title={t('resetOtp.heading')}>
      <OtpForm
        purpose="reset"
        phone={phone}
        {...(!signedIn && { onWrongNumber: () => void navigate(paths.forgotten) })}
        wayBack={<LinkAnchor to={paths.forgotten}>{t('forgotten.heading')}</LinkAnchor>}
        onVerify={async (phone_otp) => {
          const body = { phone_no: phone ?? '', phone_otp };
          const { token } = await callPublic('POST /api/v1/forgot-password/verify-forgot-password-otp', {
            body,
          });
          // A new password ends every session: this one signs out before, while it is still valid.
          if (session().current()) await session().end();
          keepReset({ phone: body.phone_no, token });
          void navigate(paths.reset, { replace: true });
        }}
        onResend={async () => {
          const body = { phone_no: phone ?? '' };
          return (await callPublic('POST /api/v1/forgot-password/send-otp', { body })).data;
        }}
      />
    </AuthPage>
  );
}
