import { accountEndpoints } from '@porao/contracts';
import { ApiError, call, formatDigits, notify, useNavigate } from '@porao/platform';
import { Button, Card, Notice, Stack, Text, Title } from '@porao/ui';
import { RadioChips } from '@porao/ui/controls';
import { Form, PhoneField, SubmitButton, useForm } from '@porao/ui/forms';
import { type ReactNode, useState } from 'react';
import { failureText } from '../failure.ts';
import { t } from '../messages.ts';
import { rememberCode } from '../otp/countdown.ts';
import { sendResetCode } from '../otp/reset.ts';
import { openVerifyPhone } from '../otp/verify-phone.tsx';
import { words } from '../words.ts';

const key = 'POST /api/v1/change-phone-no';
const resetOtpPath = '/auth/otp-verification-for-password-reset';

/** Asks for a new phone and opens its verification, which takes its place when the code is right. */
export async function changePhone(phone_no: string, onDone: () => void): Promise<void> {
  try {
    const { data } = await call(key, { body: { phone_no } });
    rememberCode('verify', { phone: phone_no, seconds: data.resend_after, code: data.phone_otp });
    openVerifyPhone(phone_no, onDone);
  } catch (error) {
    const ownWord = error instanceof ApiError ? error.errors['phone_no']?.[0] : undefined;
    const message = ownWord === undefined ? failureText(error) : words(ownWord);
    notify({ tone: 'error', title: t('phone.failed'), message });
  }
}

interface PhoneSettingsProps {
  phone: string;
  /** After a new phone was verified. */
  onChanged: () => void;
}

/** The account's phone, which stays as it is, and how a forgotten password is reset: by phone only. */
export function PhoneSettings({ phone, onChanged }: PhoneSettingsProps): ReactNode {
  const schema = accountEndpoints[key].body;
  const form = useForm({ schema, defaultValues: { phone_no: phone }, translate: words });
  return (
    <>
      <Card as="section" roomy>
        <Stack>
          <Title order={2} size={3}>
            {t('phone.title')}
          </Title>
          <Form
            form={form}
            label={t('phone.title')}
            onSubmit={({ phone_no }) => changePhone(phone_no, onChanged)}
          >
            <PhoneField form={form} name="phone_no" label={t('phone.label')} disabled />
            <SubmitButton form={form} variant="default" busyLabel={t('phone.busy')} disabled>
              {t('phone.fixed')}
            </SubmitButton>
          </Form>
        </Stack>
      </Card>
      <Card as="section" roomy>
        <Stack>
          <Title order={2} size={3}>
            {t('reset.title')}
          </Title>
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
        </Stack>
      </Card>
    </>
  );
}

/** Has the code sent and goes on to where it is entered; what keeps it from being sent is said here. */
function ResetButton({ phone }: { phone: string }): ReactNode {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const send = async () => {
    setBusy(true);
    setFailed(undefined);
    try {
      await sendResetCode(phone);
      void navigate(resetOtpPath);
    } catch (error) {
      setFailed(failureText(error));
      setBusy(false);
    }
  };
  return (
    <>
      {failed !== undefined && <Notice tone="error">{failed}</Notice>}
      <Button variant="default" busy={busy} busyLabel={t('otp.resending')} onClick={() => void send()}>
        {t('reset.send')}
      </Button>
    </>
  );
}
