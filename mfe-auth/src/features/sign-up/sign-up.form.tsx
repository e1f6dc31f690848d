import { GenderField, NewPasswordFields, rememberCode, useWriteForm } from '@porao/features';
import { callPublic, session, useNavigate } from '@porao/platform';
import { sessionRecordOf } from '@porao/platform/session-record';
import { Form, FormError, PhoneField, SubmitButton, TextAreaField, TextField } from '@porao/ui/forms';
import { type ReactNode, useState } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { CaptchaField } from './captcha.field.tsx';
import { captchaMatches, newCaptcha } from './captcha.ts';
import { type SignUpValues, signUpSchemas } from './sign-up.schema.ts';

const secret = ['password', 'password_confirmation', 'captcha'] as const;
const empty: SignUpValues = {
  name: '',
  phone_no: '',
  email: '',
  password: '',
  password_confirmation: '',
  additional_phone_number: '',
  about: '',
  captcha: '',
};

export function SignUpForm({ kind }: { kind: 'tutor' | 'parent' }): ReactNode {
  const navigate = useNavigate();
  const [captcha, setCaptcha] = useState(newCaptcha);
  const key = kind === 'tutor' ? 'POST /api/tutor-registration' : 'POST /api/parent-registration';
  const { form, submit } = useWriteForm({
    schema: signUpSchemas[kind],
    start: empty,
    draft: `${kind}-sign-up`,
    // The page of the code forgets it, or leads back here.
    isDraftKept: true,
    secret,
    send: (body) => callPublic(key, { body }),
    onFailed: () => renewCaptcha(),
    onDone: (begun) => {
      const { user, data } = begun;
      const { phone_no: phone, phone_otp } = user;
      rememberCode('verify', { phone, seconds: data?.resend_in_seconds ?? 0, code: phone_otp });
      session().start(sessionRecordOf(begun, kind));
      void navigate(paths.otp);
    },
  });

  const renewCaptcha = () => {
    setCaptcha(newCaptcha());
    form.setValue('captcha', '');
  };
  const isRefused = () => kind === 'tutor' && !captchaMatches(form.getValues('captcha'), captcha);
  const replaceCaptcha = () => {
    if (isRefused()) form.setError('captcha', { message: t('signup.captcha.wrong') });
    renewCaptcha();
  };
  const checkAndSubmit = async (values: Parameters<typeof submit>[0]) => {
    if (!isRefused()) return submit(values);
    replaceCaptcha();
    form.setFocus('captcha');
  };

  return (
    <Form form={form} onSubmit={checkAndSubmit} onInvalid={replaceCaptcha} label={t('signup.submit')}>
      <FormError form={form} title={t('signup.failed')} />
      <TextField
        form={form}
        name="name"
        label={t('signup.name')}
        help={t('signup.name.help')}
        autoComplete="name"
        icon="user"
        maxLength={100}
      />
      <PhoneField form={form} name="phone_no" label={t('signup.phone')} help={t('signup.phone.help')} />
      <TextField
        form={form}
        name="email"
        type="email"
        label={t('signup.email')}
        autoComplete="email"
        inputMode="email"
        icon="mail"
        maxLength={254}
      />
      <GenderField form={form} name="gender" label={t('signup.gender')} />
      <NewPasswordFields
        form={form}
        name="password"
        label={t('signup.password')}
        help={t('signup.password.help')}
        confirmationLabel={t('signup.confirmation')}
      />
      {kind === 'parent' && (
        <>
          <PhoneField form={form} name="additional_phone_number" label={t('signup.secondPhone')} />
          <TextAreaField form={form} name="about" label={t('signup.about')} rows={3} maxLength={500} />
        </>
      )}
      {kind === 'tutor' && <CaptchaField form={form} code={captcha} onRenew={renewCaptcha} />}
      <SubmitButton form={form} size="lg" fullWidth busyLabel={t('signup.busy')}>
        {t('signup.submit')}
      </SubmitButton>
    </Form>
  );
}
