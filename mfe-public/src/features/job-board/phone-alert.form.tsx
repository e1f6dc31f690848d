import { GuestAlertBody, maxSearchName, type SavedSearchBody } from '@porao/contracts';
import { digestFrequencies } from '@porao/contracts/constants';
import { FrequencyField, OtpForm, rememberCode, useWriteForm } from '@porao/features';
import { callPublic } from '@porao/platform';
import { Notice, Text } from '@porao/ui';
import { Form, FormError, PhoneField, SubmitButton } from '@porao/ui/forms';
import { useState } from 'react';
import { t } from './alert.text.ts';

export interface AlertSearch {
  /** Null while nothing narrows the board. */
  board: NonNullable<SavedSearchBody['board']> | null;
  name: string;
}

const schema = GuestAlertBody.pick({ phone_no: true, frequency: true });

async function sendCode(phone_no: string) {
  return (await callPublic('POST /api/guest-alerts/code', { body: { phone_no } })).data;
}

/** Text messages about new jobs, for a phone that a code proves. */
export function PhoneAlert({ board, name }: AlertSearch) {
  const [wanted, setWanted] = useState<{ phone_no: string; frequency: 'daily' | 'weekly' } | null>(null);
  const [saved, setSaved] = useState<'guest' | 'account' | null>(null);
  const { form, submit } = useWriteForm({
    schema,
    start: { phone_no: '', frequency: 'daily' as const },
    send: async (body) => {
      const { resend_after, phone_otp } = await sendCode(body.phone_no);
      rememberCode('alerts', { phone: body.phone_no, seconds: resend_after, code: phone_otp });
      setWanted(body);
    },
  });
  if (saved) {
    return <Notice tone="success">{t(saved === 'account' ? 'accountSaved' : 'guestSaved')}</Notice>;
  }
  if (wanted) {
    const verify = async (otp: string) => {
      const search = { name: (name || t('all')).slice(0, maxSearchName), board: board ?? {} };
      const { data } = await callPublic('POST /api/guest-alerts', { body: { ...wanted, ...search, otp } });
      setSaved(data.account ? 'account' : 'guest');
    };
    return (
      <OtpForm
        purpose="alerts"
        phone={wanted.phone_no}
        onVerify={verify}
        onResend={() => sendCode(wanted.phone_no)}
        onWrongNumber={() => setWanted(null)}
      />
    );
  }
  return (
    <Form form={form} onSubmit={submit} label={t('phone')}>
      <Text>{t('phoneText')}</Text>
      <FormError form={form} title={t('notSent')} />
      <PhoneField form={form} name="phone_no" label={t('phoneNumber')} />
      <FrequencyField form={form} name="frequency" options={digestFrequencies} />
      <SubmitButton form={form} fullWidth busyLabel={t('sending')}>
        {t('send')}
      </SubmitButton>
    </Form>
  );
}
