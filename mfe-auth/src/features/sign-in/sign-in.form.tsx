import { SignInBody } from '@porao/contracts';
import { areaOfRole } from '@porao/contracts/page';
import { formFailureText, pauseOf, rememberCode, useWriteForm } from '@porao/features';
import { areas, callPublic, session, useNavigate } from '@porao/platform';
import { sessionRecordOf } from '@porao/platform/session-record';
import { LinkAnchor } from '@porao/ui';
import { Form, FormError, PasswordField, SubmitButton, TextField } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { rememberedPhone } from '../../common/phone-cookie.ts';
import { identifierOf } from './identifier.ts';
import { landingPath } from './landing.ts';

/** Phone or e-mail and password. A failure says why and leaves everything typed. */
export function SignInForm(): ReactNode {
  const navigate = useNavigate();
  const { form, submit } = useWriteForm<SignInBody, SignInBody, void>({
    schema: SignInBody,
    start: { phone_no: rememberedPhone(), password: '' },
    send: async ({ phone_no = '', password }): Promise<void> => {
      const body = { phone_no: identifierOf(phone_no), password };
      const begun = await callPublic('POST /api/v1/login', { body });
      const { user, data } = begun;
      // Without an area for somebody's role no session begins.
      if (!areaOfRole(areas(), user.type)) {
        form.setError('root.server', { message: t('signin.operator') });
        return;
      }
      const record = sessionRecordOf(begun, user.type);
      const isUnverified = record.OTPVerifyUseOnly;
      const path = isUnverified ? paths.otp : landingPath(record.type, session().takeIntendedPath());
      session().start(record);
      if (isUnverified) await sendCode(record.phone, data?.resend_in_seconds ?? 0);
      // The guest guard of this page moves to the dashboard as soon as the session is there; continue after it.
      setTimeout(() => void navigate(path, { replace: true }));
    },
    failure: formFailureText,
  });

  return (
    <Form form={form} onSubmit={submit} label={t('signin.submit')}>
      <FormError form={form} title={t('signin.failed')} />
      <TextField
        form={form}
        name="phone_no"
        label={t('signin.identifier')}
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        icon="user"
      />
      <PasswordField
        form={form}
        name="password"
        label={t('signin.password')}
        showLabel={t('signin.password.show')}
        hideText={t('signin.password.hide')}
      />
      <LinkAnchor to={paths.forgotten}>{t('signin.forgotten')}</LinkAnchor>
      <SubmitButton form={form} size="lg" fullWidth busyLabel={t('signin.busy')}>
        {t('signin.submit')}
      </SubmitButton>
    </Form>
  );
}

/** Signing in sends no code by itself: the last one is still good for `wait` seconds, or another one is sent. What fails
 * is asked for on the next page. */
async function sendCode(phone: string, wait: number): Promise<void> {
  if (wait > 0) {
    rememberCode('verify', { phone, seconds: wait });
    return;
  }
  try {
    const { data } = await callPublic('POST /api/v1/resend-otp', { body: {} });
    rememberCode('verify', { phone, seconds: data.resend_after, code: data.phone_otp });
  } catch (error) {
    const pause = pauseOf(error);
    if (pause !== null) rememberCode('verify', { phone, seconds: pause });
  }
}
