import { resetOtp, support } from '@porao/contracts/paths';
import { formatDigits, richText, useNavigate } from '@porao/platform';
import { Button, LinkAnchor, Notice, Text } from '@porao/ui';
import { RadioChips } from '@porao/ui/controls';
import { PhoneField, useForm } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { formFailureText } from '../failure/failure.ts';
import { t as otpText } from '../otp/messages.ts';
import { sendResetCode } from '../otp/reset.ts';
import { TitledCard } from '../page/titled.card.tsx';
import { ruled } from '../schema.ts';
import { useWrite } from '../write/write.ts';
import { t } from './messages.ts';

const schema = ruled<{ phone_no: string }>(() => []);

const supportLink = (text: ReactNode) => <LinkAnchor to={support}>{text}</LinkAnchor>;

/** The account's phone, which cannot be changed, and how a forgotten password is reset: by phone only. */
export function PhoneSettings({ phone }: { phone: string }): ReactNode {
  const form = useForm({ schema, defaultValues: { phone_no: phone } });
  return (
    <>
      <TitledCard title={t('phone.title')} roomy>
        <PhoneField form={form} name="phone_no" label={t('phone.label')} disabled />
        <Button variant="default" disabled>
          {t('phone.fixed')}
        </Button>
        <Text size="sm" tone="dim">
          {richText(t('phone.lost'), {
            support: supportLink,
          })}
        </Text>
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
      <Button variant="default" busy={busy} busyLabel={otpText('otp.resending')} onClick={() => press()}>
        {t('reset.send')}
      </Button>
    </>
  );
}
