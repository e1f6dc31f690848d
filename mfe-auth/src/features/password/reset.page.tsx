import { accountEndpoints } from '@porao/contracts';
import {
  answerMessage,
  forgetReset,
  NewPasswordFields,
  readReset,
  useWriteForm,
  withRules,
} from '@porao/features';
import { callPublic, Navigate, useLocation, useNavigate } from '@porao/platform';
import { Form, FormError, SubmitButton } from '@porao/ui/forms';
import { type ReactNode, useState } from 'react';
import { AuthPage } from '../../common/auth-page.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';

const key = 'POST /api/v1/forgot-password/reset';
const schema = withRules(accountEndpoints[key].body, ({ password_confirmation }) =>
  password_confirmation === ''
    ? [{ path: ['password_confirmation'], message: 'Please confirm your password.' }]
    : [],
);

/** Phone and token of a link by which an account made for somebody is taken over (`pnpm ops grant-operator`). */
function invitationIn(hash: string): { phone: string; token: string } | null {
  const given = new URLSearchParams(hash.slice(1));
  const [phone, token] = [given.get('phone'), given.get('token')];
  return phone && token ? { phone, token } : null;
}

/** A new password, for those whose code was right or who were invited; others begin at the start (decision OQ-025). */
export default function ResetPasswordPage(): ReactNode {
  const { hash } = useLocation();
  const [reset] = useState(() => invitationIn(hash) ?? readReset());
  if (!reset?.token) return <Navigate replace to={paths.forgotten} />;
  return <ResetForm phone={reset.phone} token={reset.token} />;
}

function ResetForm({ phone, token }: { phone: string; token: string }): ReactNode {
  const navigate = useNavigate();
  const { form, submit } = useWriteForm({
    schema,
    start: { phone_no: phone, token, password: '', password_confirmation: '' },
    send: (body) => callPublic(key, { body }),
    // Refusals of the phone and the token have no field here.
    fields: ['password', 'password_confirmation'],
    success: answerMessage,
    onDone: () => {
      forgetReset();
      void navigate(paths.signIn, { replace: true });
    },
  });
  return (
    <AuthPage title={t('reset.heading')} lead={t('reset.lead')}>
      <Form form={form} onSubmit={submit} label={t('reset.heading')}>
        <FormError form={form} />
        <NewPasswordFields
          form={form}
          name="password"
          label={t('reset.password')}
          help={t('signup.password.help')}
          confirmationLabel={t('signup.confirmation')}
        />
        <SubmitButton form={form} size="lg" fullWidth busyLabel={t('reset.busy')}>
          {t('reset.submit')}
        </SubmitButton>
      </Form>
    </AuthPage>
  );
}
