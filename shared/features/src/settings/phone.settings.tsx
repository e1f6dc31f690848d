import { accountEndpoints } from '@porao/contracts';
import { resetOtp } from '@porao/contracts/paths';
import { ApiError, call, formatDigits, notify, useNavigate } from '@porao/platform';
import { Button, Notice, Text } from '@porao/ui';
import { RadioChips } from '@porao/ui/controls';
import { Form, PasswordField, PhoneField, SubmitButton, useWatch } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { formFailureText } from '../failure/failure.ts';
import { t } from '../messages.ts';
import { rememberCode } from '../otp/countdown.ts';
import { sendResetCode } from '../otp/reset.ts';
import { openVerifyPhone } from '../otp/verify-phone.tsx';
import { TitledCard } from '../page/titled.card.tsx';
import { useWrite } from '../write/write.ts';
import { useWriteForm } from '../write/write-form.ts';
import { passwordToggle } from './new-password.fields.tsx';

const key = 'POST /api/v1/change-phone-no';

interface NewPhone {
  phone_no: string;
  current_password?: string | undefined;
}

/** Asks for a new phone and opens its verification, which takes its place when the code is right. */
export async function changePhone(body: NewPhone, onDone: () => void): Promise<void> {
  const { phone_no } = body;
  try {
    const { data } = await call(key, { body });
    rememberCode('verify', { phone: phone_no, seconds: data.resend_after, code: data.phone_otp });
    openVerifyPhone(phone_no, onDone);
  } catch (error) {
    const errors = error instanceof ApiError ? error.errors : {};
    const message = (errors['phone_no'] ?? errors['current_password'])?.[0] ?? formFailureText(error);
    notify({ tone: 'error', title: t('phone.failed'), message });
  }
}

interface PhoneSettingsProps {
  phone: string;
  /** After a new phone was verified. */
  onChanged: () => void;
}

/** The account's phone, which is unchanged, and how a forgotten password is reset: by phone only. */
export function PhoneSettings({ phone, onChanged }: PhoneSettingsProps): ReactNode {
  const schema = accountEndpoints[key].body;
  const { form, submit } = useWriteForm({
    schema,
    start: { phone_no: phone, current_password: '' },
    send: (body) => changePhone(body, onChanged),
  });
  const typed = useWatch({ control: form.control, name: 'phone_no' });
  return (
    <>
      <TitledCard title={t('phone.title')} roomy>
        <Form form={form} label={t('phone.title')} onSubmit={submit}>
          <PhoneField form={form} name="phone_no" label={t('phone.label')} disabled />
          {typed !== phone && (
            <PasswordField
              form={form}
              name="current_password"
              label={t('password.current')}
              help={t('password.forPhone')}
              {...passwordToggle()}
            />
          )}
          <SubmitButton form={form} variant="default" busyLabel={t('phone.busy')} disabled>
            {t('phone.fixed')}
          </SubmitButton>
        </Form>
      </TitledCard>
      <TitledCard title={t('reset.title')} roomy>
        <RadioChips
          label={t('reset.by')}
          options={[
            { value: 'phone', label: t('reset.phone') },
            { value: 'email', label: t('reset.email'), disabled: true },
          ]}
          value="phone"
          onChange={() => {}}
        />
        <Text size="sm" tone="dim">
          {t('reset.text', { phone: formatDigits(phone) })}
        </Text>
        <ResetButton phone={phone} />
      </TitledCard>
    </>
  );
}

/** Asks for the code and opens the page where it is entered; a failure is shown here. */
function ResetButton({ phone }: { phone: string }): ReactNode {
  const navigate = useNavigate();
  const { busy, error, press } = useWrite({
    send: () => sendResetCode(phone),
    failed: null,
    onDone: () => void navigate(resetOtp),
  });
  return (
    <>
      {error && <Notice tone="error">{formFailureText(error)}</Notice>}
      <Button variant="default" busy={busy} busyLabel={t('otp.resending')} onClick={() => press()}>
        {t('reset.send')}
      </Button>
    </>
  );
}
