import { Otp } from '@porao/contracts';
import { ApiError, formatDigits } from '@porao/platform';
import { Button, Group, Notice, Stack, Text } from '@porao/ui';
import { CodeField, Form, FormError, SubmitButton, schemaOf, useWatch } from '@porao/ui/forms';
import { type ReactNode, useEffect } from 'react';
import { formFailureText } from '../failure/failure.ts';
import { useWrite } from '../write/write.ts';
import { useWriteForm } from '../write/write-form.ts';
import { type CodePurpose, clock, pauseOf, useCountdown } from './countdown.ts';
import { t } from './messages.ts';

interface Values {
  otp: string;
}

/** The one field, checked as the server checks it. */
const schema = schemaOf<Values, Values>((value) => {
  const parsed = Otp.safeParse((value as Values).otp);
  if (parsed.success) return { value: { otp: parsed.data } };
  return { issues: parsed.error.issues.map(({ message }) => ({ message, path: ['otp'] })) };
});

export interface OtpFormProps {
  purpose: CodePurpose;
  /** Where the code was sent; null when no phone is known. */
  phone: string | null;
  onVerify: (otp: string) => Promise<void>;
  onResend: () => Promise<{ resend_after: number; phone_otp?: string | undefined }>;
  /** Where somebody without a phone goes: a link. */
  wayBack?: ReactNode;
  /** Leads back to where the number was typed; left out where it cannot be changed. */
  onWrongNumber?: () => void;
}

/** Six digits, the last of which sends them, Verify, and Resend after two minutes. The same on its page and in a modal. */
export function OtpForm({ purpose, phone, onVerify, onResend, wayBack, onWrongNumber }: OtpFormProps) {
  const { form, submit } = useWriteForm({
    schema,
    start: { otp: '' },
    send: ({ otp }) => onVerify(otp),
    failure: otpFailure,
    onFailed: (error) => {
      if (codeFault(error) === undefined) return;
      form.setValue('otp', '');
      form.setFocus('otp');
    },
  });
  const otp = useWatch({ control: form.control, name: 'otp' });
  const { seconds, wasSent, code, restart } = useCountdown(purpose, phone);
  const verifying = form.formState.isSubmitting;
  const isWhole = phone !== null && /^[0-9০-৯]{6}$/.test(otp);

  // Sent once it is whole: while digits of a whole code are changed, each step would cost a try.
  useEffect(() => {
    if (!isWhole) return;
    form.clearErrors('root');
    void form.handleSubmit(submit)();
    // `form` and `submit` are others with each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isWhole]);

  const resend = useWrite({
    send: () => {
      form.clearErrors();
      return onResend();
    },
    onDone: ({ resend_after, phone_otp }) => {
      form.reset({ otp: '' });
      restart({ seconds: resend_after, code: phone_otp });
    },
    failed: (error) => {
      form.setError('root.server', { message: otpFailure(error) });
      const pause = pauseOf(error);
      if (pause !== null) restart({ seconds: pause });
      return null;
    },
  });

  return (
    <Form form={form} onSubmit={submit} label={t('otp.verify')}>
      {phone === null ? (
        <Notice tone="error" action={wayBack}>
          {t('otp.noPhone')}
        </Notice>
      ) : (
        <Text tone="dim">{t(wasSent ? 'otp.sent' : 'otp.ask', { phone: formatDigits(phone) })}</Text>
      )}
      {code && (
        <Notice tone="info" still title={t('otp.test')}>
          {code}
        </Notice>
      )}
      <FormError form={form} />
      <CodeField
        form={form}
        name="otp"
        label={t('otp.code')}
        boxLabel={(place) => t('otp.digit', { place })}
        disabled={phone === null}
      />
      <Stack gap="xs">
        <SubmitButton form={form} size="lg" fullWidth busyLabel={t('otp.verifying')} disabled={!isWhole}>
          {t('otp.verify')}
        </SubmitButton>
        <Group justify="center">
          <Button
            variant="subtle"
            onClick={() => resend.press()}
            busy={resend.busy}
            busyLabel={t('otp.resending')}
            disabled={phone === null || seconds > 0 || verifying}
          >
            {t('otp.resend')}
          </Button>
          {seconds > 0 && (
            <Text as="span" size="sm" tone="dim">
              {formatDigits(clock(seconds))}
            </Text>
          )}
        </Group>
        {phone !== null && onWrongNumber && (
          <Group justify="center">
            <Button variant="subtle" onClick={onWrongNumber} disabled={verifying}>
              {t('otp.wrongNumber')}
            </Button>
          </Group>
        )}
      </Stack>
    </Form>
  );
}

/** The server's message on the code itself, else its general message (AUT-060). */
const otpFailure = (error: unknown): string => codeFault(error) ?? formFailureText(error);

function codeFault(error: unknown): string | undefined {
  const errors = error instanceof ApiError ? error.errors : {};
  return errors['otp']?.[0] ?? errors['phone_otp']?.[0];
}
