import type { SignUpBody } from '@porao/contracts';
import {
  draftOf,
  forgetDraft,
  NewPasswordFields,
  rememberCode,
  showFailure,
  useDraft,
  useForm,
} from '@porao/features';
import { callPublic, session, useNavigate } from '@porao/platform';
import { sessionRecordOf } from '@porao/platform/session-record';
import {
  Form,
  FormError,
  PhoneField,
  RadioField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '@porao/ui/forms';
import { type ReactNode, useState } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { CaptchaField } from './captcha.field.tsx';
import { captchaMatches, newCaptcha } from './captcha.ts';
import { type SignUpFormOf, type SignUpValues, signUpSchemas } from './sign-up.schema.ts';

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

/** Registers a tutor or guardian; then the phone is verified. */
export function SignUpForm({ kind }: { kind: 'tutor' | 'parent' }): ReactNode {
  const navigate = useNavigate();
  const [captcha, setCaptcha] = useState(newCaptcha);
  const draft = `${kind}-sign-up`;
  const form: SignUpFormOf = useForm({
    schema: signUpSchemas[kind],
    defaultValues: draftOf(draft, empty),
  });
  useDraft(form, draft, secret);

  const renewCaptcha = () => {
    setCaptcha(newCaptcha());
    form.setValue('captcha', '');
  };
  const isRefused = () => kind === 'tutor' && !captchaMatches(form.getValues('captcha'), captcha);
  /** After a failed attempt. */
  const replaceCaptcha = () => {
    if (isRefused()) form.setError('captcha', { message: t('signup.captcha.wrong') });
    renewCaptcha();
  };
  const submit = async (values: SignUpBody) => {
    if (isRefused()) {
      replaceCaptcha();
      form.setFocus('captcha');
      return;
    }
    const key = kind === 'tutor' ? 'POST /api/tutor-registration' : 'POST /api/parent-registration';
    try {
      const { token, user, data } = await callPublic(key, { body: values });
      const { phone_no: phone, phone_otp } = user;
      forgetDraft(draft);
      rememberCode('verify', { phone, seconds: data?.resend_in_seconds ?? 0, code: phone_otp });
      session().start(sessionRecordOf(token, user, kind));
      void navigate(paths.otp);
    } catch (error) {
      renewCaptcha();
      showFailure(form, error);
    }
  };

  return (
    <Form form={form} onSubmit={submit} onInvalid={replaceCaptcha} label={t('signup.submit')}>
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
      <RadioField
        form={form}
        name="gender"
        label={t('signup.gender')}
        options={[
          { value: 1, label: t('signup.gender.male') },
          { value: 2, label: t('signup.gender.female') },
        ]}
      />
      <NewPasswordFields
        form={form}
        name="password"
        label={t('signup.password')}
        help={t('signup.password.help')}
        confirmationLabel={t('signup.confirmation')}
      />
      {kind === 'parent' && <ParentFields form={form} />}
      {kind === 'tutor' && <CaptchaField form={form} code={captcha} onRenew={renewCaptcha} />}
      <SubmitButton form={form} size="lg" fullWidth busyLabel={t('signup.busy')}>
        {t('signup.submit')}
      </SubmitButton>
    </Form>
  );
}

function ParentFields({ form }: { form: SignUpFormOf }): ReactNode {
  return (
    <>
      <PhoneField form={form} name="additional_phone_number" label={t('signup.secondPhone')} />
      <TextAreaField form={form} name="about" label={t('signup.about')} rows={3} maxLength={500} />
    </>
  );
}
